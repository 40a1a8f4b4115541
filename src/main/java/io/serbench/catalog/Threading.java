package io.serbench.catalog;

/**
 * How threads should use a row's serializers. All threads share one serializer of a thread-safe
 * row; for other rows, the resource {@code threading.csv} has what their libraries recommend.
 *
 * @param instances how threads get a serializer
 * @param said what the library's authors say, nearly verbatim; empty if nothing was found
 * @param source the address of the page that says so; empty if nothing was found
 */
public record Threading(Instances instances, String said, String source) {
  /** How threads get a serializer. */
  public enum Instances {
    /** All threads share one. */
    ONE("share one instance (-shared)"),
    /** One is taken from a pool for each message, and returned. */
    POOL("a pool of instances, since a thread local keeps one for each virtual thread"),
    /** Each thread opens its own. */
    PER_THREAD("one instance per thread");

    private final String words;

    Instances(String words) {
      this.words = words;
    }
  }

  /** Returns how threads should use the serializers of a row. */
  public static Threading of(Row row) {
    return row.scope().threadSafe()
        ? new Threading(Instances.ONE, "", "")
        : Stance.in("threading.csv", row.library().name())
            .map(on -> new Threading(Instances.valueOf(on.word()), on.said(), on.source()))
            .orElse(new Threading(Instances.PER_THREAD, "", ""));
  }

  /** Returns the advice in one line: {@code one instance per thread: ... https://...}. */
  public String advice() {
    return instances.words + (said.isEmpty() ? "" : ": " + said + " " + source);
  }
}
