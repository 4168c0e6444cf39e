/// Whether a file is what Git LFS leaves in place of another: three lines that say which.
func isLargeFilePointer(_ bytes: [UInt8]) -> Bool {
  bytes.count < 200 && bytes.starts(with: "version https://git-lfs.github.com/spec/".utf8)
}

/// Whether a text has two bytes for each character; the compiler takes UTF-8 only.
func isUTF16(_ bytes: [UInt8]) -> Bool {
  guard bytes.count >= 4 else { return false }
  let start = Array(bytes[..<4])
  // The mark that most editors write, else what any source begins with: ASCII.
  return start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF])
    || start[0] != 0 && start[1] == 0 && start[2] != 0 && start[3] == 0
    || start[0] == 0 && start[1] != 0 && start[2] == 0 && start[3] != 0
}
