package io.serbench.cli.option;

import io.serbench.catalog.Catalog;
import io.serbench.catalog.Row;
import io.serbench.cli.console.UsageException;
import io.serbench.compress.Compression;
import io.serbench.process.Collector;
import io.serbench.process.JvmChoice;
import io.serbench.result.Between;
import io.serbench.result.Traffic;
import io.serbench.result.Traffic.Profile;
import io.serbench.result.Usage;
import io.serbench.run.Variant;
import io.serbench.serializer.Transport;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/**
 * What rows meet while they are measured, beside their data. With a list, rows run in each of these
 * ways, side by side.
 */
@Command(optionListHeading = Options.MEASURING)
public final class TrafficOptions extends Options {
  /**
   * What runs between calls that are apart: the first whose library no measured row uses. All have
   * a lot of code, and need no flags.
   */
  private static final List<String> OTHERS =
      List.of("xml/jackson/databind-aalto", "json/google-gson/databind", "xml/exi-manual");

  private static final int KILOBYTES = 1024;
  private static final Pattern SIZE = Pattern.compile("(\\d{1,7})([kM])");
  private static final String NONE = "none";

  @Rare
  @Option(
      names = "-distinct-values",
      paramLabel = "N",
      converter = Distinct.class,
      description = "distinct values that rotate; default: 16; 1: equal copies")
  private Optional<List<Integer>> distinct = Optional.empty();

  @Rare
  @Option(
      names = "-type-profile",
      paramLabel = "LIST",
      converter = Profiles.class,
      completionCandidates = Profiles.class,
      description = "types seen by library code: ${COMPLETION-CANDIDATES}; default: mixed")
  private Optional<List<Profile>> profile = Optional.empty();

  @Rare
  @Option(
      names = "-gc",
      paramLabel = "LIST",
      converter = CollectorWords.class,
      completionCandidates = CollectorWords.class,
      description = "collector: ${COMPLETION-CANDIDATES}; default: parallel")
  private Optional<List<Collector>> gc = Optional.empty();

  @Rare
  @Option(
      names = "-compress",
      paramLabel = "LIST",
      converter = Compressors.class,
      completionCandidates = Compressors.class,
      description = "also compress: deflate:6, gzip, zstd:3, lz4:9, snappy")
  private Optional<List<Compression>> compress = Optional.empty();

  @Rare
  @Option(
      names = "-calls",
      paramLabel = "LIST",
      converter = CallWords.class,
      completionCandidates = CallWords.class,
      description = "loop (default), or apart[:ROW+512k] as in a service")
  private Optional<List<Calls>> calls = Optional.empty();

  /**
   * How calls follow one another.
   *
   * @param word as the user has it
   * @param work what is done between them; empty in a loop; without words where nobody said it
   */
  private record Calls(String word, Optional<List<String>> work) {}

  private static final class CallWords extends Values.ListOf<Calls> implements Iterable<String> {
    private static final List<String> WORDS = List.of("loop", "apart");

    CallWords() {
      super("loop, apart, or apart: with names of rows and a size, such as apart:fst+512k");
    }

    @Override
    Calls element(String word) throws UsageException {
      String[] parts = word.split(":", 2);
      if (!WORDS.contains(parts[0]) || (parts[0].equals(WORDS.get(0)) && parts.length > 1)) {
        throw new UsageException(unexpected(word));
      }
      List<String> work = parts.length > 1 ? List.of(parts[1].split("[+]", -1)) : List.of();
      return new Calls(word, parts[0].equals(WORDS.get(0)) ? Optional.empty() : Optional.of(work));
    }

    @Override
    public Iterator<String> iterator() {
      return WORDS.iterator();
    }
  }

  private static final class Distinct extends Values.Counts {
    Distinct() {
      super("numbers of values", Traffic.MOST_DISTINCT);
    }
  }

