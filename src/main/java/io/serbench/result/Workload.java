package io.serbench.result;

import com.fasterxml.jackson.databind.util.StdConverter;
import io.serbench.serializer.Transport;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a row is run on.
 *
 * @param dataset the name of the data set
 * @param usage how its values are carried
 * @param machine the kind of processor, if shards of a run ran on several that are not comparable;
 *     otherwise empty
 */
public record Workload(String dataset, Usage usage, Optional<String> machine) {
  /** Matches what {@link Usage#describe} returns. */
  private static final Pattern DESCRIBED =
      Pattern.compile(
          "(?s)(?<dataset>.*?)"
              + "( over (streams( of (?<items>\\d{1,9}) values)?|(?<transport>%s)))?"
                  .formatted(
                      Stream.of(Transport.values())
                          .map(Transport::description)
                          .map(Pattern::quote)
                          .collect(Collectors.joining("|")))
              + "(, (?<threads>\\d{1,9})(?<virtual> virtual)? threads(?<shared> with one"
              + " serializer)?)?");

  /** Creates a workload on the only kind of machine of a run. */
  public Workload(String dataset, Usage usage) {
    this(dataset, usage, Optional.empty());
  }

  /** Parses what {@link #describe} returns for a workload without a machine. */
  static Workload described(String text) {
    Matcher words = DESCRIBED.matcher(text);
    if (!words.matches()) {
      throw new IllegalStateException("the pattern matches every text, but not " + text);
    }
    Transport transport =
        Stream.of(Transport.values())
            .filter(each -> each.description().equals(words.group("transport")))
            .findFirst()
            .orElse(words.group(2) == null ? Transport.ARRAY : Transport.STREAM);
    Optional<Integer> items = Optional.ofNullable(words.group("items")).map(Integer::valueOf);
    int threads = Optional.ofNullable(words.group("threads")).map(Integer::valueOf).orElse(1);
    OptionalInt each =
        transport == Transport.STREAM
            ? items.map(OptionalInt::of).orElse(OptionalInt.empty())
            : OptionalInt.of(1);
    boolean shared = words.group("shared") != null;
    boolean virtual = words.group("virtual") != null;
    return new Workload(
        words.group("dataset"), new Usage(transport, each, threads, shared, virtual));
  }

  /** Parses what {@link #label} returns. */
  static Workload labelled(String text) {
    for (Transport transport : Transport.values()) {
      Workload tried = new Workload(text, Usage.over(transport));
      String mark = tried.label().substring(text.length());
      if (!mark.isEmpty() && text.endsWith(mark)) {
        return new Workload(
            text.substring(0, text.length() - mark.length()), Usage.over(transport));
      }
    }
    return new Workload(text, Usage.DEFAULT);
  }

  /**
   * Returns the workload on which rows are tried to see whether they can carry this one: the same
   * data set and transport, but not the number of threads or of values on a stream, which make no
   * difference.
   */
  public Workload tried() {
    return new Workload(dataset, Usage.over(usage.transport()));
  }

  /** Returns a copy with one thread. */
  public Workload alone() {
    return new Workload(dataset, usage.alone(), machine);
  }

  /** Returns a copy on a kind of machine. */
  public Workload on(String kind) {
    return new Workload(dataset, usage, Optional.of(kind));
  }

  /**
   * Returns the data set, the usage unless it is the default, and the machine if there are several
   * kinds: {@code media.1 over strings, 4 threads}.
   */
  public String describe() {
    return onMachine(usage.describe(dataset));
  }

  /** Returns the data set and the transport in one word: {@code media.1@text}. */
  public String label() {
    return usage.label(dataset);
  }

  /** Returns the data set, and the machine if there are several kinds. */
  public String data() {
    return onMachine(dataset);
  }

  private String onMachine(String text) {
    return text + machine.map(kind -> ", " + kind).orElse("");
  }

  /** Writes the workload of a planned row. */
  static final class ToWords extends StdConverter<Workload, String> {
    @Override
    public String convert(Workload workload) {
      return workload.describe();
    }
  }

  /** Reads what {@link ToWords} wrote. */
  static final class OfWords extends StdConverter<String, Workload> {
    @Override
    public Workload convert(String text) {
      return described(text);
    }
  }

  /** Writes the workload on which a row was tried. */
  static final class ToOneWord extends StdConverter<Workload, String> {
    @Override
    public String convert(Workload workload) {
      return workload.label();
    }
  }

  /** Reads what {@link ToOneWord} wrote. */
  static final class OfOneWord extends StdConverter<String, Workload> {
    @Override
    public Workload convert(String text) {
      return labelled(text);
    }
  }
}
