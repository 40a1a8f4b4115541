package io.serbench.cli.option;

import io.serbench.catalog.Ancestry;
import io.serbench.catalog.CodecMember;
import io.serbench.catalog.Glob;
import io.serbench.catalog.UserClassPath;
import io.serbench.cli.console.UsageException;
import io.serbench.cli.option.MeasuringOptions.ThreadCount;
import io.serbench.dataset.Bytes;
import io.serbench.dataset.DataFileException;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.FileReading;
import io.serbench.dataset.JsonText;
import io.serbench.dataset.Nearest;
import io.serbench.dataset.object.GeneratedClasses;
import io.serbench.dataset.own.OwnType;
import io.serbench.dataset.own.TypeName;
import io.serbench.dataset.source.DatasetSource;
import io.serbench.dataset.source.Datasets;
import io.serbench.dataset.source.EmbeddedSet;
import io.serbench.dataset.source.Recipe;
import io.serbench.result.Usage;
import io.serbench.serializer.Transport;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
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

  private static final String SCHEMA =
      "a schema, not data or a class; compile it, and pass the class that it becomes:"
          + " -type=CLASS -classpath=JAR";

  @Parameters(paramLabel = "FILE")
  private List<Path> files = List.of();

  @Option(
      names = "-data",
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
      description = "values per stream (default: what fits), or generated (" + MADE_UP + ")")
  private Optional<Integer> items = Optional.empty();

  @Rare
  @Range(min = 0, max = 100_000)
  @Option(
      names = "-size",
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
      converter = Transports.class,
      description = "to array (default), direct, heap, text, pretty, stream, all")
  private Optional<List<List<Transport>>> transport = Optional.empty();

  @Command(optionListHeading = Options.MEASURING)
  public static final class Seed extends Options {
    @Rare
    @Option(
        names = "-seed",
        description = "seed of fork order and generated values; default: random")
    private Optional<Long> seed = Optional.empty();

    public Optional<Long> seed() {
      return seed;
    }
  }

  static final class DataNames extends Values.NamePatterns {
    private static final String ALL = "all";

    DataNames() {
      super("media.1,users.*");
    }

    @Override
    public Iterator<String> iterator() {
      return words().iterator();
    }

    private static List<String> words() {
      Set<String> words = new LinkedHashSet<>(Datasets.all().embeddedNames());
      Datasets.all().embedded().forEach(set -> words.add(set.type().family()));
      words.add(ALL);
      return List.copyOf(words);
    }
  }

  static final class Transports extends Values.ListOf<List<Transport>> {
    Transports() {
      super(
          Stream.concat(
                  Stream.of(Transport.values()).map(Transport::word), Stream.of(DataNames.ALL))
              .toList(),
          word ->
              word.equals(DataNames.ALL)
                  ? Optional.of(List.of(Transport.values()))
                  : Values.find(List.of(Transport.values()), Transport::word, word).map(List::of));
    }
  }

  private static final class Unknown extends Values.OneWord {
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
        char letter = text.charAt(i);
        if (letter == '<') {
          depth++;
        } else if (letter == '>') {
          depth--;
        } else if (letter == ',' && depth == 0) {
          names.add(checked(text.substring(start, i)));
          start = i + 1;
        }
      }
      names.add(checked(text.substring(start)));
      return List.copyOf(names);
    }

    private static String checked(String name) {
      if (GeneratedClasses.isSchema(name)) {
        throw new UsageException(SCHEMA);
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
   *
   * @param codec the user's object with codecs for its classes; empty for their companions
   */
  public List<DatasetSource> select(
      UserClassPath classPath, Optional<String> codec, Consumer<String> onNote, long seed) {
    boolean madeUp = hasType() && files.isEmpty();
    refuseUseless(madeUp);
    List<OwnType> own = types(types(), classPath, codec, strict);
    if (own.size() > 1 && files.isEmpty()) {
      throw new UsageException(
          "-type: several classes need a FILE, so that they hold the same values; pass one, or a"
              + " single class");
    }
    // By name. A user's data set may have several forms, one for each type.
    Map<String, List<DatasetSource>> sources = new LinkedHashMap<>();
    List<Glob> usual = files.isEmpty() && !madeUp ? List.of(new Glob(USUAL)) : List.of();
    for (Glob pattern : data.orElse(usual)) {
      embedded(pattern).forEach(source -> sources.put(source.name(), List.of(source)));
    }
    Set<String> fromFiles = new HashSet<>();
    for (Path file : files) {
      List<DatasetSource> forms = read(file, own, onNote);
      String name = forms.get(0).name();
      sources.put(name, forms);
      if (!fromFiles.add(name)) {
        throw new UsageException(
            JsonText.source(file)
                + ": a second data set named "
                + name
                + "; rename one of the two files");
      }
    }
    if (madeUp) {
      OwnType type = own.get(0);
      String name = type.family() + ".generated";
      Recipe recipe = new Recipe.Drawn(type, seed, items.orElse(MADE_UP), number(size), strict);
      sources.put(name, List.of(new DatasetSource(name, type, recipe)));
    }
    return sources.values().stream().flatMap(List::stream).toList();
  }

  private void refuseUseless(boolean madeUp) {
    if (items.isPresent() && !madeUp && !transports().contains(Transport.STREAM)) {
      throw new UsageException(
          "-items is the number of values on a stream, or of generated values; pass"
              + " -transport=stream, or -type=CLASS without a file");
    }
    if (size.isPresent() && !madeUp) {
      throw new UsageException("-size is about generated values; pass -type=CLASS without a file");
    }
    if (strict && files.isEmpty() && !madeUp) {
      throw new UsageException(
          "-strict is about JSON files and generated values; pass a file or -type=CLASS");
    }
    if (files.isEmpty() && unknown.isPresent()) {
      throw new UsageException("-unknown is about JSON files; pass one, or leave it out");
    }
  }

  public List<Path> files() {
    return files;
  }

  public boolean chosen() {
    return data.isPresent() || hasType() || !files.isEmpty();
  }

  /** Returns the options of a suite, without its data sets if files replace them. */
  public List<String> inPlaceOf(List<String> preset) {
    return files.isEmpty() ? preset : withoutData(preset);
  }

  public static List<String> withoutData(List<String> preset) {
    return preset.stream().filter(option -> !option.startsWith("-data=")).toList();
  }

  public boolean hasType() {
    return type.isPresent();
  }

  /** Lets values be of this class, which another option names, unless one is given. */
  public void suppose(String className) {
    type = type.or(() -> Optional.of(List.of(className)));
  }

  /** Returns the user's classes as typed; empty if none is given. */
  public List<String> types() {
    return type.orElse(List.of());
  }

  public List<Usage> usages() {
    return usages(Set.of(ThreadCount.ALONE), false);
  }

  public List<Usage> usages(Collection<ThreadCount> threads, boolean shared) {
    List<Usage> usages = new ArrayList<>();
    for (Transport transport : transports()) {
      OptionalInt values = transport == Transport.STREAM ? number(items) : OptionalInt.of(1);
      for (ThreadCount crew : threads) {
        if (crew.virtual() && transport != Transport.ARRAY) {
          throw new UsageException(
              "-threads=virtual:%d: virtual threads take byte arrays only; leave out -transport=%s",
              crew.threads(), transport.word());
        }
        boolean share = shared && !crew.virtual() && crew.threads() > 1;
        usages.add(new Usage(transport, values, crew.threads(), share, crew.virtual()));
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

  /** Returns the user's classes: at most one plain one, and one generated by each library. */
  private static List<OwnType> types(
      List<String> names, UserClassPath classPath, Optional<String> codec, boolean strict) {
    Ancestry ancestry = new Ancestry(classPath);
    Map<String, OwnType> kinds = new LinkedHashMap<>();
    for (String name : names) {
      String className = TypeName.of(name).name();
      OwnType known =
          OwnType.of(name)
              .knownBy(ancestry.of(className))
              .annotatedBy(ancestry.annotations(className))
              .codedBy(CodecMember.types(ancestry, className, codec));
      if (strict && known.generated().isPresent()) {
        throw new UsageException(
            "-strict is about plain objects; leave it out, since the library of %s reads its"
                + " values",
            name);
      }
      OwnType other = kinds.put(known.kind(), known);
      if (other != null) {
        throw new UsageException(
            "-type: %s and %s are both classes of %s, or missing from -classpath; pass one of each"
                + " kind",
            other, known, known.kind());
      }
    }
    return List.copyOf(kinds.values());
  }

  private static List<DatasetSource> embedded(Glob pattern) {
    Datasets datasets = Datasets.all();
    // JSON without a class is added by name only, because every row must be tried on it first.
    List<DatasetSource> found =
        datasets.embedded().stream()
            .filter(
                set ->
                    pattern.matches(set.name())
                        || pattern.matches(set.type().family())
                        || (pattern.pattern().equals(DataNames.ALL) && set.type().bundled()))
            .map(EmbeddedSet::source)
            .toList();
    String name = pattern.pattern();
    return !found.isEmpty()
        ? found
        : datasets
            .drawn(name)
            .map(List::of)
            .orElseThrow(
                () ->
                    new UsageException(
                        "-data: no data set is named '%s'%s ('serbench list data' lists them all)",
                        name, Nearest.suggest(name.replace("*", ""), DataNames.words())));
  }

  /**
   * Returns the data in a file, read as these classes, which are forms of one data set: plain
   * objects, and what libraries generated. Without a class, it is a file of a family, or any JSON.
   */
  private List<DatasetSource> read(Path file, List<OwnType> types, Consumer<String> onNote) {
    if (GeneratedClasses.isSchema(file.toString())) {
      throw new UsageException(file + ": " + SCHEMA);
    }
    boolean ignoring = unknown.filter(Unknown.IGNORE::equals).isPresent();
    FileReading reading = new FileReading(strict, ignoring);
    // A pipe is read once, here, and a family's file again in each fork.
    boolean ofFamily = types.isEmpty() && Datasets.all().knows(file) && !JsonText.isPipe(file);
    try {
      if (ofFamily) {
        Dataset<?> read = Datasets.all().read(file, reading, onNote);
        Recipe recipe = new Recipe.Named(Optional.of(file), reading);
        return List.of(new DatasetSource(read.name(), read.type(), recipe));
      }
      // The file's fit with the types is checked in forks, where the classes can be loaded.
      Bytes json = Bytes.of(JsonText.read(file));
      List<OwnType> forms = types.isEmpty() ? List.of(OwnType.JSON) : types;
      String source = JsonText.source(file);
      String name = name(forms.get(0), Path.of(source));
      return forms.stream()
          .map(type -> new Recipe.JsonFile(type, source, json, reading))
          .map(recipe -> new DatasetSource(name, recipe.type(), recipe))
          .toList();
    } catch (DataFileException e) {
      String remedy =
          ofFamily && Files.isRegularFile(file) && !strict
              ? "\n(its name begins with that of the family %s; rename it to read any JSON)"
                  .formatted(Datasets.family(String.valueOf(file.getFileName())))
              : "";
      throw new UsageException(e.getMessage() + remedy);
    }
  }

  /** Returns the name of a file's data set, family first: {@code json.mine} for mine.json. */
  private static String name(OwnType type, Path file) {
    String stem = String.valueOf(file.getFileName()).replaceFirst("(?<=.)\\.[^.]*$", "");
    String prefix = type.family() + ".";
    String own = stem.startsWith(prefix) ? stem.substring(prefix.length()) : stem;
    return prefix + own.replaceAll("[^A-Za-z0-9_-]", "-");
  }
}
