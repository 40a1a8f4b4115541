package io.serbench.dataset;

import io.serbench.dataset.codec.ValueCodec;
import io.serbench.dataset.own.MadeUp;
import io.serbench.dataset.own.OwnJson;
import io.serbench.dataset.own.OwnType;
import io.serbench.dataset.own.OwnValues;
import io.serbench.dataset.types.Member;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * How to make a data set: all that one JVM tells another of it. Whoever makes it has its classes;
 * whoever passes the recipe on need not.
 */
public sealed interface Recipe {
  /**
   * The data set.
   *
   * @param name the data set's name
   * @throws DataFileException where data of a user's do not fit
   * @throws IOException where the bytes are not those of such a value
   */
  Dataset<?> make(String name) throws DataFileException, IOException;

  /**
   * The recipe for the same data set by which a child makes it before it measures: with as few
   * libraries as can be.
   *
   * @throws DataFileException where data of a user's do not fit
   */
  default Recipe packed(String name) throws DataFileException, IOException {
    return this;
  }

  /**
   * Looks for all in which the values differ from what is asked for, as far as they are read.
   *
   * @return what was coerced or missing, or is to be known of a generated class, in a line; empty
   *     where there is no such thing
   * @throws DataFileException where data of a user's do not fit
   */
  default Optional<String> check() throws DataFileException {
    return Optional.empty();
  }

  /** Where the values come from, for people. */
  String origin();

  /**
   * The values as JSON.
   *
   * @param dataset what the recipe makes
   * @throws IOException where none can be made of them: the message says why
   */
  default Bytes json(Dataset<?> dataset) throws IOException {
    return OwnJson.written(dataset.values());
  }

  /**
   * By its name, which says the family.
   *
   * @param file the user's file that holds it; empty for an embedded one
   * @param reading how the file is read
   */
  record Named(Optional<Path> file, FileReading reading) implements Recipe {
    /** Read as usual. */
    public Named(Optional<Path> file) {
      this(file, FileReading.DEFAULT);
    }

    @Override
    public Dataset<?> make(String name) throws DataFileException {
      return file.isEmpty()
          ? Datasets.all().find(name).orElseThrow()
          : Datasets.all().read(file.get(), reading, note -> {});
    }

    @Override
    public String origin() {
      return file.map(Path::toString).orElse("serbench");
    }

    @Override
    public Recipe packed(String name) throws DataFileException {
      if (file.isEmpty() && Datasets.all().drawnAnywhere(name)) {
        return this; // It may be large, and a name is short.
      }
      Dataset<?> dataset = make(name);
      return new Encoded(Bytes.of(Encoded.codec(dataset.type()).encode(dataset.value())));
    }
  }

  /** From the bytes of a value of the family that its name says, by the JDK alone. */
  record Encoded(Bytes bytes) implements Recipe {
    @Override
    public Dataset<?> make(String name) throws IOException {
      return make(name, Datasets.all().type(Datasets.family(name)).orElseThrow());
    }

    @Override
    public String origin() {
      return "serbench";
    }

    private <T> Dataset<T> make(String name, DataType<T> type) throws IOException {
      return new Dataset<>(name, type, codec(type).decode(type.root(), bytes.array()));
    }

    private static ValueCodec codec(DataType<?> type) {
      return new ValueCodec(type.classes());
    }
  }

  /**
   * From JSON, which becomes values of a class of the user's, or of maps and lists.
   *
   * @param file what messages call it
   * @param reading how it is read
   */
  record Json(OwnType type, String file, Bytes json, FileReading reading) implements Recipe {
    @Override
    public Dataset<?> make(String name) throws DataFileException {
      return read().read(name);
    }

    @Override
    public Optional<String> check() throws DataFileException {
      return read().check();
    }

    private OwnJson read() {
      return new OwnJson(type, file, json, reading);
    }

    @Override
    public String origin() {
      return file;
    }

    @Override
    public Bytes json(Dataset<?> dataset) throws IOException {
      // What numbers of many digits became is measured, and not what they were.
      return type.equals(OwnType.JSON) ? OwnJson.written(dataset.values()) : json;
    }
  }

  /**
   * Drawn from a seed: values of a class of the user's that nobody has written.
   *
   * @param count how many
   * @param size how many elements lists, maps and arrays have; empty for a few
   */
  record Drawn(OwnType type, long seed, int count, OptionalInt size) implements Recipe {
    @Override
    public Dataset<?> make(String name) throws DataFileException {
      return values().draw(name);
    }

    @Override
    public Optional<String> check() throws DataFileException {
      return values().check();
    }

    private MadeUp values() {
      return new MadeUp(type, seed, count, size);
    }

    @Override
    public String origin() {
      return "made up, -seed="
          + seed
          + " -items="
          + count
          + (size.isPresent() ? " -size=" + size.getAsInt() : "");
    }
  }

  /** Values with one kind of member, which rows are given as if they were a user's. */
  record OfMember(Member member) implements Recipe {
    @Override
    public Dataset<?> make(String name) {
      return OwnValues.dataset(name, member);
    }

    @Override
    public String origin() {
      return "serbench";
    }
  }
}
