/// The id that git gives a file with these bytes, in hexadecimal.
package func blobID(of bytes: [UInt8]) -> String {
  blobDigest(of: bytes).hexadecimal
}

/// The id that git gives a file with these bytes.
func blobDigest(of bytes: [UInt8]) -> Digest {
  var hash = SHA1()
  Array("blob \(bytes.count)\0".utf8).withUnsafeBytes { hash.add($0) }
  bytes.withUnsafeBytes { hash.add($0) }
  return hash.finish()
}
