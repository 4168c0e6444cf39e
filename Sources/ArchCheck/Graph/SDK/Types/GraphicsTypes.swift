extension SDKTable {
  /// The types of drawing, scenes and games.
  static let graphicsTypes: StaticString = """
    # ARKit
    ARAnchor class NSObject
    ARBodyAnchor class ARAnchor
    ARBodyTrackingConfiguration class ARConfiguration
    ARCamera class NSObject
    ARCoachingOverlayView class UIView ui
    ARCoachingOverlayViewDelegate protocol - delegate
    ARConfiguration class NSObject
    ARFaceAnchor class ARAnchor
    ARFaceTrackingConfiguration class ARConfiguration
    ARFrame class NSObject
    ARGeoAnchor class ARAnchor
    ARGeoTrackingConfiguration class ARConfiguration
    ARHitTestResult class NSObject
    ARImageAnchor class ARAnchor
    ARImageTrackingConfiguration class ARConfiguration
    ARLightEstimate class NSObject
    ARMeshAnchor class ARAnchor
    ARObjectAnchor class ARAnchor
    ARObjectScanningConfiguration class ARConfiguration
    AROrientationTrackingConfiguration class ARConfiguration
    ARPlaneAnchor class ARAnchor
    ARRaycastQuery class NSObject
    ARRaycastResult class NSObject
    ARReferenceImage class NSObject
    ARReferenceObject class NSObject
    ARSCNView class SCNView
    ARSCNViewDelegate protocol ARSessionObserver,SCNSceneRendererDelegate delegate
    ARSKView class SKView
    ARSKViewDelegate protocol ARSessionObserver,SKViewDelegate delegate
    ARSession class NSObject
    ARSessionDelegate protocol ARSessionObserver delegate
    ARSessionObserver protocol
    ARWorldMap class NSObject
    ARWorldTrackingConfiguration class ARConfiguration
    # Accelerate
    BNNS enum
    DSPComplex struct
    DSPSplitComplex struct
    vDSP enum
    vForce enum
    vImage enum
    vImage_Buffer struct
    vImage_CGImageFormat struct
    # CoreGraphics
    CGAffineTransformComponents struct
    CGBitmapInfo struct
    CGBlendMode enum
    CGCharCode typealias UInt16
    CGColor class
    CGColorConversionInfo class
    CGColorRenderingIntent enum
    CGColorSpace class
    CGColorSpaceCreateDeviceCMYK global
    CGColorSpaceCreateDeviceGray global
    CGColorSpaceCreateDeviceRGB global
    CGColorSpaceModel enum
    CGContext class
    CGDataConsumer class
    CGDataProvider class
    CGDataProviderCreateWithData global
    CGDataProviderDirectCallbacks struct
    CGDirectDisplayID typealias UInt32
    CGDisplayBounds global
    CGDisplayCopyDisplayMode global
    CGDisplayMode class
    CGDisplayStream class
    CGEvent class
    CGEventField enum
    CGEventFlags struct
    CGEventSource class
    CGEventSourceCreate global
    CGEventSourceStateID enum
    CGEventTapLocation enum
    CGEventTapPlacement enum
    CGEventType enum
    CGFont class
    CGFunction class
    CGFunctionCallbacks struct
    CGGetActiveDisplayList global
    CGGlyph typealias UInt16
    CGGradient class
    CGGradientDrawingOptions struct
    CGImage class
    CGImageAlphaInfo enum
    CGImageByteOrderInfo enum
    CGInterpolationQuality enum
    CGKeyCode typealias UInt16
    CGLayer class
    CGLineCap enum
    CGLineJoin enum
    CGMainDisplayID global
    CGMouseButton enum
    CGMutablePath class CGPath
    CGPDFBox enum
    CGPDFDocument class
    CGPDFPage class
    CGPath class
    CGPathDrawingMode enum
    CGPathElement struct
    CGPathElementType enum
    CGPathFillRule enum
    CGPattern class
    CGPatternCallbacks struct
    CGPointMake global
    CGPreflightScreenCaptureAccess global
    CGRectMake global
    CGRequestScreenCaptureAccess global
    CGShading class
    CGSizeMake global
    CGTextDrawingMode enum
    CGWindowID typealias UInt32
    CGWindowImageOption struct
    CGWindowListCopyWindowInfo global
    CGWindowListCreateImage global
    CGWindowListOption struct
    # CoreImage
    CIAztecCodeDescriptor class CIBarcodeDescriptor
    CIBarcodeDescriptor class NSObject
    CIBlendKernel class CIColorKernel
    CIColor class NSObject
    CIColorKernel class CIKernel
    CIContext class NSObject
    CIContextOption struct
    CIDataMatrixCodeDescriptor class CIBarcodeDescriptor
    CIDetector class NSObject
    CIFaceFeature class CIFeature
    CIFeature class NSObject
    CIFilter class NSObject
    CIFilterConstructor protocol
    CIFilterGenerator class NSObject
    CIFilterProtocol protocol
    CIFilterShape class NSObject
    CIFormat struct
    CIImage class NSObject
    CIImageAccumulator class NSObject
    CIImageOption struct
    CIImageProcessorInput protocol
    CIImageProcessorKernel class NSObject
    CIImageProcessorOutput protocol
    CIImageRepresentationOption struct
    CIKernel class NSObject
    CIPDF417CodeDescriptor class CIBarcodeDescriptor
    CIPlugIn class NSObject
    CIQRCodeDescriptor class CIBarcodeDescriptor
    CIQRCodeFeature class CIFeature
    CIRAWFilter class CIFilter
    CIRAWFilterOption struct
    CIRectangleFeature class CIFeature
    CIRenderDestination class NSObject
    CIRenderTask class NSObject
    CISampler class NSObject
    CITextFeature class CIFeature
    CIVector class NSObject
    CIWarpKernel class CIKernel
    # CoreText
    CTFont class
    CTFontCollection class
    CTFontCreatePathForGlyph global
    CTFontCreateWithFontDescriptor global
    CTFontCreateWithName global
    CTFontDescriptor class
    CTFontGetAscent global
    CTFontGetDescent global
    CTFontGetGlyphsForCharacters global
    CTFontGetLeading global
    CTFontGetSize global
    CTFontManagerCreateFontDescriptorsFromURL global
    CTFontManagerGetScopeForURL global
    CTFontManagerRegisterFontURLs global
    CTFontManagerRegisterFontsForURL global
    CTFontManagerRegisterGraphicsFont global
    CTFontManagerScope enum
    CTFontManagerUnregisterFontsForURL global
    CTFontOptions struct
    CTFontOrientation enum
    CTFontStylisticClass struct
    CTFontSymbolicTraits struct
    CTFontTableOptions struct
    CTFontTableTag typealias UInt32
    CTFontUIFontType enum
    CTFrame class
    CTFrameDraw global
    CTFrameGetLineOrigins global
    CTFrameGetLines global
    CTFramesetter class
    CTFramesetterCreateFrame global
    CTFramesetterCreateWithAttributedString global
    CTFramesetterSuggestFrameSizeWithConstraints global
    CTGlyphInfo class
    CTLine class
    CTLineBoundsOptions struct
    CTLineBreakMode enum
    CTLineCreateWithAttributedString global
    CTLineDraw global
    CTLineGetGlyphRuns global
    CTLineGetStringIndexForPosition global
    CTLineGetStringRange global
    CTLineGetTypographicBounds global
    CTLineTruncationType enum
    CTParagraphStyle class
    CTParagraphStyleSetting struct
    CTParagraphStyleSpecifier enum
    CTRubyAnnotation class
    CTRun class
    CTRunDelegate class
    CTRunGetAttributes global
    CTRunGetGlyphCount global
    CTRunStatus struct
    CTTextAlignment enum
    CTTextTab class
    CTTypesetter class
    CTUnderlineStyle struct
    # GLKit
    GLKBaseEffect class NSObject
    GLKTextureInfo class NSObject
    GLKTextureLoader class NSObject
    GLKView class UIView ui
    GLKViewController class UIViewController ui
    GLKViewControllerDelegate protocol - delegate
    GLKViewDelegate protocol - delegate
    # GameController
    GCController class NSObject
    GCControllerAxisInput class GCControllerElement
    GCControllerButtonInput class GCControllerElement
    GCControllerDirectionPad class GCControllerElement
    GCControllerElement class NSObject
    GCEventViewController class UIViewController ui
    GCExtendedGamepad class GCPhysicalInputProfile
    GCKeyboard class NSObject
    GCKeyboardInput class GCPhysicalInputProfile
    GCMicroGamepad class GCPhysicalInputProfile
    GCMouse class NSObject
    GCMouseInput class GCPhysicalInputProfile
    GCPhysicalInputProfile class NSObject
    GCVirtualController class NSObject
    # GameKit
    GKAccessPoint class NSObject
    GKAchievement class NSObject
    GKAchievementDescription class NSObject
    GKBasePlayer class NSObject
    GKChallengeListener protocol
    GKError struct
    GKGameCenterControllerDelegate protocol - delegate
    GKGameCenterViewController class UINavigationController ui
    GKGameCenterViewControllerState enum
    GKInvite class NSObject
    GKInviteEventListener protocol
    GKLeaderboard class NSObject
    GKLeaderboard.Entry class NSObject
    GKLocalPlayer class GKPlayer
    GKLocalPlayerListener protocol GKChallengeListener,GKInviteEventListener,GKSavedGameListener,GKTurnBasedEventListener
    GKMatch class NSObject
    GKMatchDelegate protocol - delegate
    GKMatchRequest class NSObject
    GKMatchmaker class NSObject
    GKMatchmakerViewController class UINavigationController ui
    GKMatchmakerViewControllerDelegate protocol - delegate
    GKNotificationBanner class NSObject
    GKPlayer class GKBasePlayer
    GKPlayerConnectionState enum
    GKSavedGame class NSObject
    GKSavedGameListener protocol
    GKScore class NSObject
    GKTurnBasedEventListener protocol
    GKTurnBasedMatch class NSObject
    GKTurnBasedMatchmakerViewController class UINavigationController ui
    GKTurnBasedMatchmakerViewControllerDelegate protocol - delegate
    GKTurnBasedParticipant class NSObject
    GKVoiceChat class NSObject
    # GameplayKit
    GKARC4RandomSource class GKRandomSource
    GKAgent class GKComponent
    GKAgent2D class GKAgent
    GKAgent3D class GKAgent
    GKAgentDelegate protocol - delegate
    GKBehavior class NSObject
    GKComponent class NSObject
    GKComponentSystem<ComponentType> class NSObject
    GKEntity class NSObject
    GKGameModel protocol NSCopying
    GKGameModelPlayer protocol
    GKGameModelUpdate protocol
    GKGaussianDistribution class GKRandomDistribution
    GKGoal class NSObject
    GKGraph class NSObject
    GKGraphNode class NSObject
    GKGraphNode2D class GKGraphNode
    GKGraphNode3D class GKGraphNode
    GKGridGraph<NodeType> class GKGraph
    GKGridGraphNode class GKGraphNode
    GKLinearCongruentialRandomSource class GKRandomSource
    GKMersenneTwisterRandomSource class GKRandomSource
    GKMeshGraph<NodeType> class GKGraph
    GKMinmaxStrategist class NSObject
    GKNoise class NSObject
    GKNoiseMap class NSObject
    GKNoiseSource class NSObject
    GKObstacleGraph<NodeType> class GKGraph
    GKPath class NSObject
    GKRandom protocol
    GKRandomDistribution class NSObject
    GKRandomSource class NSObject
    GKRule class NSObject
    GKRuleSystem class NSObject
    GKSKNodeComponent class GKComponent
    GKScene class NSObject
    GKShuffledDistribution class GKRandomDistribution
    GKState class NSObject
    GKStateMachine class NSObject
    GKStrategist protocol
    # Metal
    MTLArgumentEncoder protocol
    MTLBlendFactor enum
    MTLBlendOperation enum
    MTLBlitCommandEncoder protocol MTLCommandEncoder
    MTLBuffer protocol MTLResource
    MTLCPUCacheMode enum
    MTLCaptureDescriptor class NSObject
    MTLCaptureManager class NSObject
    MTLClearColor struct
    MTLColorWriteMask struct
    MTLCommandBuffer protocol
    MTLCommandEncoder protocol
    MTLCommandQueue protocol
    MTLCompareFunction enum
    MTLCompileOptions class NSObject
    MTLComputeCommandEncoder protocol MTLCommandEncoder
    MTLComputePipelineDescriptor class NSObject
    MTLComputePipelineState protocol
    MTLCullMode enum
    MTLDepthStencilDescriptor class NSObject
    MTLDepthStencilState protocol
    MTLDevice protocol
    MTLDrawable protocol
    MTLEvent protocol
    MTLFence protocol
    MTLFunction protocol
    MTLFunctionConstantValues class NSObject
    MTLHeap protocol
    MTLHeapDescriptor class NSObject
    MTLIndexType enum
    MTLLibrary protocol
    MTLLoadAction enum
    MTLOrigin struct
    MTLParallelRenderCommandEncoder protocol MTLCommandEncoder
    MTLPixelFormat enum
    MTLPrimitiveType enum
    MTLPurgeableState enum
    MTLRegion struct
    MTLRenderCommandEncoder protocol MTLCommandEncoder
    MTLRenderPassDescriptor class NSObject
    MTLRenderPipelineColorAttachmentDescriptor class NSObject
    MTLRenderPipelineDescriptor class NSObject
    MTLRenderPipelineState protocol
    MTLResource protocol
    MTLResourceOptions struct
    MTLSamplerAddressMode enum
    MTLSamplerDescriptor class NSObject
    MTLSamplerMinMagFilter enum
    MTLSamplerState protocol
    MTLScissorRect struct
    MTLSharedEvent protocol MTLEvent
    MTLSize struct
    MTLStencilDescriptor class NSObject
    MTLStorageMode enum
    MTLStoreAction enum
    MTLTexture protocol MTLResource
    MTLTextureDescriptor class NSObject
    MTLTextureType enum
    MTLTextureUsage struct
    MTLVertexDescriptor class NSObject
    MTLVertexFormat enum
    MTLVertexStepFunction enum
    MTLViewport struct
    MTLWinding enum
    # MetalKit
    MTKMesh class NSObject
    MTKMeshBuffer class NSObject
    MTKMeshBufferAllocator class NSObject
    MTKSubmesh class NSObject
    MTKTextureLoader class NSObject
    MTKTextureLoader.Option struct
    MTKTextureLoader.Origin struct
    MTKView class UIView ui
    MTKViewDelegate protocol - delegate
    # MetalPerformanceShaders
    MPSBinaryImageKernel class MPSKernel
    MPSImageGaussianBlur class MPSUnaryImageKernel
    MPSKernel class NSObject
    MPSUnaryImageKernel class MPSKernel
    # ModelIO
    MDLAsset class NSObject
    MDLCamera class MDLObject
    MDLLight class MDLObject
    MDLMaterial class NSObject
    MDLMesh class MDLObject
    MDLObject class NSObject
    MDLTransform class NSObject
    MDLVertexDescriptor class NSObject
    # OpenGLES
    EAGLContext class NSObject
    EAGLRenderingAPI enum
    EAGLSharegroup class NSObject
    GLbitfield typealias UInt32
    GLboolean typealias UInt8
    GLclampf typealias Float
    GLenum typealias UInt32
    GLfloat typealias Float
    GLint typealias Int32
    GLintptr typealias Int
    GLsizei typealias Int32
    GLsizeiptr typealias Int
    GLubyte typealias UInt8
    GLuint typealias UInt32
    # QuartzCore
    CAAction protocol
    CAAnimation class NSObject
    CAAnimationCalculationMode struct
    CAAnimationDelegate protocol - delegate
    CAAnimationGroup class CAAnimation
    CAAnimationRotationMode struct
    CAAutoresizingMask struct
    CABasicAnimation class CAPropertyAnimation
    CAConstraint class NSObject
    CAConstraintLayoutManager class NSObject
    CACornerMask struct
    CACurrentMediaTime global
    CADisplayLink class NSObject
    CAEAGLLayer class CALayer
    CAEDRMetadata class NSObject
    CAEdgeAntialiasingMask struct
    CAEmitterCell class NSObject
    CAEmitterLayer class CALayer
    CAEmitterLayerEmitterMode struct
    CAEmitterLayerEmitterShape struct
    CAEmitterLayerRenderMode struct
    CAFrameRateRange struct
    CAGradientLayer class CALayer
    CAGradientLayerType struct
    CAKeyframeAnimation class CAPropertyAnimation
    CALayer class NSObject
    CALayerContentsFilter struct
    CALayerContentsFormat struct
    CALayerContentsGravity struct
    CALayerCornerCurve struct
    CALayerDelegate protocol - delegate
    CALayoutManager protocol
    CAMediaTiming protocol
    CAMediaTimingFillMode struct
    CAMediaTimingFunction class NSObject
    CAMediaTimingFunctionName struct
    CAMetalDisplayLink class NSObject
    CAMetalDisplayLinkDelegate protocol - delegate
    CAMetalDrawable protocol MTLDrawable
    CAMetalLayer class CALayer
    CAOpenGLLayer class CALayer
    CAPropertyAnimation class CAAnimation
    CARemoteLayerClient class NSObject
    CARenderer class NSObject
    CAReplicatorLayer class CALayer
    CAScrollLayer class CALayer
    CAShapeLayer class CALayer
    CAShapeLayerFillRule struct
    CAShapeLayerLineCap struct
    CAShapeLayerLineJoin struct
    CASpringAnimation class CABasicAnimation
    CATextLayer class CALayer
    CATextLayerAlignmentMode struct
    CATextLayerTruncationMode struct
    CATiledLayer class CALayer
    CATransaction class NSObject
    CATransform3D struct
    CATransform3DConcat global
    CATransform3DIdentity global
    CATransform3DIsIdentity global
    CATransform3DMakeAffineTransform global
    CATransform3DMakeRotation global
    CATransform3DMakeScale global
    CATransform3DMakeTranslation global
    CATransform3DRotate global
    CATransform3DScale global
    CATransform3DTranslate global
    CATransformLayer class CALayer
    CATransition class CAAnimation
    CATransitionSubtype struct
    CATransitionType struct
    CAValueFunction class NSObject
    CAValueFunctionName struct
    # RealityKit
    ARView class UIView ui
    AnchorEntity class Entity
    AnimationPlaybackController class
    AudioFileResource class
    BoundingBox struct
    CollisionComponent struct
    Component protocol
    DirectionalLight class Entity
    Entity class
    EntityQuery struct
    Event protocol
    HasAnchoring protocol
    HasCollision protocol
    HasModel protocol
    HasPhysics protocol
    HoverEffectComponent struct
    InputTargetComponent struct
    Material protocol
    MeshResource class
    Model3D<Content> struct View swiftUIView,ui,view
    ModelComponent struct
    ModelEntity class Entity
    OpacityComponent struct
    PerspectiveCamera class Entity
    PhysicallyBasedMaterial struct
    PhysicsBodyComponent struct
    PointLight class Entity
    RealityView<Content> struct View swiftUIView,ui,view
    Resource protocol
    Scene class
    SceneUpdateContext struct
    ShapeResource class
    SimpleMaterial struct
    SpotLight class Entity
    System protocol
    TextureResource class
    Transform struct
    TriggerVolume class Entity
    UnlitMaterial struct
    # SceneKit
    SCNAction class NSObject
    SCNActionable protocol
    SCNAnimatable protocol
    SCNAnimation class NSObject
    SCNAnimationPlayer class NSObject
    SCNAudioPlayer class NSObject
    SCNAudioSource class NSObject
    SCNAvoidOccluderConstraintDelegate protocol - delegate
    SCNBillboardConstraint class SCNConstraint
    SCNBoundingVolume protocol
    SCNBox class SCNGeometry
    SCNCamera class NSObject
    SCNCameraController class NSObject
    SCNCameraControllerDelegate protocol - delegate
    SCNCapsule class SCNGeometry
    SCNCone class SCNGeometry
    SCNConstraint class NSObject
    SCNCylinder class SCNGeometry
    SCNDebugOptions struct
    SCNDistanceConstraint class SCNConstraint
    SCNFloor class SCNGeometry
    SCNGeometry class NSObject
    SCNGeometryElement class NSObject
    SCNGeometrySource class NSObject
    SCNHitTestOption struct
    SCNHitTestResult class NSObject
    SCNLevelOfDetail class NSObject
    SCNLight class NSObject
    SCNLookAtConstraint class SCNConstraint
    SCNMaterial class NSObject
    SCNMaterialProperty class NSObject
    SCNMatrix4 struct
    SCNMorpher class NSObject
    SCNNode class NSObject
    SCNNodeRendererDelegate protocol - delegate
    SCNParticleSystem class NSObject
    SCNPhysicsBehavior class NSObject
    SCNPhysicsBody class NSObject
    SCNPhysicsContact class NSObject
    SCNPhysicsContactDelegate protocol - delegate
    SCNPhysicsField class NSObject
    SCNPhysicsShape class NSObject
    SCNPhysicsWorld class NSObject
    SCNPlane class SCNGeometry
    SCNProgram class NSObject
    SCNProgramDelegate protocol - delegate
    SCNPyramid class SCNGeometry
    SCNQuaternion typealias SCNVector4
    SCNReferenceNode class SCNNode
    SCNRenderer class NSObject
    SCNScene class NSObject
    SCNSceneExportDelegate protocol - delegate
    SCNSceneRenderer protocol
    SCNSceneRendererDelegate protocol - delegate
    SCNSceneSource class NSObject
    SCNShadable protocol
    SCNShape class SCNGeometry
    SCNSkinner class NSObject
    SCNSphere class SCNGeometry
    SCNTechnique class NSObject
    SCNTechniqueSupport protocol
    SCNText class SCNGeometry
    SCNTimingFunction class NSObject
    SCNTorus class SCNGeometry
    SCNTransaction class NSObject
    SCNTransformConstraint class SCNConstraint
    SCNTube class SCNGeometry
    SCNVector3 struct
    SCNVector4 struct
    SCNView class UIView ui
    SceneView struct View swiftUIView,ui,view
    # Spatial
    AffineTransform3D struct
    Point3D struct
    Pose3D struct
    Rect3D struct
    Rotation3D struct
    Size3D struct
    Vector3D struct
    # SpriteKit
    SK3DNode class SKNode
    SKAction class NSObject
    SKActionTimingMode enum
    SKAttribute class NSObject
    SKAttributeValue class NSObject
    SKAudioNode class SKNode
    SKBlendMode enum
    SKCameraNode class SKNode
    SKColor typealias UIColor ui
    SKConstraint class NSObject
    SKCropNode class SKNode
    SKEffectNode class SKNode
    SKEmitterNode class SKNode
    SKFieldNode class SKNode
    SKInterpolationMode enum
    SKKeyframeSequence class NSObject
    SKLabelHorizontalAlignmentMode enum
    SKLabelNode class SKNode
    SKLabelVerticalAlignmentMode enum
    SKLightNode class SKNode
    SKMutableTexture class SKTexture
    SKNode class UIResponder ui
    SKPhysicsBody class NSObject
    SKPhysicsContact class NSObject
    SKPhysicsContactDelegate protocol - delegate
    SKPhysicsJoint class NSObject
    SKPhysicsJointFixed class SKPhysicsJoint
    SKPhysicsJointLimit class SKPhysicsJoint
    SKPhysicsJointPin class SKPhysicsJoint
    SKPhysicsJointSliding class SKPhysicsJoint
    SKPhysicsJointSpring class SKPhysicsJoint
    SKPhysicsWorld class NSObject
    SKRange class NSObject
    SKReachConstraints class NSObject
    SKReferenceNode class SKNode
    SKRegion class NSObject
    SKRenderer class NSObject
    SKScene class SKEffectNode
    SKSceneDelegate protocol - delegate
    SKSceneScaleMode enum
    SKShader class NSObject
    SKShapeNode class SKNode
    SKSpriteNode class SKNode
    SKTexture class NSObject
    SKTextureAtlas class NSObject
    SKTextureFilteringMode enum
    SKTileDefinition class NSObject
    SKTileGroup class NSObject
    SKTileGroupRule class NSObject
    SKTileMapNode class SKNode
    SKTileSet class NSObject
    SKTransformNode class SKNode
    SKTransition class NSObject
    SKTransitionDirection enum
    SKUniform class NSObject
    SKVideoNode class SKNode
    SKView class UIView ui
    SKViewDelegate protocol - delegate
    SKWarpGeometry class NSObject
    SKWarpGeometryGrid class SKWarpGeometry
    SKWarpable protocol
    SpriteView struct View swiftUIView,ui,view
    # simd
    double4x4 typealias simd_double4x4
    float3x3 typealias simd_float3x3
    float4x4 typealias simd_float4x4
    simd_double2 typealias SIMD2
    simd_double2x2 struct
    simd_double3 typealias SIMD3
    simd_double3x3 struct
    simd_double4 typealias SIMD4
    simd_double4x4 struct
    simd_float2 typealias SIMD2
    simd_float2x2 struct
    simd_float3 typealias SIMD3
    simd_float3x3 struct
    simd_float4 typealias SIMD4
    simd_float4x4 struct
    simd_int2 typealias SIMD2
    simd_int3 typealias SIMD3
    simd_int4 typealias SIMD4
    simd_quatd struct
    simd_quatf struct
    """
}