  private static final class Profiles extends Values.WordsOf<Profile> {
    Profiles() {
      super(Values.words(Profile.values(), Profile::word));
    }

    @Override
    Profile element(String word) throws UsageException {
      return known(word, Values.find(Profile.values(), Profile::word, word));
    }
  }

  private static final class CollectorWords extends Values.WordsOf<Collector> {
    CollectorWords() {
      super(Values.words(Collector.values(), Collector::word));
    }

    @Override
    Collector element(String word) throws UsageException {
      return known(word, Values.find(Collector.values(), Collector::word, word));
    }
  }

  private static final class Compressors extends Values.ListOf<Compression>
      implements Iterable<String> {
    Compressors() {
      super(Compression.allPossible());
    }

    @Override
    Compression element(String word) throws UsageException {
      return Compression.named(word).orElseThrow(() -> new UsageException(unexpected(word)));
    }

    @Override
    public Iterator<String> iterator() {
      return Compression.words().iterator();
    }
  }

  /**
   * Each of the ways under each of the conditions; marked where there are several.
   *
   * @param ways at least one; the first of them under the first conditions comes first
   * @param rows that are measured
   * @param catalog serbench's own rows, which are made only if calls are apart
   * @throws UsageException where an option of the JVM's contradicts them
   */
  public List<Variant> variants(List<Variant> ways, List<Row> rows, Supplier<Catalog> catalog)
      throws UsageException {
    for (Variant way : ways) {
      refuseTwoCollectors(way.jvm());
    }
    List<Variant> all =
        each(
            ways,
            gc,
            Collector::word,
            (way, collector) -> way.in(way.jvm().with(collector.options())));
    all = each(all, profile, Profile::word, (way, seen) -> way.with(way.traffic().with(seen)));
    all =
        each(
            all,
            distinct,
            count -> "distinct" + count,
            (way, count) -> way.with(way.traffic().withDistinct(count)));
    Map<Calls, Between> between = new HashMap<>();
    for (Calls apart : calls.orElse(List.of())) {
      if (apart.work().isPresent()) {
        between.put(apart, between(apart.work().get(), rows, catalog.get()));
      }
    }
    all =
        each(
            all,
            calls,
            Calls::word,
            (way, how) ->
                between.containsKey(how) ? way.with(way.traffic().with(between.get(how))) : way);
    return each(
        all,
        compress.map(TrafficOptions::besidePlain),
        with -> with.map(Compression::word).orElse(Traffic.PLAIN),
        (way, with) -> with.map(c -> way.with(way.traffic().with(c))).orElse(way));
  }

  private static boolean isContinuous(Usage usage) {
    return usage.threads() > 1 || usage.virtual() || usage.transport() == Transport.STREAM;
  }

  private static List<Optional<Compression>> besidePlain(List<Compression> compressions) {
    return Stream.concat(
            Stream.of(Optional.<Compression>empty()), compressions.stream().map(Optional::of))
        .toList();
  }

  /**
   * Says that only bytes can be compressed.
   *
   * @throws UsageException where messages to compress are something else
   */
  public void refuseOther(List<Usage> usages) throws UsageException {
    boolean bytes =
        usages.stream()
            .map(Usage::transport)
            .allMatch(each -> each == Transport.ARRAY || each == Transport.STREAM);
    if (compress.isPresent() && !bytes) {
      throw new UsageException(
          "-compress needs messages in byte arrays or on streams; pass -transport=%s,%s or one of them"
              .formatted(Transport.ARRAY.word(), Transport.STREAM.word()));
    }
    if (isApart() && usages.stream().anyMatch(TrafficOptions::isContinuous)) {
      throw new UsageException(
          "-calls=apart times single calls of one thread; leave out -threads and"
              + " -transport=stream");
    }
    if (compress.isPresent() && usages.stream().anyMatch(Usage::virtual)) {
      throw new UsageException(
          "-compress: virtual threads carry plain messages; leave out -compress or virtual:N");
    }
  }

