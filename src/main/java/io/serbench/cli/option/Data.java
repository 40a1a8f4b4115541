package io.serbench.cli.option;

import io.serbench.catalog.Ancestry;
import io.serbench.catalog.Glob;
import io.serbench.catalog.UserClassPath;
import io.serbench.cli.console.UsageException;
import io.serbench.dataset.Bytes;
import io.serbench.dataset.DataFileException;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.DatasetSource;
import io.serbench.dataset.Datasets;
import io.serbench.dataset.EmbeddedSet;
import io.serbench.dataset.FileReading;
import io.serbench.dataset.JsonText;
import io.serbench.dataset.Nearest;
import io.serbench.dataset.Recipe;
import io.serbench.dataset.own.GeneratedClasses;
import io.serbench.dataset.own.OwnType;
import io.serbench.dataset.own.TypeName;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Consumer;

/** The data sets that a command line asks for. */
public final class Data {
  /** The data set that is measured where none is named. */
  private static final String DEFAULT = "media.1";

  private static final String ALL = "all";

  private final Datasets datasets = Datasets.all();
  private final FileReading reading;
  private final Consumer<String> onNote;

  /** By name. A user's data set may have several forms, one for each type. */
  private final Map<String, List<DatasetSource>> sources = new LinkedHashMap<>();

  private final Set<String> fromFiles = new HashSet<>();

  /**
   * Creates an empty selection. {@code onNote} receives what was coerced or missing in files of
   * embedded families.
   */
  Data(FileReading reading, Consumer<String> onNote) {
    this.reading = reading;
    this.onNote = onNote;
  }

  /** Returns the selected data sets, or the default one if none was added. */
  List<DatasetSource> orUsual() {
    if (sources.isEmpty()) {
      addEmbedded(new Glob(DEFAULT));
    }
    return sources.values().stream().flatMap(List::stream).toList();
  }

  /**
   * Returns the user's classes: at most one of each kind, which are plain objects and what each
   * library generates.
   */
  static List<OwnType> types(List<String> names, UserClassPath classPath, boolean strict) {
    Ancestry ancestry = new Ancestry(classPath);
    Map<String, OwnType> kinds = new LinkedHashMap<>();
    for (String name : names) {
      OwnType known = OwnType.of(name).knownBy(ancestry.of(TypeName.of(name).name()));
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

  /** Returns all names that {@code -data} accepts. */
  static List<String> words() {
    Datasets datasets = Datasets.all();
    Set<String> words = new LinkedHashSet<>(datasets.embeddedNames());
    datasets.embedded().forEach(set -> words.add(set.type().family()));
    words.add(ALL);
    return List.copyOf(words);
  }

  /** Adds the embedded data sets whose name or family matches. */
  void addEmbedded(Glob pattern) {
    // JSON without a class is added by name only, because every row must be tried on it first.
    List<DatasetSource> found =
        datasets.embedded().stream()
            .filter(
                set ->
                    pattern.matches(set.name())
                        || pattern.matches(set.type().family())
                        || (pattern.pattern().equals(ALL) && set.type().bundled()))
            .map(EmbeddedSet::source)
            .toList();
    found.forEach(this::put);
    if (found.isEmpty()) {
      String name = pattern.pattern();
      put(
          datasets
              .drawn(name)
              .orElseThrow(
                  () ->
                      new UsageException(
                          "-data: no data set is named '%s'%s (there are %s)",
                          name,
                          Nearest.suggest(name.replace("*", ""), words()),
                          String.join(", ", datasets.embeddedNames()))));
    }
  }

  /** Adds generated values of a class. */
  void addMadeUp(OwnType type, long seed, int items, OptionalInt size) {
    Recipe recipe = new Recipe.Drawn(type, seed, items, size);
    put(new DatasetSource(type.family() + ".made-up", type, recipe));
  }

  /**
   * Adds the data in a file, read as these classes, which are forms of one data set: plain objects,
   * and what libraries generated. Without a class, it is a file of a family, or any JSON.
   */
  void addFile(Path file, List<OwnType> types) {
    Optional<String> advice = GeneratedClasses.compile(file.toString());
    if (advice.isPresent()) {
      throw new UsageException(file + ": " + advice.get());
    }
    boolean ofFamily = types.isEmpty() && datasets.knows(file);
    try {
      List<DatasetSource> forms =
          ofFamily
              ? List.of(ofFamily(file))
              : own(types.isEmpty() ? List.of(OwnType.JSON) : types, file);
      String name = forms.get(0).name();
      sources.put(name, forms);
      if (!fromFiles.add(name)) {
        throw new UsageException(
            file + ": a second data set named " + name + "; rename one of the two files");
      }
    } catch (DataFileException e) {
      String remedy =
          ofFamily && Files.isRegularFile(file) && !reading.strict()
              ? "\n(its name begins with that of the family %s; rename it to read any JSON)"
                  .formatted(Datasets.family(String.valueOf(file.getFileName())))
              : "";
      throw new UsageException(e.getMessage() + remedy);
    }
  }

  private DatasetSource ofFamily(Path file) throws DataFileException {
    Dataset<?> read = datasets.read(file, reading, onNote);
    Recipe recipe = new Recipe.Named(Optional.of(file), reading);
    return new DatasetSource(read.name(), read.type(), recipe);
  }

  /** The file's fit with the types is checked in forks, where the classes can be loaded. */
  private List<DatasetSource> own(List<OwnType> types, Path file) throws DataFileException {
    Bytes json = Bytes.of(JsonText.read(file));
    String name = name(types.get(0), file);
    List<DatasetSource> forms = new ArrayList<>();
    for (OwnType type : types) {
      Recipe recipe = new Recipe.Json(type, file.toString(), json, reading);
      forms.add(new DatasetSource(name, type, recipe));
    }
    return forms;
  }

  private void put(DatasetSource source) {
    sources.put(source.name(), List.of(source));
  }

  /** Returns the name of a file's data set, family first: {@code json.mine} for mine.json. */
  private static String name(OwnType type, Path file) {
    String name = String.valueOf(file.getFileName());
    int dot = name.lastIndexOf('.');
    String stem = dot <= 0 ? name : name.substring(0, dot);
    String prefix = type.family() + ".";
    String own = stem.startsWith(prefix) ? stem.substring(prefix.length()) : stem;
    return prefix + own.replaceAll("[^A-Za-z0-9_-]", "-");
  }
}
