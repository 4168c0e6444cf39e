extension SDKTable {
  /// The types of services of the system and the device.
  static let serviceTypes: StaticString = """
    # Accessibility
    AXBrailleMap class NSObject
    AXBrailleMapRenderer protocol
    AXCategoricalDataAxisDescriptor class NSObject
    AXChart protocol
    AXChartDescriptor class NSObject
    AXCustomContent class NSObject
    AXCustomContentProvider protocol
    AXDataAxisDescriptor protocol NSCopying
    AXDataPoint class NSObject
    AXDataPointValue class NSObject
    AXDataSeriesDescriptor class NSObject
    AXLiveAudioGraph class NSObject
    AXNumericDataAxisDescriptor class NSObject
    # Accounts
    ACAccount class NSObject
    ACAccountCredential class NSObject
    ACAccountStore class NSObject
    ACAccountType class NSObject
    # ActivityKit
    Activity<Attributes> class
    ActivityAttributes<ContentState> protocol
    ActivityAuthorizationError enum
    ActivityAuthorizationInfo struct
    ActivityContent<State> struct
    ActivityState enum
    ActivityUIDismissalPolicy struct
    AlertConfiguration struct
    # AdServices analytics
    AAAttribution class NSObject
    # AdSupport analytics
    ASIdentifierManager class NSObject
    # AppIntents
    AppDependency<Dependency> struct
    AppDependencyManager class
    AppEntity<DefaultQuery> protocol
    AppEnum protocol
    AppIntent protocol
    AppIntentsPackage protocol
    AppShortcut struct
    AppShortcutOptionsCollection struct
    AppShortcutPhrase<Intent> struct
    AppShortcutsBuilder struct
    AppShortcutsProvider protocol
    AudioPlaybackIntent protocol
    AudioRecordingIntent protocol
    CaseDisplayRepresentable protocol
    ControlConfigurationIntent protocol
    CustomIntentMigratedAppIntent protocol
    DisplayRepresentation struct
    DisplayRepresentation.Image struct
    DynamicOptionsProvider<Result> protocol
    EntityIdentifier struct
    EntityProperty<Value> class
    EntityPropertyQuery protocol
    EntityQuery<Entity> protocol
    EntityStringQuery protocol
    EnumerableEntityQuery protocol
    ForegroundContinuableIntent protocol
    IndexedEntity protocol
    InstanceDisplayRepresentable protocol
    IntentCurrencyAmount struct
    IntentDescription struct
    IntentDialog struct
    IntentFile struct
    IntentItem<Value> struct
    IntentItemCollection<Result> struct
    IntentItemSection<Result> struct
    IntentModes struct
    IntentParameter<Value> class
    IntentParameterDependency<Intent> struct
    IntentPerson struct
    IntentProjection<Intent> struct
    IntentResult<Value> protocol
    LiveActivityIntent protocol
    OpenIntent protocol
    ParameterSummary protocol
    ParameterSummaryString struct
    PersistentlyIdentifiable protocol
    PredictableIntent protocol
    ProgressReportingIntent protocol
    ProvidesDialog protocol
    ReturnsValue<Value> protocol
    SetFocusFilterIntent protocol
    SetValueIntent protocol
    ShowsSnippetView protocol
    StartWorkoutIntent protocol
    SystemIntent protocol
    TransientAppEntity protocol
    TypeDisplayRepresentation struct
    URLRepresentableEntity protocol
    UndoableIntent protocol
    UniqueAppEntity protocol
    WidgetConfigurationIntent protocol
    # AppTrackingTransparency analytics
    ATTrackingManager class NSObject
    ATTrackingManager.AuthorizationStatus enum
    # ApplicationServices
    AXIsProcessTrusted global
    AXIsProcessTrustedWithOptions global
    AXObserver class
    AXObserverAddNotification global
    AXObserverCreate global
    AXUIElement class
    AXUIElementCopyAttributeValue global
    AXUIElementCreateApplication global
    AXUIElementCreateSystemWide global
    AXUIElementSetAttributeValue global
    AXValue class
    # AuthenticationServices
    ASAccountAuthenticationModificationViewController class UIViewController ui
    ASAuthorization class NSObject
    ASAuthorization.Scope struct
    ASAuthorizationAppleIDButton class UIControl ui
    ASAuthorizationAppleIDCredential class NSObject
    ASAuthorizationAppleIDProvider class NSObject
    ASAuthorizationAppleIDRequest class ASAuthorizationOpenIDRequest
    ASAuthorizationController class NSObject
    ASAuthorizationControllerDelegate protocol - delegate
    ASAuthorizationControllerPresentationContextProviding protocol
    ASAuthorizationCredential protocol NSCopying,NSSecureCoding
    ASAuthorizationError struct
    ASAuthorizationOpenIDRequest class ASAuthorizationRequest
    ASAuthorizationPasswordProvider class NSObject
    ASAuthorizationPasswordRequest class ASAuthorizationRequest
    ASAuthorizationPlatformPublicKeyCredentialProvider class NSObject
    ASAuthorizationProvider protocol
    ASAuthorizationRequest class NSObject
    ASAuthorizationSecurityKeyPublicKeyCredentialProvider class NSObject
    ASAuthorizationSingleSignOnProvider class NSObject
    ASAuthorizationSingleSignOnRequest class ASAuthorizationOpenIDRequest
    ASCredentialIdentityStore class NSObject
    ASCredentialProviderViewController class UIViewController ui
    ASCredentialServiceIdentifier class NSObject
    ASPasskeyAssertionCredential class NSObject
    ASPasskeyCredentialIdentity class NSObject
    ASPasswordCredential class NSObject
    ASPasswordCredentialIdentity class NSObject
    ASPresentationAnchor typealias
    ASUserDetectionStatus enum
    ASWebAuthenticationPresentationContextProviding protocol
    ASWebAuthenticationSession class NSObject
    ASWebAuthenticationSessionError struct
    ASWebAuthenticationSessionRequest class NSObject
    AuthorizationController struct
    SignInWithAppleButton struct View swiftUIView,ui,view
    WebAuthenticationSession struct
    # BackgroundTasks
    BGAppRefreshTask class BGTask
    BGAppRefreshTaskRequest class BGTaskRequest
    BGContinuedProcessingTask class BGTask
    BGContinuedProcessingTaskRequest class BGTaskRequest
    BGHealthResearchTask class BGProcessingTask
    BGProcessingTask class BGTask
    BGProcessingTaskRequest class BGTaskRequest
    BGTask class NSObject
    BGTaskRequest class NSObject
    BGTaskScheduler class NSObject
    # CFNetwork network
    CFHTTPMessage class
    CFHost class
    CFNetService class
    # CallKit
    CXAction class NSObject
    CXAnswerCallAction class CXCallAction
    CXCall class NSObject
    CXCallAction class CXAction
    CXCallController class NSObject
    CXCallDirectoryExtensionContext class NSExtensionContext
    CXCallDirectoryManager class NSObject
    CXCallDirectoryProvider class NSObject
    CXCallEndedReason enum
    CXCallObserver class NSObject
    CXCallObserverDelegate protocol - delegate
    CXCallUpdate class NSObject
    CXEndCallAction class CXCallAction
    CXHandle class NSObject
    CXPlayDTMFCallAction class CXCallAction
    CXProvider class NSObject
    CXProviderConfiguration class NSObject
    CXProviderDelegate protocol - delegate
    CXSetGroupCallAction class CXCallAction
    CXSetHeldCallAction class CXCallAction
    CXSetMutedCallAction class CXCallAction
    CXStartCallAction class CXCallAction
    CXTransaction class NSObject
    # CarPlay ui
    CPActionSheetTemplate class CPTemplate
    CPAlertTemplate class CPTemplate
    CPBarButton class NSObject
    CPContactTemplate class CPTemplate
    CPGridTemplate class CPTemplate
    CPInformationTemplate class CPTemplate
    CPInterfaceController class NSObject
    CPInterfaceControllerDelegate protocol - delegate
    CPListItem class NSObject
    CPListSection class NSObject
    CPListTemplate class CPTemplate
    CPListTemplateDelegate protocol - delegate
    CPMapButton class NSObject
    CPMapTemplate class CPTemplate
    CPMapTemplateDelegate protocol - delegate
    CPNowPlayingTemplate class CPTemplate
    CPPointOfInterestTemplate class CPTemplate
    CPPointOfInterestTemplateDelegate protocol - delegate
    CPSearchTemplate class CPTemplate
    CPSearchTemplateDelegate protocol - delegate
    CPSessionConfiguration class NSObject
    CPSessionConfigurationDelegate protocol - delegate
    CPTabBarTemplate class CPTemplate
    CPTabBarTemplateDelegate protocol - delegate
    CPTemplate class NSObject
    CPTemplateApplicationDashboardScene class UIScene
    CPTemplateApplicationDashboardSceneDelegate protocol UISceneDelegate app,delegate
    CPTemplateApplicationScene class UIScene
    CPTemplateApplicationSceneDelegate protocol UISceneDelegate app,delegate
    CPVoiceControlTemplate class CPTemplate
    CPWindow class UIWindow
    # CommonCrypto
    CCCrypt global
    CCHmac global
    CCKeyDerivationPBKDF global
    CC_MD5 global
    CC_SHA1 global
    CC_SHA256 global
    CC_SHA512 global
    # Contacts
    CNAuthorizationStatus enum
    CNChangeHistoryEvent class NSObject
    CNChangeHistoryFetchRequest class CNFetchRequest
    CNContact class NSObject
    CNContactFetchRequest class CNFetchRequest
    CNContactFormatter class Formatter formatting
    CNContactFormatterStyle enum
    CNContactProperty class NSObject
    CNContactRelation class NSObject
    CNContactSortOrder enum
    CNContactStore class NSObject
    CNContactType enum
    CNContactVCardSerialization class NSObject
    CNContactsUserDefaults class NSObject
    CNContainer class NSObject
    CNEntityType enum
    CNFetchRequest class NSObject
    CNFetchResult<ValueType> class NSObject
    CNGroup class NSObject
    CNInstantMessageAddress class NSObject
    CNKeyDescriptor protocol NSCopying,NSSecureCoding
    CNLabeledValue<ValueType> class NSObject
    CNMutableContact class CNContact
    CNMutableGroup class CNGroup
    CNMutablePostalAddress class CNPostalAddress
    CNPhoneNumber class NSObject
    CNPostalAddress class NSObject
    CNPostalAddressFormatter class Formatter formatting
    CNSaveRequest class NSObject
    CNSocialProfile class NSObject
    # ContactsUI ui
    CNContactPickerDelegate protocol - delegate
    CNContactPickerViewController class UIViewController
    CNContactViewController class UIViewController
    CNContactViewControllerDelegate protocol - delegate
    # CoreBluetooth
    CBATTError struct
    CBATTError.Code enum
    CBATTRequest class NSObject
    CBAttribute class NSObject
    CBAttributePermissions struct
    CBCentral class CBPeer
    CBCentralManager class CBManager
    CBCentralManagerDelegate protocol - delegate
    CBCharacteristic class CBAttribute
    CBCharacteristicProperties struct
    CBCharacteristicWriteType enum
    CBDescriptor class CBAttribute
    CBError struct
    CBL2CAPChannel class NSObject
    CBManager class NSObject
    CBManagerAuthorization enum
    CBManagerState enum
    CBMutableCharacteristic class CBCharacteristic
    CBMutableDescriptor class CBDescriptor
    CBMutableService class CBService
    CBPeer class NSObject
    CBPeripheral class CBPeer
    CBPeripheralDelegate protocol - delegate
    CBPeripheralManager class CBManager
    CBPeripheralManagerDelegate protocol - delegate
    CBPeripheralState enum
    CBService class CBAttribute
    CBUUID class NSObject
    # CoreHaptics
    CHHapticAdvancedPatternPlayer protocol CHHapticPatternPlayer
    CHHapticDeviceCapability protocol
    CHHapticDynamicParameter class NSObject
    CHHapticEngine class NSObject
    CHHapticEvent class NSObject
    CHHapticEventParameter class NSObject
    CHHapticParameterCurve class NSObject
    CHHapticPattern class NSObject
    CHHapticPatternPlayer protocol
    # CoreLocation location
    CLAccuracyAuthorization enum
    CLActivityType enum
    CLAuthorizationStatus enum
    CLBackgroundActivitySession class NSObject
    CLBeacon class NSObject
    CLBeaconIdentityCondition class CLCondition
    CLBeaconIdentityConstraint class CLBeaconIdentityCondition
    CLBeaconRegion class CLRegion
    CLCircularGeographicCondition class CLCondition
    CLCircularRegion class CLRegion
    CLCondition class NSObject
    CLDeviceOrientation enum
    CLError struct
    CLError.Code enum
    CLFloor class NSObject
    CLGeocoder class NSObject
    CLHeading class NSObject
    CLLocation class NSObject
    CLLocationAccuracy typealias Double
    CLLocationCoordinate2D struct
    CLLocationCoordinate2DIsValid global
    CLLocationCoordinate2DMake global
    CLLocationDegrees typealias Double
    CLLocationDirection typealias Double
    CLLocationDistance typealias Double
    CLLocationDistanceMax global
    CLLocationManager class NSObject
    CLLocationManagerDelegate protocol - delegate
    CLLocationSourceInformation class NSObject
    CLLocationSpeed typealias Double
    CLLocationUpdate struct
    CLLocationUpdate.LiveConfiguration enum
    CLMonitor actor
    CLPlacemark class NSObject
    CLProximity enum
    CLRegion class NSObject
    CLRegionState enum
    CLServiceSession class NSObject
    CLVisit class NSObject
    # CoreLocationUI location,ui
    CLLocationButton class UIControl
    LocationButton struct View swiftUIView,view
    # CoreMIDI
    MIDIClientRef typealias UInt32
    MIDIDeviceRef typealias UInt32
    MIDIEndpointRef typealias UInt32
    MIDIEventList struct
    MIDIObjectRef typealias UInt32
    MIDIPacket struct
    MIDIPacketList struct
    MIDIPortRef typealias UInt32
    # CoreML
    MLBatchProvider protocol
    MLComputeUnits enum
    MLCustomLayer protocol
    MLCustomModel protocol
    MLDictionaryFeatureProvider class NSObject
    MLFeatureDescription class NSObject
    MLFeatureProvider protocol
    MLFeatureType enum
    MLFeatureValue class NSObject
    MLModel class NSObject
    MLModelConfiguration class NSObject
    MLModelDescription class NSObject
    MLModelError struct
    MLMultiArray class NSObject
    MLMultiArrayDataType enum
    MLPredictionOptions class NSObject
    MLShapedArray<Scalar> struct
    MLTask class NSObject
    MLTensor struct
    # CoreMotion
    CMAcceleration struct
    CMAccelerometerData class CMLogItem
    CMAltimeter class NSObject
    CMAltitudeData class CMLogItem
    CMAttitude class NSObject
    CMAttitudeReferenceFrame struct
    CMAuthorizationStatus enum
    CMCalibratedMagneticField struct
    CMDeviceMotion class CMLogItem
    CMFallDetectionDelegate protocol - delegate
    CMGyroData class CMLogItem
    CMHeadphoneMotionManager class NSObject
    CMHeadphoneMotionManagerDelegate protocol - delegate
    CMLogItem class NSObject
    CMMagneticField struct
    CMMagnetometerData class CMLogItem
    CMMotionActivity class CMLogItem
    CMMotionActivityConfidence enum
    CMMotionActivityManager class NSObject
    CMMotionManager class NSObject
    CMPedometer class NSObject
    CMPedometerData class NSObject
    CMPedometerEvent class NSObject
    CMQuaternion struct
    CMRotationMatrix struct
    CMRotationRate struct
    CMStepCounter class NSObject
    CMWaterSubmersionManagerDelegate protocol - delegate
    # CoreNFC
    NFCNDEFMessage class NSObject
    NFCNDEFPayload class NSObject
    NFCNDEFReaderSession class NFCReaderSession
    NFCNDEFReaderSessionDelegate protocol - delegate
    NFCNDEFTag protocol NSCopying,NSSecureCoding
    NFCReaderSession class NSObject
    NFCTag enum
    NFCTagReaderSession class NFCReaderSession
    NFCTagReaderSessionDelegate protocol - delegate
    # CoreServices
    ConstFSEventStreamRef typealias
    FSEventStreamCreate global
    FSEventStreamCreateFlags typealias UInt32
    FSEventStreamEventFlags typealias UInt32
    FSEventStreamEventId typealias UInt64
    FSEventStreamInvalidate global
    FSEventStreamRef typealias
    FSEventStreamRelease global
    FSEventStreamScheduleWithRunLoop global
    FSEventStreamSetDispatchQueue global
    FSEventStreamStart global
    FSEventStreamStop global
    LSCopyDefaultApplicationURLForURL global
    LSSetDefaultHandlerForURLScheme global
    # CoreSpotlight
    CSIndexExtensionRequestHandler class NSObject
    CSSearchQuery class NSObject
    CSSearchableIndex class NSObject
    CSSearchableIndexDelegate protocol - delegate
    CSSearchableItem class NSObject
    CSSearchableItemAttributeSet class NSObject
    CSUserQuery class CSSearchQuery
    # CoreTelephony
    CTCarrier class NSObject
    CTCellularData class NSObject
    CTCellularPlanProvisioning class NSObject
    CTSubscriberDelegate protocol - delegate
    CTTelephonyNetworkInfo class NSObject
    CTTelephonyNetworkInfoDelegate protocol - delegate
    # CryptoKit
    AES enum
    AES.GCM enum
    AES.GCM.Nonce struct
    AES.GCM.SealedBox struct
    ChaChaPoly enum
    ChaChaPoly.SealedBox struct
    CryptoKitError enum
    Curve25519 enum
    Curve25519.KeyAgreement enum
    Curve25519.KeyAgreement.PrivateKey struct
    Curve25519.KeyAgreement.PublicKey struct
    Curve25519.Signing enum
    Curve25519.Signing.PrivateKey struct
    Curve25519.Signing.PublicKey struct
    Digest protocol
    HKDF<H> struct
    HMAC<H> struct
    HashFunction<Digest> protocol
    HashedAuthenticationCode<H> struct
    Insecure enum
    Insecure.MD5 struct
    Insecure.SHA1 struct
    MessageAuthenticationCode protocol
    P256 enum
    P256.KeyAgreement enum
    P256.KeyAgreement.PrivateKey struct
    P256.KeyAgreement.PublicKey struct
    P256.Signing enum
    P256.Signing.ECDSASignature struct
    P256.Signing.PrivateKey struct
    P256.Signing.PublicKey struct
    P384 enum
    P384.KeyAgreement enum
    P384.Signing enum
    P521 enum
    P521.KeyAgreement enum
    P521.Signing enum
    SHA256 struct
    SHA256Digest struct
    SHA384 struct
    SHA384Digest struct
    SHA512 struct
    SHA512Digest struct
    SecureEnclave enum
    SecureEnclave.P256 enum
    SharedSecret struct
    SymmetricKey struct
    SymmetricKeySize struct
    # DeviceActivity
    DeviceActivityCenter class
    DeviceActivityEvent struct
    DeviceActivityMonitor class
    DeviceActivityName struct
    DeviceActivitySchedule struct
    # DeviceCheck
    DCAppAttestService class NSObject
    DCDevice class NSObject
    DCError struct
    # EventKit
    EKAlarm class EKObject
    EKAuthorizationStatus enum
    EKCalendar class EKObject
    EKCalendarItem class EKObject
    EKCalendarType enum
    EKEntityType enum
    EKEvent class EKCalendarItem
    EKEventStatus enum
    EKEventStore class NSObject
    EKObject class NSObject
    EKParticipant class EKObject
    EKRecurrenceDayOfWeek class NSObject
    EKRecurrenceEnd class NSObject
    EKRecurrenceFrequency enum
    EKRecurrenceRule class EKObject
    EKReminder class EKCalendarItem
    EKSource class EKObject
    EKSpan enum
    EKStructuredLocation class EKObject
    EKVirtualConferenceProvider class NSObject
    EKWeekday enum
    # EventKitUI ui
    EKCalendarChooser class UIViewController
    EKCalendarChooserDelegate protocol - delegate
    EKEventEditViewController class UINavigationController
    EKEventEditViewDelegate protocol - delegate
    EKEventViewController class UIViewController
    EKEventViewDelegate protocol - delegate
    # ExtensionFoundation
    AppExtension protocol
    AppExtensionConfiguration protocol
    AppExtensionIdentity struct
    AppExtensionProcess struct
    # ExtensionKit
    EXAppExtensionBrowserViewController class NSViewController ui
    EXHostViewController class NSViewController ui
    EXHostViewControllerDelegate protocol - delegate
    # ExternalAccessory
    EAAccessory class NSObject
    EAAccessoryDelegate protocol - delegate
    EAAccessoryManager class NSObject
    EASession class NSObject
    EAWiFiUnconfiguredAccessory class NSObject
    EAWiFiUnconfiguredAccessoryBrowser class NSObject
    EAWiFiUnconfiguredAccessoryBrowserDelegate protocol - delegate
    # FamilyControls
    AuthorizationCenter class
    FamilyActivitySelection struct
    # FinderSync
    FIFinderSync class NSObject
    FIFinderSyncController class NSExtensionContext
    # FoundationModels
    ConvertibleFromGeneratedContent protocol
    ConvertibleToGeneratedContent protocol
    Generable<PartiallyGenerated> protocol
    GeneratedContent struct
    GenerationOptions struct
    GenerationSchema struct
    Guide macro
    Instructions struct
    InstructionsRepresentable protocol
    LanguageModelSession class
    Prompt struct
    PromptRepresentable protocol
    SystemLanguageModel class
    Tool<Arguments,Output> protocol
    Transcript struct
    # GroupActivities
    GroupActivity protocol
    GroupActivityActivationResult enum
    GroupActivityMetadata struct
    GroupActivitySharingController class UIViewController
    GroupSession<ActivityType> class
    GroupSessionJournal class
    GroupSessionMessenger class
    GroupStateObserver class
    Participant struct
    SystemCoordinator class
    # HealthKit
    HKActivitySummary class NSObject
    HKActivitySummaryQuery class HKQuery
    HKActivitySummaryType class HKObjectType
    HKAnchoredObjectQuery class HKQuery
    HKAuthorizationStatus enum
    HKBiologicalSex enum
    HKBiologicalSexObject class NSObject
    HKBloodType enum
    HKBloodTypeObject class NSObject
    HKCategorySample class HKSample
    HKCategoryType class HKSampleType
    HKCategoryTypeIdentifier struct
    HKCharacteristicType class HKObjectType
    HKCharacteristicTypeIdentifier struct
    HKCorrelation class HKSample
    HKCorrelationQuery class HKQuery
    HKCorrelationType class HKSampleType
    HKDeletedObject class NSObject
    HKDevice class NSObject
    HKElectrocardiogram class HKSample
    HKError struct
    HKHealthStore class NSObject
    HKLiveWorkoutBuilder class HKWorkoutBuilder
    HKLiveWorkoutBuilderDelegate protocol - delegate
    HKLiveWorkoutDataSource class NSObject
    HKObject class NSObject
    HKObjectType class NSObject
    HKObserverQuery class HKQuery
    HKQuantity class NSObject
    HKQuantitySample class HKSample
    HKQuantityType class HKSampleType
    HKQuantityTypeIdentifier struct
    HKQuery class NSObject
    HKQueryAnchor class NSObject
    HKQueryOptions struct
    HKSample class HKObject
    HKSampleQuery class HKQuery
    HKSampleType class HKObjectType
    HKSeriesBuilder class NSObject
    HKSeriesSample class HKSample
    HKSeriesType class HKSampleType
    HKSource class NSObject
    HKSourceQuery class HKQuery
    HKSourceRevision class NSObject
    HKStatistics class NSObject
    HKStatisticsCollection class NSObject
    HKStatisticsCollectionQuery class HKQuery
    HKStatisticsOptions struct
    HKStatisticsQuery class HKQuery
    HKUnit class NSObject
    HKUpdateFrequency enum
    HKWorkout class HKSample
    HKWorkoutActivity class NSObject
    HKWorkoutActivityType enum
    HKWorkoutBuilder class NSObject
    HKWorkoutConfiguration class NSObject
    HKWorkoutEvent class NSObject
    HKWorkoutRouteBuilder class HKSeriesBuilder
    HKWorkoutRouteQuery class HKQuery
    HKWorkoutSession class NSObject
    HKWorkoutSessionDelegate protocol - delegate
    HKWorkoutSessionLocationType enum
    HKWorkoutSessionState enum
    HKWorkoutSessionType enum
    HKWorkoutType class HKSampleType
    # HomeKit
    HMAccessory class NSObject
    HMAccessoryBrowserDelegate protocol - delegate
    HMAccessoryDelegate protocol - delegate
    HMAction class NSObject
    HMActionSet class NSObject
    HMCameraSnapshotControlDelegate protocol - delegate
    HMCameraStreamControlDelegate protocol - delegate
    HMCharacteristic class NSObject
    HMHome class NSObject
    HMHomeDelegate protocol - delegate
    HMHomeManager class NSObject
    HMHomeManagerDelegate protocol - delegate
    HMRoom class NSObject
    HMService class NSObject
    HMServiceGroup class NSObject
    HMTrigger class NSObject
    HMUser class NSObject
    HMZone class NSObject
    # IOKit
    IOObjectRelease global
    IOPMAssertionCreateWithName global
    IOPMAssertionID typealias UInt32
    IOPMAssertionLevel typealias UInt32
    IOPMAssertionRelease global
    IORegistryEntryCreateCFProperty global
    IOServiceGetMatchingService global
    IOServiceMatching global
    io_object_t typealias UInt32
    io_registry_entry_t typealias UInt32
    io_service_t typealias UInt32
    # Intents
    INBooleanResolutionResult class INIntentResolutionResult
    INDateComponentsRange class NSObject
    INDateComponentsResolutionResult class INIntentResolutionResult
    INEnumResolutionResult class INIntentResolutionResult
    INExtension class NSObject
    INFocusStatus class NSObject
    INFocusStatusCenter class NSObject
    INImage class NSObject
    INIntegerResolutionResult class INIntentResolutionResult
    INIntent class NSObject
    INIntentHandlerProviding protocol
    INIntentResolutionResult class NSObject
    INIntentResponse class NSObject
    INInteraction class NSObject
    INMediaItem class NSObject
    INObject class NSObject
    INObjectCollection<ObjectType> class NSObject
    INObjectResolutionResult class INIntentResolutionResult
    INObjectSection<ObjectType> class NSObject
    INParameter class NSObject
    INPerson class NSObject
    INPersonHandle class NSObject
    INPersonResolutionResult class INIntentResolutionResult
    INPlayMediaIntent class INIntent
    INPlayMediaIntentHandling protocol
    INPlayMediaIntentResponse class INIntentResponse
    INPreferences class NSObject
    INRelevantShortcut class NSObject
    INRelevantShortcutStore class NSObject
    INSearchForMessagesIntent class INIntent
    INSendMessageIntent class INIntent
    INSendMessageIntentHandling protocol
    INSendMessageIntentResponse class INIntentResponse
    INShortcut enum
    INSiriAuthorizationStatus enum
    INSpeakableString class NSObject
    INStartAudioCallIntent class INIntent
    INStartCallIntent class INIntent
    INStartCallIntentHandling protocol
    INStartCallIntentResponse class INIntentResponse
    INStartVideoCallIntent class INIntent
    INStringResolutionResult class INIntentResolutionResult
    INURLResolutionResult class INIntentResolutionResult
    INUpcomingMediaManager class NSObject
    INVocabulary class NSObject
    INVoiceShortcut class NSObject
    INVoiceShortcutCenter class NSObject
    # IntentsUI ui
    INUIAddVoiceShortcutButton class UIButton
    INUIAddVoiceShortcutButtonDelegate protocol - delegate
    INUIAddVoiceShortcutViewController class UIViewController
    INUIAddVoiceShortcutViewControllerDelegate protocol - delegate
    INUIEditVoiceShortcutViewController class UIViewController
    INUIEditVoiceShortcutViewControllerDelegate protocol - delegate
    INUIHostedViewControlling protocol
    # JavaScriptCore
    JSContext class NSObject
    JSExport protocol
    JSManagedValue class NSObject
    JSValue class NSObject
    JSVirtualMachine class NSObject
    # LinkPresentation
    LPLinkMetadata class NSObject
    LPLinkView class UIView ui
    LPMetadataProvider class NSObject
    # LocalAuthentication
    LAAccessControlOperation enum
    LABiometryType enum
    LAContext class NSObject
    LACredentialType enum
    LADomainState class NSObject
    LAError struct
    LAPersistedRight class LARight
    LAPolicy enum
    LAPrivateKey class NSObject
    LAPublicKey class NSObject
    LARight class NSObject
    LARightStore class NSObject
    LASecret class NSObject
    # ManagedSettings
    ManagedSettingsStore class
    # MapKit location
    Annotation<Label,Content> struct
    LookAroundPreview struct View swiftUIView,ui,view
    MKAddress class NSObject
    MKAddressFilter class NSObject
    MKAddressRepresentations class NSObject
    MKAnnotation protocol
    MKAnnotationView class UIView ui
    MKAnnotationView.CollisionMode enum
    MKAnnotationView.DragState enum
    MKCircle class MKShape
    MKCircleRenderer class MKOverlayPathRenderer
    MKClusterAnnotation class NSObject
    MKCompassButton class UIView ui
    MKCoordinateRegion struct
    MKCoordinateRegionMakeWithDistance global
    MKCoordinateSpan struct
    MKDirections class NSObject
    MKDirections.ETAResponse class NSObject
    MKDirections.Request class NSObject
    MKDirections.Response class NSObject
    MKDirectionsTransportType struct
    MKDistanceFormatter class Formatter formatting
    MKError struct
    MKFeatureVisibility enum
    MKGeoJSONDecoder class NSObject
    MKGeoJSONFeature class NSObject
    MKGeoJSONObject protocol
    MKGeocodingRequest class NSObject
    MKGeodesicPolyline class MKPolyline
    MKGradientPolylineRenderer class MKPolylineRenderer
    MKHybridMapConfiguration class MKMapConfiguration
    MKImageryMapConfiguration class MKMapConfiguration
    MKLocalPointsOfInterestRequest class NSObject
    MKLocalSearch class NSObject
    MKLocalSearch.Request class NSObject
    MKLocalSearch.Response class NSObject
    MKLocalSearchCompleter class NSObject
    MKLocalSearchCompleterDelegate protocol - delegate
    MKLocalSearchCompletion class NSObject
    MKLookAroundScene class NSObject
    MKLookAroundSceneRequest class NSObject
    MKLookAroundSnapshotter class NSObject
    MKLookAroundSnapshotter.Options class NSObject
    MKLookAroundSnapshotter.Snapshot class NSObject
    MKLookAroundViewController class UIViewController ui
    MKLookAroundViewControllerDelegate protocol - delegate
    MKMapCamera class NSObject
    MKMapConfiguration class NSObject
    MKMapItem class NSObject
    MKMapItem.Identifier class NSObject
    MKMapItemAnnotation class NSObject
    MKMapItemDetailViewController class UIViewController ui
    MKMapItemDetailViewControllerDelegate protocol - delegate
    MKMapItemRequest class NSObject
    MKMapPoint struct
    MKMapRect struct
    MKMapRectMake global
    MKMapSize struct
    MKMapSnapshotter class NSObject
    MKMapSnapshotter.Options class NSObject
    MKMapSnapshotter.Snapshot class NSObject
    MKMapType enum
    MKMapView class UIView ui
    MKMapView.CameraBoundary class NSObject
    MKMapView.CameraZoomRange class NSObject
    MKMapViewDelegate protocol - delegate
    MKMarkerAnnotationView class MKAnnotationView
    MKMetersPerMapPointAtLatitude global
    MKMultiPoint class MKShape
    MKMultiPolygon class MKShape
    MKMultiPolygonRenderer class MKOverlayPathRenderer
    MKMultiPolyline class MKShape
    MKMultiPolylineRenderer class MKOverlayPathRenderer
    MKOverlay protocol MKAnnotation
    MKOverlayLevel enum
    MKOverlayPathRenderer class MKOverlayRenderer
    MKOverlayRenderer class NSObject
    MKPinAnnotationView class MKAnnotationView
    MKPitchControl class UIView ui
    MKPlacemark class CLPlacemark
    MKPointAnnotation class MKShape
    MKPointOfInterestCategory struct
    MKPointOfInterestFilter class NSObject
    MKPolygon class MKMultiPoint
    MKPolygonRenderer class MKOverlayPathRenderer
    MKPolyline class MKMultiPoint
    MKPolylineRenderer class MKOverlayPathRenderer
    MKReverseGeocodingRequest class NSObject
    MKRoute class NSObject
    MKRoute.Step class NSObject
    MKScaleView class UIView ui
    MKSearchCompletionFilterType enum
    MKSelectionAccessory class NSObject
    MKShape class NSObject
    MKStandardMapConfiguration class MKMapConfiguration
    MKTileOverlay class NSObject
    MKTileOverlayRenderer class MKOverlayRenderer
    MKUserLocation class NSObject
    MKUserLocationView class MKAnnotationView
    MKUserTrackingBarButtonItem class UIBarButtonItem ui
    MKUserTrackingButton class UIView ui
    MKUserTrackingMode enum
    MKZoomControl class UIView ui
    Map<Content> struct View swiftUIView,ui,view
    MapAnnotation<Content> struct
    MapCamera struct
    MapCameraBounds struct
    MapCameraPosition struct
    MapCameraUpdateContext struct
    MapCircle struct
    MapCompass struct
    MapContent<Body> protocol
    MapContentBuilder struct
    MapFeature struct
    MapInteractionModes struct
    MapMarker struct
    MapPin struct
    MapPitchToggle struct
    MapPolygon struct
    MapPolyline struct
    MapProxy struct
    MapScaleView struct
    MapSelection<Value> struct
    MapStyle struct
    MapUserLocationButton struct
    MapUserTrackingMode enum
    MapZoomStepper struct
    Marker<Label> struct
    UserAnnotation<Content> struct
    # MessageUI ui
    MFMailComposeError struct
    MFMailComposeResult enum
    MFMailComposeViewController class UINavigationController
    MFMailComposeViewControllerDelegate protocol - delegate
    MFMessageComposeViewController class UINavigationController
    MFMessageComposeViewControllerDelegate protocol - delegate
    MessageComposeResult enum
    # Messages ui
    MSConversation class NSObject
    MSMessage class NSObject
    MSMessageLayout class NSObject
    MSMessageLiveLayout class MSMessageLayout
    MSMessageTemplateLayout class MSMessageLayout
    MSMessagesAppViewController class UIViewController
    MSSession class NSObject
    MSSticker class NSObject
    MSStickerBrowserView class UIView
    MSStickerBrowserViewController class UIViewController
    MSStickerView class UIView
    # MetricKit analytics
    MXAppLaunchDiagnostic class MXDiagnostic
    MXCPUExceptionDiagnostic class MXDiagnostic
    MXCallStackTree class NSObject
    MXCrashDiagnostic class MXDiagnostic
    MXDiagnostic class NSObject
    MXDiagnosticPayload class NSObject
    MXDiskWriteExceptionDiagnostic class MXDiagnostic
    MXHangDiagnostic class MXDiagnostic
    MXMetaData class NSObject
    MXMetric class NSObject
    MXMetricManager class NSObject
    MXMetricManagerSubscriber protocol
    MXMetricPayload class NSObject
    # MultipeerConnectivity network
    MCAdvertiserAssistant class NSObject
    MCAdvertiserAssistantDelegate protocol - delegate
    MCBrowserViewController class UIViewController ui
    MCBrowserViewControllerDelegate protocol - delegate
    MCEncryptionPreference enum
    MCNearbyServiceAdvertiser class NSObject
    MCNearbyServiceAdvertiserDelegate protocol - delegate
    MCNearbyServiceBrowser class NSObject
    MCNearbyServiceBrowserDelegate protocol - delegate
    MCPeerID class NSObject
    MCSession class NSObject
    MCSessionDelegate protocol - delegate
    MCSessionSendDataMode enum
    MCSessionState enum
    # NaturalLanguage
    NLEmbedding class NSObject
    NLGazetteer class NSObject
    NLLanguage struct
    NLLanguageRecognizer class NSObject
    NLModel class NSObject
    NLTag struct
    NLTagScheme struct
    NLTagger class NSObject
    NLTokenUnit enum
    NLTokenizer class NSObject
    # NearbyInteraction
    NIConfiguration class NSObject
    NIDiscoveryToken class NSObject
    NINearbyAccessoryConfiguration class NIConfiguration
    NINearbyObject class NSObject
    NINearbyPeerConfiguration class NIConfiguration
    NISession class NSObject
    NISessionDelegate protocol - delegate
    # Network network
    IPAddress protocol
    IPv4Address struct
    IPv6Address struct
    NWBrowser class
    NWBrowser.Descriptor enum
    NWBrowser.Result struct
    NWBrowser.State enum
    NWConnection class
    NWConnection.ContentContext class
    NWConnection.SendCompletion enum
    NWConnection.State enum
    NWConnectionGroup class
    NWConnectionGroup.State enum
    NWEndpoint enum
    NWEndpoint.Host enum
    NWEndpoint.Port struct
    NWError enum
    NWEthernetChannel class
    NWGroupDescriptor protocol
    NWInterface struct
    NWInterface.InterfaceType enum
    NWListener class
    NWListener.Service struct
    NWListener.State enum
    NWMulticastGroup struct
    NWParameters class
    NWParameters.PrivacyContext class
    NWParameters.ProtocolStack class
    NWParameters.ServiceClass enum
    NWPath struct
    NWPath.Status enum
    NWPathMonitor class
    NWProtocol class
    NWProtocolDefinition class
    NWProtocolFramer class
    NWProtocolFramer.Message class NWProtocolMetadata
    NWProtocolFramer.Options class NWProtocolOptions
    NWProtocolFramerImplementation protocol
    NWProtocolIP class
    NWProtocolIP.Metadata class NWProtocolMetadata
    NWProtocolIP.Options class NWProtocolOptions
    NWProtocolMetadata class
    NWProtocolOptions class
    NWProtocolQUIC class
    NWProtocolQUIC.Options class NWProtocolOptions
    NWProtocolTCP class
    NWProtocolTCP.Metadata class NWProtocolMetadata
    NWProtocolTCP.Options class NWProtocolOptions
    NWProtocolTLS class
    NWProtocolTLS.Metadata class NWProtocolMetadata
    NWProtocolTLS.Options class NWProtocolOptions
    NWProtocolUDP class
    NWProtocolUDP.Metadata class NWProtocolMetadata
    NWProtocolUDP.Options class NWProtocolOptions
    NWProtocolWebSocket class
    NWProtocolWebSocket.Metadata class NWProtocolMetadata
    NWProtocolWebSocket.Options class NWProtocolOptions
    NWTXTRecord struct
    # NetworkExtension network
    NEAppProxyFlow class NSObject
    NEAppProxyProvider class NETunnelProvider
    NEAppRule class NSObject
    NEDNSSettings class NSObject
    NEDNSSettingsManager class NSObject
    NEFilterManager class NSObject
    NEFilterProvider class NEProvider
    NEHotspotConfiguration class NSObject
    NEHotspotConfigurationManager class NSObject
    NEHotspotHelper class NSObject
    NEHotspotNetwork class NSObject
    NEIPv4Settings class NSObject
    NEIPv6Settings class NSObject
    NEOnDemandRule class NSObject
    NEPacketTunnelFlow class NSObject
    NEPacketTunnelNetworkSettings class NETunnelNetworkSettings
    NEPacketTunnelProvider class NETunnelProvider
    NEProvider class NSObject
    NEProviderStopReason enum
    NEProxyServer class NSObject
    NEProxySettings class NSObject
    NETunnelNetworkSettings class NSObject
    NETunnelProvider class NEProvider
    NETunnelProviderManager class NEVPNManager
    NETunnelProviderProtocol class NEVPNProtocol
    NETunnelProviderSession class NEVPNConnection
    NEVPNConnection class NSObject
    NEVPNManager class NSObject
    NEVPNProtocol class NSObject
    NEVPNProtocolIKEv2 class NEVPNProtocolIPSec
    NEVPNProtocolIPSec class NEVPNProtocol
    NEVPNStatus enum
    # NotificationCenter
    NCWidgetController class NSObject
    NCWidgetProviding protocol NSExtensionRequestHandling
    # OpenGL
    CGLChoosePixelFormat global
    CGLContextObj typealias
    CGLCreateContext global
    CGLDestroyContext global
    CGLDestroyPixelFormat global
    CGLError struct
    CGLLockContext global
    CGLPixelFormatAttribute struct
    CGLPixelFormatObj typealias
    CGLSetCurrentContext global
    CGLSetParameter global
    CGLUnlockContext global
    GLbitfield typealias UInt32
    GLboolean typealias UInt8
    GLclampf typealias Float
    GLenum typealias UInt32
    GLfloat typealias Float
    GLint typealias Int32
    GLsizei typealias Int32
    GLubyte typealias UInt8
    GLuint typealias UInt32
    # PDFKit
    PDFAction class NSObject
    PDFActionGoTo class PDFAction
    PDFActionNamed class PDFAction
    PDFActionURL class PDFAction
    PDFAnnotation class NSObject
    PDFBorder class NSObject
    PDFDestination class NSObject
    PDFDisplayBox enum
    PDFDisplayDirection enum
    PDFDisplayMode enum
    PDFDocument class NSObject
    PDFDocumentDelegate protocol - delegate
    PDFOutline class NSObject
    PDFPage class NSObject
    PDFSelection class NSObject
    PDFThumbnailView class UIView
    PDFView class UIView
    PDFViewDelegate protocol - delegate
    # PassKit
    PKAddPassButton class UIButton ui
    PKAddPassesViewController class UIViewController ui
    PKAddPassesViewControllerDelegate protocol - delegate
    PKAddPaymentPassRequest class NSObject
    PKAddPaymentPassRequestConfiguration class NSObject
    PKAddPaymentPassViewController class UIViewController ui
    PKContact class NSObject
    PKContactField struct
    PKDeferredPaymentSummaryItem class PKPaymentSummaryItem
    PKMerchantCapability struct
    PKObject class NSObject
    PKPass class PKObject
    PKPassLibrary class NSObject
    PKPassType enum
    PKPayment class NSObject
    PKPaymentAuthorizationController class NSObject
    PKPaymentAuthorizationControllerDelegate protocol - delegate
    PKPaymentAuthorizationResult class NSObject
    PKPaymentAuthorizationStatus enum
    PKPaymentAuthorizationViewController class UIViewController ui
    PKPaymentAuthorizationViewControllerDelegate protocol - delegate
    PKPaymentButton class UIButton ui
    PKPaymentButtonStyle enum
    PKPaymentButtonType enum
    PKPaymentMethod class NSObject
    PKPaymentNetwork struct
    PKPaymentPass class PKSecureElementPass
    PKPaymentRequest class NSObject
    PKPaymentRequestUpdate class NSObject
    PKPaymentSummaryItem class NSObject
    PKPaymentToken class NSObject
    PKRecurringPaymentSummaryItem class PKPaymentSummaryItem
    PKSecureElementPass class PKPass
    PKShippingMethod class PKPaymentSummaryItem
    # PencilKit
    PKCanvasView class UIScrollView
    PKCanvasViewDelegate protocol - delegate
    PKDrawing struct
    PKEraserTool struct
    PKInk struct
    PKInkingTool struct
    PKLassoTool struct
    PKStroke struct
    PKStrokePath struct
    PKStrokePoint struct
    PKTool protocol
    PKToolPicker class NSObject
    PKToolPickerDelegate protocol - delegate
    PKToolPickerItem class NSObject
    PKToolPickerObserver protocol
    # PreferencePanes
    NSPreferencePane class NSObject
    # PushKit
    PKPushCredentials class NSObject
    PKPushPayload class NSObject
    PKPushRegistry class NSObject
    PKPushRegistryDelegate protocol - delegate
    PKPushType struct
    # PushToTalk
    PTChannelDescriptor class NSObject
    PTChannelManager class NSObject
    PTChannelManagerDelegate protocol - delegate
    PTChannelRestorationDelegate protocol - delegate
    PTParticipant class NSObject
    PTPushResult class NSObject
    # SafariServices
    SFAddToHomeScreenInfo class NSObject
    SFAuthenticationSession class NSObject
    SFContentBlockerManager class NSObject
    SFContentBlockerState class NSObject
    SFSafariApplication class NSObject
    SFSafariExtensionHandler class NSObject
    SFSafariExtensionHandling protocol
    SFSafariExtensionManager class NSObject
    SFSafariExtensionViewController class NSViewController ui
    SFSafariPage class NSObject
    SFSafariSettings class NSObject
    SFSafariTab class NSObject
    SFSafariViewController class UIViewController ui
    SFSafariViewController.Configuration class NSObject
    SFSafariViewController.DataStore class NSObject
    SFSafariViewControllerDelegate protocol - delegate
    SFSafariWindow class NSObject
    SSReadingList class NSObject
    # ScreenSaver
    ScreenSaverDefaults class UserDefaults
    ScreenSaverView class NSView ui
    # Security
    SecAccessControl class
    SecAccessControlCreateFlags struct
    SecAccessControlCreateWithFlags global
    SecCertificate class
    SecCertificateCopyData global
    SecCertificateCreateWithData global
    SecCode class
    SecCopyErrorMessageString global
    SecIdentity class
    SecIdentityCopyCertificate global
    SecIdentityCopyPrivateKey global
    SecItemAdd global - persistence
    SecItemCopyMatching global - persistence
    SecItemDelete global - persistence
    SecItemUpdate global - persistence
    SecKey class
    SecKeyAlgorithm struct
    SecKeyCopyExternalRepresentation global
    SecKeyCopyPublicKey global
    SecKeyCreateDecryptedData global
    SecKeyCreateEncryptedData global
    SecKeyCreateRandomKey global
    SecKeyCreateSignature global
    SecKeyCreateWithData global
    SecKeyOperationType enum
    SecKeyVerifySignature global
    SecKeychain class
    SecKeychainItem class
    SecPKCS12Import global
    SecPadding struct
    SecPolicy class
    SecPolicyCreateBasicX509 global
    SecPolicyCreateSSL global
    SecRandomCopyBytes global
    SecRequirement class
    SecStaticCode class
    SecTask class
    SecTrust class
    SecTrustCopyCertificateChain global
    SecTrustCopyKey global
    SecTrustCreateWithCertificates global
    SecTrustEvaluateWithError global
    SecTrustGetCertificateAtIndex global
    SecTrustResultType enum
    SecTrustSetAnchorCertificates global
    SecTrustSetPolicies global
    # ServiceManagement
    SMAppService class NSObject
    SMLoginItemSetEnabled global
    # SharedWithYou
    SWAttributionView class UIView ui
    SWCollaborationHighlight class SWHighlight
    SWCollaborationView class UIView ui
    SWCollaborationViewDelegate protocol - delegate
    SWHighlight class NSObject
    SWHighlightCenter class NSObject
    SWHighlightCenterDelegate protocol - delegate
    # Social ui
    SLComposeServiceViewController class UIViewController
    SLComposeSheetConfigurationItem class NSObject
    SLComposeViewController class UIViewController
    SLRequest class NSObject
    # SoundAnalysis media
    SNAudioFileAnalyzer class NSObject
    SNAudioStreamAnalyzer class NSObject
    SNClassification class NSObject
    SNClassificationResult class NSObject
    SNClassifySoundRequest class NSObject
    SNRequest protocol
    SNResult protocol
    SNResultsObserving protocol
    # StoreKit
    AppStore enum
    AppTransaction struct
    Message struct
    Product struct
    Product.ProductType struct
    Product.PurchaseError enum
    Product.PurchaseOption struct
    Product.PurchaseResult enum
    Product.SubscriptionInfo struct
    Product.SubscriptionInfo.RenewalInfo struct
    Product.SubscriptionInfo.RenewalState struct
    Product.SubscriptionInfo.Status struct
    Product.SubscriptionOffer struct
    Product.SubscriptionPeriod struct
    ProductView<Icon,PlaceholderIcon> struct View swiftUIView,ui,view
    RequestReviewAction struct
    SKAdImpression class NSObject analytics
    SKAdNetwork class NSObject analytics
    SKCloudServiceController class NSObject
    SKCloudServiceSetupViewController class UIViewController ui
    SKCloudServiceSetupViewControllerDelegate protocol - delegate
    SKDownload class NSObject
    SKError struct
    SKMutablePayment class SKPayment
    SKOverlay class NSObject
    SKOverlay.AppClipConfiguration class SKOverlay.Configuration
    SKOverlay.AppConfiguration class SKOverlay.Configuration
    SKOverlay.Configuration class NSObject
    SKOverlayDelegate protocol - delegate
    SKPayment class NSObject
    SKPaymentDiscount class NSObject
    SKPaymentQueue class NSObject
    SKPaymentQueueDelegate protocol - delegate
    SKPaymentTransaction class NSObject
    SKPaymentTransactionObserver protocol
    SKPaymentTransactionState enum
    SKProduct class NSObject
    SKProductDiscount class NSObject
    SKProductStorePromotionController class NSObject
    SKProductSubscriptionPeriod class NSObject
    SKProductsRequest class SKRequest
    SKProductsRequestDelegate protocol SKRequestDelegate delegate
    SKProductsResponse class NSObject
    SKReceiptRefreshRequest class SKRequest
    SKRequest class NSObject
    SKRequestDelegate protocol - delegate
    SKStoreProductViewController class UIViewController ui
    SKStoreProductViewControllerDelegate protocol - delegate
    SKStoreReviewController class NSObject
    SKStorefront class NSObject
    StoreKitError enum
    StoreView<Icon,PlaceholderIcon> struct View swiftUIView,ui,view
    Storefront struct
    SubscriptionStoreView<Content> struct View swiftUIView,ui,view
    Transaction struct
    Transaction.Transactions struct
    VerificationResult<SignedType> enum
    # SystemConfiguration network
    SCDynamicStore class
    SCDynamicStoreCopyProxies global
    SCNetworkInterface class
    SCNetworkReachability class
    SCNetworkReachabilityContext struct
    SCNetworkReachabilityCreateWithAddress global
    SCNetworkReachabilityCreateWithName global
    SCNetworkReachabilityFlags struct
    SCNetworkReachabilityGetFlags global
    SCNetworkReachabilityScheduleWithRunLoop global
    SCNetworkReachabilitySetCallback global
    SCNetworkReachabilitySetDispatchQueue global
    SCPreferences class
    # SystemExtensions
    OSSystemExtensionManager class NSObject
    OSSystemExtensionProperties class NSObject
    OSSystemExtensionRequest class NSObject
    OSSystemExtensionRequestDelegate protocol - delegate
    # TVMLKit ui
    TVApplicationController class NSObject
    TVApplicationControllerContext class NSObject
    TVApplicationControllerDelegate protocol - delegate
    # TVServices
    TVTopShelfAction class NSObject
    TVTopShelfCarouselContent class NSObject
    TVTopShelfContent protocol
    TVTopShelfContentProvider class NSObject
    TVTopShelfInsetContent class NSObject
    TVTopShelfItem class TVTopShelfObject
    TVTopShelfItemCollection class TVTopShelfObject
    TVTopShelfObject class NSObject
    TVTopShelfSectionedContent class NSObject
    # TVUIKit ui
    TVCaptionButtonView class TVLockupView
    TVCardView class TVLockupView
    TVDigitEntryViewController class UIViewController
    TVLockupView class UIControl
    TVPosterView class TVLockupView
    # Translation
    LanguageAvailability class
    TranslationSession class
    TranslationSession.Configuration struct
    TranslationSession.Request struct
    TranslationSession.Response struct
    # UniformTypeIdentifiers
    UTTagClass struct
    UTType struct
    # UserNotifications
    UNAlertStyle enum
    UNAuthorizationOptions struct
    UNAuthorizationStatus enum
    UNCalendarNotificationTrigger class UNNotificationTrigger
    UNError struct
    UNLocationNotificationTrigger class UNNotificationTrigger
    UNMutableNotificationContent class UNNotificationContent
    UNNotification class NSObject
    UNNotificationAction class NSObject
    UNNotificationActionIcon class NSObject
    UNNotificationActionOptions struct
    UNNotificationAttachment class NSObject
    UNNotificationAttachmentOptionsTypeHintKey global
    UNNotificationCategory class NSObject
    UNNotificationCategoryOptions struct
    UNNotificationContent class NSObject
    UNNotificationContentProviding protocol
    UNNotificationDefaultActionIdentifier global
    UNNotificationDismissActionIdentifier global
    UNNotificationInterruptionLevel enum
    UNNotificationPresentationOptions struct
    UNNotificationRequest class NSObject
    UNNotificationResponse class NSObject
    UNNotificationServiceExtension class NSObject
    UNNotificationSetting enum
    UNNotificationSettings class NSObject
    UNNotificationSound class NSObject
    UNNotificationSoundName struct
    UNNotificationTrigger class NSObject
    UNPushNotificationTrigger class UNNotificationTrigger
    UNShowPreviewsSetting enum
    UNTextInputNotificationAction class UNNotificationAction
    UNTextInputNotificationResponse class UNNotificationResponse
    UNTimeIntervalNotificationTrigger class UNNotificationTrigger
    UNUserNotificationCenter class NSObject
    UNUserNotificationCenterDelegate protocol - delegate
    # UserNotificationsUI ui
    UNNotificationContentExtension protocol
    UNNotificationContentExtensionMediaPlayButtonType enum
    UNNotificationContentExtensionResponseOption enum
    # Virtualization
    VZVirtualMachine class NSObject
    VZVirtualMachineConfiguration class NSObject
    VZVirtualMachineDelegate protocol - delegate
    VZVirtualMachineView class NSView ui
    # WeatherKit
    CurrentWeather struct
    DayWeather struct
    Forecast<Element> struct
    HourWeather struct
    MinuteWeather struct
    Precipitation enum
    UVIndex struct
    Weather struct
    WeatherAlert struct
    WeatherAttribution struct
    WeatherCondition enum
    WeatherError enum
    WeatherQuery<T> struct
    WeatherService class - network
    Wind struct
    # WebKit
    WKAudiovisualMediaTypes struct
    WKBackForwardList class NSObject
    WKBackForwardListItem class NSObject
    WKContentRuleList class NSObject
    WKContentRuleListStore class NSObject
    WKContentWorld class NSObject
    WKContextMenuElementInfo class NSObject
    WKDataDetectorTypes struct
    WKDownload class NSObject
    WKDownloadDelegate protocol - delegate
    WKError struct
    WKFindConfiguration class NSObject
    WKFindResult class NSObject
    WKFrameInfo class NSObject
    WKHTTPCookieStore class NSObject
    WKHTTPCookieStoreObserver protocol
    WKMediaCaptureType enum
    WKNavigation class NSObject
    WKNavigationAction class NSObject
    WKNavigationActionPolicy enum
    WKNavigationDelegate protocol - delegate
    WKNavigationResponse class NSObject
    WKNavigationResponsePolicy enum
    WKNavigationType enum
    WKOpenPanelParameters class NSObject
    WKPDFConfiguration class NSObject
    WKPermissionDecision enum
    WKPreferences class NSObject
    WKPreviewElementInfo class NSObject
    WKProcessPool class NSObject
    WKScriptMessage class NSObject
    WKScriptMessageHandler protocol
    WKScriptMessageHandlerWithReply protocol
    WKSecurityOrigin class NSObject
    WKSelectionGranularity enum
    WKSnapshotConfiguration class NSObject
    WKUIDelegate protocol - delegate
    WKURLSchemeHandler protocol
    WKURLSchemeTask protocol
    WKUserContentController class NSObject
    WKUserInterfaceDirectionPolicy enum
    WKUserScript class NSObject
    WKUserScriptInjectionTime enum
    WKWebExtension class NSObject
    WKWebExtensionContext class NSObject
    WKWebExtensionController class NSObject
    WKWebExtensionControllerDelegate protocol - delegate
    WKWebExtensionTab protocol
    WKWebExtensionWindow protocol
    WKWebView class UIView
    WKWebViewConfiguration class NSObject
    WKWebpagePreferences class NSObject
    WKWebsiteDataRecord class NSObject
    WKWebsiteDataStore class NSObject
    WKWindowFeatures class NSObject
    WebDownloadDelegate protocol NSURLDownloadDelegate delegate
    WebFrameLoadDelegate protocol - delegate
    WebPage class
    WebPolicyDelegate protocol - delegate
    WebUIDelegate protocol - delegate
    WebView struct View swiftUIView,ui,view
    """
}
