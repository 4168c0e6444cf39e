extension SDKTable {
  /// The types of SwiftUI and its companions.
  static let swiftUITypes: StaticString = """
    # Charts ui
    AnnotationContext struct
    AnnotationPosition struct
    AreaMark struct
    AxisContent protocol
    AxisGridLine struct
    AxisMark protocol
    AxisMarkPosition struct
    AxisMarkPreset struct
    AxisMarkValues struct
    AxisMarks<Content> struct
    AxisTick struct
    AxisValue struct
    AxisValueLabel<Content> struct
    BarMark struct
    BasicChartSymbolShape struct
    Chart<Content> struct View swiftUIView,view
    Chart3D<Content> struct View swiftUIView,view
    Chart3DContent<Body> protocol
    ChartContent<Body> protocol
    ChartContentBuilder struct
    ChartPlotContent struct
    ChartProxy struct
    ChartSymbolShape protocol
    DateBins struct
    InterpolationMethod struct
    LineMark struct
    LinePlot struct
    MarkDimension struct
    MarkStackingMethod struct
    NumberBins<Value> struct
    PlotDimensionScaleRange struct
    Plottable<PrimitivePlottable> protocol
    PlottableProjection<Root,Value> struct
    PlottableValue<Value> struct
    PointMark struct
    PositionScaleRange protocol
    PrimitivePlottableProtocol protocol
    RectangleMark struct
    RuleMark struct
    ScaleDomain protocol
    ScaleRange protocol
    ScaleType struct
    SectorMark struct
    # CoreTransferable
    CodableRepresentation<Item,Encoder,Decoder> struct
    DataRepresentation<Item> struct
    FileRepresentation<Item> struct
    ProxyRepresentation<Item,ProxyRepresentation> struct
    ReceivedTransferredFile struct
    SentTransferredFile struct
    TransferRepresentation<Item,Body> protocol
    TransferRepresentationBuilder<Item> struct
    Transferable<Representation> protocol
    # DeveloperToolsSupport
    ColorResource struct
    ImageResource struct
    # SwiftUI ui
    AccessibilityActionCategory struct
    AccessibilityActionKind struct
    AccessibilityAdjustmentDirection enum
    AccessibilityAttachmentModifier struct
    AccessibilityChartDescriptorRepresentable protocol
    AccessibilityCustomContentKey struct
    AccessibilityDirectTouchOptions struct
    AccessibilityFocusState<Value> struct
    AccessibilityHeadingLevel enum
    AccessibilityLabeledPairRole enum
    AccessibilityRotorContent<Body> protocol
    AccessibilityRotorContentBuilder struct
    AccessibilityRotorEntry<ID> struct
    AccessibilitySystemRotor struct
    AccessibilityTechnologies struct
    AccessibilityTraits struct
    AccessoryBarActionButtonStyle struct
    AccessoryBarButtonStyle struct
    AccessoryCircularCapacityGaugeStyle struct
    AccessoryCircularGaugeStyle struct
    AccessoryLinearCapacityGaugeStyle struct
    AccessoryLinearGaugeStyle struct
    ActionSheet struct
    AdaptableTabBarPlacement struct
    Alert struct
    Alert.Button struct
    Alignment struct
    AlignmentID protocol
    Anchor<Value> struct
    Anchor.Source struct
    Angle struct
    AngularGradient struct ShapeStyle,View swiftUIView,view
    Animatable<AnimatableData> protocol
    AnimatablePair<First,Second> struct
    AnimatableShape protocol
    Animation struct
    AnimationCompletionCriteria struct
    AnimationContext<Value> struct
    AnimationState<Value> struct
    AnimationTimelineSchedule struct
    AnyGesture<Value> struct
    AnyGradient struct
    AnyLayout struct
    AnyShape struct Shape swiftUIView,view
    AnyShapeStyle struct
    AnyTransition struct
    AnyView struct View swiftUIView,view
    App<Body> protocol - app
    AppStorage<Value> struct - persistence
    AssistiveAccess<Content> struct
    AsymmetricTransition<Insertion,Removal> struct
    AsyncImage<Content> struct View swiftUIView,view
    AsyncImageContent protocol
    AsyncImagePhase enum
    AttributedTextFormattingDefinition protocol
    AutomaticControlGroupStyle struct
    AutomaticDisclosureGroupStyle struct
    AutomaticFormStyle struct
    AutomaticHoverEffect struct
    AutomaticLabeledContentStyle struct
    AutomaticMenuBarExtraStyle struct
    AutomaticNavigationSplitViewStyle struct
    AutomaticNavigationTransition struct
    AutomaticPresentationSizing struct
    AutomaticTableStyle struct
    AutomaticTextEditorStyle struct
    Axis enum
    Axis.Set struct
    BackgroundProminence struct
    BackgroundStyle struct
    BackgroundTask struct
    BadgeProminence struct
    BalancedNavigationSplitViewStyle struct
    Bindable<Value> struct
    Binding<Value> struct
    BlendMode enum
    BlurReplaceTransition struct
    BorderedButtonMenuStyle struct
    BorderedButtonStyle struct
    BorderedListStyle struct
    BorderedProminentButtonStyle struct
    BorderlessButtonMenuButtonStyle struct
    BorderlessButtonMenuStyle struct
    BorderlessButtonStyle struct
    BorderlessPullDownMenuButtonStyle struct
    Button<Label> struct View swiftUIView,view
    ButtonBorderShape struct
    ButtonMenuStyle struct
    ButtonRepeatBehavior struct
    ButtonRole struct
    ButtonSizing struct
    ButtonStyle<Body> protocol - swiftUIView,view
    ButtonStyleConfiguration struct
    ButtonToggleStyle struct
    Canvas<Symbols> struct View swiftUIView,view
    Capsule struct Shape swiftUIView,view
    CardButtonStyle struct
    CarouselListStyle struct
    CarouselTabViewStyle struct
    CheckboxToggleStyle struct
    Circle struct Shape swiftUIView,view
    CircularProgressViewStyle struct
    Color struct ShapeStyle,View swiftUIView,view
    Color.RGBColorSpace enum
    Color.Resolved struct
    ColorMatrix struct
    ColorPicker<Label> struct View swiftUIView,view
    ColorRenderingMode enum
    ColorScheme enum
    ColorSchemeContrast enum
    ColumnNavigationViewStyle struct
    ColumnsFormStyle struct
    CommandGroup<Content> struct
    CommandGroupPlacement struct
    CommandMenu<Content> struct
    Commands<Body> protocol
    CommandsBuilder struct
    CompactDatePickerStyle struct
    CompactMenuControlGroupStyle struct
    ConcentricRectangle struct Shape swiftUIView,view
    ContainerBackgroundPlacement struct
    ContainerRelativeShape struct Shape swiftUIView,view
    ContainerValueKey<Value> protocol
    ContainerValues struct
    ContentMarginPlacement struct
    ContentMode enum
    ContentShapeKinds struct
    ContentSizeCategory enum
    ContentTransition struct
    ContentUnavailableView<Label,Description,Actions> struct View swiftUIView,view
    ControlActiveState enum
    ControlGroup<Content> struct View swiftUIView,view
    ControlGroupStyle<Body> protocol - swiftUIView,view
    ControlGroupStyleConfiguration struct
    ControlSize enum
    ControlWidget<Body> protocol
    ControlWidgetConfiguration<Body> protocol
    ControlWidgetTemplate<Body> protocol
    CoordinateSpace enum
    CoordinateSpaceProtocol protocol
    CubicKeyframe<Value> struct
    CustomAnimation protocol
    CustomHoverEffect<Body> protocol
    CustomizableToolbarContent protocol
    DatePicker<Label> struct View swiftUIView,view
    DatePickerComponents struct
    DatePickerStyle<Body> protocol - swiftUIView,view
    DatePickerStyleConfiguration struct
    DebugReplaceableView struct View swiftUIView,view
    DefaultButtonLabel struct View swiftUIView,view
    DefaultButtonStyle struct
    DefaultDatePickerStyle struct
    DefaultDateProgressLabel struct View swiftUIView,view
    DefaultDocumentGroupLaunchActions struct View swiftUIView,view
    DefaultGaugeStyle struct
    DefaultGlassEffectShape struct
    DefaultGroupBoxStyle struct
    DefaultLabelStyle struct
    DefaultListStyle struct
    DefaultMenuButtonStyle struct
    DefaultMenuStyle struct
    DefaultNavigationViewStyle struct
    DefaultPickerStyle struct
    DefaultProgressViewStyle struct
    DefaultSettingsLinkLabel struct View swiftUIView,view
    DefaultShareLinkLabel struct View swiftUIView,view
    DefaultTabLabel struct View swiftUIView,view
    DefaultTabViewStyle struct
    DefaultTextFieldStyle struct
    DefaultToggleStyle struct
    DefaultToolbarItem struct
    DefaultWindowStyle struct
    DefaultWindowToolbarStyle struct
    DefaultWindowVisibilityToggleLabel struct View swiftUIView,view
    DialogSeverity struct
    DigitalCrownEvent struct
    DigitalCrownRotationalSensitivity enum
    DisclosureGroup<Label,Content> struct View swiftUIView,view
    DisclosureGroupStyle<Body> protocol - swiftUIView,view
    DisclosureGroupStyleConfiguration struct
    DisclosureTableRow<Label,Content> struct
    DismissAction struct
    DismissBehavior struct
    DismissImmersiveSpaceAction struct
    DismissSearchAction struct
    DismissWindowAction struct
    Divider struct View swiftUIView,view
    DocumentConfiguration struct
    DocumentGroup<Document,Content> struct
    DocumentGroupLaunchScene struct
    DocumentLaunchGeometryProxy struct
    DoubleColumnNavigationViewStyle struct
    DragConfiguration struct
    DragGesture struct
    DragGesture.Value struct
    DragSession struct
    DropConfiguration struct
    DropDelegate protocol
    DropInfo struct
    DropOperation enum
    DropProposal struct
    DropSession struct
    DynamicOptionalContent protocol
    DynamicProperty protocol
    DynamicTableRowContent<Data> protocol
    DynamicTypeSize enum
    DynamicViewContent<Data> protocol View swiftUIView,view
    Edge enum
    Edge.Set struct
    EdgeInsets struct
    EditActions<Data> struct
    EditButton struct View swiftUIView,view
    EditableCollectionContent<Content,Data> struct
    Ellipse struct Shape swiftUIView,view
    EllipticalGradient struct ShapeStyle,View swiftUIView,view
    EllipticalListStyle struct
    EmptyAnimatableData struct
    EmptyCommands struct
    EmptyHoverEffect struct
    EmptyMatchedTransitionSourceConfiguration struct
    EmptyModifier struct
    EmptyTableRowContent struct
    EmptyView struct View swiftUIView,view
    EmptyVisualEffect struct
    EmptyWidgetConfiguration struct
    Entry macro
    Environment<Value> struct
    EnvironmentKey<Value> protocol
    EnvironmentObject<ObjectType> struct
    EnvironmentValues struct
    EnvironmentalModifier<ResolvedModifier> protocol ViewModifier swiftUIView,view
    EquatableView<Content> struct View swiftUIView,view
    EventModifiers struct
    EveryMinuteTimelineSchedule struct
    ExclusiveGesture<First,Second> struct
    ExplicitTimelineSchedule struct
    FetchRequest<Result> struct - persistence
    FetchedResults<Result> struct - persistence
    FieldDatePickerStyle struct
    FileDialogBrowserOptions struct
    FileDocument protocol
    FileDocumentConfiguration<Document> struct
    FileDocumentReadConfiguration struct
    FileDocumentWriteConfiguration struct
    FillShapeStyle struct
    FillShapeView struct View swiftUIView,view
    FillStyle struct
    FindContext struct
    FittedPresentationSizing struct
    FocusInteractions struct
    FocusState<Value> struct
    FocusedBinding<Value> struct
    FocusedObject<ObjectType> struct
    FocusedValue<Value> struct
    FocusedValueKey<Value> protocol
    FocusedValues struct
    Font struct
    Font.Context struct
    Font.Design enum
    Font.Leading enum
    Font.Resolved struct
    Font.TextStyle enum
    Font.Weight struct
    Font.Width struct
    ForEach<Data,ID,Content> struct View swiftUIView,view
    ForegroundStyle struct
    Form<Content> struct View swiftUIView,view
    FormPresentationSizing struct
    FormStyle<Body> protocol - swiftUIView,view
    FormStyleConfiguration struct
    FrameResizeDirection struct
    FrameResizePosition struct
    Gauge<Label,CurrentValueLabel,BoundsLabel,MarkedValueLabels> struct View swiftUIView,view
    GaugeStyle<Body> protocol - swiftUIView,view
    GaugeStyleConfiguration struct
    GeometryEffect protocol
    GeometryProxy struct
    GeometryProxy3D struct
    GeometryReader<Content> struct View swiftUIView,view
    GeometryReader3D<Content> struct View swiftUIView,view
    Gesture<Value,Body> protocol
    GestureMask struct
    GestureState<Value> struct
    GestureStateGesture<Base,State> struct
    Glass struct
    GlassButtonStyle struct
    GlassEffectContainer<Content> struct View swiftUIView,view
    GlassEffectTransition struct
    GlassProminentButtonStyle struct
    GlobalCoordinateSpace struct
    Gradient struct
    Gradient.Stop struct
    GraphicalDatePickerStyle struct
    GraphicsContext struct
    GraphicsContext.Filter struct
    GraphicsContext.GradientOptions struct
    GraphicsContext.ResolvedImage struct
    GraphicsContext.ResolvedSymbol struct
    GraphicsContext.ResolvedText struct
    GraphicsContext.Shading struct
    Grid<Content> struct View swiftUIView,view
    GridItem struct
    GridLayout struct
    GridRow<Content> struct View swiftUIView,view
    Group<Content> struct View swiftUIView,view
    GroupBox<Label,Content> struct View swiftUIView,view
    GroupBoxStyle<Body> protocol - swiftUIView,view
    GroupBoxStyleConfiguration struct
    GroupElementsOfContent struct
    GroupSectionsOfContent struct
    GroupedFormStyle struct
    GroupedListStyle struct
    GroupedTabViewStyle struct
    HSplitView<Content> struct View swiftUIView,view
    HStack<Content> struct View swiftUIView,view
    HStackLayout struct
    HelpLink struct View swiftUIView,view
    HiddenTitleBarWindowStyle struct
    HierarchicalShapeStyle struct
    HierarchicalShapeStyleModifier struct
    HighlightHoverEffect struct
    HorizontalAlignment struct
    HorizontalDirection enum
    HorizontalEdge enum
    HorizontalEdge.Set struct
    HoverEffect protocol
    HoverEffectContent protocol
    HoverEffectGroup struct
    HoverPhase enum
    IconOnlyLabelStyle struct
    IdentityTransition struct
    Image struct View swiftUIView,view
    Image.DynamicRange struct
    Image.Interpolation enum
    Image.Orientation enum
    Image.ResizingMode enum
    Image.Scale enum
    Image.TemplateRenderingMode enum
    ImagePaint struct
    ImageRenderer<Content> class
    ImmersionChangeContext struct
    ImmersiveContentBrightness struct
    ImmersiveSpace<Content,Data> struct
    IndexViewStyle protocol - swiftUIView,view
    IndexedIdentifierCollection struct
    InlinePickerStyle struct
    InsetGroupedListStyle struct
    InsetListStyle struct
    InsetTableStyle struct
    InsettableShape<InsetShape> protocol Shape swiftUIView,view
    InspectorCommands struct
    InterfaceOrientation struct
    ItemProviderTableRowModifier struct
    KeyEquivalent struct
    KeyPress struct
    KeyPress.Phases struct
    KeyboardShortcut struct
    KeyboardShortcut.Localization struct
    KeyframeAnimator<Value,KeyframePath,Content> struct View swiftUIView,view
    KeyframeTimeline<Value> struct
    KeyframeTrack<Root,Value,Content> struct
    KeyframeTrackContent<Value,Body> protocol
    KeyframeTrackContentBuilder<Value> struct
    Keyframes<Value,Body> protocol
    KeyframesBuilder<Value> struct
    Label<Title,Icon> struct View swiftUIView,view
    LabelStyle<Body> protocol - swiftUIView,view
    LabelStyleConfiguration struct
    LabeledContent<Label,Content> struct View swiftUIView,view
    LabeledContentStyle<Body> protocol - swiftUIView,view
    LabeledContentStyleConfiguration struct
    LabeledControlGroupContent struct View swiftUIView,view
    LabeledToolbarItemGroupContent struct View swiftUIView,view
    Layout<Cache> protocol
    LayoutDirection enum
    LayoutDirectionBehavior enum
    LayoutProperties struct
    LayoutSubview struct
    LayoutSubviews struct
    LayoutValueKey<Value> protocol
    LazyHGrid<Content> struct View swiftUIView,view
    LazyHStack<Content> struct View swiftUIView,view
    LazyVGrid<Content> struct View swiftUIView,view
    LazyVStack<Content> struct View swiftUIView,view
    LegibilityWeight enum
    LibraryContentBuilder struct
    LibraryContentProvider protocol
    LibraryItem struct
    LimitedAvailabilityConfiguration struct
    LinearCapacityGaugeStyle struct
    LinearGradient struct ShapeStyle,View swiftUIView,view
    LinearKeyframe<Value> struct
    LinearProgressViewStyle struct
    Link<Label> struct View swiftUIView,view
    LinkButtonStyle struct
    LinkShapeStyle struct
    List<SelectionValue,Content> struct View swiftUIView,view
    ListItemTint struct
    ListSectionSpacing struct
    ListStyle protocol - swiftUIView,view
    LocalCoordinateSpace struct
    LocalizedStringKey struct
    LocalizedStringKey.StringInterpolation struct
    LongPressGesture struct
    MagnificationGesture struct
    MagnifyGesture struct
    MagnifyGesture.Value struct
    MatchedGeometryProperties struct
    MatchedTransitionSourceConfiguration protocol
    Material struct
    Menu<Label,Content> struct View swiftUIView,view
    MenuActionDismissBehavior struct
    MenuBarExtra<Label,Content> struct
    MenuBarExtraStyle protocol
    MenuButton<Label,Content> struct View swiftUIView,view
    MenuButtonStyle protocol - swiftUIView,view
    MenuControlGroupStyle struct
    MenuOrder struct
    MenuPickerStyle struct
    MenuStyle<Body> protocol - swiftUIView,view
    MenuStyleConfiguration struct
    MeshGradient struct ShapeStyle,View swiftUIView,view
    ModifiedContent<Content,Modifier> struct View swiftUIView,view
    MoveCommandDirection enum
    MoveKeyframe<Value> struct
    MoveTransition struct
    MultiDatePicker<Label> struct View swiftUIView,view
    NSApplicationDelegateAdaptor<DelegateType> struct
    NSHostingController<Content> class NSViewController view
    NSHostingMenu<Content> class NSMenu
    NSHostingSceneBridgingOptions struct
    NSHostingSizingOptions struct
    NSHostingView<Content> class NSView
    NSViewControllerRepresentable<NSViewControllerType,Coordinator> protocol View swiftUIView,view
    NSViewControllerRepresentableContext<ViewController> struct
    NSViewRepresentable<NSViewType,Coordinator> protocol View swiftUIView,view
    NSViewRepresentableContext<View> struct
    NamedCoordinateSpace struct
    Namespace struct
    NavigationBarItem struct - navigation
    NavigationBarItem.TitleDisplayMode struct - navigation
    NavigationControlGroupStyle struct - navigation
    NavigationLink<Label,Destination> struct View navigation,swiftUIView,view
    NavigationLinkPickerStyle struct - navigation
    NavigationPath struct - navigation
    NavigationPath.CodableRepresentation struct - navigation
    NavigationSplitView<Sidebar,Content,Detail> struct View navigation,swiftUIView,view
    NavigationSplitViewColumn struct - navigation
    NavigationSplitViewStyle<Body> protocol - swiftUIView,view
    NavigationSplitViewStyleConfiguration struct - navigation
    NavigationSplitViewVisibility struct - navigation
    NavigationStack<Data,Root> struct View navigation,swiftUIView,view
    NavigationTransition protocol
    NavigationView<Content> struct View navigation,swiftUIView,view
    NavigationViewStyle protocol - swiftUIView,view
    NewDocumentButton<Label> struct View swiftUIView,view
    ObservedObject<ObjectType> struct
    OffsetShape struct Shape swiftUIView,view
    OffsetTransition struct
    OnInsertTableRowModifier struct
    OpacityTransition struct
    OpenDocumentAction struct
    OpenImmersiveSpaceAction struct
    OpenSettingsAction struct
    OpenURLAction struct
    OpenURLAction.Result struct
    OpenWindowAction struct
    OutlineGroup<Data,ID,Parent,Leaf,Subgroup> struct View swiftUIView,view
    OutlineSubgroupChildren struct
    PageIndexViewStyle struct
    PagePresentationSizing struct
    PageTabViewStyle struct
    PagingScrollTargetBehavior struct
    PaletteControlGroupStyle struct
    PalettePickerStyle struct
    PaletteSelectionEffect struct
    PasteButton struct View swiftUIView,view
    Path struct Shape swiftUIView,view
    Path.Element enum
    PencilDoubleTapGestureValue struct
    PencilHoverPose struct
    PencilPreferredAction enum
    PencilSqueezeGesturePhase enum
    PencilSqueezeGestureValue struct
    PeriodicTimelineSchedule struct
    PhaseAnimator<Phase,Content> struct View swiftUIView,view
    PhysicalMetric struct
    Picker<Label,SelectionValue,Content> struct View swiftUIView,view
    PickerStyle protocol - swiftUIView,view
    PinnedScrollableViews struct
    PlaceholderContentView struct View swiftUIView,view
    PlaceholderTextShapeStyle struct
    PlainButtonStyle struct
    PlainListStyle struct
    PlainTextEditorStyle struct
    PlainTextFieldStyle struct
    PlainWindowStyle struct
    PopUpButtonPickerStyle struct
    PopoverAttachmentAnchor enum
    PreferenceKey<Value> protocol
    PresentationAdaptation struct
    PresentationBackgroundInteraction struct
    PresentationContentInteraction struct
    PresentationDetent struct
    PresentationDetent.Context struct
    PresentationMode struct
    PresentationSizing protocol
    PresentedWindowContent struct View swiftUIView,view
    Preview macro
    PreviewContext protocol
    PreviewContextKey<Value> protocol
    PreviewDevice struct
    PreviewLayout enum
    PreviewModifier<Context> protocol
    PreviewPlatform enum
    PreviewProvider<Previews> protocol
    PrimitiveButtonStyle<Body> protocol - swiftUIView,view
    PrimitiveButtonStyleConfiguration struct
    ProgressView<Label,CurrentValueLabel> struct View swiftUIView,view
    ProgressViewStyle<Body> protocol - swiftUIView,view
    ProgressViewStyleConfiguration struct
    ProjectionTransform struct
    Prominence enum
    ProminentDetailNavigationSplitViewStyle struct
    ProposedViewSize struct
    PullDownMenuBarExtraStyle struct
    PullDownMenuButtonStyle struct
    PurchaseAction struct
    PushTransition struct
    PushWindowAction struct
    RadialGradient struct ShapeStyle,View swiftUIView,view
    RadioGroupPickerStyle struct
    Rectangle struct Shape swiftUIView,view
    RedactionReasons struct
    ReferenceFileDocument<Snapshot> protocol
    ReferenceFileDocumentConfiguration<Document> struct
    RefreshAction struct
    RemoteDeviceIdentifier struct
    RenameAction struct
    RenameButton<Label> struct View swiftUIView,view
    ResetFocusAction struct
    RotateGesture struct
    RotateGesture.Value struct
    RotateGesture3D struct
    RotatedShape struct Shape swiftUIView,view
    RotationGesture struct
    RoundedBorderTextEditorStyle struct
    RoundedBorderTextFieldStyle struct
    RoundedCornerStyle enum
    RoundedRectangle struct Shape swiftUIView,view
    RoundedRectangularShape protocol
    RoundedRectangularShapeCorners struct
    SafeAreaRegions struct
    ScaleTransition struct
    ScaledMetric<Value> struct
    ScaledShape struct Shape swiftUIView,view
    Scene<Body> protocol
    SceneBuilder struct
    ScenePadding struct
    ScenePhase enum
    SceneStorage<Value> struct - persistence
    ScrollAnchorRole struct
    ScrollBounceBehavior struct
    ScrollContentOffsetAdjustmentBehavior struct
    ScrollDismissesKeyboardMode struct
    ScrollEdgeEffectStyle struct
    ScrollGeometry struct
    ScrollIndicatorVisibility struct
    ScrollInputBehavior struct
    ScrollInputKind struct
    ScrollPhase enum
    ScrollPhaseChangeContext struct
    ScrollPosition struct
    ScrollTarget struct
    ScrollTargetBehavior protocol
    ScrollTargetBehaviorContext struct
    ScrollTargetBehaviorProperties struct
    ScrollTransitionConfiguration struct
    ScrollTransitionPhase enum
    ScrollView<Content> struct View swiftUIView,view
    ScrollViewProxy struct
    ScrollViewReader<Content> struct View swiftUIView,view
    SearchFieldPlacement struct
    SearchPresentationToolbarBehavior struct
    SearchScopeActivation struct
    SearchSuggestionsPlacement struct
    SearchUnavailableContent struct View swiftUIView,view
    Section<Parent,Content,Footer> struct View swiftUIView,view
    SectionConfiguration struct
    SectionedFetchRequest<SectionIdentifier,Result> struct - persistence
    SectionedFetchResults<SectionIdentifier,Result> struct - persistence
    SecureField<Label> struct View swiftUIView,view
    SegmentedPickerStyle struct
    SelectionShapeStyle struct
    SensoryFeedback struct
    SeparatorShapeStyle struct
    SequenceGesture<First,Second> struct
    Settings<Content> struct
    SettingsLink<Label> struct View swiftUIView,view
    ShadowStyle struct
    Shape protocol Animatable,View swiftUIView,view
    ShapeStyle<Resolved> protocol
    ShareLink<Data,PreviewImage,PreviewIcon,Label> struct View swiftUIView,view
    SharePreview<Image,Icon> struct
    SidebarAdaptableTabViewStyle struct
    SidebarCommands struct
    SidebarListStyle struct
    SidebarRowSize enum
    SimultaneousGesture<First,Second> struct
    SlideTransition struct
    Slider<Label,ValueLabel> struct View swiftUIView,view
    SliderTick<V> struct
    Spacer struct View swiftUIView,view
    SpatialEventCollection struct
    SpatialEventGesture struct
    SpatialTapGesture struct
    SpatialTapGesture.Value struct
    Spring struct
    SpringKeyframe<Value> struct
    SpringLoadingBehavior struct
    SquareBorderTextFieldStyle struct
    StackNavigationViewStyle struct
    State<Value> struct
    StateObject<ObjectType> struct
    StateStoringShape protocol
    Stepper<Label> struct View swiftUIView,view
    StepperFieldDatePickerStyle struct
    StrokeBorderShapeView struct View swiftUIView,view
    StrokeShapeView struct View swiftUIView,view
    StrokeStyle struct
    SubmitLabel struct
    SubmitTriggers struct
    SubscriptionView<PublisherType,Content> struct View swiftUIView,view
    Subview struct View swiftUIView,view
    SubviewsCollection struct View swiftUIView,view
    SwitchToggleStyle struct
    SymbolColorRenderingMode struct
    SymbolEffectTransition struct
    SymbolRenderingMode struct
    SymbolVariableValueMode struct
    SymbolVariantShape protocol
    SymbolVariants struct
    Tab<Value,Content,Label> struct
    TabBarMinimizeBehavior struct
    TabBarOnlyTabViewStyle struct
    TabBarPlacement struct
    TabContent<TabValue,Body> protocol
    TabContentBuilder<TabValue> struct
    TabCustomizationBehavior struct
    TabPlacement struct
    TabRole struct
    TabSearchActivation struct
    TabSection<Header,Content,Footer,SelectionValue> struct
    TabView<SelectionValue,Content> struct View swiftUIView,view
    TabViewCustomization struct
    TabViewStyle protocol - swiftUIView,view
    Table<Value,Rows,Columns> struct View swiftUIView,view
    TableColumn<RowValue,Sort,Content,Label> struct
    TableColumnAlignment struct
    TableColumnBuilder<RowValue,Sort> struct
    TableColumnContent<TableRowValue,TableColumnSortComparator,TableColumnBody> protocol
    TableColumnCustomization<RowValue> struct
    TableColumnCustomizationBehavior struct
    TableColumnForEach<Data,ID,RowValue,Sort,Content> struct
    TableForEachContent<Data> struct
    TableHeaderRowContent<Value,Content> struct
    TableOutlineGroupContent<Data> struct
    TableRow<Value> struct
    TableRowBuilder<Value> struct
    TableRowContent<TableRowValue,TableRowBody> protocol
    TableStyle<Body> protocol - swiftUIView,view
    TableStyleConfiguration struct
    TapGesture struct
    Text struct View swiftUIView,view
    Text.Case enum
    Text.DateStyle struct
    Text.Layout struct
    Text.LineStyle struct
    Text.Scale struct
    Text.TruncationMode enum
    TextAlignment enum
    TextAlignmentStrategy struct
    TextAttribute protocol
    TextEditingCommands struct
    TextEditor struct View swiftUIView,view
    TextEditorStyle<Body> protocol - swiftUIView,view
    TextField<Label> struct View swiftUIView,view
    TextFieldLink<Label> struct View swiftUIView,view
    TextFieldStyle protocol - swiftUIView,view
    TextFormattingCommands struct
    TextInputDictationActivation struct
    TextInputDictationBehavior struct
    TextInputFormattingControlPlacement struct
    TextProxy struct
    TextRenderer protocol
    TextSelectability protocol
    TextSelection struct
    TextSelectionAffinity enum
    TextVariantPreference protocol
    TimelineSchedule<Entries> protocol
    TimelineView<Schedule,Content> struct View swiftUIView,view
    TimelineViewDefaultContext struct
    TintShapeStyle struct
    TitleAndIconLabelStyle struct
    TitleBarWindowStyle struct
    TitleOnlyLabelStyle struct
    Toggle<Label> struct View swiftUIView,view
    ToggleStyle<Body> protocol - swiftUIView,view
    ToggleStyleConfiguration struct
    ToolbarCommands struct
    ToolbarContent<Body> protocol
    ToolbarContentBuilder struct
    ToolbarCustomizationBehavior struct
    ToolbarCustomizationOptions struct
    ToolbarDefault protocol
    ToolbarDefaultItemKind struct
    ToolbarItem<ID,Content> struct
    ToolbarItemGroup<Content> struct
    ToolbarItemPlacement struct
    ToolbarLabelStyle struct
    ToolbarPlacement struct
    ToolbarRole struct
    ToolbarSpacer struct
    ToolbarTitleDisplayMode struct
    ToolbarTitleMenu<Content> struct
    TouchBar<Content> struct View swiftUIView,view
    Transaction struct
    TransformedShape struct Shape swiftUIView,view
    Transition<Body> protocol
    TransitionPhase enum
    TransitionProperties struct
    TupleTableColumnContent<RowValue,RowSort,T> struct
    TupleTableRowContent<Value,T> struct
    TupleView<T> struct View swiftUIView,view
    TypesettingLanguage struct
    UIApplicationDelegateAdaptor<DelegateType> struct
    UIGestureRecognizerRepresentable<UIGestureRecognizerType,Coordinator> protocol
    UIHostingConfiguration<Content,Background> struct
    UIHostingController<Content> class UIViewController
    UIHostingControllerSizingOptions struct
    UIHostingSceneDelegate protocol
    UITraitBridgedEnvironmentKey protocol
    UIViewControllerRepresentable<UIViewControllerType,Coordinator> protocol View swiftUIView,view
    UIViewControllerRepresentableContext<Representable> struct
    UIViewRepresentable<UIViewType,Coordinator> protocol View swiftUIView,view
    UIViewRepresentableContext<Representable> struct
    UnevenRoundedRectangle struct Shape swiftUIView,view
    UnifiedCompactWindowToolbarStyle struct
    UnifiedWindowToolbarStyle struct
    UnitCurve struct
    UnitPoint struct
    UserInterfaceSizeClass enum
    UtilityWindow<Content> struct
    VSplitView<Content> struct View swiftUIView,view
    VStack<Content> struct View swiftUIView,view
    VStackLayout struct
    VectorArithmetic protocol
    VerticalAlignment struct
    VerticalDirection enum
    VerticalEdge enum
    VerticalEdge.Set struct
    VerticalPageTabViewStyle struct
    View<Body> protocol - swiftUIView,view
    ViewAlignedScrollTargetBehavior struct
    ViewAlignedScrollTargetBehavior.LimitBehavior struct
    ViewBuilder struct
    ViewDimensions struct
    ViewDimensions3D struct
    ViewModifier<Body> protocol - swiftUIView,view
    ViewSpacing struct
    ViewThatFits<Content> struct View swiftUIView,view
    Visibility enum
    VisualEffect protocol
    WKApplicationDelegateAdaptor<DelegateType> struct
    WKExtensionDelegateAdaptor<DelegateType> struct
    WKHostingController<Body> class WKInterfaceController
    WKInterfaceObjectRepresentable<WKInterfaceObjectType,Coordinator> protocol View swiftUIView,view
    WKUserNotificationHostingController<Body> class WKUserNotificationInterfaceController
    WheelDatePickerStyle struct
    WheelPickerStyle struct
    Widget<Body> protocol
    WidgetBundle<Body> protocol - app
    WidgetConfiguration<Body> protocol
    Window<Content> struct
    WindowBackgroundShapeStyle struct
    WindowDragGesture struct
    WindowGroup<Content> struct
    WindowIdealSize struct
    WindowInteractionBehavior struct
    WindowLayoutRoot struct
    WindowLevel struct
    WindowManagerRole struct
    WindowMenuBarExtraStyle struct
    WindowPlacement struct
    WindowPlacementContext struct
    WindowProxy struct
    WindowResizability struct
    WindowStyle protocol
    WindowToolbarFullScreenVisibility struct
    WindowToolbarStyle protocol
    WindowVisibilityToggle<Label> struct View swiftUIView,view
    WritingToolsAffordanceVisibility struct
    WritingToolsBehavior struct
    ZStack<Content> struct View swiftUIView,view
    ZStackLayout struct
    ZoomNavigationTransition struct
    # Symbols
    AppearSymbolEffect struct
    AutomaticSymbolEffect struct
    BounceSymbolEffect struct
    BreatheSymbolEffect struct
    ContentTransitionSymbolEffect protocol
    DisappearSymbolEffect struct
    DiscreteSymbolEffect protocol
    DrawOffSymbolEffect struct
    DrawOnSymbolEffect struct
    IndefiniteSymbolEffect protocol
    PulseSymbolEffect struct
    ReplaceSymbolEffect struct
    RotateSymbolEffect struct
    ScaleSymbolEffect struct
    SymbolEffect protocol
    SymbolEffectConfiguration struct
    SymbolEffectOptions struct
    TransitionSymbolEffect protocol
    VariableColorSymbolEffect struct
    WiggleSymbolEffect struct
    # TipKit ui
    Tip protocol
    TipGroup class
    TipOption protocol
    TipUIPopoverViewController class UIViewController
    TipUIView class UIView
    TipView<Content> struct View swiftUIView,view
    TipViewStyle<Body> protocol
    Tips enum
    Tips.Action struct
    Tips.ConfigurationOption struct
    Tips.Event<DonationInfo> struct
    Tips.InvalidationReason enum
    Tips.Parameter<Value> struct
    Tips.Rule struct
    Tips.Status enum
    # WidgetKit
    AccessoryWidgetBackground struct
    AccessoryWidgetGroup<Label,Content> struct
    ActivityConfiguration<Attributes> struct
    ActivityFamily enum
    AppIntentConfiguration<Intent,Content> struct
    AppIntentControlConfiguration struct
    AppIntentControlValueProvider<Configuration,Value> protocol
    AppIntentTimelineProvider<Entry,Intent> protocol
    ControlCenter struct
    ControlValueProvider<Value> protocol
    ControlWidgetButton struct
    ControlWidgetToggle struct
    DynamicIsland struct
    DynamicIslandExpandedRegion<Content> struct
    DynamicIslandExpandedRegionPosition struct
    IntentConfiguration<Intent,Content> struct
    IntentTimelineProvider<Entry,Intent> protocol
    StaticConfiguration<Content> struct
    StaticControlConfiguration struct
    Timeline<EntryType> struct
    TimelineEntry protocol
    TimelineEntryRelevance struct
    TimelineProvider<Entry> protocol
    TimelineProviderContext struct
    TimelineReloadPolicy struct
    WidgetAccentedRenderingMode struct
    WidgetBundleBuilder struct
    WidgetCenter class
    WidgetFamily enum
    WidgetInfo struct
    WidgetPreviewContext struct
    WidgetPushInfo struct
    WidgetRenderingMode struct
    WidgetTexture struct
    """
}
