package io.serbench.cli.option;

import static java.util.stream.Collectors.toSet;

import io.serbench.catalog.Catalog;
import io.serbench.catalog.Row;
import io.serbench.cli.console.UsageException;
import io.serbench.result.Traffic.WorkBetweenCalls;
import io.serbench.result.Usage;
import io.serbench.run.Variant;
import io.serbench.serializer.Transport;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The option for calls in a loop, or apart: after other work, as in a service. */
@Command(optionListHeading = Options.MEASURING)
public final class CallsOptions extends Options {
  /**
   * Rows that run between calls that are apart: the first one whose library no measured row uses.
   * All of them run much code and need no JVM flags.
   */
  private static final List<String> OTHERS =
      List.of("xml/jackson/databind-aalto", "json/google-gson/databind", "xml/exi-manual");

  /** With the socket, 256 to 768 predict services alike: docs/lab/services.md. */
  private static final int KILOBYTES = 256;

  private static final Pattern SIZE = Pattern.compile("(\\d{1,7})([kM])");
  private static final String NONE = "none";
  private static final String SOCKET = "socket";

  @Rare
  @Option(
      names = "-calls",
      paramLabel = "LIST",
      converter = CallWords.class,
      description = "loop (run), or apart[:ROW+512k] as in a service (choose)")
  private Optional<List<CallsWord>> calls = Optional.empty();

  /** A word that the user typed, and the work between calls; empty if the user leaves it open. */
  private record CallsWord(String word, boolean apart, List<String> work) {}

  private static final class CallWords extends Values.ListOf<CallsWord> {
    private static final Pattern WORD = Pattern.compile("loop|apart(?::(?<work>.*))?");

    CallWords() {
      super(
          "loop, apart, or apart: with socket, names of rows and a size: apart:socket+fst+512k",
          List.of("loop", "apart"),
          CallWords::calls);
    }

    private static Optional<CallsWord> calls(String word) {
      Matcher kind = WORD.matcher(word);
      if (!kind.matches()) {
        return Optional.empty();
      }
      List<String> work =
          kind.group("work") == null ? List.of() : List.of(kind.group("work").split("[+]", -1));
      return Optional.of(new CallsWord(word, !word.equals("loop"), work));
    }
  }

  private List<CallsWord> asked() {
    return calls.orElse(List.of());
  }

  /** Returns each variant with each kind of calls, marked if there are several kinds. */
  public List<Variant> variants(List<Variant> ways, List<Row> rows, Catalog catalog) {
    return TrafficOptions.each(
        ways,
        asked(),
        CallsWord::word,
        (way, how) ->
            how.apart()
                ? way.withTraffic(
                    way.traffic().withWorkBetweenCalls(between(how.work(), rows, catalog)))
                : way);
  }

  public Variant only(Variant way, List<Row> rows, Catalog catalog) {
    refuseSeveral();
    return variants(List.of(way), rows, catalog).get(0);
  }

  /** Refuses usages that cannot have calls apart: several threads, and streams. */
  public void refuseContinuous(List<Usage> usages) {
    if (isApart() && usages.stream().anyMatch(CallsOptions::isContinuous)) {
      throw new UsageException(
          "-calls=apart times single calls of one thread; leave out -threads and"
              + " -transport=stream");
    }
  }

  private static boolean isContinuous(Usage usage) {
    return usage.threads() > 1 || usage.virtual() || usage.transport() == Transport.STREAM;
  }

  /**
   * Returns whether one kind of calls is given that does not depend on the measured rows: a loop,
   * or work that the user specifies. Refuses several.
   */
  public boolean isFixed() {
    refuseSeveral();
    return asked().stream().anyMatch(one -> !one.apart() || !one.work().isEmpty());
  }

  /** Returns the option as the user typed it; empty if it is not given. */
  public List<String> words() {
    return asked().stream().map(one -> "-calls=" + one.word()).toList();
  }

  private void refuseSeveral() {
    if (asked().stream().distinct().count() > 1) {
      throw new UsageException("this command takes one kind of -calls; pass loop or apart");
    }
  }

  /**
   * Returns the usual work between calls of some rows; empty if calls cannot be apart, or if the
   * rows use the libraries of all rows that could do the work.
   */
  public static Optional<WorkBetweenCalls> apart(
      List<Row> rows, List<Usage> usages, Catalog catalog) {
    return usages.stream().anyMatch(CallsOptions::isContinuous)
        ? Optional.empty()
        : usual(rows, catalog);
  }

  public boolean isApart() {
    return asked().stream().anyMatch(CallsWord::apart);
  }

  private static WorkBetweenCalls between(List<String> words, List<Row> measured, Catalog catalog) {
    if (words.isEmpty()) {
      return usual(measured, catalog)
          .orElseThrow(
              () ->
                  new UsageException(
                      "-calls=apart: all of %s share a library with measured rows; pass"
                          + " -calls=apart:ROW",
                      String.join(", ", OTHERS)));
    }
    List<String> rows = new ArrayList<>();
    int kilobytes = 0;
    for (String word : words) {
      Matcher size = SIZE.matcher(word);
      if (size.matches()) {
        kilobytes = Integer.parseInt(size.group(1)) * (size.group(2).equals("M") ? 1024 : 1);
      } else if (catalog.find(word).isPresent()) {
        rows.add(word);
      } else if (!word.equals(SOCKET) && !word.equals(NONE)) {
        throw new UsageException(
            "-calls=apart:%s: expected the name of a row, a size such as 512k, %s or %s",
            word, SOCKET, NONE);
      }
    }
    if (kilobytes > WorkBetweenCalls.MOST_KILOBYTES) {
      throw new UsageException("-calls=apart: expected at most 1024M of memory");
    }
    return new WorkBetweenCalls(words.contains(SOCKET), rows, kilobytes);
  }

  /** Returns work with a row of another library: no measured row may find its own code cached. */
  private static Optional<WorkBetweenCalls> usual(List<Row> measured, Catalog catalog) {
    Set<String> used = measured.stream().flatMap(CallsOptions::owners).collect(toSet());
    return OTHERS.stream()
        .flatMap(name -> catalog.find(name).stream())
        .filter(row -> owners(row).noneMatch(used::contains))
        .findFirst()
        .map(row -> new WorkBetweenCalls(true, List.of(row.name()), KILOBYTES));
  }

  /** Returns the first two labels of the groups of a row's libraries, such as com.fasterxml. */
  private static Stream<String> owners(Row row) {
    return row.library().coordinates().stream()
        .map(coordinates -> coordinates.split("[.:]", 3))
        .map(labels -> labels[0] + "." + labels[1]);
  }
}
