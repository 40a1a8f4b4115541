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

  private final Datasets datasets;
  private final FileReading reading;
  private final Consumer<String> onNote;

  /** By their names; a user's may come in several forms, one for each type. */
  private final Map<String, List<DatasetSource>> sources = new LinkedHashMap<>();

  private final Set<String> fromFiles = new HashSet<>();

  /**
   * None yet. A file replaces an embedded data set of its name.
   *
   * @param reading how files are read
   * @param onNote told what of a family's file was coerced or missing
   */
  Data(Datasets datasets, FileReading reading, Consumer<String> onNote) {
    this.datasets = datasets;
    this.reading = reading;
    this.onNote = onNote;
  }

  /** All that were added; the one that is measured where none is named, if none were. */
  List<DatasetSource> orUsual() throws UsageException {
    if (sources.isEmpty()) {
      addEmbedded(new Glob(DEFAULT));
    }
    return sources.values().stream().flatMap(List::stream).toList();
  }

  /** The first data set of each family. */
  public static List<DatasetSource> firstOfEachFamily(Datasets datasets) {
    Map<String, DatasetSource> first = new LinkedHashMap<>();
    for (EmbeddedSet set : datasets.embedded()) {
      if (set.type().bundled()) {
        first.putIfAbsent(set.type().family(), set.source());
      }
    }
    return List.copyOf(first.values());
  }

  /**
   * The user's classes: one of plain objects at most, and one of each library's.
   *
   * @param classPath where they are
   * @param strict whether files must fit plain objects exactly
   */
  static List<OwnType> types(List<String> names, UserClassPath classPath, boolean strict)
      throws UsageException {
    Map<String, OwnType> kinds = new LinkedHashMap<>();
    for (String name : names) {
      OwnType known = known(name, classPath);
      if (strict && known.generated().isPresent()) {
        throw new UsageException(
            "-strict is about plain objects; leave it out, since the library of %s reads its"
                + " values",
            name);
      }
      OwnType other = kinds.put(known.kind(), known);
      if (other != null) {
        String missing = known.generated().isPresent() ? "" : ", or missing from -classpath";
        throw new UsageException(
            "-type: %s and %s are both classes of %s%s; pass one of each kind",
            other, known, known.kind(), missing);
      }
    }
    return List.copyOf(kinds.values());
  }

  private static OwnType known(String name, UserClassPath classPath) throws UsageException {
    String className = TypeName.of(name).name();
    Set<String> ancestors = new Ancestry(classPath).of(className);
    Optional<String> advice =
        ancestors.isEmpty() ? GeneratedClasses.compile(className) : Optional.empty();
    if (advice.isPresent()) {
      throw new UsageException("-type=" + name + ": " + advice.get());
    }
    return OwnType.of(name).knownBy(ancestors);
  }

  /** All that can be asked for by name. */
  static List<String> words(Datasets datasets) {
    Set<String> words = new LinkedHashSet<>(datasets.embeddedNames());
    datasets.embedded().forEach(set -> words.add(set.type().family()));
    words.add(ALL);
    return List.copyOf(words);
  }

  /** Those of that name or family. */
  void addEmbedded(Glob pattern) throws UsageException {
    boolean found = false;
    for (EmbeddedSet set : datasets.embedded()) {
      // JSON without a class is asked for by name: every row has to be tried on it first.
      boolean all = pattern.pattern().equals(ALL) && set.type().bundled();
      if (all || pattern.matches(set.name()) || pattern.matches(set.type().family())) {
        put(set.source());
        found = true;
      }
    }
    Optional<DatasetSource> drawn = datasets.drawn(pattern.pattern());
    if (!found && drawn.isPresent()) {
      put(drawn.get());
    } else if (!found) {
      throw new UsageException(
          "-data: no data set is named '%s'%s (there are %s)",
          pattern.pattern(),
          Nearest.suggest(pattern.pattern().replace("*", ""), words(datasets)),
          String.join(", ", datasets.embeddedNames()));
    }
  }

  /** Values of a class for which there is no file. */
  void addMadeUp(OwnType type, long seed, int items, OptionalInt size) {
    Recipe recipe = new Recipe.Drawn(type, seed, items, size);
    put(new DatasetSource(type.family() + ".made-up", type, recipe));
  }

  /**
   * What is in a file of the user's.
   *
   * @param types their classes: plain objects, and what libraries generated of the same content,
   *     which are one data set; empty for JSON without a class
   */
  void addFile(Path file, List<OwnType> types) throws UsageException {
    Optional<String> advice = GeneratedClasses.compile(file.toString());
    if (advice.isPresent()) {
      throw new UsageException(file + ": " + advice.get());
    }
    if (types.isEmpty() && datasets.knows(file)) {
      addOfFamily(file);
    } else {
      addOwn(types.isEmpty() ? List.of(OwnType.JSON) : types, file);
    }
  }

  private void addOfFamily(Path file) throws UsageException {
    try {
      Dataset<?> read = datasets.read(file, reading, onNote);
      String name = read.name();
      Recipe recipe = new Recipe.Named(Optional.of(file), reading);
      add(file, List.of(new DatasetSource(name, read.type(), recipe)));
    } catch (DataFileException e) {
      if (!Files.isRegularFile(file) || reading.strict()) {
        throw new UsageException(e.getMessage());
      }
      throw new UsageException(
          "%s\n(its name begins with that of the family %s; rename it to read any JSON)",
          e.getMessage(), Datasets.family(String.valueOf(file.getFileName())));
    }
  }

  /** Whether it fits the types is seen where the classes are. */
  private void addOwn(List<OwnType> types, Path file) throws UsageException {
    try {
      Bytes json = Bytes.of(JsonText.read(file));
      String name = name(types.get(0), file);
      List<DatasetSource> forms = new ArrayList<>();
      for (OwnType type : types) {
        Recipe recipe = new Recipe.Json(type, file.toString(), json, reading);
        forms.add(new DatasetSource(name, type, recipe));
      }
      add(file, forms);
    } catch (DataFileException e) {
      throw new UsageException(e.getMessage());
    }
  }

  private void put(DatasetSource source) {
    sources.put(source.name(), List.of(source));
  }

  private void add(Path file, List<DatasetSource> forms) throws UsageException {
    String name = forms.get(0).name();
    sources.put(name, forms);
    if (!fromFiles.add(name)) {
      throw new UsageException(
          file + ": a second data set named " + name + "; rename one of the two files");
    }
  }

  /** The family, and the file's name without its ending: {@code json.mine} of mine.json. */
  private static String name(OwnType type, Path file) {
    String name = String.valueOf(file.getFileName());
    int dot = name.lastIndexOf('.');
    String stem = dot <= 0 ? name : name.substring(0, dot);
    String prefix = type.family() + ".";
    String own = stem.startsWith(prefix) ? stem.substring(prefix.length()) : stem;
    return prefix + own.replaceAll("[^A-Za-z0-9_-]", "-");
  }
}
