package io.serbench.cli.option;

import io.serbench.catalog.Glob;
import io.serbench.catalog.UserClassPath;
import io.serbench.cli.console.UsageException;
import io.serbench.cli.option.MeasuringOptions.ThreadCount;
import io.serbench.dataset.DatasetSource;
import io.serbench.dataset.FileReading;
import io.serbench.dataset.own.GeneratedClasses;
import io.serbench.dataset.own.OwnType;
import io.serbench.dataset.own.TypeName;
import io.serbench.result.Usage;
import io.serbench.serializer.Transport;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * Options that select data: embedded data sets, the user's files, or a class of the user's with
 * values read or generated. They also select the transports.
 */
@Command(optionListHeading = Options.ROWS)
public final class DataOptions extends Options {
  /** The part of the description that {@link UsualData} replaces. */
  static final String USUAL = "media.1";

  /** The default number of generated values: the number of values that inputs rotate. */
  private static final int MADE_UP = 16;

  @Parameters(paramLabel = "FILE")
  private List<Path> files = List.of();

  @Option(
      names = "-data",
      paramLabel = "NAMES",
      converter = DataNames.class,
      description = "data sets, families or all; default: " + USUAL + ", or your FILE")
  private Optional<List<Glob>> data = Optional.empty();

  @Loads
  @Option(
      names = "-type",
      paramLabel = "CLASS",
      converter = ClassNames.class,
      description = "your class from -classpath; values from FILE, or generated")
  private Optional<List<String>> type = Optional.empty();

  @Rare
  @Range(min = 1, max = 10_000_000)
  @Option(
      names = "-items",
      paramLabel = "N",
      description = "values per stream (default: what fits), or generated (16)")
  private Optional<Integer> items = Optional.empty();

  @Rare
  @Range(min = 0, max = 100_000)
  @Option(
      names = "-size",
      paramLabel = "N",
      description = "elements of generated lists, maps, arrays; default: a few")
  private Optional<Integer> size = Optional.empty();

  @Rare
  @Option(names = "-strict", description = "refuse coerced values and missing fields in a FILE")
  private boolean strict;

  @Rare
  @Option(
      names = "-unknown",
      paramLabel = "WHAT",
      converter = Unknown.class,
      description = "unknown fields of a FILE: {words}; default: error")
  private Optional<String> unknown = Optional.empty();

  @Option(
      names = {"-transport", "-medium"},
      paramLabel = "NAMES",
      converter = Transports.class,
      description = "to array (default), direct, heap, text, pretty, stream, all")
  private Optional<List<List<Transport>>> transport = Optional.empty();

  /** The option that seeds everything random. */
  @Command(optionListHeading = Options.MEASURING)
  public static final class Seed extends Options {
    @Rare
    @Option(
        names = "-seed",
        paramLabel = "N",
        description = "seed of fork order and generated values; default: random")
    private Optional<Long> seed = Optional.empty();

    /** Returns the seed; empty for a random one. */
    public Optional<Long> seed() {
      return seed;
    }
  }

  static final class DataNames extends Values.Names {
    DataNames() {
      super("media.1,users.*");
    }

    @Override
    public Iterator<String> iterator() {
      return Data.words().iterator();
    }
  }

  static final class Transports extends Values.ListOf<List<Transport>> {
    private static final String ALL = "all";

    Transports() {
      super(
          Stream.concat(Stream.of(Transport.values()).map(Transport::word), Stream.of(ALL))
              .toList(),
          word ->
              word.equals(ALL)
                  ? Optional.of(List.of(Transport.values()))
                  : Values.find(Transport.values(), Transport::word, word).map(List::of));
    }
  }

  private static final class Unknown extends Values.Word {
    private static final String IGNORE = "ignore";

    Unknown() {
      super(List.of("error", IGNORE));
    }
  }

  /** Reads class names separated by commas, except for commas in type arguments. */
  private static final class ClassNames implements ITypeConverter<List<String>> {
    @Override
    public List<String> convert(String text) {
      List<String> names = new ArrayList<>();
      int depth = 0;
      int start = 0;
      for (int i = 0; i < text.length(); i++) {
        char each = text.charAt(i);
        if (each == '<') {
          depth++;
        } else if (each == '>') {
          depth--;
        } else if (each == ',' && depth == 0) {
          names.add(checked(text.substring(start, i)));
          start = i + 1;
        }
      }
      names.add(checked(text.substring(start)));
      return List.copyOf(names);
    }

