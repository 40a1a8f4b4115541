package io.serbench.report;

/** What the columns mean. */
final class Legend {
  static final String COLUMNS =
      """
      create  ns to build what the library encodes from the plain object: a message, a
              tree, or a deep copy where the library takes plain objects as they are
      ser     ns to create, and to encode to a new byte[] of exact length
      deser   ns to decode that byte[] to a fresh object of the library's kind
      total   ser + deser: there and back; the tables are sorted by it by default
      size    bytes of the encoded object
      +dfl    bytes after compression with deflate (zlib, default level)
      ns      nanoseconds a call, mean over the forks; less is better everywhere
      """;

  private Legend() {}
}
