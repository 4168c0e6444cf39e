extension SDKTable {
  /// The types of sound, pictures and film.
  static let mediaTypes: StaticString = """
    # AVFAudio media
    AVAudioBuffer class NSObject
    AVAudioChannelCount typealias UInt32
    AVAudioChannelLayout class NSObject
    AVAudioCompressedBuffer class AVAudioBuffer
    AVAudioConnectionPoint class NSObject
    AVAudioConverter class NSObject
    AVAudioEngine class NSObject
    AVAudioEnvironmentDistanceAttenuationParameters class NSObject
    AVAudioEnvironmentNode class AVAudioNode
    AVAudioEnvironmentReverbParameters class NSObject
    AVAudioFile class NSObject
    AVAudioFormat class NSObject
    AVAudioFrameCount typealias UInt32
    AVAudioFramePosition typealias Int64
    AVAudioIONode class AVAudioNode
    AVAudioInputNode class AVAudioIONode
    AVAudioMixerNode class AVAudioNode
    AVAudioNode class NSObject
    AVAudioNodeCount typealias UInt32
    AVAudioOutputNode class AVAudioIONode
    AVAudioPCMBuffer class AVAudioBuffer
    AVAudioPlayerNode class AVAudioNode
    AVAudioSequencer class NSObject
    AVAudioSinkNode class AVAudioNode
    AVAudioSourceNode class AVAudioNode
    AVAudioTime class NSObject
    AVAudioUnit class AVAudioNode
    AVAudioUnitComponent class NSObject
    AVAudioUnitComponentManager class NSObject
    AVAudioUnitDelay class AVAudioUnitEffect
    AVAudioUnitDistortion class AVAudioUnitEffect
    AVAudioUnitEQ class AVAudioUnitEffect
    AVAudioUnitEQFilterParameters class NSObject
    AVAudioUnitEffect class AVAudioUnit
    AVAudioUnitGenerator class AVAudioUnit
    AVAudioUnitMIDIInstrument class AVAudioUnit
    AVAudioUnitReverb class AVAudioUnitEffect
    AVAudioUnitSampler class AVAudioUnitMIDIInstrument
    AVAudioUnitTimeEffect class AVAudioUnit
    AVAudioUnitTimePitch class AVAudioUnitTimeEffect
    AVAudioUnitVarispeed class AVAudioUnitTimeEffect
    AVMusicTrack class NSObject
    # AVFoundation media
    AVAggregateAssetDownloadTask class URLSessionTask
    AVAsset class NSObject
    AVAssetCache class NSObject
    AVAssetDownloadDelegate protocol - delegate
    AVAssetDownloadTask class URLSessionTask
    AVAssetDownloadURLSession class URLSession
    AVAssetExportSession class NSObject
    AVAssetImageGenerator class NSObject
    AVAssetReader class NSObject
    AVAssetReaderAudioMixOutput class AVAssetReaderOutput
    AVAssetReaderOutput class NSObject
    AVAssetReaderSampleReferenceOutput class AVAssetReaderOutput
    AVAssetReaderTrackOutput class AVAssetReaderOutput
    AVAssetReaderVideoCompositionOutput class AVAssetReaderOutput
    AVAssetResourceLoader class NSObject
    AVAssetResourceLoaderDelegate protocol - delegate
    AVAssetResourceLoadingRequest class NSObject
    AVAssetTrack class NSObject
    AVAssetTrackSegment class NSObject
    AVAssetWriter class NSObject
    AVAssetWriterInput class NSObject
    AVAssetWriterInputPixelBufferAdaptor class NSObject
    AVAsynchronousKeyValueLoading protocol
    AVAsynchronousVideoCompositionRequest class NSObject
    AVAudio3DMixing protocol
    AVAudioApplication class NSObject
    AVAudioMix class NSObject
    AVAudioMixInputParameters class NSObject
    AVAudioMixing protocol
    AVAudioPlayer class NSObject
    AVAudioPlayerDelegate protocol - delegate
    AVAudioQuality enum
    AVAudioRecorder class NSObject
    AVAudioRecorderDelegate protocol - delegate
    AVAudioSession class NSObject
    AVAudioSession.Category struct
    AVAudioSession.CategoryOptions struct
    AVAudioSession.InterruptionOptions struct
    AVAudioSession.InterruptionType enum
    AVAudioSession.Mode struct
    AVAudioSession.Port struct
    AVAudioSession.PortOverride enum
    AVAudioSession.RecordPermission enum
    AVAudioSession.RouteChangeReason enum
    AVAudioSession.SetActiveOptions struct
    AVAudioSessionDataSourceDescription class NSObject
    AVAudioSessionPortDescription class NSObject
    AVAudioSessionRouteDescription class NSObject
    AVAudioStereoMixing protocol
    AVAuthorizationStatus enum
    AVCameraCalibrationData class NSObject
    AVCaptureAudioChannel class NSObject
    AVCaptureAudioDataOutput class AVCaptureOutput
    AVCaptureAudioDataOutputSampleBufferDelegate protocol - delegate
    AVCaptureAudioFileOutput class AVCaptureFileOutput
    AVCaptureConnection class NSObject
    AVCaptureDepthDataOutput class AVCaptureOutput
    AVCaptureDepthDataOutputDelegate protocol - delegate
    AVCaptureDevice class NSObject
    AVCaptureDevice.DeviceType struct
    AVCaptureDevice.DiscoverySession class NSObject
    AVCaptureDevice.FlashMode enum
    AVCaptureDevice.FocusMode enum
    AVCaptureDevice.Format class NSObject
    AVCaptureDevice.Position enum
    AVCaptureDevice.TorchMode enum
    AVCaptureDeviceInput class AVCaptureInput
    AVCaptureFileOutput class AVCaptureOutput
    AVCaptureFileOutputRecordingDelegate protocol - delegate
    AVCaptureInput class NSObject
    AVCaptureMetadataInput class AVCaptureInput
    AVCaptureMetadataOutput class AVCaptureOutput
    AVCaptureMetadataOutputObjectsDelegate protocol - delegate
    AVCaptureMovieFileOutput class AVCaptureFileOutput
    AVCaptureMultiCamSession class AVCaptureSession
    AVCaptureOutput class NSObject
    AVCapturePhoto class NSObject
    AVCapturePhotoCaptureDelegate protocol - delegate
    AVCapturePhotoFileDataRepresentationCustomizer protocol
    AVCapturePhotoOutput class AVCaptureOutput
    AVCapturePhotoSettings class NSObject
    AVCaptureResolvedPhotoSettings class NSObject
    AVCaptureScreenInput class AVCaptureInput
    AVCaptureSession class NSObject
    AVCaptureSession.Preset struct
    AVCaptureStillImageOutput class AVCaptureOutput
    AVCaptureVideoDataOutput class AVCaptureOutput
    AVCaptureVideoDataOutputSampleBufferDelegate protocol - delegate
    AVCaptureVideoOrientation enum
    AVCaptureVideoPreviewLayer class CALayer
    AVComposition class AVAsset
    AVCompositionTrack class AVAssetTrack
    AVContentKeyRecipient protocol
    AVContentKeyRequest class NSObject
    AVContentKeySession class NSObject
    AVContentKeySessionDelegate protocol - delegate
    AVContentKeySpecifier class NSObject
    AVDateRangeMetadataGroup class AVMetadataGroup
    AVDepthData class NSObject
    AVError struct
    AVFileType struct
    AVFragmentMinding protocol
    AVFrameRateRange class NSObject
    AVKeyValueStatus enum
    AVLayerVideoGravity struct
    AVMIDIPlayer class NSObject
    AVMediaCharacteristic struct
    AVMediaSelection class NSObject
    AVMediaSelectionGroup class NSObject
    AVMediaSelectionOption class NSObject
    AVMediaType struct
    AVMetadataFaceObject class AVMetadataObject
    AVMetadataGroup class NSObject
    AVMetadataIdentifier struct
    AVMetadataItem class NSObject
    AVMetadataKey struct
    AVMetadataKeySpace struct
    AVMetadataMachineReadableCodeObject class AVMetadataObject
    AVMetadataObject class NSObject
    AVMetadataObject.ObjectType struct
    AVMovie class AVAsset
    AVMovieTrack class AVAssetTrack
    AVMutableAudioMix class AVAudioMix
    AVMutableAudioMixInputParameters class AVAudioMixInputParameters
    AVMutableComposition class AVComposition
    AVMutableCompositionTrack class AVCompositionTrack
    AVMutableMetadataItem class AVMetadataItem
    AVMutableMovie class AVMovie
    AVMutableVideoComposition class AVVideoComposition
    AVMutableVideoCompositionInstruction class AVVideoCompositionInstruction
    AVMutableVideoCompositionLayerInstruction class AVVideoCompositionLayerInstruction
    AVOutputSettingsAssistant class NSObject
    AVOutputSettingsPreset struct
    AVPlayer class NSObject
    AVPlayer.ActionAtItemEnd enum
    AVPlayer.Status enum
    AVPlayer.TimeControlStatus enum
    AVPlayerItem class NSObject
    AVPlayerItem.Status enum
    AVPlayerItemAccessLog class NSObject
    AVPlayerItemAccessLogEvent class NSObject
    AVPlayerItemErrorLog class NSObject
    AVPlayerItemLegibleOutput class AVPlayerItemOutput
    AVPlayerItemLegibleOutputPushDelegate protocol - delegate
    AVPlayerItemMetadataOutput class AVPlayerItemOutput
    AVPlayerItemMetadataOutputPushDelegate protocol - delegate
    AVPlayerItemOutput class NSObject
    AVPlayerItemOutputPullDelegate protocol - delegate
    AVPlayerItemTrack class NSObject
    AVPlayerItemVideoOutput class AVPlayerItemOutput
    AVPlayerLayer class CALayer
    AVPlayerLooper class NSObject
    AVPlayerMediaSelectionCriteria class NSObject
    AVPortraitEffectsMatte class NSObject
    AVQueuePlayer class AVPlayer
    AVQueuedSampleBufferRendering protocol
    AVRouteDetector class NSObject
    AVSampleBufferAudioRenderer class NSObject
    AVSampleBufferDisplayLayer class CALayer
    AVSampleBufferRenderSynchronizer class NSObject
    AVSampleCursor class NSObject
    AVSpeechBoundary enum
    AVSpeechSynthesisVoice class NSObject
    AVSpeechSynthesisVoiceQuality enum
    AVSpeechSynthesizer class NSObject
    AVSpeechSynthesizerDelegate protocol - delegate
    AVSpeechUtterance class NSObject
    AVSynchronizedLayer class CALayer
    AVTextStyleRule class NSObject
    AVTimedMetadataGroup class AVMetadataGroup
    AVURLAsset class AVAsset
    AVVideoCodecType struct
    AVVideoCompositing protocol
    AVVideoComposition class NSObject
    AVVideoCompositionCoreAnimationTool class NSObject
    AVVideoCompositionInstruction class NSObject
    AVVideoCompositionInstructionProtocol protocol
    AVVideoCompositionLayerInstruction class NSObject
    AVVideoCompositionRenderContext class NSObject
    # AVKit media,ui
    AVCaptureEventInteraction class NSObject
    AVCaptureView class NSView
    AVInterstitialTimeRange class NSObject
    AVNavigationMarkersGroup class NSObject
    AVPictureInPictureController class NSObject
    AVPictureInPictureController.ContentSource class NSObject
    AVPictureInPictureControllerDelegate protocol - delegate
    AVPictureInPictureSampleBufferPlaybackDelegate protocol - delegate
    AVPlaybackSpeed class NSObject
    AVPlayerView class NSView
    AVPlayerViewController class UIViewController
    AVPlayerViewControllerDelegate protocol - delegate
    AVRoutePickerView class UIView
    AVRoutePickerViewDelegate protocol - delegate
    VideoPlayer<VideoOverlay> struct - swiftUIView,view
    # AVRouting media
    AVCustomRoutingController class NSObject
    AVCustomRoutingEvent class NSObject
    # AudioToolbox media
    AUAudioUnit class NSObject
    AUAudioUnitBus class NSObject
    AUAudioUnitBusArray class NSObject
    AUAudioUnitPreset class NSObject
    AUParameter class AUParameterNode
    AUParameterGroup class AUParameterNode
    AUParameterNode class NSObject
    AUParameterTree class AUParameterGroup
    AudioServicesCreateSystemSoundID function
    AudioServicesPlayAlertSound function
    AudioServicesPlaySystemSound function
    SystemSoundID typealias UInt32
    # CoreAudio media
    AudioBuffer struct
    AudioBufferList struct
    AudioChannelLayout struct
    AudioDeviceID typealias UInt32
    AudioObjectID typealias UInt32
    AudioObjectPropertyAddress struct
    AudioStreamBasicDescription struct
    AudioTimeStamp struct
    # CoreMedia media
    CMAudioFormatDescription typealias CMFormatDescription
    CMBlockBuffer class
    CMBufferQueue class
    CMClock class
    CMFormatDescription class
    CMSampleBuffer class
    CMSampleTimingInfo struct
    CMTime struct
    CMTimeFlags struct
    CMTimeMapping struct
    CMTimeRange struct
    CMTimeScale typealias Int32
    CMTimeValue typealias Int64
    CMTimebase class
    CMVideoDimensions struct
    CMVideoFormatDescription typealias CMFormatDescription
    # CoreVideo media
    CVBuffer class
    CVDisplayLink class
    CVImageBuffer typealias CVBuffer
    CVMetalTexture typealias CVImageBuffer
    CVMetalTextureCache class
    CVPixelBuffer typealias CVImageBuffer
    CVPixelBufferLockFlags struct
    CVPixelBufferPool class
    CVTimeStamp struct
    # ImageIO media
    CGImageDestination class
    CGImageMetadata class
    CGImagePropertyOrientation enum
    CGImageSource class
    CGImageSourceStatus enum
    # MediaPlayer media
    MPChangePlaybackPositionCommand class MPRemoteCommand
    MPChangePlaybackPositionCommandEvent class MPRemoteCommandEvent
    MPChangePlaybackRateCommand class MPRemoteCommand
    MPChangePlaybackRateCommandEvent class MPRemoteCommandEvent
    MPChangeRepeatModeCommand class MPRemoteCommand
    MPChangeShuffleModeCommand class MPRemoteCommand
    MPContentItem class NSObject
    MPFeedbackCommand class MPRemoteCommand
    MPFeedbackCommandEvent class MPRemoteCommandEvent
    MPMediaEntity class NSObject
    MPMediaItem class MPMediaEntity
    MPMediaItemArtwork class NSObject
    MPMediaItemCollection class MPMediaEntity
    MPMediaLibrary class NSObject
    MPMediaLibraryAuthorizationStatus enum
    MPMediaPickerController class UIViewController ui
    MPMediaPickerControllerDelegate protocol - delegate
    MPMediaPlayback protocol
    MPMediaPlaylist class MPMediaItemCollection
    MPMediaPredicate class NSObject
    MPMediaPropertyPredicate class MPMediaPredicate
    MPMediaQuery class NSObject
    MPMediaQuerySection class NSObject
    MPMediaType struct
    MPMoviePlayerController class NSObject
    MPMoviePlayerViewController class UIViewController ui
    MPMovieSourceType enum
    MPMusicPlaybackState enum
    MPMusicPlayerApplicationController class MPMusicPlayerController
    MPMusicPlayerController class NSObject
    MPMusicPlayerMediaItemQueueDescriptor class MPMusicPlayerQueueDescriptor
    MPMusicPlayerPlayParameters class NSObject
    MPMusicPlayerPlayParametersQueueDescriptor class MPMusicPlayerQueueDescriptor
    MPMusicPlayerQueueDescriptor class NSObject
    MPMusicPlayerStoreQueueDescriptor class MPMusicPlayerQueueDescriptor
    MPMusicRepeatMode enum
    MPMusicShuffleMode enum
    MPNowPlayingInfoCenter class NSObject
    MPNowPlayingInfoLanguageOption class NSObject
    MPNowPlayingPlaybackState enum
    MPNowPlayingSession class NSObject
    MPPlayableContentDataSource protocol - dataSource
    MPPlayableContentDelegate protocol - delegate
    MPPlayableContentManager class NSObject
    MPRatingCommand class MPRemoteCommand
    MPRatingCommandEvent class MPRemoteCommandEvent
    MPRemoteCommand class NSObject
    MPRemoteCommandCenter class NSObject
    MPRemoteCommandEvent class NSObject
    MPRemoteCommandHandlerStatus enum
    MPRepeatType enum
    MPSeekCommandEvent class MPRemoteCommandEvent
    MPShuffleType enum
    MPSkipIntervalCommand class MPRemoteCommand
    MPSkipIntervalCommandEvent class MPRemoteCommandEvent
    MPSystemMusicPlayerController protocol
    MPTimedMetadata class NSObject
    MPVolumeView class UIView ui
    # MusicKit media
    Album struct
    ApplicationMusicPlayer class
    Artist struct
    Artwork struct
    Curator struct
    Genre struct
    MusicAuthorization struct
    MusicCatalogResourceRequest<MusicItemType> struct
    MusicCatalogSearchRequest struct
    MusicCatalogSearchable protocol
    MusicDataRequest struct
    MusicItem protocol
    MusicItemCollection<MusicItemType> struct
    MusicItemID struct
    MusicLibrary class
    MusicLibraryRequest<MusicItemType> struct
    MusicPlayer class
    MusicSubscription struct
    MusicVideo struct
    Playlist struct
    RecordLabel struct
    Song struct
    Station struct
    SystemMusicPlayer class
    Track enum
    # Photos media
    PHAccessLevel enum
    PHAdjustmentData class NSObject
    PHAsset class PHObject
    PHAssetChangeRequest class PHChangeRequest
    PHAssetCollection class PHCollection
    PHAssetCollectionChangeRequest class PHChangeRequest
    PHAssetCollectionSubtype enum
    PHAssetCollectionType enum
    PHAssetCreationRequest class PHAssetChangeRequest
    PHAssetMediaSubtype struct
    PHAssetMediaType enum
    PHAssetResource class NSObject
    PHAssetResourceCreationOptions class NSObject
    PHAssetResourceManager class NSObject
    PHAssetResourceRequestOptions class NSObject
    PHAssetResourceType enum
    PHAuthorizationStatus enum
    PHCachingImageManager class PHImageManager
    PHChange class NSObject
    PHChangeRequest class NSObject
    PHCloudIdentifier class NSObject
    PHCollection class PHObject
    PHCollectionList class PHCollection
    PHCollectionListChangeRequest class PHChangeRequest
    PHContentEditingInput class NSObject
    PHContentEditingInputRequestOptions class NSObject
    PHContentEditingOutput class NSObject
    PHFetchOptions class NSObject
    PHFetchResult<ObjectType> class NSObject
    PHFetchResultChangeDetails<ObjectType> class NSObject
    PHImageContentMode enum
    PHImageManager class NSObject
    PHImageRequestID typealias Int32
    PHImageRequestOptions class NSObject
    PHImageRequestOptionsDeliveryMode enum
    PHImageRequestOptionsResizeMode enum
    PHLivePhoto class NSObject
    PHLivePhotoEditingContext class NSObject
    PHLivePhotoFrame protocol
    PHLivePhotoRequestOptions class NSObject
    PHObject class NSObject
    PHObjectChangeDetails<ObjectType> class NSObject
    PHObjectPlaceholder class PHObject
    PHPersistentChange class NSObject
    PHPersistentChangeToken class NSObject
    PHPhotoLibrary class NSObject
    PHPhotoLibraryAvailabilityObserver protocol
    PHPhotoLibraryChangeObserver protocol
    PHPhotosError struct
    PHVideoRequestOptions class NSObject
    # PhotosUI media,ui
    PHContentEditingController protocol
    PHLivePhotoView class UIView
    PHLivePhotoViewDelegate protocol - delegate
    PHPickerConfiguration struct
    PHPickerFilter struct
    PHPickerResult struct
    PHPickerViewController class UIViewController
    PHPickerViewControllerDelegate protocol - delegate
    PhotosPicker<Label> struct - swiftUIView,view
    PhotosPickerItem struct
    PhotosPickerSelectionBehavior struct
    PhotosPickerStyle struct
    # QuickLook ui
    QLPreviewController class UIViewController
    QLPreviewControllerDataSource protocol - dataSource
    QLPreviewControllerDelegate protocol - delegate
    QLPreviewItem protocol
    # QuickLookThumbnailing
    QLThumbnailGenerator class NSObject
    QLThumbnailGenerator.Request class NSObject
    QLThumbnailProvider class NSObject
    QLThumbnailRepresentation class NSObject
    # QuickLookUI ui
    QLPreviewPanel class NSPanel
    QLPreviewView class NSView
    # ReplayKit media
    RPBroadcastActivityViewController class UIViewController
    RPBroadcastActivityViewControllerDelegate protocol - delegate
    RPBroadcastController class NSObject
    RPBroadcastHandler class NSObject
    RPBroadcastSampleHandler class RPBroadcastHandler
    RPPreviewViewController class UIViewController
    RPPreviewViewControllerDelegate protocol - delegate
    RPScreenRecorder class NSObject
    RPScreenRecorderDelegate protocol - delegate
    # ScreenCaptureKit media
    SCContentFilter class NSObject
    SCDisplay class NSObject
    SCRunningApplication class NSObject
    SCScreenshotManager class NSObject
    SCShareableContent class NSObject
    SCStream class NSObject
    SCStreamConfiguration class NSObject
    SCStreamDelegate protocol - delegate
    SCStreamOutput protocol
    SCWindow class NSObject
    # ShazamKit media
    SHCatalog class NSObject
    SHCustomCatalog class SHCatalog
    SHMatch class NSObject
    SHMediaItem class NSObject
    SHSession class NSObject
    SHSessionDelegate protocol - delegate
    SHSignature class NSObject
    SHSignatureGenerator class NSObject
    # Speech media
    SFSpeechAudioBufferRecognitionRequest class SFSpeechRecognitionRequest
    SFSpeechRecognitionRequest class NSObject
    SFSpeechRecognitionResult class NSObject
    SFSpeechRecognitionTask class NSObject
    SFSpeechRecognitionTaskDelegate protocol - delegate
    SFSpeechRecognizer class NSObject
    SFSpeechRecognizerAuthorizationStatus enum
    SFSpeechRecognizerDelegate protocol - delegate
    SFSpeechURLRecognitionRequest class SFSpeechRecognitionRequest
    SFTranscription class NSObject
    SFTranscriptionSegment class NSObject
    # VideoToolbox media
    VTCompressionSession class
    VTDecompressionSession class
    VTPixelTransferSession class
    # Vision
    VNBarcodeObservation class VNRectangleObservation
    VNBarcodeSymbology struct
    VNClassificationObservation class VNObservation
    VNClassifyImageRequest class VNImageBasedRequest
    VNCoreMLFeatureValueObservation class VNObservation
    VNCoreMLModel class NSObject
    VNCoreMLRequest class VNImageBasedRequest
    VNDetectBarcodesRequest class VNImageBasedRequest
    VNDetectFaceLandmarksRequest class VNImageBasedRequest
    VNDetectFaceRectanglesRequest class VNImageBasedRequest
    VNDetectHumanBodyPoseRequest class VNImageBasedRequest
    VNDetectHumanHandPoseRequest class VNImageBasedRequest
    VNDetectRectanglesRequest class VNImageBasedRequest
    VNDetectTextRectanglesRequest class VNImageBasedRequest
    VNDetectedObjectObservation class VNObservation
    VNFaceLandmarkRegion class NSObject
    VNFaceLandmarks class NSObject
    VNFaceObservation class VNDetectedObjectObservation
    VNFeaturePrintObservation class VNObservation
    VNGenerateImageFeaturePrintRequest class VNImageBasedRequest
    VNGeneratePersonSegmentationRequest class VNImageBasedRequest
    VNHumanBodyPoseObservation class VNRecognizedPointsObservation
    VNHumanHandPoseObservation class VNRecognizedPointsObservation
    VNImageBasedRequest class VNRequest
    VNImageOption struct
    VNImageRequestHandler class NSObject
    VNObservation class NSObject
    VNPixelBufferObservation class VNObservation
    VNPoint class NSObject
    VNRecognizeTextRequest class VNImageBasedRequest
    VNRecognizedObjectObservation class VNDetectedObjectObservation
    VNRecognizedPointsObservation class VNObservation
    VNRecognizedText class NSObject
    VNRecognizedTextObservation class VNRectangleObservation
    VNRectangleObservation class VNDetectedObjectObservation
    VNRequest class NSObject
    VNSequenceRequestHandler class NSObject
    VNTextObservation class VNRectangleObservation
    # VisionKit media,ui
    DataScannerViewController class UIViewController
    DataScannerViewControllerDelegate protocol - delegate
    ImageAnalysis class
    ImageAnalysisInteraction class
    ImageAnalysisInteractionDelegate protocol - delegate
    ImageAnalyzer class
    RecognizedItem enum
    VNDocumentCameraScan class NSObject
    VNDocumentCameraViewController class UIViewController
    VNDocumentCameraViewControllerDelegate protocol - delegate
    """
}
