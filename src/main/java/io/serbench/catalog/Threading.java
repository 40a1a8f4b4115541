package io.serbench.catalog;

/**
 * How threads are to use a row's serializers. A row that is tagged thread-safe has one for all; for
 * others the resource {@code threading.csv} has what their libraries recommend.
 *
 * @param instances who has a serializer
 * @param said what the library's authors say, in their words or nearly; empty where nothing was
 *     found
 * @param source where they say it; empty likewise
 */
public record Threading(Instances instances, String said, String source) {
  /** Who has a serializer. */
  public enum Instances {
    /** All threads share one. */
    ONE("share one instance (-shared)"),
    /** Each message borrows one, and gives it back. */
    POOL("a pool of instances, since a thread local keeps one for each virtual thread"),
    /** Each thread opens one for itself. */
    PER_THREAD("one instance per thread");

    private final String words;

    Instances(String words) {
      this.words = words;
    }
  }

  /** Of a row. */
  public static Threading of(Row row) {
    return row.scope().threadSafe()
        ? new Threading(Instances.ONE, "", "")
        : Stance.in("threading.csv", row.library().name())
            .map(on -> new Threading(Instances.valueOf(on.word()), on.said(), on.source()))
            .orElse(new Threading(Instances.PER_THREAD, "", ""));
  }

  /** In a line: {@code one instance per thread: Gson is thread-safe ... https://...}. */
  public String advice() {
    return instances.words + (said.isEmpty() ? "" : ": " + said + " " + source);
  }
}
