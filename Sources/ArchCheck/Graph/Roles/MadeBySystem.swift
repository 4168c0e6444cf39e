extension DependencyGraph {
  /// Whether only the system makes objects of the type, by the name of their class or by an
  /// initializer that it demands: nobody can give them anything.
  func isMadeBySystem(_ id: TypeID) -> Bool {
    answer(to: IsMadeBySystem.self, about: id) {
      descends(id, from: Self.systemMade) || isOfExtension(id)
    }
  }

  private enum IsMadeBySystem: Question {
    typealias Subject = TypeID
    typealias Answer = Bool
  }

  /// Whether a controller asks the system what its extension is about, or tells it that it is done, and
  /// nobody makes one.
  private func isOfExtension(_ id: TypeID) -> Bool {
    guard belongs(id, to: .controller) else { return false }
    let asks = (types[id.index].declarations + types[id.index].extensions).contains { part in
      let facts = files[part.file].facts
      return facts.names.contains("extensionContext")
        && facts.descendants(of: part.node).contains { node in
          [.identifier, .member].contains(facts.kind(node))
            && facts.name(at: node) == "extensionContext"
        }
    }
    guard asks else { return false }
    return !dependents(of: id).contains { dependency in
      sites[dependency.sites].contains { $0.kind == .constructs }
    }
  }

  private static let systemMade: Set<String> = [
    "ASAccountAuthenticationModificationViewController", "ASCredentialProviderViewController",
    "AUAudioUnit", "AUViewController", "AVVideoCompositing", "AppIntent", "AudioPlaybackIntent",
    "AudioRecordingIntent", "BADownloaderExtension", "CLKComplicationDataSource",
    "CLLocationPushServiceExtension", "CPTemplateApplicationDashboardSceneDelegate",
    "CPTemplateApplicationInstrumentClusterSceneDelegate", "CPTemplateApplicationSceneDelegate",
    "CSImportExtension", "CSIndexExtensionRequestHandler", "CXCallDirectoryProvider",
    "ControlConfigurationIntent", "CustomIntentMigratedAppIntent", "DeleteIntent",
    "DeviceActivityMonitor", "DynamicOptionsProvider", "EKVirtualConferenceProvider",
    "EntityPropertyQuery", "EntityQuery", "EntityStringQuery", "EnumerableEntityQuery",
    "FIFinderSync", "FPUIActionExtensionViewController", "ForegroundContinuableIntent",
    "ILMessageFilterExtension", "IMKInputController", "INExtension", "INUIHostedViewControlling",
    "LiveActivityIntent", "MEExtension", "MLCustomLayer", "MLCustomModel",
    "MSMessagesAppViewController", "MatterAddDeviceExtensionRequestHandler", "NCWidgetProviding",
    "NEAppProxyProvider", "NEAppPushProvider", "NEDNSProxyProvider", "NEFilterControlProvider",
    "NEFilterDataProvider", "NEFilterPacketProvider", "NEPacketTunnelProvider",
    "NETransparentProxyProvider", "NSApplication", "NSCollectionViewItem", "NSDocument",
    "NSEntityMigrationPolicy", "NSExtensionRequestHandling", "NSFileProviderExtension",
    "NSFileProviderReplicatedExtension", "NSIncrementalStore", "NSManagedObject",
    "NSPersistentDocument", "NSPreferencePane", "NSScriptCommand", "NSTextAttachmentViewProvider",
    "OpenIntent", "PHContentEditingController", "PHProjectExtensionController",
    "PKIssuerProvisioningExtensionHandler", "ProgressReportingIntent", "QLPreviewProvider",
    "QLPreviewingController", "QLThumbnailProvider", "RPBroadcastSampleHandler",
    "SFSafariExtensionHandler", "SLComposeServiceViewController", "ScreenSaverView",
    "SetFocusFilterIntent", "SetValueIntent", "ShieldActionDelegate",
    "ShieldConfigurationDataSource", "ShowInAppSearchResultsIntent", "SnippetIntent",
    "StartWorkoutIntent", "System", "TKSmartCardTokenDriver", "TKTokenDriver",
    "TVTopShelfContentProvider", "UIApplication", "UIInputViewController",
    "UIPrintServiceExtension", "UNNotificationContentExtension", "UNNotificationServiceExtension",
    "URLProtocol", "UndoableIntent", "UniqueAppEntityQuery", "WKInterfaceController",
    "WKUserNotificationHostingController", "WKUserNotificationInterfaceController",
    "WidgetConfigurationIntent", "XCSourceEditorCommand", "XCSourceEditorExtension",
  ]

  /// Whether a process begins at the type, which puts together what it needs: a widget or a command
  /// is made without arguments, and nothing comes before it. What fills a widget and what handles
  /// Siri's intents is such a place, too: only the extension that it stands in comes before it.
  func isEntryPoint(_ id: TypeID) -> Bool {
    descends(id) {
      Self.entryPoints.contains($0)
        || $0.hasSuffix("IntentHandling") && ($0.hasPrefix("IN") || knowsIntents(id))
    }
  }

  /// Whether a file of the type imports Siri's intents: the protocols for those of the project's own
  /// are written by Xcode.
  private func knowsIntents(_ id: TypeID) -> Bool {
    types[id.index].declarations.contains { declaration in
      imports(ofFile: declaration.file).contains { self[$0.module].name == "Intents" }
    }
  }

  private static let entryPoints: Set<String> = [
    "AppIntentControlValueProvider", "AppIntentTimelineProvider", "AsyncParsableCommand",
    "ControlValueProvider", "ControlWidget", "IntentTimelineProvider", "NSXPCListenerDelegate",
    "ParsableArguments", "ParsableCommand", "RelevanceEntriesProvider", "TimelineProvider",
    "Widget", "WidgetBundle",
  ]
}
