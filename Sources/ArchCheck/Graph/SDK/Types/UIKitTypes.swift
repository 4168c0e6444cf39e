extension SDKTable {
  /// The types of UIKit.
  static let uiKitTypes: StaticString = """
    # UIKit ui
    NSAdaptiveImageGlyph class NSObject
    NSCollectionLayoutAnchor class NSObject
    NSCollectionLayoutBoundarySupplementaryItem class NSCollectionLayoutSupplementaryItem
    NSCollectionLayoutContainer protocol
    NSCollectionLayoutDecorationItem class NSCollectionLayoutItem
    NSCollectionLayoutDimension class NSObject
    NSCollectionLayoutEdgeSpacing class NSObject
    NSCollectionLayoutEnvironment protocol
    NSCollectionLayoutGroup class NSCollectionLayoutItem
    NSCollectionLayoutGroupCustomItem class NSObject
    NSCollectionLayoutItem class NSObject
    NSCollectionLayoutSection class NSObject
    NSCollectionLayoutSize class NSObject
    NSCollectionLayoutSpacing class NSObject
    NSCollectionLayoutSupplementaryItem class NSCollectionLayoutItem
    NSCollectionLayoutVisibleItem protocol UIDynamicItem
    NSDataAsset class NSObject
    NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> struct
    NSDiffableDataSourceSectionTransaction struct
    NSDiffableDataSourceSnapshot<SectionIdentifierType,ItemIdentifierType> struct
    NSDiffableDataSourceTransaction struct
    NSDirectionalEdgeInsets struct
    NSDirectionalEdgeInsetsMake global
    NSDirectionalRectEdge struct
    NSLayoutAnchor<AnchorType> class NSObject
    NSLayoutConstraint class NSObject
    NSLayoutConstraint.Attribute enum
    NSLayoutConstraint.Axis enum
    NSLayoutConstraint.FormatOptions struct
    NSLayoutConstraint.Relation enum
    NSLayoutDimension class NSLayoutAnchor
    NSLayoutManager class NSObject
    NSLayoutManagerDelegate protocol - delegate
    NSLayoutXAxisAnchor class NSLayoutAnchor
    NSLayoutYAxisAnchor class NSLayoutAnchor
    NSLineBreakMode enum
    NSMutableParagraphStyle class NSParagraphStyle
    NSParagraphStyle class NSObject
    NSRectAlignment enum
    NSShadow class NSObject
    NSStringDrawingContext class NSObject
    NSStringDrawingOptions struct
    NSStringFromCGRect global
    NSTextAlignment enum
    NSTextAttachment class NSObject
    NSTextAttachmentContainer protocol
    NSTextAttachmentLayout protocol
    NSTextContainer class NSObject
    NSTextContentManager class NSObject
    NSTextContentManagerDelegate protocol - delegate
    NSTextContentStorage class NSTextContentManager
    NSTextContentStorageDelegate protocol NSTextContentManagerDelegate delegate
    NSTextElement class NSObject
    NSTextElementProvider protocol
    NSTextLayoutFragment class NSObject
    NSTextLayoutManager class NSObject
    NSTextLayoutManagerDelegate protocol - delegate
    NSTextLayoutOrientation enum
    NSTextLayoutOrientationProvider protocol
    NSTextLineFragment class NSObject
    NSTextList class NSObject
    NSTextListElement class NSTextParagraph
    NSTextLocation protocol
    NSTextParagraph class NSTextElement
    NSTextRange class NSObject
    NSTextSelection class NSObject
    NSTextSelectionDataSource protocol
    NSTextSelectionNavigation class NSObject
    NSTextStorage class NSMutableAttributedString
    NSTextStorage.EditActions struct
    NSTextStorageDelegate protocol - delegate
    NSTextStorageObserving protocol
    NSTextTab class NSObject
    NSTextViewportLayoutController class NSObject
    NSTextViewportLayoutControllerDelegate protocol - delegate
    NSUnderlineStyle struct
    NSWritingDirection enum
    UIAcceleration class NSObject
    UIAccelerometer class NSObject
    UIAccelerometerDelegate protocol - delegate
    UIAccessibility enum
    UIAccessibility.Notification struct
    UIAccessibilityContainerDataTable protocol
    UIAccessibilityContainerDataTableCell protocol
    UIAccessibilityContentSizeCategoryImageAdjusting protocol
    UIAccessibilityContrast enum
    UIAccessibilityCustomAction class NSObject
    UIAccessibilityCustomRotor class NSObject
    UIAccessibilityElement class UIResponder
    UIAccessibilityIdentification protocol
    UIAccessibilityLocationDescriptor class NSObject
    UIAccessibilityNavigationStyle enum
    UIAccessibilityReadingContent protocol
    UIAccessibilityScrollDirection enum
    UIAccessibilityTraits struct
    UIAccessibilityZoomType enum
    UIAction class UIMenuElement
    UIAction.Identifier struct
    UIActionSheet class UIView
    UIActionSheetDelegate protocol - delegate
    UIActivity class NSObject
    UIActivity.ActivityType struct
    UIActivityIndicatorView class UIView
    UIActivityIndicatorView.Style enum
    UIActivityItemProvider class Operation
    UIActivityItemSource protocol
    UIActivityItemsConfiguration class NSObject
    UIActivityItemsConfigurationProviding protocol
    UIActivityItemsConfigurationReading protocol
    UIActivityViewController class UIViewController
    UIAdaptivePresentationControllerDelegate protocol - delegate
    UIAlertAction class NSObject
    UIAlertAction.Style enum
    UIAlertController class UIViewController
    UIAlertController.Style enum
    UIAlertView class UIView
    UIAlertViewDelegate protocol - delegate
    UIAppearance protocol
    UIAppearanceContainer protocol
    UIApplication class UIResponder
    UIApplication.ExtensionPointIdentifier struct
    UIApplication.LaunchOptionsKey struct
    UIApplication.OpenExternalURLOptionsKey struct
    UIApplication.OpenURLOptionsKey struct
    UIApplication.State enum
    UIApplicationDelegate protocol - app,delegate
    UIApplicationMain global
    UIApplicationShortcutIcon class NSObject
    UIApplicationShortcutItem class NSObject
    UIAttachmentBehavior class UIDynamicBehavior
    UIAxis struct
    UIBackgroundConfiguration struct
    UIBackgroundExtensionView class UIView
    UIBackgroundFetchResult enum
    UIBackgroundRefreshStatus enum
    UIBackgroundTaskIdentifier struct
    UIBandSelectionInteraction class NSObject
    UIBarAppearance class NSObject
    UIBarButtonItem class UIBarItem
    UIBarButtonItem.Style enum
    UIBarButtonItem.SystemItem enum
    UIBarButtonItemAppearance class NSObject
    UIBarButtonItemBadge class NSObject
    UIBarButtonItemGroup class NSObject
    UIBarButtonItemStateAppearance class NSObject
    UIBarItem class NSObject
    UIBarMetrics enum
    UIBarPosition enum
    UIBarPositioning protocol
    UIBarPositioningDelegate protocol - delegate
    UIBarStyle enum
    UIBaselineAdjustment enum
    UIBezierPath class NSObject
    UIBlurEffect class UIVisualEffect
    UIBlurEffect.Style enum
    UIButton class UIControl
    UIButton.ButtonType enum
    UIButton.Configuration struct
    UIButton.Configuration.CornerStyle enum
    UIButton.Configuration.Size enum
    UICalendarSelection class NSObject
    UICalendarSelectionMultiDate class UICalendarSelection
    UICalendarSelectionMultiDateDelegate protocol - delegate
    UICalendarSelectionSingleDate class UICalendarSelection
    UICalendarSelectionSingleDateDelegate protocol - delegate
    UICalendarSelectionWeekOfYear class UICalendarSelection
    UICalendarSelectionWeekOfYearDelegate protocol - delegate
    UICalendarView class UIView
    UICalendarView.Decoration class NSObject
    UICalendarViewDelegate protocol - delegate
    UICanvasFeedbackGenerator class UIFeedbackGenerator
    UICellAccessory struct
    UICellAccessory.AccessoryType enum
    UICellAccessory.CustomViewConfiguration struct
    UICellAccessory.DisplayedState enum
    UICellConfigurationState struct
    UICloudSharingController class UIViewController
    UICloudSharingControllerDelegate protocol - delegate
    UICollectionLayoutListConfiguration struct
    UICollectionLayoutListConfiguration.Appearance enum
    UICollectionLayoutListConfiguration.FooterMode enum
    UICollectionLayoutListConfiguration.HeaderMode enum
    UICollectionLayoutSectionOrthogonalScrollingBehavior enum
    UICollectionReusableView class UIView
    UICollectionView class UIScrollView
    UICollectionView.CellRegistration<Cell,Item> struct
    UICollectionView.ElementCategory enum
    UICollectionView.ScrollDirection enum
    UICollectionView.ScrollPosition struct
    UICollectionView.SupplementaryRegistration<Supplementary> struct
    UICollectionViewCell class UICollectionReusableView
    UICollectionViewCell.DragState enum
    UICollectionViewCompositionalLayout class UICollectionViewLayout
    UICollectionViewCompositionalLayoutConfiguration class NSObject
    UICollectionViewController class UIViewController,UICollectionViewDataSource,UICollectionViewDelegate
    UICollectionViewDataSource protocol - dataSource
    UICollectionViewDataSourcePrefetching protocol - dataSource
    UICollectionViewDelegate protocol UIScrollViewDelegate delegate
    UICollectionViewDelegateFlowLayout protocol UICollectionViewDelegate delegate
    UICollectionViewDiffableDataSource<SectionIdentifierType,ItemIdentifierType> class NSObject dataSource
    UICollectionViewDiffableDataSource.ReorderingHandlers struct
    UICollectionViewDiffableDataSource.SectionSnapshotHandlers struct
    UICollectionViewDragDelegate protocol - delegate
    UICollectionViewDropCoordinator protocol
    UICollectionViewDropDelegate protocol - delegate
    UICollectionViewDropItem protocol
    UICollectionViewDropPlaceholder class UICollectionViewPlaceholder
    UICollectionViewDropPlaceholderContext protocol UIDragAnimating
    UICollectionViewDropProposal class UIDropProposal
    UICollectionViewFlowLayout class UICollectionViewLayout
    UICollectionViewFlowLayoutInvalidationContext class UICollectionViewLayoutInvalidationContext
    UICollectionViewFocusUpdateContext class UIFocusUpdateContext
    UICollectionViewLayout class NSObject
    UICollectionViewLayoutAttributes class NSObject
    UICollectionViewLayoutInvalidationContext class NSObject
    UICollectionViewListCell class UICollectionViewCell
    UICollectionViewPlaceholder class NSObject
    UICollectionViewTransitionLayout class UICollectionViewLayout
    UICollectionViewUpdateItem class NSObject
    UICollisionBehavior class UIDynamicBehavior
    UICollisionBehaviorDelegate protocol - delegate
    UIColor class NSObject
    UIColorEffect class UIVisualEffect
    UIColorPickerViewController class UIViewController
    UIColorPickerViewControllerDelegate protocol - delegate
    UIColorWell class UIControl
    UICommand class UIMenuElement
    UIConfigurationColorTransformer struct
    UIConfigurationState protocol NSCopying,NSSecureCoding
    UIConfigurationStateCustomKey struct
    UIConfigurationTextAttributesTransformer struct
    UIContentConfiguration protocol NSCopying
    UIContentContainer protocol
    UIContentSizeCategory struct
    UIContentSizeCategoryAdjusting protocol
    UIContentUnavailableConfiguration struct
    UIContentUnavailableConfigurationState struct
    UIContentUnavailableView class UIView
    UIContentView protocol
    UIContextMenuActionProvider typealias
    UIContextMenuConfiguration class NSObject
    UIContextMenuContentPreviewProvider typealias
    UIContextMenuInteraction class NSObject
    UIContextMenuInteractionAnimating protocol
    UIContextMenuInteractionCommitAnimating protocol UIContextMenuInteractionAnimating
    UIContextMenuInteractionDelegate protocol - delegate
    UIContextualAction class NSObject
    UIContextualAction.Style enum
    UIControl class UIView control
    UIControl.ContentHorizontalAlignment enum
    UIControl.ContentVerticalAlignment enum
    UIControl.Event struct
    UIControl.State struct
    UIConversationContext class NSObject
    UICoordinateSpace protocol
    UICornerConfiguration struct
    UICornerRadius struct
    UICubicTimingParameters class NSObject
    UIDataDetectorTypes struct
    UIDataSourceModelAssociation protocol
    UIDataSourceTranslating protocol
    UIDatePicker class UIControl
    UIDatePicker.Mode enum
    UIDatePickerStyle enum
    UIDeferredMenuElement class UIMenuElement
    UIDevice class NSObject
    UIDevice.BatteryState enum
    UIDeviceOrientation enum
    UIDisplayGamut enum
    UIDocument class NSObject
    UIDocument.ChangeKind enum
    UIDocument.SaveOperation enum
    UIDocument.State struct
    UIDocumentBrowserAction class NSObject
    UIDocumentBrowserTransitionController class NSObject
    UIDocumentBrowserViewController class UIViewController
    UIDocumentBrowserViewControllerDelegate protocol - delegate
    UIDocumentInteractionController class NSObject
    UIDocumentInteractionControllerDelegate protocol - delegate
    UIDocumentMenuDelegate protocol - delegate
    UIDocumentMenuViewController class UIViewController
    UIDocumentPickerDelegate protocol - delegate
    UIDocumentPickerExtensionViewController class UIViewController
    UIDocumentPickerMode enum
    UIDocumentPickerViewController class UIViewController
    UIDocumentViewController class UIViewController
    UIDragAnimating protocol
    UIDragDropSession protocol
    UIDragInteraction class NSObject
    UIDragInteractionDelegate protocol - delegate
    UIDragItem class NSObject
    UIDragPreview class NSObject
    UIDragPreviewParameters class UIPreviewParameters
    UIDragPreviewTarget class UIPreviewTarget
    UIDragSession protocol UIDragDropSession
    UIDropInteraction class NSObject
    UIDropInteractionDelegate protocol - delegate
    UIDropOperation enum
    UIDropProposal class NSObject
    UIDropSession protocol ProgressReporting,UIDragDropSession
    UIDynamicAnimator class NSObject
    UIDynamicAnimatorDelegate protocol - delegate
    UIDynamicBehavior class NSObject
    UIDynamicItem protocol
    UIDynamicItemBehavior class UIDynamicBehavior
    UIDynamicItemGroup class NSObject
    UIEdgeInsets struct
    UIEditMenuConfiguration class NSObject
    UIEditMenuInteraction class NSObject
    UIEditMenuInteractionAnimating protocol
    UIEditMenuInteractionDelegate protocol - delegate
    UIEvent class NSObject
    UIEvent.EventSubtype enum
    UIEvent.EventType enum
    UIEventAttribution class NSObject
    UIEventAttributionView class UIView
    UIFeedbackGenerator class NSObject
    UIFieldBehavior class UIDynamicBehavior
    UIFindInteraction class NSObject
    UIFindInteractionDelegate protocol - delegate
    UIFindSession class NSObject
    UIFindSession.SearchResultDisplayStyle enum
    UIFloatRange struct
    UIFocusAnimationContext protocol
    UIFocusAnimationCoordinator class NSObject
    UIFocusDebugger class NSObject
    UIFocusEffect class NSObject
    UIFocusEnvironment protocol
    UIFocusGuide class UILayoutGuide
    UIFocusHaloEffect class UIFocusEffect
    UIFocusItem protocol UIFocusEnvironment
    UIFocusItemContainer protocol
    UIFocusItemScrollableContainer protocol UIFocusItemContainer
    UIFocusMovementHint class NSObject
    UIFocusSystem class NSObject
    UIFocusUpdateContext class NSObject
    UIFont class NSObject
    UIFont.TextStyle struct
    UIFont.Weight struct
    UIFont.Width struct
    UIFontDescriptor class NSObject
    UIFontDescriptor.AttributeName struct
    UIFontDescriptor.FeatureKey struct
    UIFontDescriptor.SymbolicTraits struct
    UIFontDescriptor.SystemDesign struct
    UIFontDescriptor.TraitKey struct
    UIFontMetrics class NSObject
    UIFontPickerViewController class UIViewController
    UIFontPickerViewControllerDelegate protocol - delegate
    UIForceTouchCapability enum
    UIGestureRecognizer class NSObject
    UIGestureRecognizer.State enum
    UIGestureRecognizerDelegate protocol - delegate
    UIGlassContainerEffect class UIVisualEffect
    UIGlassEffect class UIVisualEffect
    UIGraphicsBeginImageContext global
    UIGraphicsBeginImageContextWithOptions global
    UIGraphicsBeginPDFContextToData global
    UIGraphicsBeginPDFPage global
    UIGraphicsEndImageContext global
    UIGraphicsEndPDFContext global
    UIGraphicsGetCurrentContext global
    UIGraphicsGetImageFromCurrentImageContext global
    UIGraphicsImageRenderer class UIGraphicsRenderer
    UIGraphicsImageRendererContext class UIGraphicsRendererContext
    UIGraphicsImageRendererFormat class UIGraphicsRendererFormat
    UIGraphicsPDFRenderer class UIGraphicsRenderer
    UIGraphicsPDFRendererContext class UIGraphicsRendererContext
    UIGraphicsPDFRendererFormat class UIGraphicsRendererFormat
    UIGraphicsPopContext global
    UIGraphicsPushContext global
    UIGraphicsRenderer class NSObject
    UIGraphicsRendererContext class NSObject
    UIGraphicsRendererFormat class NSObject
    UIGravityBehavior class UIDynamicBehavior
    UIGuidedAccessRestrictionDelegate protocol - delegate
    UIHoverEffect protocol NSCopying
    UIHoverGestureRecognizer class UIGestureRecognizer
    UIHoverStyle class NSObject
    UIImage class NSObject
    UIImage.Configuration class NSObject
    UIImage.DynamicRange enum
    UIImage.Orientation enum
    UIImage.RenderingMode enum
    UIImage.ResizingMode enum
    UIImage.SymbolConfiguration class UIImage.Configuration
    UIImage.SymbolScale enum
    UIImage.SymbolWeight enum
    UIImageAsset class NSObject
    UIImageJPEGRepresentation global
    UIImagePNGRepresentation global
    UIImagePickerController class UINavigationController media
    UIImagePickerController.CameraDevice enum
    UIImagePickerController.CameraFlashMode enum
    UIImagePickerController.InfoKey struct
    UIImagePickerController.QualityType enum
    UIImagePickerController.SourceType enum
    UIImagePickerControllerDelegate protocol - delegate
    UIImageReader class NSObject
    UIImageReader.Configuration struct
    UIImageView class UIView
    UIImageWriteToSavedPhotosAlbum global
    UIImpactFeedbackGenerator class UIFeedbackGenerator
    UIImpactFeedbackGenerator.FeedbackStyle enum
    UIIndirectScribbleInteraction class NSObject
    UIIndirectScribbleInteractionDelegate protocol - delegate
    UIInputSuggestion class NSObject
    UIInputView class UIView
    UIInputViewAudioFeedback protocol
    UIInputViewController class UIViewController
    UIInteraction protocol
    UIInterfaceOrientation enum
    UIInterfaceOrientationMask struct
    UIInterpolatingMotionEffect class UIMotionEffect
    UIItemProviderPresentationSizeProviding protocol
    UIItemProviderReadingAugmentationDesignating protocol NSItemProviderReading
    UIItemProviderReadingAugmentationProviding protocol
    UIKey class NSObject
    UIKeyCommand class UICommand
    UIKeyInput protocol UITextInputTraits
    UIKeyModifierFlags struct
    UIKeyboardAppearance enum
    UIKeyboardHIDUsage enum
    UIKeyboardLayoutGuide class UITrackingLayoutGuide
    UIKeyboardType enum
    UILabel class UIView
    UILargeContentViewerInteraction class NSObject
    UILargeContentViewerInteractionDelegate protocol - delegate
    UILargeContentViewerItem protocol
    UILayoutGuide class NSObject
    UILayoutPriority struct
    UILayoutSupport protocol
    UILegibilityWeight enum
    UILetterformAwareAdjusting protocol
    UILexicon class NSObject
    UILexiconEntry class NSObject
    UIListContentConfiguration struct
    UIListContentConfiguration.ImageProperties struct
    UIListContentConfiguration.TextProperties struct
    UIListContentView class UIView
    UIListSeparatorConfiguration struct
    UILocalNotification class NSObject
    UILocalizedIndexedCollation class NSObject
    UILongPressGestureRecognizer class UIGestureRecognizer
    UILookToDictateCapable protocol
    UIManagedDocument class UIDocument persistence
    UIMarkupTextPrintFormatter class UIPrintFormatter
    UIMenu class UIMenuElement
    UIMenu.Identifier struct
    UIMenu.Options struct
    UIMenuBuilder protocol
    UIMenuController class NSObject
    UIMenuElement class NSObject
    UIMenuElement.Attributes struct
    UIMenuElement.State enum
    UIMenuItem class NSObject
    UIMenuLeaf protocol
    UIMenuSystem class NSObject
    UIModalPresentationStyle enum
    UIModalTransitionStyle enum
    UIMotionEffect class NSObject
    UIMotionEffectGroup class UIMotionEffect
    UIMutableApplicationShortcutItem class UIApplicationShortcutItem
    UIMutableTraits protocol
    UIMutableUserNotificationAction class UIUserNotificationAction
    UIMutableUserNotificationCategory class UIUserNotificationCategory
    UINavigationBar class UIView
    UINavigationBarAppearance class UIBarAppearance
    UINavigationBarDelegate protocol UIBarPositioningDelegate delegate
    UINavigationController class UIViewController navigation
    UINavigationController.Operation enum
    UINavigationControllerDelegate protocol - delegate
    UINavigationItem class NSObject
    UINavigationItem.BackButtonDisplayMode enum
    UINavigationItem.ItemStyle enum
    UINavigationItem.LargeTitleDisplayMode enum
    UINavigationItemRenameDelegate protocol - delegate
    UINib class NSObject
    UINib.OptionsKey struct
    UINotificationFeedbackGenerator class UIFeedbackGenerator
    UINotificationFeedbackGenerator.FeedbackType enum
    UIObjectRestoration protocol
    UIOffset struct
    UIOpenURLContext class NSObject
    UIPageControl class UIControl
    UIPageControlProgress class NSObject
    UIPageControlProgressDelegate protocol - delegate
    UIPageControlTimerProgress class UIPageControlProgress
    UIPageControlTimerProgressDelegate protocol UIPageControlProgressDelegate delegate
    UIPageViewController class UIViewController
    UIPageViewController.NavigationDirection enum
    UIPageViewController.NavigationOrientation enum
    UIPageViewController.OptionsKey struct
    UIPageViewController.SpineLocation enum
    UIPageViewController.TransitionStyle enum
    UIPageViewControllerDataSource protocol - dataSource
    UIPageViewControllerDelegate protocol - delegate
    UIPanGestureRecognizer class UIGestureRecognizer
    UIPasteConfiguration class NSObject
    UIPasteConfigurationSupporting protocol
    UIPasteControl class UIControl
    UIPasteboard class NSObject
    UIPasteboard.DetectionPattern struct
    UIPasteboard.Name struct
    UIPencilHoverPose class NSObject
    UIPencilInteraction class NSObject
    UIPencilInteractionDelegate protocol - delegate
    UIPencilPreferredAction enum
    UIPercentDrivenInteractiveTransition class NSObject
    UIPickerView class UIView
    UIPickerViewDataSource protocol - dataSource
    UIPickerViewDelegate protocol - delegate
    UIPinchGestureRecognizer class UIGestureRecognizer
    UIPointerAccessory class NSObject
    UIPointerEffect enum
    UIPointerInteraction class NSObject
    UIPointerInteractionAnimating protocol
    UIPointerInteractionDelegate protocol - delegate
    UIPointerLockState class NSObject
    UIPointerRegion class NSObject
    UIPointerRegionRequest class NSObject
    UIPointerShape enum
    UIPointerStyle class UIHoverStyle
    UIPopoverArrowDirection struct
    UIPopoverBackgroundView class UIView
    UIPopoverBackgroundViewMethods protocol
    UIPopoverController class NSObject
    UIPopoverControllerDelegate protocol - delegate
    UIPopoverPresentationController class UIPresentationController
    UIPopoverPresentationControllerDelegate protocol UIAdaptivePresentationControllerDelegate delegate
    UIPopoverPresentationControllerSourceItem protocol
    UIPresentationController class NSObject
    UIPress class NSObject
    UIPress.PressType enum
    UIPressesEvent class UIEvent
    UIPreviewAction class NSObject
    UIPreviewActionGroup class NSObject
    UIPreviewActionItem protocol
    UIPreviewInteraction class NSObject
    UIPreviewInteractionDelegate protocol - delegate
    UIPreviewParameters class NSObject
    UIPreviewTarget class NSObject
    UIPrintFormatter class NSObject
    UIPrintInfo class NSObject
    UIPrintInteractionController class NSObject
    UIPrintInteractionControllerDelegate protocol - delegate
    UIPrintPageRenderer class NSObject
    UIPrintPaper class NSObject
    UIPrinter class NSObject
    UIPrinterDestination class NSObject
    UIPrinterPickerController class NSObject
    UIPrinterPickerControllerDelegate protocol - delegate
    UIProgressView class UIView
    UIProgressView.Style enum
    UIPushBehavior class UIDynamicBehavior
    UIRectClip global
    UIRectCorner struct
    UIRectEdge struct
    UIRectFill global
    UIRectFrame global
    UIReferenceLibraryViewController class UIViewController
    UIRefreshControl class UIControl
    UIRegion class NSObject
    UIResponder class NSObject
    UIResponderStandardEditActions protocol
    UIReturnKeyType enum
    UIRotationGestureRecognizer class UIGestureRecognizer
    UISaveVideoAtPathToSavedPhotosAlbum global
    UIScene class UIResponder
    UIScene.ActivationRequestOptions class NSObject
    UIScene.ActivationState enum
    UIScene.ConnectionOptions class NSObject
    UIScene.OpenExternalURLOptions class NSObject
    UIScene.OpenURLOptions class NSObject
    UISceneActivationConditions class NSObject
    UISceneCaptureState enum
    UISceneConfiguration class NSObject
    UISceneDelegate protocol - app,delegate
    UISceneDestructionCondition class NSObject
    UISceneDestructionRequestOptions class NSObject
    UISceneSession class NSObject
    UISceneSizeRestrictions class NSObject
    UISceneWindowingBehaviors class NSObject
    UIScreen class NSObject
    UIScreen.OverscanCompensation enum
    UIScreenEdgePanGestureRecognizer class UIPanGestureRecognizer
    UIScreenMode class NSObject
    UIScreenshotService class NSObject
    UIScreenshotServiceDelegate protocol - delegate
    UIScribbleInteraction class NSObject
    UIScribbleInteractionDelegate protocol - delegate
    UIScrollEdgeEffect class NSObject
    UIScrollEdgeElementContainerInteraction class NSObject
    UIScrollType enum
    UIScrollView class UIView
    UIScrollView.ContentInsetAdjustmentBehavior enum
    UIScrollView.IndicatorStyle enum
    UIScrollView.KeyboardDismissMode enum
    UIScrollViewAccessibilityDelegate protocol UIScrollViewDelegate delegate
    UIScrollViewDelegate protocol - delegate
    UISearchBar class UIView
    UISearchBar.Icon enum
    UISearchBar.Style enum
    UISearchBarDelegate protocol UIBarPositioningDelegate delegate
    UISearchContainerViewController class UIViewController
    UISearchController class UIViewController
    UISearchControllerDelegate protocol - delegate
    UISearchDisplayController class NSObject
    UISearchDisplayDelegate protocol - delegate
    UISearchResultsUpdating protocol
    UISearchSuggestion protocol
    UISearchSuggestionItem class NSObject
    UISearchTab class UITab
    UISearchTextField class UITextField
    UISearchTextFieldDelegate protocol UITextFieldDelegate delegate
    UISearchToken class NSObject
    UISegmentedControl class UIControl
    UISegmentedControl.Segment enum
    UISelectionFeedbackGenerator class UIFeedbackGenerator
    UISemanticContentAttribute enum
    UIShape struct
    UIShapeProvider protocol
    UISheetPresentationController class UIPresentationController
    UISheetPresentationController.Detent class NSObject
    UISheetPresentationController.Detent.Identifier struct
    UISheetPresentationControllerDelegate protocol UIAdaptivePresentationControllerDelegate delegate
    UISheetPresentationControllerDetentResolutionContext protocol
    UISimpleTextPrintFormatter class UIPrintFormatter
    UISlider class UIControl
    UISmartReplySuggestion class UIInputSuggestion
    UISnapBehavior class UIDynamicBehavior
    UISplitViewController class UIViewController navigation
    UISplitViewController.Column enum
    UISplitViewController.DisplayMode enum
    UISplitViewController.Style enum
    UISplitViewControllerDelegate protocol - delegate
    UISpringLoadedInteraction class NSObject
    UISpringLoadedInteractionBehavior protocol
    UISpringLoadedInteractionContext protocol
    UISpringLoadedInteractionEffect protocol
    UISpringLoadedInteractionSupporting protocol
    UISpringTimingParameters class NSObject
    UIStackView class UIView
    UIStackView.Alignment enum
    UIStackView.Distribution enum
    UIStandardTextCursorView class UIView
    UIStateRestoring protocol
    UIStatusBarAnimation enum
    UIStatusBarManager class NSObject
    UIStatusBarStyle enum
    UIStepper class UIControl
    UIStoryboard class NSObject
    UIStoryboardPopoverSegue class UIStoryboardSegue
    UIStoryboardSegue class NSObject
    UIStoryboardUnwindSegueSource class NSObject
    UISwipeActionsConfiguration class NSObject
    UISwipeGestureRecognizer class UIGestureRecognizer
    UISwipeGestureRecognizer.Direction struct
    UISwitch class UIControl
    UISwitch.Style enum
    UISymbolContentTransition class NSObject
    UITab class NSObject
    UITabBar class UIView
    UITabBar.ItemPositioning enum
    UITabBarAppearance class UIBarAppearance
    UITabBarController class UIViewController navigation
    UITabBarController.Mode enum
    UITabBarControllerDelegate protocol - delegate
    UITabBarDelegate protocol - delegate
    UITabBarItem class UIBarItem
    UITabBarItem.SystemItem enum
    UITabBarItemAppearance class NSObject
    UITabBarItemStateAppearance class NSObject
    UITabGroup class UITab
    UITabSidebarItem class NSObject
    UITableView class UIScrollView
    UITableView.RowAnimation enum
    UITableView.ScrollPosition enum
    UITableView.SeparatorInsetReference enum
    UITableView.Style enum
    UITableViewCell class UIView
    UITableViewCell.AccessoryType enum
    UITableViewCell.CellStyle enum
    UITableViewCell.DragState enum
    UITableViewCell.EditingStyle enum
    UITableViewCell.FocusStyle enum
    UITableViewCell.SelectionStyle enum
    UITableViewCell.SeparatorStyle enum
    UITableViewCell.StateMask struct
    UITableViewController class UIViewController,UITableViewDataSource,UITableViewDelegate
    UITableViewDataSource protocol - dataSource
    UITableViewDataSourcePrefetching protocol - dataSource
    UITableViewDelegate protocol UIScrollViewDelegate delegate
    UITableViewDiffableDataSource<SectionIdentifierType,ItemIdentifierType> class NSObject dataSource
    UITableViewDragDelegate protocol - delegate
    UITableViewDropCoordinator protocol
    UITableViewDropDelegate protocol - delegate
    UITableViewDropItem protocol
    UITableViewDropPlaceholder class UITableViewPlaceholder
    UITableViewDropPlaceholderContext protocol UIDragAnimating
    UITableViewDropProposal class UIDropProposal
    UITableViewFocusUpdateContext class UIFocusUpdateContext
    UITableViewHeaderFooterView class UIView
    UITableViewPlaceholder class NSObject
    UITableViewRowAction class NSObject
    UITableViewRowAction.Style enum
    UITapGestureRecognizer class UIGestureRecognizer
    UITargetedDragPreview class UITargetedPreview
    UITargetedPreview class NSObject
    UITextAutocapitalizationType enum
    UITextAutocorrectionType enum
    UITextChecker class NSObject
    UITextContentType struct
    UITextCursorDropPositionAnimator class NSObject
    UITextCursorView protocol UICoordinateSpace
    UITextDocumentProxy protocol UIKeyInput
    UITextDragDelegate protocol - delegate
    UITextDragPreviewRenderer class NSObject
    UITextDragRequest protocol
    UITextDraggable protocol UITextInput
    UITextDropDelegate protocol - delegate
    UITextDropProposal class UIDropProposal
    UITextDropRequest protocol
    UITextDroppable protocol UITextInput,UITextPasteConfigurationSupporting
    UITextField class UIControl
    UITextField.BorderStyle enum
    UITextField.ViewMode enum
    UITextFieldDelegate protocol - delegate
    UITextFormattingCoordinator class NSObject
    UITextFormattingCoordinatorDelegate protocol - delegate
    UITextFormattingViewController class UIViewController
    UITextFormattingViewControllerDelegate protocol - delegate
    UITextGranularity enum
    UITextInlinePredictionType enum
    UITextInput protocol UIKeyInput
    UITextInputAssistantItem class NSObject
    UITextInputDelegate protocol - delegate
    UITextInputMode class NSObject
    UITextInputPasswordRules class NSObject
    UITextInputStringTokenizer class NSObject
    UITextInputTokenizer protocol
    UITextInputTraits protocol
    UITextInteraction class NSObject
    UITextInteractionDelegate protocol - delegate
    UITextItem class NSObject
    UITextItemInteraction enum
    UITextLayoutDirection enum
    UITextLoupeSession class NSObject
    UITextPasteConfigurationSupporting protocol UIPasteConfigurationSupporting
    UITextPasteDelegate protocol - delegate
    UITextPasteItem protocol
    UITextPlaceholder class NSObject
    UITextPosition class NSObject
    UITextRange class NSObject
    UITextSearchAggregator protocol
    UITextSearchOptions class NSObject
    UITextSearching protocol
    UITextSelectionDisplayInteraction class NSObject
    UITextSelectionDisplayInteractionDelegate protocol - delegate
    UITextSelectionHandleView protocol UICoordinateSpace
    UITextSelectionHighlightView protocol UICoordinateSpace
    UITextSelectionRect class NSObject
    UITextSmartDashesType enum
    UITextSmartInsertDeleteType enum
    UITextSmartQuotesType enum
    UITextSpellCheckingType enum
    UITextStorageDirection enum
    UITextView class UIScrollView
    UITextViewDelegate protocol UIScrollViewDelegate delegate
    UITimingCurveProvider protocol NSCoding,NSCopying
    UIToolTipConfiguration class NSObject
    UIToolTipInteraction class NSObject
    UIToolTipInteractionDelegate protocol - delegate
    UIToolbar class UIView
    UIToolbarAppearance class UIBarAppearance
    UIToolbarDelegate protocol UIBarPositioningDelegate delegate
    UITouch class NSObject
    UITouch.Phase enum
    UITouch.TouchType enum
    UITrackingLayoutGuide class UILayoutGuide
    UITraitAccessibilityContrast struct
    UITraitActiveAppearance struct
    UITraitChangeObservable protocol
    UITraitChangeRegistration protocol NSCopying
    UITraitCollection class NSObject
    UITraitDefinition protocol
    UITraitDisplayGamut struct
    UITraitDisplayScale struct
    UITraitEnvironment protocol
    UITraitForceTouchCapability struct
    UITraitHorizontalSizeClass struct
    UITraitImageDynamicRange struct
    UITraitLayoutDirection struct
    UITraitLegibilityWeight struct
    UITraitOverrides protocol UIMutableTraits
    UITraitPreferredContentSizeCategory struct
    UITraitSceneCaptureState struct
    UITraitToolbarItemPresentationSize struct
    UITraitTypesettingLanguage struct
    UITraitUserInterfaceIdiom struct
    UITraitUserInterfaceLevel struct
    UITraitUserInterfaceStyle struct
    UITraitVerticalSizeClass struct
    UIUpdateInfo class NSObject
    UIUpdateLink class NSObject
    UIUserActivityRestoring protocol
    UIUserInterfaceActiveAppearance enum
    UIUserInterfaceIdiom enum
    UIUserInterfaceLayoutDirection enum
    UIUserInterfaceLevel enum
    UIUserInterfaceSizeClass enum
    UIUserInterfaceStyle enum
    UIUserNotificationAction class NSObject
    UIUserNotificationCategory class NSObject
    UIUserNotificationSettings class NSObject
    UIUserNotificationType struct
    UIVibrancyEffect class UIVisualEffect
    UIVibrancyEffectStyle enum
    UIVideoAtPathIsCompatibleWithSavedPhotosAlbum global
    UIVideoEditorController class UINavigationController media
    UIVideoEditorControllerDelegate protocol - delegate
    UIView class UIResponder view
    UIView.AnimationCurve enum
    UIView.AnimationOptions struct
    UIView.AnimationTransition enum
    UIView.AutoresizingMask struct
    UIView.ContentMode enum
    UIView.KeyframeAnimationOptions struct
    UIView.SystemAnimation enum
    UIView.TintAdjustmentMode enum
    UIViewAnimating protocol
    UIViewAnimatingPosition enum
    UIViewAnimatingState enum
    UIViewConfigurationState struct
    UIViewController class UIResponder viewController
    UIViewControllerAnimatedTransitioning protocol
    UIViewControllerContextTransitioning protocol
    UIViewControllerInteractiveTransitioning protocol
    UIViewControllerPreviewing protocol
    UIViewControllerPreviewingDelegate protocol - delegate
    UIViewControllerRestoration protocol
    UIViewControllerTransitionCoordinator protocol UIViewControllerTransitionCoordinatorContext
    UIViewControllerTransitionCoordinatorContext protocol
    UIViewControllerTransitioningDelegate protocol - delegate
    UIViewImplicitlyAnimating protocol UIViewAnimating
    UIViewPrintFormatter class UIPrintFormatter
    UIViewPropertyAnimator class NSObject
    UIVisualEffect class NSObject
    UIVisualEffectView class UIView
    UIWebView class UIView
    UIWebViewDelegate protocol - delegate
    UIWindow class UIView
    UIWindowScene class UIScene
    UIWindowScene.Geometry class NSObject
    UIWindowSceneActivationAction class UIAction
    UIWindowSceneActivationConfiguration class NSObject
    UIWindowSceneActivationInteraction class NSObject
    UIWindowSceneDelegate protocol UISceneDelegate app,delegate
    UIWindowSceneDragInteraction class NSObject
    UIWritingToolsBehavior enum
    UIWritingToolsCoordinator class NSObject
    UIWritingToolsCoordinatorDelegate protocol - delegate
    """
}
