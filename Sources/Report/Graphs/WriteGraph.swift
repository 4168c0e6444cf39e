import ArchCheck

extension GraphView {
  /// The view in the language of Graphviz.
  package var dot: String {
    var lines = ["digraph \(level.rawValue)s {", "  rankdir=LR", "  node [shape=box]"]
    for (position, node) in nodes.enumerated() {
      let style = node.isExternal ? ", style=dashed" : ""
      lines.append("  n\(position) [label=\(Self.quoted(node.name))\(style)]")
    }
    for edge in edges {
      let style = edge.isDeclaredOnly ? " [style=dotted]" : ""
      lines.append("  n\(edge.source) -> n\(edge.target)\(style)")
    }
    return lines.joined(separator: "\n") + "\n}\n"
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for character in printable(text) {
      switch character {
      case "\"", "\\": quoted += "\\\(character)"
      default: quoted.append(character)
      }
    }
    return quoted + "\""
  }

  /// The view as JSON: nodes and edges in order, edges by the nodes' names.
  package var json: String {
    JSON.sorted([
      "schemaVersion": 1, "level": .string(level.rawValue),
      "nodes": .array(
        nodes.map {
          .sorted([
            "name": .string($0.name), "kind": .string($0.kind), "module": .string($0.module),
            "external": .bool($0.isExternal),
          ])
        }),
      "edges": .array(
        edges.map {
          .sorted([
            "source": .string(nodes[$0.source].name), "target": .string(nodes[$0.target].name),
            "sites": .int($0.sites), "declaredOnly": .bool($0.isDeclaredOnly),
          ])
        }),
    ]).text
  }

  /// The view as tab-separated values: one line for each arrow.
  package var tsv: String {
    var lines = ["source\ttarget\tsites"]
    for edge in edges {
      let ends = [nodes[edge.source].name, nodes[edge.target].name].map(tsvField)
      lines.append("\(ends[0])\t\(ends[1])\t\(edge.sites)")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

/// One line for each place where a type of the project uses another.
package func typeDependencyTable(of graph: DependencyGraph) -> String {
  var lines = [
    "source_module\tsource_type\ttarget_module\ttarget_type\tkinds\tfile\tline\tcondition"
      + "\tcode_module"
  ]
  for dependency in graph.dependencies {
    let source = graph[dependency.source]
    let target = graph[dependency.target]
    let ends = [graph[source.module].name, source.name, graph[target.module].name, target.name]
    let prefix = ends.map(tsvField).joined(separator: "\t")
    for site in graph.sites[dependency.sites] {
      let location = graph.location(of: site)
      let condition = graph.condition(of: site) ?? ""
      let module = graph[graph.files[Int(site.file)].module].name
      let fields = [site.kind.name, location.file, "\(location.line)", condition, module]
      lines.append(prefix + "\t" + fields.map(tsvField).joined(separator: "\t"))
    }
  }
  return lines.joined(separator: "\n") + "\n"
}

/// One line for each declaration of a type of the project.
package func typeTable(of graph: DependencyGraph) -> String {
  var lines = ["module\ttype\tkind\tfile\tline\trole"]
  for type in graph.ownTypes {
    let role = graph.ownAssignment(of: type.id).role
    for declaration in type.declarations {
      let location = graph.location(of: declaration)
      let fields = [
        graph[type.module].name, type.name, type.kind.rawValue, location.file,
        "\(location.line)", role?.rawValue ?? "",
      ]
      lines.append(fields.map(tsvField).joined(separator: "\t"))
    }
  }
  return lines.joined(separator: "\n") + "\n"
}

/// A field of a table whose columns are parted by tabs.
func tsvField(_ text: String) -> String {
  printable(text)
}
