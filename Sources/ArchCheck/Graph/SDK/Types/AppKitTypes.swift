extension SDKTable {
  /// The types of AppKit and the interface of the watch.
  static let appKitTypes: StaticString = """
    # AppKit ui
    NSATSTypesetter class NSTypesetter
    NSAccessibility struct
    NSAccessibility.Attribute struct
    NSAccessibility.Notification struct
    NSAccessibility.Role struct
    NSAccessibility.Subrole struct
    NSAccessibilityButton protocol NSAccessibilityElementProtocol
    NSAccessibilityCheckBox protocol NSAccessibilityButton
    NSAccessibilityColor protocol
    NSAccessibilityContainsTransientUI protocol NSAccessibilityElementProtocol
    NSAccessibilityCustomAction class NSObject
    NSAccessibilityCustomRotor class NSObject
    NSAccessibilityCustomRotorItemSearchDelegate protocol - delegate
    NSAccessibilityElement class NSObject
    NSAccessibilityElementLoading protocol
    NSAccessibilityElementProtocol protocol
    NSAccessibilityGroup protocol NSAccessibilityElementProtocol
    NSAccessibilityImage protocol NSAccessibilityElementProtocol
    NSAccessibilityLayoutArea protocol NSAccessibilityGroup
    NSAccessibilityLayoutItem protocol NSAccessibilityGroup
    NSAccessibilityList protocol NSAccessibilityTable
    NSAccessibilityNavigableStaticText protocol NSAccessibilityStaticText
    NSAccessibilityOutline protocol NSAccessibilityTable
    NSAccessibilityProgressIndicator protocol NSAccessibilityGroup
    NSAccessibilityProtocol protocol
    NSAccessibilityRadioButton protocol NSAccessibilityButton
    NSAccessibilityRow protocol NSAccessibilityGroup
    NSAccessibilitySlider protocol NSAccessibilityElementProtocol
    NSAccessibilityStaticText protocol NSAccessibilityElementProtocol
    NSAccessibilityStepper protocol NSAccessibilityElementProtocol
    NSAccessibilitySwitch protocol NSAccessibilityButton
    NSAccessibilityTable protocol NSAccessibilityGroup
    NSActionCell class NSCell
    NSAdaptiveImageGlyph class NSObject
    NSAlert class NSObject
    NSAlert.Style enum
    NSAlertDelegate protocol - delegate
    NSAlignmentFeedbackFilter class NSObject
    NSAlignmentFeedbackToken protocol
    NSAnimatablePropertyContainer protocol
    NSAnimation class NSObject
    NSAnimationContext class NSObject
    NSAnimationDelegate protocol - delegate
    NSApp global
    NSAppearance class NSObject
    NSAppearance.Name struct
    NSAppearanceCustomization protocol
    NSApplication class NSResponder
    NSApplication.AboutPanelOptionKey struct
    NSApplication.ActivationOptions struct
    NSApplication.ActivationPolicy enum
    NSApplication.DelegateReply enum
    NSApplication.ModalResponse struct
    NSApplication.OcclusionState struct
    NSApplication.PresentationOptions struct
    NSApplication.TerminateReply enum
    NSApplicationDelegate protocol - app,delegate
    NSApplicationMain global
    NSArrayController class NSObjectController
    NSBackgroundExtensionView class NSView
    NSBackgroundStyle enum
    NSBeep global
    NSBezierPath class NSObject
    NSBezierPath.LineCapStyle enum
    NSBezierPath.LineJoinStyle enum
    NSBezierPath.WindingRule enum
    NSBindingName struct
    NSBindingOption struct
    NSBindingSelectionMarker class NSObject
    NSBitmapImageRep class NSImageRep
    NSBitmapImageRep.FileType enum
    NSBorderType enum
    NSBox class NSView
    NSBox.BoxType enum
    NSBrowser class NSControl
    NSBrowserCell class NSCell
    NSBrowserDelegate protocol - delegate
    NSButton class NSControl
    NSButton.BezelStyle enum
    NSButton.ButtonType enum
    NSButtonCell class NSActionCell
    NSButtonTouchBarItem class NSTouchBarItem
    NSCIImageRep class NSImageRep
    NSCandidateListTouchBarItem class NSTouchBarItem
    NSCandidateListTouchBarItemDelegate protocol - delegate
    NSCell class NSObject
    NSCellImagePosition enum
    NSChangeSpelling protocol
    NSClickGestureRecognizer class NSGestureRecognizer
    NSClipView class NSView
    NSCloudSharingServiceDelegate protocol NSSharingServiceDelegate delegate
    NSCloudSharingValidation protocol
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
    NSCollectionLayoutVisibleItem protocol
    NSCollectionView class NSView
    NSCollectionView.DropOperation enum
    NSCollectionView.ScrollDirection enum
    NSCollectionView.ScrollPosition struct
    NSCollectionView.SupplementaryElementKind struct
    NSCollectionViewCompositionalLayout class NSCollectionViewLayout
    NSCollectionViewCompositionalLayoutConfiguration class NSObject
    NSCollectionViewDataSource protocol - dataSource
    NSCollectionViewDelegate protocol - delegate
    NSCollectionViewDelegateFlowLayout protocol NSCollectionViewDelegate delegate
    NSCollectionViewDiffableDataSource<SectionIdentifierType,ItemIdentifierType> class NSObject dataSource
    NSCollectionViewElement protocol NSUserInterfaceItemIdentification
    NSCollectionViewFlowLayout class NSCollectionViewLayout
    NSCollectionViewFlowLayoutInvalidationContext class NSCollectionViewLayoutInvalidationContext
    NSCollectionViewGridLayout class NSCollectionViewLayout
    NSCollectionViewItem class NSResponder view
    NSCollectionViewLayout class NSObject
    NSCollectionViewLayoutAttributes class NSObject
    NSCollectionViewLayoutInvalidationContext class NSObject
    NSCollectionViewPrefetching protocol
    NSCollectionViewSectionHeaderView protocol NSCollectionViewElement
    NSCollectionViewTransitionLayout class NSCollectionViewLayout
    NSCollectionViewUpdateItem class NSObject
    NSColor class NSObject
    NSColor.Name typealias String
    NSColor.SystemEffect enum
    NSColorChanging protocol
    NSColorList class NSObject
    NSColorPanel class NSPanel
    NSColorPicker class NSObject
    NSColorPickerTouchBarItem class NSTouchBarItem
    NSColorPickingCustom protocol NSColorPickingDefault
    NSColorPickingDefault protocol
    NSColorSampler class NSObject
    NSColorSpace class NSObject
    NSColorSpace.Model enum
    NSColorWell class NSControl
    NSComboBox class NSTextField
    NSComboBoxCell class NSTextFieldCell
    NSComboBoxCellDataSource protocol - dataSource
    NSComboBoxDataSource protocol - dataSource
    NSComboBoxDelegate protocol NSTextFieldDelegate delegate
    NSComboButton class NSControl
    NSCompositingOperation enum
    NSControl class NSView control
    NSControl.ControlSize enum
    NSControl.StateValue struct
    NSControlTextEditingDelegate protocol - delegate
    NSController class NSObject
    NSCursor class NSObject
    NSCustomImageRep class NSImageRep
    NSCustomTouchBarItem class NSTouchBarItem
    NSDataAsset class NSObject
    NSDatePicker class NSControl
    NSDatePicker.Mode enum
    NSDatePicker.Style enum
    NSDatePickerCell class NSActionCell
    NSDatePickerCellDelegate protocol - delegate
    NSDictionaryController class NSArrayController
    NSDiffableDataSourceSnapshot<SectionIdentifierType,ItemIdentifierType> struct
    NSDirectionalEdgeInsets struct
    NSDirectionalRectEdge struct
    NSDockTile class NSObject
    NSDockTilePlugIn protocol
    NSDocument class NSObject
    NSDocument.ChangeType enum
    NSDocument.SaveOperationType enum
    NSDocumentController class NSObject
    NSDragOperation struct
    NSDraggingContext enum
    NSDraggingDestination protocol
    NSDraggingFormation enum
    NSDraggingImageComponent class NSObject
    NSDraggingInfo protocol
    NSDraggingItem class NSObject
    NSDraggingSession class NSObject
    NSDraggingSource protocol
    NSDrawer class NSResponder
    NSDrawerDelegate protocol - delegate
    NSEPSImageRep class NSImageRep
    NSEditor protocol
    NSEditorRegistration protocol
    NSEvent class NSObject
    NSEvent.EventType enum
    NSEvent.EventTypeMask struct
    NSEvent.GestureAxis enum
    NSEvent.ModifierFlags struct
    NSEvent.Phase struct
    NSEvent.SpecialKey struct
    NSFilePromiseProvider class NSObject
    NSFilePromiseProviderDelegate protocol - delegate
    NSFilePromiseReceiver class NSObject
    NSFocusRingType enum
    NSFont class NSObject
    NSFont.TextStyle struct
    NSFont.Weight struct
    NSFontAssetRequest class NSObject
    NSFontChanging protocol
    NSFontCollection class NSObject
    NSFontDescriptor class NSObject
    NSFontDescriptor.AttributeName struct
    NSFontDescriptor.SymbolicTraits struct
    NSFontDescriptor.SystemDesign struct
    NSFontManager class NSObject
    NSFontPanel class NSPanel
    NSFontTraitMask struct
    NSFormCell class NSActionCell
    NSFrameRect global
    NSGestureRecognizer class NSObject
    NSGestureRecognizer.State enum
    NSGestureRecognizerDelegate protocol - delegate
    NSGlassEffectContainerView class NSView
    NSGlassEffectView class NSView
    NSGlyphGenerator class NSObject
    NSGlyphInfo class NSObject
    NSGradient class NSObject
    NSGraphicsContext class NSObject
    NSGridCell class NSObject
    NSGridColumn class NSObject
    NSGridView class NSView
    NSGroupTouchBarItem class NSTouchBarItem
    NSHapticFeedbackManager class NSObject
    NSHapticFeedbackPerformer protocol
    NSHelpManager class NSObject
    NSHelpManager.AnchorName typealias String
    NSIgnoreMisspelledWords protocol
    NSImage class NSObject
    NSImage.Name typealias String
    NSImage.ResizingMode enum
    NSImage.SymbolConfiguration class NSObject
    NSImage.SymbolScale enum
    NSImageAlignment enum
    NSImageCell class NSCell
    NSImageDelegate protocol - delegate
    NSImageInterpolation enum
    NSImageLayoutDirection enum
    NSImageRep class NSObject
    NSImageScaling enum
    NSImageView class NSControl
    NSItemBadge class NSObject
    NSLayoutAnchor<AnchorType> class NSObject
    NSLayoutConstraint class NSObject
    NSLayoutConstraint.Attribute enum
    NSLayoutConstraint.FormatOptions struct
    NSLayoutConstraint.Orientation enum
    NSLayoutConstraint.Priority struct
    NSLayoutConstraint.Relation enum
    NSLayoutDimension class NSLayoutAnchor
    NSLayoutGuide class NSObject
    NSLayoutManager class NSObject
    NSLayoutManagerDelegate protocol - delegate
    NSLayoutXAxisAnchor class NSLayoutAnchor
    NSLayoutYAxisAnchor class NSLayoutAnchor
    NSLevelIndicator class NSControl
    NSLevelIndicator.Style enum
    NSLevelIndicatorCell class NSActionCell
    NSLineBreakMode enum
    NSMagnificationGestureRecognizer class NSGestureRecognizer
    NSMatrix class NSControl
    NSMatrixDelegate protocol NSControlTextEditingDelegate delegate
    NSMediaLibraryBrowserController class NSObject
    NSMenu class NSObject
    NSMenu.PresentationStyle enum
    NSMenuDelegate protocol - delegate
    NSMenuItem class NSObject
    NSMenuItemBadge class NSObject
    NSMenuItemCell class NSButtonCell
    NSMenuItemValidation protocol
    NSMenuToolbarItem class NSToolbarItem
    NSMutableFontCollection class NSFontCollection
    NSMutableParagraphStyle class NSParagraphStyle
    NSNib class NSObject
    NSNib.Name typealias String
    NSNibConnector class NSObject
    NSNibControlConnector class NSNibConnector
    NSNibOutletConnector class NSNibConnector
    NSObjectController class NSController
    NSOpenGLContext class NSObject
    NSOpenGLLayer class CAOpenGLLayer
    NSOpenGLPixelFormat class NSObject
    NSOpenGLView class NSView
    NSOpenPanel class NSSavePanel
    NSOpenSavePanelDelegate protocol - delegate
    NSOutlineView class NSTableView
    NSOutlineViewDataSource protocol - dataSource
    NSOutlineViewDelegate protocol NSControlTextEditingDelegate delegate
    NSPDFImageRep class NSImageRep
    NSPDFInfo class NSObject
    NSPDFPanel class NSObject
    NSPICTImageRep class NSImageRep
    NSPageController class NSViewController
    NSPageControllerDelegate protocol - delegate
    NSPageLayout class NSObject
    NSPanGestureRecognizer class NSGestureRecognizer
    NSPanel class NSWindow
    NSParagraphStyle class NSObject
    NSPasteboard class NSObject
    NSPasteboard.Name struct
    NSPasteboard.PasteboardType struct
    NSPasteboardItem class NSObject
    NSPasteboardItemDataProvider protocol
    NSPasteboardReading protocol
    NSPasteboardTypeOwner protocol
    NSPasteboardWriting protocol
    NSPathCell class NSActionCell
    NSPathCellDelegate protocol - delegate
    NSPathComponentCell class NSTextFieldCell
    NSPathControl class NSControl
    NSPathControlDelegate protocol - delegate
    NSPathControlItem class NSObject
    NSPerformService global
    NSPersistentDocument class NSDocument persistence
    NSPickerTouchBarItem class NSTouchBarItem
    NSPopUpButton class NSButton
    NSPopUpButtonCell class NSMenuItemCell
    NSPopover class NSResponder
    NSPopover.Behavior enum
    NSPopoverDelegate protocol - delegate
    NSPopoverTouchBarItem class NSTouchBarItem
    NSPredicateEditor class NSRuleEditor
    NSPredicateEditorRowTemplate class NSObject
    NSPressGestureRecognizer class NSGestureRecognizer
    NSPressureConfiguration class NSObject
    NSPreviewRepresentableActivityItem protocol
    NSPreviewRepresentingActivityItem class NSObject
    NSPrintInfo class NSObject
    NSPrintInfo.PaginationMode enum
    NSPrintOperation class NSObject
    NSPrintPanel class NSObject
    NSPrintPanelAccessorizing protocol
    NSPrinter class NSObject
    NSPrinter.PaperName struct
    NSProgressIndicator class NSView
    NSProgressIndicator.Style enum
    NSRectAlignment enum
    NSRectClip global
    NSRectFill global
    NSRectFillUsingOperation global
    NSResponder class NSObject
    NSRotationGestureRecognizer class NSGestureRecognizer
    NSRuleEditor class NSControl
    NSRuleEditorDelegate protocol - delegate
    NSRulerMarker class NSObject
    NSRulerView class NSView
    NSRunningApplication class NSObject
    NSSavePanel class NSPanel
    NSScreen class NSObject
    NSScrollView class NSView
    NSScroller class NSControl
    NSScroller.Style enum
    NSScrubber class NSView
    NSScrubberArrangedView class NSView
    NSScrubberDataSource protocol - dataSource
    NSScrubberDelegate protocol - delegate
    NSScrubberFlowLayout class NSScrubberLayout
    NSScrubberFlowLayoutDelegate protocol NSScrubberDelegate delegate
    NSScrubberImageItemView class NSScrubberItemView
    NSScrubberItemView class NSScrubberArrangedView
    NSScrubberLayout class NSObject
    NSScrubberLayoutAttributes class NSObject
    NSScrubberProportionalLayout class NSScrubberLayout
    NSScrubberSelectionStyle class NSObject
    NSScrubberSelectionView class NSScrubberArrangedView
    NSScrubberTextItemView class NSScrubberItemView
    NSSearchField class NSTextField
    NSSearchFieldCell class NSTextFieldCell
    NSSearchFieldDelegate protocol NSTextFieldDelegate delegate
    NSSearchToolbarItem class NSToolbarItem
    NSSecureTextField class NSTextField
    NSSecureTextFieldCell class NSTextFieldCell
    NSSegmentedCell class NSActionCell
    NSSegmentedControl class NSControl
    NSSegmentedControl.Style enum
    NSSegmentedControl.SwitchTracking enum
    NSSeguePerforming protocol
    NSServicesMenuRequestor protocol
    NSShadow class NSObject
    NSSharingCollaborationModeRestriction class NSObject
    NSSharingService class NSObject
    NSSharingService.Name struct
    NSSharingServiceDelegate protocol - delegate
    NSSharingServicePicker class NSObject
    NSSharingServicePickerDelegate protocol - delegate
    NSSharingServicePickerToolbarItem class NSToolbarItem
    NSSharingServicePickerToolbarItemDelegate protocol NSSharingServicePickerDelegate delegate
    NSSharingServicePickerTouchBarItem class NSTouchBarItem
    NSSharingServicePickerTouchBarItemDelegate protocol NSSharingServicePickerDelegate delegate
    NSSlider class NSControl
    NSSlider.SliderType enum
    NSSliderAccessory class NSObject
    NSSliderAccessoryBehavior class NSObject
    NSSliderCell class NSActionCell
    NSSliderTouchBarItem class NSTouchBarItem
    NSSound class NSObject
    NSSound.Name typealias String
    NSSoundDelegate protocol - delegate
    NSSpeechRecognizer class NSObject
    NSSpeechRecognizerDelegate protocol - delegate
    NSSpeechSynthesizer class NSObject
    NSSpeechSynthesizer.VoiceName struct
    NSSpeechSynthesizerDelegate protocol - delegate
    NSSpellChecker class NSObject
    NSSplitView class NSView
    NSSplitView.DividerStyle enum
    NSSplitViewController class NSViewController
    NSSplitViewDelegate protocol - delegate
    NSSplitViewItem class NSObject
    NSSplitViewItem.Behavior enum
    NSSplitViewItemAccessoryViewController class NSViewController
    NSSpringLoadingDestination protocol
    NSSpringLoadingHighlight enum
    NSStackView class NSView
    NSStackView.Distribution enum
    NSStackView.Gravity enum
    NSStackView.VisibilityPriority struct
    NSStackViewDelegate protocol - delegate
    NSStandardKeyBindingResponding protocol
    NSStatusBar class NSObject
    NSStatusBarButton class NSButton
    NSStatusItem class NSObject
    NSStepper class NSControl
    NSStepperCell class NSActionCell
    NSStepperTouchBarItem class NSTouchBarItem
    NSStoryboard class NSObject
    NSStoryboard.Name typealias String
    NSStoryboard.SceneIdentifier typealias String
    NSStoryboardSegue class NSObject
    NSStringDrawingContext class NSObject
    NSStringDrawingOptions struct
    NSSwitch class NSControl
    NSTabView class NSView
    NSTabView.TabType enum
    NSTabViewController class NSViewController
    NSTabViewController.TabStyle enum
    NSTabViewDelegate protocol - delegate
    NSTabViewItem class NSObject
    NSTableCellView class NSView
    NSTableColumn class NSObject
    NSTableHeaderCell class NSTextFieldCell
    NSTableHeaderView class NSView
    NSTableRowView class NSView
    NSTableView class NSControl
    NSTableView.AnimationOptions struct
    NSTableView.DropOperation enum
    NSTableView.RowSizeStyle enum
    NSTableView.SelectionHighlightStyle enum
    NSTableView.Style enum
    NSTableViewDataSource protocol - dataSource
    NSTableViewDelegate protocol NSControlTextEditingDelegate delegate
    NSTableViewDiffableDataSource<SectionIdentifierType,ItemIdentifierType> class NSObject dataSource
    NSTableViewRowAction class NSObject
    NSText class NSView
    NSTextAlignment enum
    NSTextAlternatives class NSObject
    NSTextAttachment class NSObject
    NSTextAttachmentCell class NSCell
    NSTextAttachmentCellProtocol protocol
    NSTextAttachmentContainer protocol
    NSTextAttachmentLayout protocol
    NSTextAttachmentViewProvider class NSObject
    NSTextBlock class NSObject
    NSTextCheckingClient protocol NSTextInputClient,NSTextInputTraits
    NSTextCheckingController class NSObject
    NSTextContainer class NSObject
    NSTextContent protocol
    NSTextContentManager class NSObject
    NSTextContentManagerDelegate protocol - delegate
    NSTextContentStorage class NSTextContentManager
    NSTextContentStorageDelegate protocol NSTextContentManagerDelegate delegate
    NSTextDelegate protocol - delegate
    NSTextElement class NSObject
    NSTextElementProvider protocol
    NSTextField class NSControl
    NSTextField.BezelStyle enum
    NSTextFieldCell class NSActionCell
    NSTextFieldDelegate protocol NSControlTextEditingDelegate delegate
    NSTextFinder class NSObject
    NSTextFinderBarContainer protocol
    NSTextFinderClient protocol
    NSTextInput protocol
    NSTextInputClient protocol
    NSTextInputContext class NSObject
    NSTextInputTraits protocol
    NSTextInsertionIndicator class NSView
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
    NSTextPreview class NSObject
    NSTextRange class NSObject
    NSTextSelection class NSObject
    NSTextSelectionDataSource protocol
    NSTextSelectionNavigation class NSObject
    NSTextStorage class NSMutableAttributedString
    NSTextStorageDelegate protocol - delegate
    NSTextStorageEditActions struct
    NSTextStorageObserving protocol
    NSTextTab class NSObject
    NSTextTable class NSTextBlock
    NSTextTableBlock class NSTextBlock
    NSTextView class NSText
    NSTextViewDelegate protocol NSTextDelegate delegate
    NSTextViewportLayoutController class NSObject
    NSTextViewportLayoutControllerDelegate protocol - delegate
    NSTintConfiguration class NSObject
    NSTitlebarAccessoryViewController class NSViewController
    NSTokenField class NSTextField
    NSTokenFieldCell class NSTextFieldCell
    NSTokenFieldCellDelegate protocol - delegate
    NSTokenFieldDelegate protocol NSTextFieldDelegate delegate
    NSToolbar class NSObject
    NSToolbar.DisplayMode enum
    NSToolbar.Identifier struct
    NSToolbar.SizeMode enum
    NSToolbarDelegate protocol - delegate
    NSToolbarItem class NSObject
    NSToolbarItem.Identifier struct
    NSToolbarItemGroup class NSToolbarItem
    NSToolbarItemValidation protocol
    NSTouch class NSObject
    NSTouchBar class NSObject
    NSTouchBar.CustomizationIdentifier struct
    NSTouchBarDelegate protocol - delegate
    NSTouchBarItem class NSObject
    NSTouchBarItem.Identifier struct
    NSTouchBarProvider protocol
    NSTrackingArea class NSObject
    NSTrackingArea.Options struct
    NSTrackingSeparatorToolbarItem class NSToolbarItem
    NSTreeController class NSObjectController
    NSTreeNode class NSObject
    NSTypesetter class NSObject
    NSUnderlineStyle struct
    NSUserActivityRestoring protocol
    NSUserDefaultsController class NSController
    NSUserInterfaceCompression protocol
    NSUserInterfaceCompressionOptions class NSObject
    NSUserInterfaceItemIdentification protocol
    NSUserInterfaceItemIdentifier struct
    NSUserInterfaceItemSearching protocol
    NSUserInterfaceLayoutDirection enum
    NSUserInterfaceLayoutOrientation enum
    NSUserInterfaceValidations protocol
    NSValidatedUserInterfaceItem protocol
    NSView class NSResponder view
    NSView.AutoresizingMask struct
    NSView.LayerContentsPlacement enum
    NSView.LayerContentsRedrawPolicy enum
    NSViewAnimation class NSAnimation
    NSViewController class NSResponder viewController
    NSViewControllerPresentationAnimator protocol
    NSViewLayerContentScaleDelegate protocol - delegate
    NSViewToolTipOwner protocol
    NSVisualEffectView class NSView
    NSVisualEffectView.BlendingMode enum
    NSVisualEffectView.Material enum
    NSVisualEffectView.State enum
    NSWindow class NSResponder
    NSWindow.BackingStoreType enum
    NSWindow.ButtonType enum
    NSWindow.CollectionBehavior struct
    NSWindow.FrameAutosaveName typealias String
    NSWindow.Level struct
    NSWindow.OrderingMode enum
    NSWindow.StyleMask struct
    NSWindow.TabbingMode enum
    NSWindow.TitleVisibility enum
    NSWindow.ToolbarStyle enum
    NSWindowController class NSResponder
    NSWindowDelegate protocol - delegate
    NSWindowRestoration protocol
    NSWindowTab class NSObject
    NSWindowTabGroup class NSObject
    NSWorkspace class NSObject
    NSWorkspace.Authorization class NSObject
    NSWorkspace.LaunchOptions struct
    NSWorkspace.OpenConfiguration class NSObject
    NSWritingDirection enum
    NSWritingToolsCoordinator class NSObject
    NSWritingToolsCoordinatorDelegate protocol - delegate
    # ClockKit
    CLKComplication class NSObject
    CLKComplicationDataSource protocol - dataSource
    CLKComplicationDescriptor class NSObject
    CLKComplicationFamily enum
    CLKComplicationServer class NSObject
    CLKComplicationTemplate class NSObject
    CLKComplicationTimelineEntry class NSObject
    CLKFullColorImageProvider class NSObject
    CLKGaugeProvider class NSObject
    CLKImageProvider class NSObject
    CLKSimpleTextProvider class CLKTextProvider
    CLKTextProvider class NSObject
    # WatchConnectivity
    WCError struct
    WCSession class NSObject network
    WCSessionActivationState enum
    WCSessionDelegate protocol - delegate
    WCSessionFile class NSObject
    WCSessionFileTransfer class NSObject
    WCSessionUserInfoTransfer class NSObject
    # WatchKit ui
    WKAccessibilityImageRegion class NSObject
    WKAlertAction class NSObject
    WKAlertActionStyle enum
    WKAlertControllerStyle enum
    WKApplication class NSObject
    WKApplicationDelegate protocol - app,delegate
    WKApplicationRefreshBackgroundTask class WKRefreshBackgroundTask
    WKApplicationState enum
    WKAudioFileAsset class NSObject
    WKAudioFilePlayer class NSObject
    WKAudioFilePlayerItem class NSObject
    WKAudioFileQueuePlayer class WKAudioFilePlayer
    WKCrownDelegate protocol - delegate
    WKCrownSequencer class NSObject
    WKExtendedRuntimeSession class NSObject
    WKExtendedRuntimeSessionDelegate protocol - delegate
    WKExtension class NSObject
    WKExtensionDelegate protocol - app,delegate
    WKGestureRecognizer class NSObject
    WKHapticType enum
    WKImage class NSObject
    WKImageAnimatable protocol
    WKIntentDidRunRefreshBackgroundTask class WKRefreshBackgroundTask
    WKInterfaceActivityRing class WKInterfaceObject
    WKInterfaceAuthorizationAppleIDButton class WKInterfaceObject
    WKInterfaceButton class WKInterfaceObject
    WKInterfaceController class NSObject viewController
    WKInterfaceDate class WKInterfaceObject
    WKInterfaceDevice class NSObject
    WKInterfaceDeviceBatteryState enum
    WKInterfaceGroup class WKInterfaceObject
    WKInterfaceHMCamera class WKInterfaceObject
    WKInterfaceImage class WKInterfaceObject
    WKInterfaceInlineMovie class WKInterfaceObject
    WKInterfaceLabel class WKInterfaceObject
    WKInterfaceMap class WKInterfaceObject
    WKInterfaceMovie class WKInterfaceObject
    WKInterfaceObject class NSObject view
    WKInterfacePaymentButton class WKInterfaceObject
    WKInterfacePicker class WKInterfaceObject
    WKInterfaceSCNScene class WKInterfaceObject
    WKInterfaceSKScene class WKInterfaceObject
    WKInterfaceSeparator class WKInterfaceObject
    WKInterfaceSlider class WKInterfaceObject
    WKInterfaceSwitch class WKInterfaceObject
    WKInterfaceTable class WKInterfaceObject
    WKInterfaceTextField class WKInterfaceObject
    WKInterfaceTimer class WKInterfaceObject
    WKInterfaceVolumeControl class WKInterfaceObject
    WKLongPressGestureRecognizer class WKGestureRecognizer
    WKMenuItemIcon enum
    WKPanGestureRecognizer class WKGestureRecognizer
    WKPickerItem class NSObject
    WKRefreshBackgroundTask class NSObject
    WKRelevantShortcutRefreshBackgroundTask class WKRefreshBackgroundTask
    WKSnapshotRefreshBackgroundTask class WKRefreshBackgroundTask
    WKSwipeGestureRecognizer class WKGestureRecognizer
    WKTapGestureRecognizer class WKGestureRecognizer
    WKTextInputMode enum
    WKURLSessionRefreshBackgroundTask class WKRefreshBackgroundTask
    WKUserNotificationInterfaceController class WKInterfaceController
    WKUserNotificationInterfaceType enum
    WKWatchConnectivityRefreshBackgroundTask class WKRefreshBackgroundTask
    """
}
