package io.serbench.dataset;

import io.serbench.dataset.arrays.ArraysFamily;
import io.serbench.dataset.buffers.BuffersFamily;
import io.serbench.dataset.clients.ClientsFamily;
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
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The index of families and, through them, of data sets. */
public final class Datasets {
  private static final Pattern FILE_NAME =
      Pattern.compile("(?<name>(?<family>[A-Za-z0-9-]+)\\.[A-Za-z0-9_-]+)\\.json");

  private final Map<String, Family<?>> families = new LinkedHashMap<>();

  /** An index of the given families. */
  public Datasets(List<Family<?>> families) {
    for (Family<?> family : families) {
      this.families.put(family.type().family(), family);
    }
  }

  /** Every family of serbench; a new family is one line here. */
  public static Datasets all() {
    return new Datasets(
        List.of(
            MediaFamily.family(),
            MediaListFamily.family(),
            MediaGraphFamily.family(),
            SampleFamilies.sample(),
            SampleFamilies.list(),
            SampleFamilies.graph(),
            StructFamilies.struct(),
            StructFamilies.struct2(),
            StructFamilies.struct16(),
            NumericFamilies.struct(),
            NumericFamilies.list(),
            UserFamily.family(),
            ArraysFamily.family(),
            BuffersFamily.family(),
            UsersFamily.family(),
            ClientsFamily.family(),
            OrdersFamily.family()));
  }

  /** The names of the families, in order. */
  public List<String> familyNames() {
    return List.copyOf(families.keySet());
  }

  /** The family of a data set, the part of its name before the first dot. */
  public static String family(String dataset) {
    int dot = dataset.indexOf('.');
    return dot < 0 ? dataset : dataset.substring(0, dot);
  }

  /**
   * The size that the name of a data set says: 10000 for {@code users.10k}; empty for {@code
   * media.1}, whose family is numbered, and for names of no family. See {@link Family#size}.
   */
  public OptionalLong size(String dataset) {
    return named(dataset).map(family -> family.size(dataset)).orElse(OptionalLong.empty());
  }

  /** The type of the family of that name. */
  public Optional<DataType<?>> type(String family) {
    return Optional.ofNullable(families.get(family)).map(Family::type);
  }

  /** The names of the families' data sets, in order. */
  public List<String> names() {
    return families.values().stream().flatMap(family -> family.datasetNames().stream()).toList();
  }

  /** The data set of a family of that name, listed or drawn; empty where there is none. */
  public Optional<Dataset<?>> find(String name) {
    Optional<Dataset<?>> listed = familyOf(name).map(family -> family.dataset(name));
    return listed.or(() -> named(name).flatMap(family -> family.drawn(name)));
  }

  /**
   * The data set of a name that says a size, which is drawn when it is needed, be it in a list or
   * not; empty where none can be.
   *
   * @param name such as {@code users.10M}
   */
  public Optional<DatasetSource> drawn(String name) {
    return named(name)
        .filter(family -> family.draws(name))
        .map(family -> DatasetSource.embedded(name, family.type()));
  }

  /** Whether a child draws that data set as well as its parent, and needs no library for it. */
  boolean drawnAnywhere(String name) {
    return named(name).filter(family -> family.drawsByItself(name)).isPresent();
  }

  /** The family of an embedded data set; empty where there is none of that name. */
  public Optional<Family<?>> familyOf(String name) {
    return named(name).filter(family -> family.datasetNames().contains(name));
  }

  private Optional<Family<?>> named(String dataset) {
    return Optional.ofNullable(families.get(family(dataset)));
  }

  /** A small data set of each family. */
  public List<DatasetSource> smallest() {
    return families.values().stream()
        .filter(family -> !family.datasetNames().isEmpty())
        .map(family -> DatasetSource.embedded(family.datasetNames().get(0), family.type()))
        .toList();
  }

  /** All that come with serbench: those of the families first, then JSON without a class. */
  public List<EmbeddedSet> embedded() {
    List<EmbeddedSet> all = new ArrayList<>();
    for (Family<?> family : families.values()) {
      family.datasetNames().forEach(name -> all.add(EmbeddedSet.of(name, family)));
    }
    AboutData.names("json").forEach(name -> all.add(EmbeddedSet.json(name)));
    return all;
  }

  /** The one of that name; empty where there is none. */
  public Optional<EmbeddedSet> embedded(String name) {
    return embedded().stream().filter(set -> set.name().equals(name)).findFirst();
  }

  /** The names of all that come with serbench, in order. */
  public List<String> embeddedNames() {
    return embedded().stream().map(EmbeddedSet::name).toList();
  }

  /** Whether a file's name says a family, and so the type of what it holds. */
  public boolean knows(Path file) {
    Matcher matcher = FILE_NAME.matcher(String.valueOf(file.getFileName()));
    return matcher.matches() && families.containsKey(matcher.group("family"));
  }

  /**
   * The data set in a user's file, whose name must be {@code FAMILY.NAME.json}.
   *
   * @param onNote told what was coerced or missing, if anything was, in a line
   * @throws DataFileException where the name says no family, or the file does not fit the family
   */
  public Dataset<?> read(Path file, FileReading reading, Consumer<String> onNote)
      throws DataFileException {
    Matcher matcher = FILE_NAME.matcher(String.valueOf(file.getFileName()));
    if (!matcher.matches()) {
      throw new DataFileException(
          file
              + ": a data file is named FAMILY.NAME.json, for example media.mine.json; families: "
              + String.join(", ", familyNames()));
    }
    Family<?> family = families.get(matcher.group("family"));
    if (family == null) {
      throw new DataFileException(
          "%s: unknown family '%s'; a data file is named FAMILY.NAME.json, with one of the families: %s"
              .formatted(file, matcher.group("family"), String.join(", ", familyNames())));
    }
    return family.read(matcher.group("name"), file, reading, onNote);
  }
}
