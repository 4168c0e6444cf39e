/// Links the facts of all files of a project to a graph that is finished: types are judged, roles are
/// known, and nothing of it changes any more.
///
/// - Parameters:
///   - facts: the facts of each of the project's files, in the same order.
///   - claims: what the project says its architecture is.
///   - generated: the paths of generated files, besides those that say it themselves.
///   - jobs: number of threads; the result does not depend on it.
///   - didFinish: called after each step.
func linkedGraph(
  project: ProjectLayout, facts: [SourceFacts], claims: Claims = Claims(),
  generated: Set<String> = [], jobs: Int = 1, didFinish: (LinkingStep) -> Void = { _ in }
) -> DependencyGraph {
  // Linking follows chains as deep as the parser's, so it needs the same stacks.
  var graph = DeepStackThreads.run {
    let index = DeclarationIndex(facts, of: project, jobs: jobs)
    let externals = ExternalNames(index)
    var assembly = Assembly(
      project: project, index: index, externals: externals,
      walks: FileUses.found(in: index, externals, jobs: jobs), claims: claims,
      generated: generated, jobs: jobs)
    return assembly.assembled()
  }
  graph.findJudgedTypes()
  graph.countSubclasses()
  didFinish(.link)
  graph.roles = RoleRecognition.roles(in: graph, jobs: jobs)
  didFinish(.roles)
  return graph
}

/// A step of ``linkedGraph(project:facts:claims:generated:jobs:didFinish:)``.
enum LinkingStep: String {
  case link, roles
}
