extension SDKTable {
  /// The types of stores, and Combine.
  static let persistenceTypes: StaticString = """
    # CloudKit
    CKAcceptSharesOperation class CKOperation
    CKAccountStatus enum
    CKAllowedSharingOptions class NSObject
    CKAsset class NSObject
    CKContainer class NSObject persistence
    CKCurrentUserDefaultName global
    CKDatabase class NSObject persistence
    CKDatabase.DatabaseChange struct
    CKDatabase.Scope enum
    CKDatabaseNotification class CKNotification
    CKDatabaseOperation class CKOperation
    CKDatabaseSubscription class CKSubscription
    CKDiscoverAllUserIdentitiesOperation class CKOperation
    CKDiscoverUserIdentitiesOperation class CKOperation
    CKError struct
    CKError.Code enum
    CKErrorRetryAfterKey global
    CKFetchDatabaseChangesOperation class CKDatabaseOperation
    CKFetchRecordZoneChangesOperation class CKDatabaseOperation
    CKFetchRecordZonesOperation class CKDatabaseOperation
    CKFetchRecordsOperation class CKDatabaseOperation
    CKFetchShareMetadataOperation class CKOperation
    CKFetchShareParticipantsOperation class CKOperation
    CKFetchSubscriptionsOperation class CKDatabaseOperation
    CKModifyRecordZonesOperation class CKDatabaseOperation
    CKModifyRecordsOperation class CKDatabaseOperation
    CKModifyRecordsOperation.RecordSavePolicy enum
    CKModifySubscriptionsOperation class CKDatabaseOperation
    CKNotification class NSObject
    CKOperation class Operation persistence
    CKOperation.Configuration class NSObject
    CKOperationGroup class NSObject
    CKPartialErrorsByItemIDKey global
    CKQuery class NSObject
    CKQueryNotification class CKNotification
    CKQueryOperation class CKDatabaseOperation
    CKQueryOperation.Cursor class NSObject
    CKQuerySubscription class CKSubscription
    CKRecord class NSObject
    CKRecord.FieldKey typealias String
    CKRecord.ID class NSObject
    CKRecord.RecordType typealias String
    CKRecord.Reference class NSObject
    CKRecord.ReferenceAction enum
    CKRecordKeyValueSetting protocol
    CKRecordValue protocol
    CKRecordValueProtocol protocol
    CKRecordZone class NSObject
    CKRecordZone.ID class NSObject
    CKRecordZoneNotification class CKNotification
    CKRecordZoneSubscription class CKSubscription
    CKServerChangeToken class NSObject
    CKShare class CKRecord
    CKShare.Metadata class NSObject
    CKShare.Participant class NSObject
    CKSubscription class NSObject
    CKSubscription.NotificationInfo class NSObject
    CKSyncEngine class - persistence
    CKSyncEngineDelegate protocol - delegate
    CKSystemSharingUIObserver class NSObject
    CKUserIdentity class NSObject
    CKUserIdentity.LookupInfo class NSObject
    # Combine
    AnyCancellable class Cancellable
    AnyPublisher<Output,Failure> struct Publisher
    AnySubscriber<Input,Failure> struct Subscriber
    AsyncPublisher<P> struct
    AsyncThrowingPublisher<P> struct
    Cancellable protocol
    CombineIdentifier struct
    ConnectablePublisher protocol Publisher
    CurrentValueSubject<Output,Failure> class Subject
    CustomCombineIdentifierConvertible protocol
    Deferred<DeferredPublisher> struct Publisher
    Empty<Output,Failure> struct Publisher
    Fail<Output,Failure> struct Publisher
    Future<Output,Failure> class Publisher
    ImmediateScheduler struct
    Just<Output> struct Publisher
    ObservableObject<ObjectWillChangePublisher> protocol - observable
    ObservableObjectPublisher class Publisher
    PassthroughSubject<Output,Failure> class Subject
    Published<Value> struct
    Published.Publisher struct Publisher
    Publisher<Output,Failure> protocol
    Publishers enum
    Publishers.AllSatisfy struct Publisher
    Publishers.Autoconnect class Publisher
    Publishers.Buffer struct Publisher
    Publishers.BufferingStrategy enum
    Publishers.Catch struct Publisher
    Publishers.Collect struct Publisher
    Publishers.CombineLatest struct Publisher
    Publishers.CombineLatest3 struct Publisher
    Publishers.CombineLatest4 struct Publisher
    Publishers.CompactMap struct Publisher
    Publishers.Concatenate struct Publisher
    Publishers.Count struct Publisher
    Publishers.Debounce struct Publisher
    Publishers.Decode struct Publisher
    Publishers.Delay struct Publisher
    Publishers.DropWhile struct Publisher
    Publishers.Encode struct Publisher
    Publishers.Filter struct Publisher
    Publishers.First struct Publisher
    Publishers.FlatMap struct Publisher
    Publishers.HandleEvents struct Publisher
    Publishers.IgnoreOutput struct Publisher
    Publishers.Last struct Publisher
    Publishers.Map struct Publisher
    Publishers.MapError struct Publisher
    Publishers.MapKeyPath struct Publisher
    Publishers.Merge struct Publisher
    Publishers.Merge3 struct Publisher
    Publishers.Merge4 struct Publisher
    Publishers.MergeMany struct Publisher
    Publishers.Multicast class ConnectablePublisher
    Publishers.Output struct Publisher
    Publishers.PrefetchStrategy enum
    Publishers.PrefixWhile struct Publisher
    Publishers.Print struct Publisher
    Publishers.ReceiveOn struct Publisher
    Publishers.RemoveDuplicates struct Publisher
    Publishers.ReplaceEmpty struct Publisher
    Publishers.ReplaceError struct Publisher
    Publishers.Retry struct Publisher
    Publishers.Scan struct Publisher
    Publishers.Sequence struct Publisher
    Publishers.SetFailureType struct Publisher
    Publishers.Share class Publisher
    Publishers.SubscribeOn struct Publisher
    Publishers.SwitchToLatest struct Publisher
    Publishers.Throttle struct Publisher
    Publishers.TimeGroupingStrategy enum
    Publishers.Timeout struct Publisher
    Publishers.TryCatch struct Publisher
    Publishers.TryCompactMap struct Publisher
    Publishers.TryFilter struct Publisher
    Publishers.TryMap struct Publisher
    Publishers.TryScan struct Publisher
    Publishers.Zip struct Publisher
    Publishers.Zip3 struct Publisher
    Publishers.Zip4 struct Publisher
    Record<Output,Failure> struct Publisher
    Scheduler<SchedulerTimeType,SchedulerOptions> protocol
    SchedulerTimeIntervalConvertible protocol
    Subject<Output,Failure> protocol Publisher
    Subscriber<Input,Failure> protocol
    Subscribers enum
    Subscribers.Assign<Root,Input> class Subscriber,Cancellable
    Subscribers.Completion<Failure> enum
    Subscribers.Demand struct
    Subscribers.Sink<Input,Failure> class Subscriber,Cancellable
    Subscription protocol Cancellable
    Subscriptions enum
    TopLevelDecoder<Input> protocol
    TopLevelEncoder<Output> protocol
    # CoreData
    NSAsynchronousFetchRequest<ResultType> class NSPersistentStoreRequest
    NSAsynchronousFetchResult<ResultType> class NSPersistentStoreAsynchronousResult
    NSAtomicStore class NSPersistentStore
    NSAtomicStoreCacheNode class NSObject
    NSAttributeDescription class NSPropertyDescription
    NSAttributeType enum
    NSBatchDeleteRequest class NSPersistentStoreRequest
    NSBatchDeleteRequestResultType enum
    NSBatchDeleteResult class NSPersistentStoreResult
    NSBatchInsertRequest class NSPersistentStoreRequest
    NSBatchInsertResult class NSPersistentStoreResult
    NSBatchUpdateRequest class NSPersistentStoreRequest
    NSBatchUpdateResult class NSPersistentStoreResult
    NSBinaryStoreType global
    NSCompositeAttributeDescription class NSAttributeDescription
    NSConstraintConflict class NSObject
    NSCoreDataCoreSpotlightDelegate class NSObject
    NSCustomMigrationStage class NSMigrationStage
    NSDeleteRule enum
    NSDeletedObjectsKey global
    NSDerivedAttributeDescription class NSAttributeDescription
    NSEntityDescription class NSObject
    NSEntityMapping class NSObject
    NSEntityMigrationPolicy class NSObject
    NSErrorMergePolicy global
    NSExpressionDescription class NSPropertyDescription
    NSFetchIndexDescription class NSObject
    NSFetchIndexElementDescription class NSObject
    NSFetchRequest<ResultType> class NSPersistentStoreRequest
    NSFetchRequestResult protocol
    NSFetchRequestResultType struct
    NSFetchedPropertyDescription class NSPropertyDescription
    NSFetchedResultsChangeType enum
    NSFetchedResultsController<ResultType> class NSObject persistence
    NSFetchedResultsControllerDelegate protocol - delegate
    NSFetchedResultsSectionInfo protocol
    NSInMemoryStoreType global
    NSIncrementalStore class NSPersistentStore
    NSInferMappingModelAutomaticallyOption global
    NSInsertedObjectsKey global
    NSInvalidatedAllObjectsKey global
    NSInvalidatedObjectsKey global
    NSLightweightMigrationStage class NSMigrationStage
    NSManagedObject class NSObject model
    NSManagedObjectContext class NSObject persistence
    NSManagedObjectContext.NotificationKey struct
    NSManagedObjectContextConcurrencyType enum
    NSManagedObjectID class NSObject
    NSManagedObjectModel class NSObject
    NSManagedObjectModelReference class NSObject
    NSMappingModel class NSObject
    NSMergeByPropertyObjectTrumpMergePolicy global
    NSMergeByPropertyStoreTrumpMergePolicy global
    NSMergeConflict class NSObject
    NSMergePolicy class NSObject
    NSMergePolicyType enum
    NSMigratePersistentStoresAutomaticallyOption global
    NSMigrationManager class NSObject
    NSMigrationStage class NSObject
    NSOverwriteMergePolicy global
    NSPersistentCloudKitContainer class NSPersistentContainer
    NSPersistentCloudKitContainerOptions class NSObject
    NSPersistentContainer class NSObject persistence
    NSPersistentHistoryChange class NSObject
    NSPersistentHistoryChangeRequest class NSPersistentStoreRequest
    NSPersistentHistoryChangeType enum
    NSPersistentHistoryResult class NSPersistentStoreResult
    NSPersistentHistoryToken class NSObject
    NSPersistentHistoryTrackingKey global
    NSPersistentHistoryTransaction class NSObject
    NSPersistentStore class NSObject persistence
    NSPersistentStore.StoreType struct
    NSPersistentStoreAsynchronousResult class NSPersistentStoreResult
    NSPersistentStoreCoordinator class NSObject persistence
    NSPersistentStoreDescription class NSObject
    NSPersistentStoreRemoteChangeNotificationPostOptionKey global
    NSPersistentStoreRequest class NSObject persistence
    NSPersistentStoreRequestType enum
    NSPersistentStoreResult class NSObject
    NSPropertyDescription class NSObject
    NSPropertyMapping class NSObject
    NSQueryGenerationToken class NSObject
    NSReadOnlyPersistentStoreOption global
    NSRefreshedObjectsKey global
    NSRelationshipDescription class NSPropertyDescription
    NSRollbackMergePolicy global
    NSSQLitePragmasOption global
    NSSQLiteStoreType global
    NSSaveChangesRequest class NSPersistentStoreRequest
    NSSnapshotEventType struct
    NSStagedMigrationManager class NSObject
    NSUpdatedObjectsKey global
    # FileProvider
    NSFileProviderChangeObserver protocol
    NSFileProviderDomain class NSObject persistence
    NSFileProviderEnumerationObserver protocol
    NSFileProviderEnumerator protocol
    NSFileProviderError struct
    NSFileProviderExtension class NSObject persistence
    NSFileProviderItemCapabilities struct
    NSFileProviderItemIdentifier struct
    NSFileProviderItemProtocol protocol
    NSFileProviderManager class NSObject persistence
    NSFileProviderPage struct
    NSFileProviderReplicatedExtension protocol
    NSFileProviderSyncAnchor struct
    # SwiftData
    Attribute macro
    DataStore<Configuration,Snapshot> protocol
    DataStoreConfiguration<Store> protocol
    DataStoreSnapshot<BackingData> protocol
    DefaultHistoryToken struct
    DefaultHistoryTransaction struct
    DefaultSerialModelExecutor class
    FetchDescriptor<T> struct - persistence
    FetchResultsCollection<T> struct - persistence
    HistoryDescriptor<Transaction> struct
    HistoryProviding<HistoryType> protocol
    Index macro
    MigrationStage enum
    Model macro
    ModelActor<BackingData> protocol
    ModelConfiguration struct
    ModelConfiguration.CloudKitDatabase struct
    ModelConfiguration.GroupContainer struct
    ModelContainer class - persistence
    ModelContext class - persistence
    ModelExecutor<BackingData> protocol
    PersistentIdentifier struct
    PersistentModel protocol - model
    Query<Element,Result> struct - persistence
    Relationship macro
    RelationshipCollection<PersistentElement> protocol
    Schema class
    Schema.Attribute class
    Schema.Attribute.Option struct
    Schema.CompositeAttribute class
    Schema.Entity class
    Schema.Relationship class
    Schema.Relationship.DeleteRule enum
    Schema.Relationship.Option struct
    Schema.Version struct
    SchemaMigrationPlan<BackingData> protocol
    SerialModelExecutor<BackingData> protocol
    SwiftDataError struct
    Transient macro
    Unique macro
    VersionedSchema<BackingData> protocol
    """
}
