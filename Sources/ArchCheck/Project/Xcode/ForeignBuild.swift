/// Whether a script of a build starts another one whose frameworks no project shows: that of Kotlin
/// or of Flutter.
func startsForeignBuild(_ script: String) -> Bool {
  ["gradle", "xcode_backend", "macos_assemble"].contains(where: script.contains)
}
