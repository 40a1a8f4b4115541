package io.serbench.cli.option;

import io.serbench.cli.console.UsageException;
import io.serbench.compress.Compression;
import io.serbench.process.JvmChoice.Collector;
import io.serbench.result.Traffic;
import io.serbench.result.Traffic.TypeProfile;
import io.serbench.result.Usage;
import io.serbench.run.Variant;
import io.serbench.serializer.Transport;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/**
 * Options for what rows meet during measurement besides their data. With a list, rows run once for
 * each value, side by side.
 */
@Command(optionListHeading = Options.MEASURING)
public final class TrafficOptions extends Options {
  @Rare
  @Option(
      names = "-distinct-values",
      paramLabel = "N",
      converter = Distinct.class,
      description =
          "values to cycle through; default: " + Traffic.USUAL_DISTINCT + "; 1: equal copies")
  private Optional<List<Integer>> distinct = Optional.empty();

  @Rare
  @Option(
      names = "-type-profile",
      paramLabel = "LIST",
      split = COMMA,
      description = "types met in warm-up: {words}; default: mixed")
  private List<TypeProfile> profile = List.of();

  @Rare
  @Option(
      names = "-gc",
      paramLabel = "LIST",
      split = COMMA,
      description = "collector: {words}; default: parallel")
  private List<Collector> gc = List.of();

  @Rare
  @Option(
      names = "-compress",
      paramLabel = "LIST",
      converter = Compressors.class,
      description = "also compress: deflate:6, gzip, zstd:3, lz4:9, snappy")
  private Optional<List<Compression>> compress = Optional.empty();

  private static final class Distinct extends Values.ListOf<Integer> {
    Distinct() {
      super(
          "numbers of values from 1 to " + Traffic.MOST_DISTINCT,
          List.of(),
          word -> Values.count(word, Traffic.MOST_DISTINCT));
    }
  }

  private static final class Compressors extends Values.ListOf<Compression> {
    Compressors() {
      super(Compression.allPossible(), List.of(), Compression::named);
    }

    @Override
    public Iterator<String> iterator() {
      return Compression.words().iterator();
    }
  }

  /** Returns each variant under each of the conditions, marked if there are several. */
  public List<Variant> variants(List<Variant> ways) {
    List<Variant> all = ways;
    all =
        each(
            all,
            gc,
            Collector::word,
            (way, its) -> way.inJvm(way.jvm().withOptions(its.options())));
    all =
        each(
            all,
            profile,
            TypeProfile::word,
            (way, seen) -> way.withTraffic(way.traffic().withTypeProfile(seen)));
    all =
        each(
            all,
            distinct.orElse(List.of()),
            n -> "distinct" + n,
            (way, n) -> way.withTraffic(way.traffic().withDistinct(n)));
    Stream<Optional<Compression>> plain = compress.stream().map(some -> Optional.empty());
    Stream<Optional<Compression>> compressed =
        compress.stream().flatMap(List::stream).map(Optional::of);
    return each(
        all,
        Stream.concat(plain, compressed).toList(),
        with -> with.map(Compression::word).orElse(Traffic.PLAIN),
        (way, with) ->
            with.map(c -> way.withTraffic(way.traffic().withCompression(c))).orElse(way));
  }

  /** Refuses {@code -compress} for messages that are not bytes, and for virtual threads. */
  public void refuseUncompressible(List<Usage> usages) {
    Set<Transport> bytes = Set.of(Transport.ARRAY, Transport.STREAM);
    if (compress.isPresent()
        && usages.stream().anyMatch(use -> use.virtual() || !bytes.contains(use.transport()))) {
      throw new UsageException(
          "-compress takes messages in byte arrays or on streams, of platform threads; leave out"
              + " other transports and virtual:N");
    }
  }

  /** Returns the variant under the one set of conditions. Refuses several, and compressors. */
  public Variant only(Variant way) {
    List<Variant> all = variants(List.of(way));
    if (all.size() > 1) {
      throw new UsageException(
          "this command compares rows with themselves; pass one value each of -distinct-values,"
              + " -type-profile and -gc, and leave out -compress");
    }
    return all.get(0);
  }

  /** Returns each variant with each value of an option, if given. A single one leaves no mark. */
  static <T> List<Variant> each(
      List<Variant> ways,
      List<T> asked,
      Function<T, String> word,
      BiFunction<Variant, T, Variant> with) {
    if (asked.isEmpty()) {
      return ways;
    }
    List<T> values = asked.stream().distinct().toList();
    List<Variant> all = new ArrayList<>();
    for (Variant way : ways) {
      for (T value : values) {
        Variant one = with.apply(way, value);
        all.add(values.size() == 1 ? one : one.marked("@" + word.apply(value)));
      }
    }
    return all;
  }
}
