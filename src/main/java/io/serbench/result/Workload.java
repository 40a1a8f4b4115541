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
 * @param dataset the data set's name
 * @param usage how its data travel
 * @param machine which kind of machine it is run on, where shards of a run ran on several that
 *     cannot be compared
 */
public record Workload(String dataset, Usage usage, Optional<String> machine) {
  /** What {@link Usage#describe} says. */
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

  /** On the run's machine. */
  public Workload(String dataset, Usage usage) {
    this(dataset, usage, Optional.empty());
  }

  /** On the run's machine, as {@link #describe} has it. */
  static Workload described(String text) {
    Matcher words = DESCRIBED.matcher(text);
    if (!words.matches()) {
      throw new IllegalStateException("everything is the name of a data set at least: " + text);
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

  /** What rows are tried on, as {@link #label} has it. */
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
   * What tells whether rows carry it: its data, and where they go. Neither the number of values on
   * a stream nor that of threads matters.
   */
  public Workload tried() {
    return new Workload(dataset, Usage.over(usage.transport()));
  }

  /** The same by one thread. */
  public Workload alone() {
    return new Workload(dataset, usage.alone(), machine);
  }

  /** The same on that kind of machine. */
  public Workload on(String kind) {
    return new Workload(dataset, usage, Optional.of(kind));
  }

  /**
   * The data set, and how its data travel where that is not by one thread and byte arrays; and the
   * machine where there are several kinds.
   */
  public String describe() {
    return onMachine(usage.describe(dataset));
  }

  /** In one word: {@code media.1@text}. */
  public String label() {
    return usage.label(dataset);
  }

  /** The data set, and the machine where there are several kinds. */
  public String data() {
    return onMachine(dataset);
  }

  private String onMachine(String text) {
    return text + machine.map(kind -> ", " + kind).orElse("");
  }

  /** As plans in files say it. */
  static final class ToWords extends StdConverter<Workload, String> {
    @Override
    public String convert(Workload workload) {
      return workload.describe();
    }
  }

  /** What {@link ToWords} wrote. */
  static final class OfWords extends StdConverter<String, Workload> {
    @Override
    public Workload convert(String text) {
      return described(text);
    }
  }

  /** As files say on what rows were tried. */
  static final class ToOneWord extends StdConverter<Workload, String> {
    @Override
    public String convert(Workload workload) {
      return workload.label();
    }
  }

  /** What {@link ToOneWord} wrote. */
  static final class OfOneWord extends StdConverter<String, Workload> {
    @Override
    public Workload convert(String text) {
      return labelled(text);
    }
  }
}
