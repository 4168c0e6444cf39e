extension SDKTable {
  /// The types of sound, pictures and film.
  static let mediaTypes: StaticString = """
    # AVFAudio media
    AVAudio3DMixing protocol
    AVAudioApplication class NSObject
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
    AVAudioMixing protocol AVAudio3DMixing,AVAudioStereoMixing
    AVAudioNode class NSObject
    AVAudioNodeCount typealias UInt32
    AVAudioOutputNode class AVAudioIONode
    AVAudioPCMBuffer class AVAudioBuffer
    AVAudioPlayer class NSObject
    AVAudioPlayerDelegate protocol - delegate
    AVAudioPlayerNode class AVAudioNode
    AVAudioQuality enum
    AVAudioRecorder class NSObject
    AVAudioRecorderDelegate protocol - delegate
    AVAudioSequencer class NSObject
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
    AVAudioSessionInterruptionOptionKey global
    AVAudioSessionInterruptionTypeKey global
    AVAudioSessionPortDescription class NSObject
    AVAudioSessionRouteChangePreviousRouteKey global
    AVAudioSessionRouteChangeReasonKey global
    AVAudioSessionRouteDescription class NSObject
    AVAudioSinkNode class AVAudioNode
    AVAudioSourceNode class AVAudioNode
    AVAudioStereoMixing protocol
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
    AVEncoderAudioQualityKey global
    AVEncoderBitRateKey global
    AVFormatIDKey global
    AVLinearPCMBitDepthKey global
    AVLinearPCMIsBigEndianKey global
    AVLinearPCMIsFloatKey global
    AVMIDIPlayer class NSObject
    AVMusicTrack class NSObject
    AVNumberOfChannelsKey global
    AVSampleRateKey global
    AVSpeechBoundary enum
    AVSpeechSynthesisVoice class NSObject
    AVSpeechSynthesisVoiceQuality enum
    AVSpeechSynthesizer class NSObject
    AVSpeechSynthesizerDelegate protocol - delegate
    AVSpeechUtterance class NSObject
    # AVFoundation media
    AVAggregateAssetDownloadTask class URLSessionTask
    AVAsset class NSObject
    AVAssetCache class NSObject
    AVAssetDownloadConfiguration class NSObject
    AVAssetDownloadDelegate protocol URLSessionTaskDelegate delegate
    AVAssetDownloadStorageManager class NSObject
    AVAssetDownloadTask class URLSessionTask
    AVAssetDownloadURLSession class URLSession
    AVAssetExportPreset1280x720 global
    AVAssetExportPreset1920x1080 global
    AVAssetExportPresetHEVCHighestQuality global
    AVAssetExportPresetHighestQuality global
    AVAssetExportPresetLowQuality global
    AVAssetExportPresetMediumQuality global
    AVAssetExportPresetPassthrough global
    AVAssetExportSession class NSObject
    AVAssetImageGenerator class NSObject
    AVAssetPlaybackAssistant class NSObject
    AVAssetReader class NSObject
    AVAssetReaderAudioMixOutput class AVAssetReaderOutput
    AVAssetReaderOutput class NSObject
    AVAssetReaderOutputMetadataAdaptor class NSObject
    AVAssetReaderSampleReferenceOutput class AVAssetReaderOutput
    AVAssetReaderTrackOutput class AVAssetReaderOutput
    AVAssetReaderVideoCompositionOutput class AVAssetReaderOutput
    AVAssetResourceLoader class NSObject
    AVAssetResourceLoaderDelegate protocol - delegate
    AVAssetResourceLoadingRequest class NSObject
    AVAssetSegmentReport class NSObject
    AVAssetTrack class NSObject
    AVAssetTrackSegment class NSObject
    AVAssetVariant class NSObject
    AVAssetWriter class NSObject
    AVAssetWriterDelegate protocol - delegate
    AVAssetWriterInput class NSObject
    AVAssetWriterInputGroup class AVMediaSelectionGroup
    AVAssetWriterInputMetadataAdaptor class NSObject
    AVAssetWriterInputPassDescription class NSObject
    AVAssetWriterInputPixelBufferAdaptor class NSObject
    AVAsynchronousKeyValueLoading protocol
    AVAsynchronousVideoCompositionRequest class NSObject
    AVAudioMix class NSObject
    AVAudioMixInputParameters class NSObject
    AVAuthorizationStatus enum
    AVCameraCalibrationData class NSObject
    AVCaptureAudioChannel class NSObject
    AVCaptureAudioDataOutput class AVCaptureOutput
    AVCaptureAudioDataOutputSampleBufferDelegate protocol - delegate
    AVCaptureAudioFileOutput class AVCaptureFileOutput
    AVCaptureBracketedStillImageSettings class NSObject
    AVCaptureConnection class NSObject
    AVCaptureControl class NSObject
    AVCaptureDataOutputSynchronizer class NSObject
    AVCaptureDataOutputSynchronizerDelegate protocol - delegate
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
    AVCaptureFileOutputDelegate protocol - delegate
    AVCaptureFileOutputRecordingDelegate protocol - delegate
    AVCaptureIndexPicker class AVCaptureControl
    AVCaptureInput class NSObject
    AVCaptureMetadataInput class AVCaptureInput
    AVCaptureMetadataOutput class AVCaptureOutput
    AVCaptureMetadataOutputObjectsDelegate protocol - delegate
    AVCaptureMovieFileOutput class AVCaptureFileOutput
    AVCaptureMultiCamSession class AVCaptureSession
    AVCaptureOutput class NSObject
    AVCapturePhoto class NSObject
    AVCapturePhotoBracketSettings class AVCapturePhotoSettings
    AVCapturePhotoCaptureDelegate protocol - delegate
    AVCapturePhotoFileDataRepresentationCustomizer protocol
    AVCapturePhotoOutput class AVCaptureOutput
    AVCapturePhotoOutputReadinessCoordinator class NSObject
    AVCapturePhotoOutputReadinessCoordinatorDelegate protocol - delegate
    AVCapturePhotoSettings class NSObject
    AVCaptureReactionState class NSObject
    AVCaptureResolvedPhotoSettings class NSObject
    AVCaptureScreenInput class AVCaptureInput
    AVCaptureSession class NSObject
    AVCaptureSession.Preset struct
    AVCaptureSessionControlsDelegate protocol - delegate
    AVCaptureSlider class AVCaptureControl
    AVCaptureStillImageOutput class AVCaptureOutput
    AVCaptureSynchronizedData class NSObject
    AVCaptureSynchronizedDataCollection class NSObject
    AVCaptureSystemExposureBiasSlider class AVCaptureControl
    AVCaptureSystemZoomSlider class AVCaptureControl
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
    AVDelegatingPlaybackCoordinator class AVPlaybackCoordinator
    AVDepthData class NSObject
    AVError struct
    AVFileType struct
    AVFragmentMinding protocol
    AVFragmentedAsset class AVURLAsset
    AVFrameRateRange class NSObject
    AVKeyValueStatus enum
    AVLayerVideoGravity struct
    AVMakeRect global
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
    AVMetricEvent class NSObject
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
    AVPlaybackCoordinator class NSObject
    AVPlaybackCoordinatorPlaybackControlDelegate protocol - delegate
    AVPlayer class NSObject
    AVPlayer.ActionAtItemEnd enum
    AVPlayer.Status enum
    AVPlayer.TimeControlStatus enum
    AVPlayerInterstitialEvent class NSObject
    AVPlayerInterstitialEventMonitor class NSObject
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
    AVPlayerPlaybackCoordinator class AVPlaybackCoordinator
    AVPlayerPlaybackCoordinatorDelegate protocol - delegate
    AVPlayerVideoOutput class NSObject
    AVPortraitEffectsMatte class NSObject
    AVQueuePlayer class AVPlayer
    AVQueuedSampleBufferRendering protocol
    AVRouteDetector class NSObject
    AVSampleBufferAudioRenderer class NSObject
    AVSampleBufferDisplayLayer class CALayer
    AVSampleBufferGenerator class NSObject
    AVSampleBufferRenderSynchronizer class NSObject
    AVSampleBufferRequest class NSObject
    AVSampleBufferVideoRenderer class NSObject
    AVSampleCursor class NSObject
    AVSemanticSegmentationMatte class NSObject
    AVSynchronizedLayer class CALayer
    AVTextStyleRule class NSObject
    AVTimedMetadataGroup class AVMetadataGroup
    AVURLAsset class AVAsset
    AVURLAssetPreferPreciseDurationAndTimingKey global
    AVVideoAverageBitRateKey global
    AVVideoCodecKey global
    AVVideoCodecType struct
    AVVideoCompositing protocol
    AVVideoComposition class NSObject
    AVVideoCompositionCoreAnimationTool class NSObject
    AVVideoCompositionInstruction class NSObject
    AVVideoCompositionInstructionProtocol protocol
    AVVideoCompositionLayerInstruction class NSObject
    AVVideoCompositionRenderContext class NSObject
    AVVideoCompositionRenderHint class NSObject
    AVVideoCompressionPropertiesKey global
    AVVideoHeightKey global
    AVVideoProfileLevelKey global
    AVVideoScalingModeKey global
    AVVideoWidthKey global
    # AVKit media
    AVCaptureEventInteraction class NSObject ui
    AVCaptureView class NSView ui
    AVDisplayManager class NSObject
    AVInterstitialTimeRange class NSObject
    AVNavigationMarkersGroup class NSObject
    AVPictureInPictureController class NSObject ui
    AVPictureInPictureController.ContentSource class NSObject ui
    AVPictureInPictureControllerDelegate protocol - delegate,ui
    AVPictureInPictureSampleBufferPlaybackDelegate protocol - delegate,ui
    AVPlaybackSpeed class NSObject
    AVPlayerView class NSView ui
    AVPlayerViewController class UIViewController ui
    AVPlayerViewControllerDelegate protocol - delegate,ui
    AVRoutePickerView class UIView ui
    AVRoutePickerViewDelegate protocol - delegate,ui
    VideoPlayer<VideoOverlay> struct View swiftUIView,ui,view
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
    AudioComponentFindNext global
    AudioComponentInstanceNew global
    AudioQueueNewOutput global
    AudioQueueStart global
    AudioServicesCreateSystemSoundID global
    AudioServicesDisposeSystemSoundID global
    AudioServicesPlayAlertSound global
    AudioServicesPlaySystemSound global
    AudioServicesPlaySystemSoundWithCompletion global
    AudioUnitInitialize global
    AudioUnitRender global
    AudioUnitSetProperty global
    ExtAudioFileOpenURL global
    ExtAudioFileRead global
    SystemSoundID typealias UInt32
    # CoreAudio media
    AudioBuffer struct
    AudioBufferList struct
    AudioChannelLayout struct
    AudioDeviceID typealias UInt32
    AudioObjectAddPropertyListener global
    AudioObjectGetPropertyData global
    AudioObjectGetPropertyDataSize global
    AudioObjectID typealias UInt32
    AudioObjectPropertyAddress struct
    AudioObjectSetPropertyData global
    AudioStreamBasicDescription struct
    AudioTimeStamp struct
    # CoreMedia media
    CMAudioFormatDescription typealias CMFormatDescription
    CMAudioFormatDescriptionGetStreamBasicDescription global
    CMBlockBuffer class
    CMBlockBufferGetDataPointer global
    CMBufferQueue class
    CMClock class
    CMClockGetHostTimeClock global
    CMClockGetTime global
    CMFormatDescription class
    CMFormatDescriptionGetMediaSubType global
    CMSampleBuffer class
    CMSampleBufferCreateReadyWithImageBuffer global
    CMSampleBufferGetFormatDescription global
    CMSampleBufferGetImageBuffer global
    CMSampleBufferGetPresentationTimeStamp global
    CMSampleBufferIsValid global
    CMSampleTimingInfo struct
    CMTime struct
    CMTimeAdd global
    CMTimeCompare global
    CMTimeFlags struct
    CMTimeGetSeconds global
    CMTimeMake global
    CMTimeMakeWithSeconds global
    CMTimeMapping struct
    CMTimeRange struct
    CMTimeRangeGetEnd global
    CMTimeRangeMake global
    CMTimeScale typealias Int32
    CMTimeSubtract global
    CMTimeValue typealias Int64
    CMTimebase class
    CMTimebaseCreateWithSourceClock global
    CMTimebaseGetTime global
    CMTimebaseSetRate global
    CMTimebaseSetTime global
    CMVideoDimensions struct
    CMVideoFormatDescription typealias CMFormatDescription
    CMVideoFormatDescriptionCreate global
    CMVideoFormatDescriptionCreateForImageBuffer global
    CMVideoFormatDescriptionGetDimensions global
    # CoreVideo media
    CVBuffer class
    CVDisplayLink class
    CVImageBuffer typealias CVBuffer
    CVMetalTexture typealias CVImageBuffer
    CVMetalTextureCache class
    CVMetalTextureCacheCreate global
    CVMetalTextureCacheCreateTextureFromImage global
    CVMetalTextureGetTexture global
    CVOpenGLESTexture typealias CVBuffer
    CVOpenGLESTextureCache class
    CVOpenGLTexture typealias CVBuffer
    CVOpenGLTextureCache class
    CVPixelBuffer typealias CVImageBuffer
    CVPixelBufferCreate global
    CVPixelBufferGetBaseAddress global
    CVPixelBufferGetBaseAddressOfPlane global
    CVPixelBufferGetBytesPerRow global
    CVPixelBufferGetBytesPerRowOfPlane global
    CVPixelBufferGetHeight global
    CVPixelBufferGetPixelFormatType global
    CVPixelBufferGetWidth global
    CVPixelBufferLockBaseAddress global
    CVPixelBufferLockFlags struct
    CVPixelBufferPool class
    CVPixelBufferPoolCreatePixelBuffer global
    CVPixelBufferUnlockBaseAddress global
    CVTimeStamp struct
    # ImageIO media
    CGAnimateImageAtURLWithBlock global
    CGAnimateImageDataWithBlock global
    CGImageDestination class
    CGImageDestinationAddImage global
    CGImageDestinationAddImageFromSource global
    CGImageDestinationCreateWithData global
    CGImageDestinationCreateWithURL global
    CGImageDestinationFinalize global
    CGImageDestinationSetProperties global
    CGImageMetadata class
    CGImagePropertyOrientation enum
    CGImageSource class
    CGImageSourceCopyProperties global
    CGImageSourceCopyPropertiesAtIndex global
    CGImageSourceCreateImageAtIndex global
    CGImageSourceCreateIncremental global
    CGImageSourceCreateThumbnailAtIndex global
    CGImageSourceCreateWithData global
    CGImageSourceCreateWithURL global
    CGImageSourceGetCount global
    CGImageSourceGetStatus global
    CGImageSourceGetType global
    CGImageSourceStatus enum
    CGImageSourceUpdateData global
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
    MPMediaItemPropertyAlbumTitle global
    MPMediaItemPropertyArtist global
    MPMediaItemPropertyArtwork global
    MPMediaItemPropertyMediaType global
    MPMediaItemPropertyPersistentID global
    MPMediaItemPropertyPlaybackDuration global
    MPMediaItemPropertyTitle global
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
    MPNowPlayingInfoPropertyDefaultPlaybackRate global
    MPNowPlayingInfoPropertyElapsedPlaybackTime global
    MPNowPlayingInfoPropertyIsLiveStream global
    MPNowPlayingInfoPropertyMediaType global
    MPNowPlayingInfoPropertyPlaybackQueueCount global
    MPNowPlayingInfoPropertyPlaybackQueueIndex global
    MPNowPlayingInfoPropertyPlaybackRate global
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
    PhotosPicker<Label> struct View swiftUIView,view
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
    QLPreviewPanelDataSource protocol - dataSource
    QLPreviewPanelDelegate protocol NSWindowDelegate delegate
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
    SCContentSharingPicker class NSObject
    SCContentSharingPickerObserver protocol
    SCDisplay class NSObject
    SCRecordingOutput class NSObject
    SCRecordingOutputConfiguration class NSObject
    SCRecordingOutputDelegate protocol - delegate
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
    VTCompressionSessionCreate global
    VTCreateCGImageFromCVPixelBuffer global
    VTDecompressionSession class
    VTIsHardwareDecodeSupported global
    VTPixelTransferSession class
    VTSessionSetProperty global
    # Vision
    VNBarcodeObservation class VNRectangleObservation
    VNBarcodeSymbology struct
    VNCalculateImageAestheticsScoresRequest class VNImageBasedRequest
    VNClassificationObservation class VNObservation
    VNClassifyImageRequest class VNImageBasedRequest
    VNCoreMLFeatureValueObservation class VNObservation
    VNCoreMLModel class NSObject
    VNCoreMLRequest class VNImageBasedRequest
    VNDetectBarcodesRequest class VNImageBasedRequest
    VNDetectContoursRequest class VNImageBasedRequest
    VNDetectDocumentSegmentationRequest class VNImageBasedRequest
    VNDetectFaceCaptureQualityRequest class VNImageBasedRequest
    VNDetectFaceLandmarksRequest class VNImageBasedRequest
    VNDetectFaceRectanglesRequest class VNImageBasedRequest
    VNDetectHorizonRequest class VNImageBasedRequest
    VNDetectHumanBodyPoseRequest class VNImageBasedRequest
    VNDetectHumanHandPoseRequest class VNImageBasedRequest
    VNDetectHumanRectanglesRequest class VNImageBasedRequest
    VNDetectRectanglesRequest class VNImageBasedRequest
    VNDetectTextRectanglesRequest class VNImageBasedRequest
    VNDetectTrajectoriesRequest class VNStatefulRequest
    VNDetectedObjectObservation class VNObservation
    VNFaceLandmarkRegion class NSObject
    VNFaceLandmarks class NSObject
    VNFaceObservation class VNDetectedObjectObservation
    VNFeaturePrintObservation class VNObservation
    VNGenerateAttentionBasedSaliencyImageRequest class VNImageBasedRequest
    VNGenerateForegroundInstanceMaskRequest class VNImageBasedRequest
    VNGenerateImageFeaturePrintRequest class VNImageBasedRequest
    VNGenerateObjectnessBasedSaliencyImageRequest class VNImageBasedRequest
    VNGeneratePersonSegmentationRequest class VNStatefulRequest
    VNHumanBodyPoseObservation class VNRecognizedPointsObservation
    VNHumanHandPoseObservation class VNRecognizedPointsObservation
    VNImageBasedRequest class VNRequest
    VNImageOption struct
    VNImageRequestHandler class NSObject
    VNObservation class NSObject
    VNPixelBufferObservation class VNObservation
    VNPoint class NSObject
    VNRecognizeAnimalsRequest class VNImageBasedRequest
    VNRecognizeTextRequest class VNImageBasedRequest
    VNRecognizedObjectObservation class VNDetectedObjectObservation
    VNRecognizedPointsObservation class VNObservation
    VNRecognizedText class NSObject
    VNRecognizedTextObservation class VNRectangleObservation
    VNRectangleObservation class VNDetectedObjectObservation
    VNRequest class NSObject
    VNSequenceRequestHandler class NSObject
    VNStatefulRequest class VNImageBasedRequest
    VNTargetedImageRequest class VNImageBasedRequest
    VNTextObservation class VNRectangleObservation
    VNTrackObjectRequest class VNTrackingRequest
    VNTrackRectangleRequest class VNTrackingRequest
    VNTrackingRequest class VNImageBasedRequest
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
