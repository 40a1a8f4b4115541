package io.serbench.serializer;

/** Where encoded data go, and where they are decoded from. */
public enum Transport {
  /** A new {@code byte[]} of exact length for each value. Every row supports it. */
  ARRAY("array", "byte arrays"),
  /**
   * One direct {@link java.nio.ByteBuffer}, reused for each value; see {@link BufferSerializer}.
   */
  DIRECT("direct", "a direct buffer"),
  /**
   * One {@link java.nio.ByteBuffer} on the heap, reused for each value; see {@link
   * BufferSerializer}.
   */
  HEAP("heap", "a heap buffer"),
  /** A {@link String} for each value; see {@link TextSerializer}. */
  TEXT("text", "strings"),
  /** Like {@link #TEXT}, except that the JSON to decode is indented over several lines. */
  PRETTY("pretty", "strings, indented where read"),
  /** One stream of many values; see {@link StreamSerializer}. */
  STREAM("stream", "one stream");

  private final String word;
  private final String description;

  Transport(String word, String description) {
    this.word = word;
    this.description = description;
  }

  /** Returns the name of this transport in options, tables and files: {@code direct}. */
  public String word() {
    return word;
  }

  /** Returns a description that follows "over" in headings: {@code a direct buffer}. */
  public String description() {
    return description;
  }

  /**
   * Returns the transport that a row must be declared for to be measured over this one. It is this
   * transport itself, except that {@link #PRETTY} requires {@link #TEXT}.
   */
  public Transport capability() {
    return this == PRETTY ? TEXT : this;
  }
}
