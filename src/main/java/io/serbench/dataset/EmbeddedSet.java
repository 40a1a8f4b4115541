package io.serbench.dataset;

import io.serbench.dataset.own.OwnType;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;

/**
 * A data set that comes with serbench, and what is said of it. To name it makes nothing of it.
 *
 * @param name its name, in full: {@code media.1}
 * @param type what is known of its type
 * @param typeName what people call the type: {@code MediaContent}
 * @param classes the classes of ours that a value is made of
 * @param recipe says how it is made
 * @param file makes the text of a file that is read as this data set
 */
public record EmbeddedSet(
    String name,
    Cargo type,
    String typeName,
    List<Class<?>> classes,
    Supplier<Recipe> recipe,
    FileText file) {
  /** Makes a text that may be large. */
  @FunctionalInterface
  interface FileText {
    String make() throws DataFileException;
  }

  /** A value of a family. */
  static EmbeddedSet of(String name, Family<?> family) {
    DataType<?> type = family.type();
    return new EmbeddedSet(
        name,
        type,
        type.root().getSimpleName(),
        type.classes(),
        () -> new Recipe.Named(Optional.empty()),
        () -> family.export(name));
  }

  /**
   * JSON such as real programs send. It has no class, and goes the way of a user's JSON: as maps
   * and lists, on the rows that turn out to carry it.
   */
  static EmbeddedSet json(String name) {
    OwnType type = OwnType.JSON;
    Supplier<byte[]> json = () -> EmbeddedData.bytes(name);
    return new EmbeddedSet(
        name,
        type,
        type.toString(),
        List.of(),
        () -> new Recipe.Json(type, "serbench", Bytes.of(json.get()), FileReading.DEFAULT),
        () -> new String(json.get(), StandardCharsets.UTF_8));
  }

  /** How it is made. */
  public DatasetSource source() {
    return new DatasetSource(name, type, recipe.get());
  }

  /**
   * The text of a file that is read as this data set.
   *
   * @throws DataFileException where the values have shared references, which JSON has not
   */
  public String export() throws DataFileException {
    return file.make();
  }

  /** What it is, in a few words. */
  public String about() {
    return AboutData.of(name).words();
  }

  /** How many bytes it has as JSON without blanks; empty where JSON cannot hold it. */
  public OptionalLong jsonBytes() {
    return AboutData.of(name).jsonBytes();
  }
}
