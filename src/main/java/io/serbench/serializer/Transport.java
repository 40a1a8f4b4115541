package io.serbench.serializer;

/** Where encoded values go to and come from. */
public enum Transport {
  /** A {@code byte[]} of exact length for each value; every row has it. */
  ARRAY("array", "byte arrays"),
  /** One direct {@link java.nio.ByteBuffer}, used again for each value. */
  DIRECT("direct", "a direct buffer"),
  /** One {@link java.nio.ByteBuffer} on the heap, used again for each value: no copy is made. */
  HEAP("heap", "a heap buffer"),
  /** A {@link String}. */
  TEXT("text", "strings"),
  /** As {@link #TEXT}, but what is decoded was indented as people indent it. */
  PRETTY("pretty", "strings, indented where read"),
  /** Many values on one stream, which is opened and closed once for all of them. */
  STREAM("stream", "one stream");

  private final String word;
  private final String description;

  Transport(String word, String description) {
    this.word = word;
    this.description = description;
  }

  /** As command lines and tables name it. */
  public String word() {
    return word;
  }

  /** In the words of a heading: values go over these. */
  public String description() {
    return description;
  }

  /** What a row must be able to do for this transport: itself, but for the indented text. */
  public Transport capability() {
    return this == PRETTY ? TEXT : this;
  }
}
