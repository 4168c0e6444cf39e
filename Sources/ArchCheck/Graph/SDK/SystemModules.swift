extension SDKTable {
  /// The modules that come with the toolchain, the operating system or an Apple SDK, one a line,
  /// each followed by the modules whose types its import makes visible.
  ///
  /// A module that holds a part or a copy of another one (`FoundationNetworking`, `Glibc`) leads to
  /// the module under which the table lists the types. Names of own modules come before these.
  static let systemModules: StaticString = """
    ARKit Foundation SceneKit SpriteKit UIKit
    AVFAudio Foundation
    AVFoundation AVFAudio AudioToolbox CoreAudio CoreGraphics CoreImage CoreMedia CoreVideo Foundation ImageIO QuartzCore UniformTypeIdentifiers
    AVKit AVFoundation AppKit UIKit
    AVRouting Foundation
    Accelerate CoreGraphics simd
    Accessibility Foundation
    AccessoryNotifications Foundation
    AccessorySetupKit
    AccessoryTransportExtension Foundation
    Accounts Foundation
    ActivityKit Foundation
    AdAttributionKit Foundation
    AdServices Foundation
    AdSupport Foundation
    AddressBook
    AddressBookUI
    AlarmKit
    Android Darwin
    AppClip Foundation
    AppIntents Foundation
    AppKit Accessibility CoreData CoreGraphics CoreImage CoreText Foundation QuartzCore
    AppMigrationKit
    AppTrackingTransparency Foundation
    AppleArchive
    AppleScriptObjC
    ApplicationServices CoreGraphics CoreServices CoreText ImageIO
    AssetsLibrary
    AudioToolbox CoreAudio CoreMIDI Foundation
    AudioUnit AudioToolbox
    AudioVideoBridging Foundation
    AuthenticationServices AppKit Foundation UIKit
    AutomatedDeviceEnrollment
    AutomaticAssessmentConfiguration
    Automator AppKit Foundation
    BackgroundAssets Foundation
    BackgroundTasks Foundation
    Bionic Darwin
    BlocksRuntime
    BrowserEngineCore
    BrowserEngineKit UIKit
    BrowserKit
    Builtin
    BusinessChat
    CDispatch
    CFNetwork CoreFoundation
    CRT ucrt
    CallKit Foundation
    CarKey
    CarPlay UIKit
    Carbon ApplicationServices CoreServices
    Charts SwiftUI
    Cinematic
    ClassKit
    ClockKit UIKit
    CloudKit CoreLocation Foundation
    Cocoa AppKit CoreData Foundation
    Collaboration
    ColorSync
    Combine Darwin
    CommonCrypto
    CompilerPluginSupport
    CompositorServices
    Compression
    ContactProvider Foundation
    Contacts Foundation
    ContactsUI Contacts UIKit
    CoreAudio CoreFoundation
    CoreAudioKit
    CoreAudioTypes
    CoreBluetooth Foundation
    CoreData Foundation
    CoreFoundation Darwin Dispatch
    CoreGraphics CoreFoundation
    CoreHID
    CoreHaptics Foundation
    CoreImage CoreGraphics CoreVideo Foundation IOSurface ImageIO
    CoreLocation Foundation
    CoreLocationUI CoreLocation SwiftUI UIKit
    CoreMIDI CoreFoundation
    CoreML Foundation
    CoreMedia CoreAudio CoreFoundation CoreVideo
    CoreMediaIO
    CoreMotion Foundation
    CoreNFC Foundation
    CoreServices CFNetwork CoreFoundation
    CoreSpotlight Foundation
    CoreTelephony Foundation
    CoreText CoreFoundation CoreGraphics
    CoreTransferable Foundation UniformTypeIdentifiers
    CoreVideo CoreFoundation CoreGraphics
    CoreWLAN
    CreateML
    CreateMLComponents
    CreateMLUI
    CryptoKit Foundation
    CryptoTokenKit
    Cxx
    CxxStdlib
    Darwin
    DataDetection
    DeclaredAgeRange
    DeveloperToolsSupport
    DeviceActivity Foundation
    DeviceCheck Foundation
    DeviceDiscoveryExtension
    DeviceDiscoveryUI
    DiscRecording Foundation
    DiscRecordingUI AppKit
    DiskArbitration
    Dispatch Darwin
    DispatchIntrospection
    Distributed
    DockKit
    DriverKit
    EndpointSecurity
    EnergyKit
    EventKit Foundation
    EventKitUI EventKit UIKit
    ExceptionHandling
    ExecutionPolicy
    ExposureNotification
    ExtensionFoundation Foundation
    ExtensionKit AppKit ExtensionFoundation
    ExternalAccessory Foundation
    FSKit
    FamilyControls Foundation
    FileProvider Foundation
    FileProviderUI FileProvider
    FinanceKit
    FinanceKitUI
    FinderSync AppKit
    ForceFeedback
    Foundation CoreFoundation CoreGraphics Darwin Dispatch ObjectiveC Security
    FoundationEssentials Foundation
    FoundationInternationalization Foundation
    FoundationModels Foundation Observation
    FoundationNetworking Foundation
    FoundationXML Foundation
    GLKit Foundation OpenGLES UIKit
    GLUT
    GSS
    GameController Foundation
    GameKit Foundation UIKit
    GameSave
    GameplayKit Foundation SpriteKit
    GeoToolbox Foundation
    Glibc Darwin
    GroupActivities Foundation
    HealthKit Foundation
    HealthKitUI
    HomeKit Foundation
    Hypervisor
    IOBluetooth
    IOBluetoothUI
    IOKit
    IOSurface
    IOUSBHost
    IdentityDocumentServices
    IdentityDocumentServicesUI
    IdentityLookup
    IdentityLookupUI
    ImageCaptureCore
    ImageIO CoreGraphics
    ImagePlayground
    ImmersiveMediaSupport Foundation
    InputMethodKit
    InstallerPlugins
    InstantMessage
    Intents Foundation
    IntentsUI Intents UIKit
    JavaRuntimeSupport
    JavaScriptCore Foundation
    JournalingSuggestions
    Kerberos
    Kernel
    LDAP
    LatentSemanticMapping
    LightweightCodeRequirements Foundation
    LinkPresentation Foundation UIKit
    LiveCommunicationKit Foundation
    LocalAuthentication Foundation
    LocalAuthenticationEmbeddedUI LocalAuthentication
    LockedCameraCapture
    MLCompute
    MachO Darwin
    MailKit
    ManagedApp
    ManagedAppDistribution
    ManagedSettings
    ManagedSettingsUI
    MapKit CoreLocation Foundation SwiftUI UIKit
    MarketplaceKit Foundation
    Matter
    MatterSupport
    MediaAccessibility
    MediaExtension
    MediaLibrary
    MediaPlayer AVFoundation Foundation UIKit
    MediaSetup
    MediaToolbox
    MessageUI UIKit
    Messages UIKit
    Metal Foundation
    MetalFX Metal
    MetalKit AppKit Metal UIKit
    MetalPerformanceShaders Metal
    MetalPerformanceShadersGraph MetalPerformanceShaders
    MetricKit Foundation
    MobileCoreServices CoreServices
    ModelIO Foundation
    MultipeerConnectivity Foundation UIKit
    MusicKit Foundation
    Musl Darwin
    NaturalLanguage Foundation
    NearbyInteraction Foundation
    NetFS
    Network Dispatch
    NetworkExtension Foundation Network
    NewsstandKit
    NotificationCenter AppKit Foundation
    OSAKit
    OSLog Foundation os
    ObjectiveC Foundation
    Observation
    OpenAL
    OpenCL
    OpenDirectory
    OpenGL
    OpenGLES Foundation
    PCSC
    PDFKit AppKit Foundation UIKit
    PHASE
    PackageDescription
    PackagePlugin
    PaperKit
    ParavirtualizedGraphics
    PassKit Foundation UIKit
    PencilKit UIKit
    PermissionKit
    Photos CoreLocation Foundation
    PhotosUI Photos SwiftUI UIKit
    PlaygroundSupport
    Playgrounds
    PreferencePanes AppKit
    ProximityReader
    PushKit Foundation
    PushToTalk Foundation
    QTKit
    Quartz PDFKit QuartzCore QuickLookUI
    QuartzCore CoreGraphics CoreVideo Foundation Metal
    QuickLook UIKit
    QuickLookThumbnailing Foundation
    QuickLookUI AppKit
    RealityFoundation RealityKit
    RealityKit ARKit AppKit Combine Foundation SwiftUI UIKit
    RegexBuilder
    RelevanceKit
    ReplayKit Foundation UIKit
    RoomPlan
    Runtime
    SQLite3
    SafariServices AppKit Foundation UIKit
    SafetyKit
    SceneKit AppKit Foundation SpriteKit UIKit
    ScreenCaptureKit Foundation
    ScreenSaver AppKit Foundation
    ScreenTime
    ScriptingBridge
    SecureElementCredential Foundation
    Security CoreFoundation
    SecurityFoundation
    SecurityInterface
    SecurityUI
    SensitiveContentAnalysis
    SensorKit
    ServiceManagement Foundation
    SharedWithYou Foundation UIKit
    SharedWithYouCore Foundation
    ShazamKit Foundation
    Social Foundation UIKit
    SoundAnalysis AVFAudio Foundation
    Spatial simd
    Speech Foundation
    SpriteKit AppKit Foundation UIKit
    StoreKit Foundation SwiftUI UIKit
    StoreKitTest StoreKit
    Swift SwiftOnoneSupport _Concurrency _StringProcessing
    SwiftData CoreData Foundation Observation
    SwiftGlibc Glibc
    SwiftOnoneSupport
    SwiftShims
    SwiftUI AppKit Combine CoreGraphics CoreTransferable DeveloperToolsSupport Foundation Observation SwiftUICore Symbols UIKit UniformTypeIdentifiers WatchKit
    SwiftUICore SwiftUI
    Symbols Foundation
    Synchronization
    System
    SystemConfiguration CoreFoundation
    SystemExtensions Foundation
    TVMLKit UIKit
    TVServices Foundation
    TVUIKit UIKit
    TabletopKit Foundation
    TabularData
    TelephonyMessagingKit Foundation
    Testing
    ThreadNetwork
    TipKit SwiftUI
    TouchController
    Translation SwiftUI
    TranslationUIProvider Foundation
    Twitter
    UIKit Accessibility CoreGraphics CoreImage CoreText Foundation QuartzCore Symbols
    UIKitCore UIKit
    UniformTypeIdentifiers Foundation
    UserNotifications Foundation
    UserNotificationsUI UIKit UserNotifications
    VideoSubscriberAccount
    VideoToolbox CoreMedia
    Virtualization AppKit
    Vision CoreGraphics CoreImage CoreML Foundation
    VisionKit UIKit Vision
    VisualIntelligence
    WASILibc Darwin
    WatchConnectivity Foundation
    WatchKit Foundation UIKit
    WeatherKit Foundation
    WebKit AppKit Foundation UIKit
    WiFiAware Foundation
    WiFiInfrastructure
    WidgetKit SwiftUI
    WinSDK ucrt
    WorkoutKit HealthKit
    XCTest Foundation XCUIAutomation
    XCUIAutomation Foundation
    XPC
    _AVKit_SwiftUI
    _AppIntents_SwiftUI
    _AuthenticationServices_SwiftUI
    _Backtracing
    _Builtin_float
    _Concurrency
    _Differentiation
    _MapKit_SwiftUI
    _MusicKit_SwiftUI
    _PhotosUI_SwiftUI
    _RealityKit_SwiftUI
    _RegexParser
    _SceneKit_SwiftUI
    _SpriteKit_SwiftUI
    _StoreKit_SwiftUI
    _StringProcessing
    _SwiftConcurrencyShims
    _SwiftData_CoreData
    _SwiftData_SwiftUI
    _Testing_Foundation Testing
    _Volatile
    _float
    dnssd
    iAd
    iTunesLibrary
    libxml2
    ncurses
    os
    simd
    ucrt Darwin
    vecLib
    vmnet
    wasi_pthread
    xpc
    zlib
    """
}
