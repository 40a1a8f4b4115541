package io.serbench.dataset.source;

import io.serbench.dataset.DataFileException;
import io.serbench.dataset.DataType;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.FileReading;
import io.serbench.dataset.arrays.ArraysFamily;
import io.serbench.dataset.buffers.BuffersFamily;
import io.serbench.dataset.clients.ClientsFamily;
import io.serbench.dataset.family.EmbeddedLine;
import io.serbench.dataset.family.Family;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.dataset.media.MediaListFamily;
import io.serbench.dataset.mediagraph.MediaGraphFamily;
import io.serbench.dataset.numeric.NumericFamilies;
import io.serbench.dataset.orders.OrdersFamily;
import io.serbench.dataset.sample.SampleFamilies;
import io.serbench.dataset.struct.StructFamilies;
import io.serbench.dataset.user.UserFamily;
import io.serbench.dataset.users.UsersFamily;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The index of families and, through them, of data sets. */
public final class Datasets {
  private static final Pattern FILE_NAME = Pattern.compile("[A-Za-z0-9-]+\\.[A-Za-z0-9_-]+\\.json");

  private final Map<String, Family<?>> families = new LinkedHashMap<>();

  /** Creates an index of the given families. */
  public Datasets(List<Family<?>> families) {
    for (Family<?> family : families) {
      this.families.put(family.type().family(), family);
    }
  }

  /** The families that come with serbench, by name, in order. A new one is a line here. */
  private static Map<String, Supplier<Family<?>>> known() {
    Map<String, Supplier<Family<?>>> known = new LinkedHashMap<>();
    known.put("media", MediaFamily::family);
    known.put("media-list", MediaListFamily::family);
    known.put("media-graph", MediaGraphFamily::family);
    known.put("sample", SampleFamilies::sample);
    known.put("sample-list", SampleFamilies::list);
    known.put("sample-graph", SampleFamilies::graph);
    known.put("struct", StructFamilies::struct);
    known.put("struct2", StructFamilies::struct2);
    known.put("struct16", StructFamilies::struct16);
    known.put("numeric", NumericFamilies::struct);
    known.put("numeric-list", NumericFamilies::list);
    known.put("user", UserFamily::family);
    known.put("arrays", ArraysFamily::family);
    known.put("buffers", BuffersFamily::family);
    known.put("users", UsersFamily::family);
    known.put("clients", ClientsFamily::family);
    known.put("orders", OrdersFamily::family);
    return known;
  }

  /** Returns the index of all families that come with serbench. */
  public static Datasets all() {
    return new Datasets(known().values().stream().<Family<?>>map(Supplier::get).toList());
  }

  /** Returns the index of a data set's family alone: a fork is to load no others. */
  public static Datasets of(String dataset) {
    return new Datasets(
        Stream.ofNullable(known().get(family(dataset))).<Family<?>>map(Supplier::get).toList());
  }

  /** Returns the names of the families, in order. */
  public List<String> familyNames() {
    return List.copyOf(families.keySet());
  }

  /** Returns the name of a data set's family: what stands before the first dot of its name. */
  public static String family(String dataset) {
    int dot = dataset.indexOf('.');
    return dot < 0 ? dataset : dataset.substring(0, dot);
  }

  /**
   * Returns the size in the name of a data set: 10000 for {@code users.10k}. Empty for {@code
   * media.1}, where the number is no size, and for names of no family. See {@link Family#size}.
   */
  public OptionalLong size(String dataset) {
    return named(dataset).map(family -> family.size(dataset)).orElse(OptionalLong.empty());
  }

  /** Returns the type of the family with a name; empty if there is no such family. */
  public Optional<DataType<?>> type(String family) {
    return Optional.ofNullable(families.get(family)).map(Family::type);
  }

  /** Returns a family's data set by its name, listed or drawn; empty if there is none. */
  public Optional<Dataset<?>> find(String name) {
    return named(name).flatMap(family -> family.find(name));
  }

  /**
   * Returns the data set whose name is a family and a size, whether the family lists it or not. It
   * is drawn when it is made. Empty if the family draws no value of that size.
   *
   * @param name such as {@code users.10M}
   */
  public Optional<DatasetSource> drawn(String name) {
    return named(name)
        .filter(family -> family.draws(name))
        .map(family -> DatasetSource.embedded(name, family.type()));
  }

  /** Returns whether a fork can draw an unlisted data set without loading a library for it. */
  boolean drawnAnywhere(String name) {
    // Families whose names are no sizes draw from a file.
    return named(name)
        .filter(family -> family.sized() && family.draws(name))
        .filter(family -> !family.values().containsKey(name))
        .isPresent();
  }

  private Optional<Family<?>> named(String dataset) {
    return Optional.ofNullable(families.get(family(dataset)));
  }

  /** Returns the first data set that each family lists, which is a small one. */
  public List<DatasetSource> smallest() {
    return families.values().stream()
        .filter(family -> !family.datasetNames().isEmpty())
        .map(family -> DatasetSource.embedded(family.datasetNames().get(0), family.type()))
        .toList();
  }

  /** Returns all data sets that come with serbench: the families', then JSON without a class. */
  public List<EmbeddedSet> embedded() {
    List<EmbeddedSet> all = new ArrayList<>();
    for (Family<?> family : families.values()) {
      family.datasetNames().forEach(name -> all.add(new EmbeddedSet(name, Optional.of(family))));
    }
    EmbeddedLine.names("json").forEach(name -> all.add(new EmbeddedSet(name, Optional.empty())));
    return all;
  }

  /** Returns the data set that comes with serbench under a name; empty if there is none. */
  public Optional<EmbeddedSet> embedded(String name) {
    return embedded().stream().filter(set -> set.name().equals(name)).findFirst();
  }

  /** Returns the names of all data sets that come with serbench, in order. */
  public List<String> embeddedNames() {
    return embedded().stream().map(EmbeddedSet::name).toList();
  }

  /** Returns whether a file's name begins with a family, which is then the type of its content. */
  public boolean knows(Path file) {
    String name = String.valueOf(file.getFileName());
    return FILE_NAME.matcher(name).matches() && named(name).isPresent();
  }

  /**
   * Reads the data set in a user's file.
   *
   * @param file its name must be {@code FAMILY.NAME.json}
   * @param onNote receives a line about coerced and missing values, if there are any
   * @throws DataFileException if the name contains no family, or the file does not fit the family
   */
  public Dataset<?> read(Path file, FileReading reading, Consumer<String> onNote)
      throws DataFileException {
    if (!knows(file)) {
      throw new DataFileException(
          "%s: a data file is named FAMILY.NAME.json, for example media.mine.json; families: %s"
              .formatted(file, String.join(", ", familyNames())));
    }
    String name = file.getFileName().toString().replaceFirst("\\.json$", "");
    return families.get(family(name)).read(name, file, reading, onNote);
  }
}
