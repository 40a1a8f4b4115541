package io.serbench.catalog;

import java.util.Map;
import java.util.Optional;

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
  private static final Threading SHARED = new Threading(Instances.ONE, "", "");
  private static final Threading DEFAULT = new Threading(Instances.PER_THREAD, "", "");

  /** Who has a serializer. */
  public enum Instances {
    /** All threads share one. */
    ONE("share one instance"),
    /** Each message borrows one, and gives it back. */
    POOL("a pool of instances, since a thread local keeps one for each virtual thread"),
    /** Each thread opens one for itself. */
    PER_THREAD("one instance per thread");

    private final String words;

    Instances(String words) {
      this.words = words;
    }
  }

  /** Loaded when the first is asked for. */
  private static final class All {
    private static final Map<String, Threading> BY_LIBRARY =
        Stance.byLibrary(
            "threading.csv",
            fields -> new Threading(Instances.valueOf(fields[1]), fields[2], fields[3]));

    private All() {}
  }

  /** Of a row. */
  public static Threading of(Row row) {
    return row.scope().threadSafe()
        ? SHARED
        : Optional.ofNullable(All.BY_LIBRARY.get(row.library().name())).orElse(DEFAULT);
  }

  /** In a line: {@code one instance per thread: Gson is thread-safe ... https://...}. */
  public String advice() {
    String shareable = instances == Instances.ONE ? " (-shared)" : "";
    return instances.words + shareable + (said.isEmpty() ? "" : ": " + said + " " + source);
  }
}