  /** Returns whether calls come apart, in one of the ways at least. */
  public boolean isApart() {
    return calls.stream().flatMap(List::stream).anyMatch(way -> way.work().isPresent());
  }

  private static Between between(List<String> words, List<Row> measured, Catalog catalog)
      throws UsageException {
    if (words.isEmpty()) {
      return new Between(List.of(other(measured, catalog)), KILOBYTES);
    }
    List<String> rows = new ArrayList<>();
    int kilobytes = 0;
    for (String word : words) {
      Matcher size = SIZE.matcher(word);
      if (size.matches()) {
        kilobytes = Integer.parseInt(size.group(1)) * (size.group(2).equals("M") ? 1024 : 1);
      } else if (catalog.rows().stream().anyMatch(row -> row.name().equals(word))) {
        rows.add(word);
      } else if (!word.equals(NONE)) {
        throw new UsageException(
            "-calls=apart:%s: expected the name of a row, a size such as 512k, or %s"
                .formatted(word, NONE));
      }
    }
    if (kilobytes > Between.MOST_KILOBYTES) {
      throw new UsageException("-calls=apart: expected at most 1024M of memory");
    }
    return new Between(rows, kilobytes);
  }

  /** A row whose library no measured row uses: none of them may find its own code in the caches. */
  private static String other(List<Row> measured, Catalog catalog) throws UsageException {
    Set<String> used = new HashSet<>();
    measured.forEach(row -> used.addAll(owners(row)));
    for (String name : OTHERS) {
      for (Row row : catalog.rows()) {
        if (row.name().equals(name) && Collections.disjoint(owners(row), used)) {
          return name;
        }
      }
    }
    throw new UsageException(
        "-calls=apart: all of %s share a library with measured rows; pass -calls=apart:ROW"
            .formatted(String.join(", ", OTHERS)));
  }

  /** Modules of one library share code, and the beginning of their group: com.fasterxml. */
  private static Set<String> owners(Row row) {
    Set<String> owners = new HashSet<>();
    for (String coordinates : row.library().coordinates()) {
      String[] labels = coordinates.split("[.:]", 3);
      owners.add(labels[0] + "." + labels[1]);
    }
    return owners;
  }

  /**
   * The one way, with its conditions.
   *
   * @throws UsageException where several were given
   */
  public Variant only(Variant way, List<Row> rows, Supplier<Catalog> catalog)
      throws UsageException {
    if (compress.isPresent()) {
      throw new UsageException("this command compares rows with themselves; leave out -compress");
    }
    List<Variant> all = variants(List.of(way), rows, catalog);
    if (all.size() > 1) {
      throw new UsageException(
          "this command compares rows with themselves; pass one value each of -distinct-values,"
              + " -type-profile, -calls and -gc");
    }
    return all.get(0);
  }

  /** What is not asked for changes nothing; what is asked for alone needs no name. */
  private static <T> List<Variant> each(
      List<Variant> ways,
      Optional<List<T>> asked,
      Function<T, String> word,
      BiFunction<Variant, T, Variant> with) {
    if (asked.isEmpty()) {
      return ways;
    }
    List<T> values = asked.get().stream().distinct().toList();
    List<Variant> all = new ArrayList<>();
    for (Variant way : ways) {
      for (T value : values) {
        Variant one = with.apply(way, value);
        all.add(values.size() == 1 ? one : one.marked("@" + word.apply(value)));
      }
    }
    return all;
  }

  private void refuseTwoCollectors(JvmChoice jvm) throws UsageException {
    Optional<String> other =
        jvm.options().stream().filter(option -> option.matches("-XX:\\+Use\\w*GC")).findFirst();
    if (gc.isPresent() && other.isPresent()) {
      throw new UsageException(
          "-gc and %s in -jvm-args both name a collector; pass one of them".formatted(other.get()));
    }
  }
}