    private static String checked(String name) {
      Optional<String> advice = GeneratedClasses.compile(name);
      if (advice.isPresent()) {
        throw new UsageException(advice.get());
      }
      try {
        TypeName.of(name);
        return name.strip();
      } catch (IllegalArgumentException e) {
        throw new UsageException(
            "not a class name (expected something like com.acme.Order or"
                + " 'java.util.List<com.acme.Order>')");
      }
    }
  }

  /**
   * Returns the data sets, at least one: embedded ones first, then those of files, or generated
   * ones. All files are read, so that a broken one is found before anything is measured. {@code
   * onNote} receives what was coerced or missing in files of embedded families.
   */
  public List<DatasetSource> select(UserClassPath classPath, Consumer<String> onNote, long seed) {
    boolean madeUp = hasType() && files.isEmpty();
    if (items.isPresent() && !madeUp && !transports().contains(Transport.STREAM)) {
      throw new UsageException(
          "-items is the number of values on a stream, or of generated values; pass"
              + " -transport=stream, or -type=CLASS without a file");
    }
    if (size.isPresent() && !madeUp) {
      throw new UsageException("-size is about generated values; pass -type=CLASS without a file");
    }
    if (files.isEmpty() && (strict || unknown.isPresent())) {
      throw new UsageException(
          (strict ? "-strict" : "-unknown") + " is about JSON files; pass one, or leave it out");
    }
    List<OwnType> own = Data.types(types(), classPath, strict);
    if (own.size() > 1 && files.isEmpty()) {
      throw new UsageException(
          "-type: several classes need a FILE, so that they hold the same values; pass one, or a"
              + " single class");
    }
    boolean ignoring = unknown.filter(Unknown.IGNORE::equals).isPresent();
    Data selected = new Data(new FileReading(strict, ignoring), onNote);
    for (Glob pattern : data.orElse(List.of())) {
      selected.addEmbedded(pattern);
    }
    for (Path file : files) {
      selected.addFile(file, own);
    }
    if (madeUp) {
      selected.addMadeUp(own.get(0), seed, items.orElse(MADE_UP), number(size));
    }
    return selected.orUsual();
  }

  public List<Path> files() {
    return files;
  }

  /** Returns whether the user names data sets, files or a class. */
  public boolean chosen() {
    return data.isPresent() || hasType() || !files.isEmpty();
  }

  /** Returns the options of a suite, without its data sets if files replace them. */
  public List<String> inPlaceOf(List<String> preset) {
    return files.isEmpty() ? preset : withoutData(preset);
  }

  /** Returns the options of a suite, without its data sets. */
  public static List<String> withoutData(List<String> preset) {
    return preset.stream().filter(option -> !option.startsWith("-data=")).toList();
  }

  public boolean hasType() {
    return type.isPresent();
  }

  /** Returns the user's classes as typed; empty if none is given. */
  public List<String> types() {
    return type.orElse(List.of());
  }

  /** Returns a usage for each transport, by a single thread. */
  public List<Usage> usages() {
    return usages(Set.of(ThreadCount.ALONE), false);
  }

  /** Returns a usage for each transport and each number of threads. */
  public List<Usage> usages(Collection<ThreadCount> threads, boolean shared) {
    List<Usage> usages = new ArrayList<>();
    for (Transport each : transports()) {
      OptionalInt values = each == Transport.STREAM ? number(items) : OptionalInt.of(1);
      for (ThreadCount crew : threads) {
        if (crew.virtual() && each != Transport.ARRAY) {
          throw new UsageException(
              "-threads=virtual:%d: virtual threads carry byte arrays; leave out -transport=%s",
              crew.threads(), each.word());
        }
        boolean share = shared && !crew.virtual() && crew.threads() > 1;
        usages.add(new Usage(each, values, crew.threads(), share, crew.virtual()));
      }
    }
    return usages;
  }

  /** Returns whether the user selects transports, or a number of items. */
  public boolean choosesUsage() {
    return transport.isPresent() || items.isPresent();
  }

  private Set<Transport> transports() {
    Set<Transport> transports = new LinkedHashSet<>();
    transport.orElse(List.of(List.of(Usage.DEFAULT.transport()))).forEach(transports::addAll);
    return transports;
  }

  private static OptionalInt number(Optional<Integer> value) {
    return value.map(OptionalInt::of).orElse(OptionalInt.empty());
  }
}
