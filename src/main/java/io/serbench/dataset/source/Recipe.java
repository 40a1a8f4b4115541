package io.serbench.dataset.source;

import io.serbench.dataset.Bytes;
import io.serbench.dataset.DataFileException;
import io.serbench.dataset.DataType;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.FileReading;
import io.serbench.dataset.codec.ValueCodec;
import io.serbench.dataset.own.EmptiedJson;
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
 * How to make a data set, in a form that the parent sends to its forks. Only the JVM that makes the
 * data set needs its classes.
 */
public sealed interface Recipe {
  /**
   * Makes the data set.
   *
   * @throws DataFileException if a user's data do not fit their type
   * @throws IOException if encoded bytes are not those of such a value
   */
  Dataset<?> make(String name) throws DataFileException, IOException;

  /**
   * Returns a recipe by which a fork makes the same data set, with as few libraries as possible,
   * since it measures next.
   *
   * @throws DataFileException if a user's data do not fit their type
   */
  default Recipe packed(String name) throws DataFileException, IOException {
    return this;
  }

  /**
   * Checks whether the values fit their type.
   *
   * @return a line about what was coerced or missing, or about a generated class; empty if there is
   *     nothing to say
   * @throws DataFileException if a user's data do not fit their type
   */
  default Optional<String> check() throws DataFileException {
    return Optional.empty();
  }

  /** Returns where the values come from, for people: a file, {@code serbench}, or options. */
  default String origin() {
    return "serbench";
  }

  /**
   * Returns the values of the data set that this recipe makes as JSON.
   *
   * @throws IOException if the values have no JSON form; the message says why
   */
  default Bytes json(Dataset<?> dataset) throws IOException {
    return OwnJson.written(dataset.values());
  }

  /** Makes a family's data set by its name, from a user's file unless it is an embedded one. */
  record Named(Optional<Path> file, FileReading reading) implements Recipe {
    public Named(Optional<Path> file) {
      this(file, FileReading.DEFAULT);
    }

    @Override
    public Dataset<?> make(String name) throws DataFileException {
      return file.isEmpty()
          ? Datasets.of(name).find(name).orElseThrow()
          : Datasets.all().read(file.get(), reading, note -> {});
    }

    @Override
    public String origin() {
      return file.map(Path::toString).orElse("serbench");
    }

    @Override
    public Recipe packed(String name) throws DataFileException {
      if (file.isEmpty() && Datasets.of(name).drawnAnywhere(name)) {
        return this; // The value may be too large to send.
      }
      Dataset<?> dataset = make(name);
      ValueCodec codec = new ValueCodec(dataset.type().classes());
      return new Encoded(Bytes.of(codec.encode(dataset.value())));
    }
  }

  /** Decodes a value of the family in the data set's name, without any library. */
  record Encoded(Bytes bytes) implements Recipe {
    @Override
    public Dataset<?> make(String name) throws IOException {
      return make(name, Datasets.of(name).type(Datasets.family(name)).orElseThrow());
    }

    private <T> Dataset<T> make(String name, DataType<T> type) throws IOException {
      ValueCodec codec = new ValueCodec(type.classes());
      return new Dataset<>(name, type, codec.decode(type.root(), bytes.array()));
    }
  }

  /** Reads values of a user's class, or maps and lists, from the JSON of a file. */
  record JsonFile(OwnType type, String file, Bytes json, FileReading reading) implements Recipe {
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

    /** Returns the same values, whose JSON is read in another way. */
    public JsonFile withReading(FileReading other) {
      return new JsonFile(type, file, json, other);
    }

    @Override
    public String origin() {
      return file;
    }

    @Override
    public Bytes json(Dataset<?> dataset) throws IOException {
      // Numbers without a class may lose digits when they are read, and rows encode the rest.
      return type.equals(OwnType.JSON) ? OwnJson.written(dataset.values()) : json;
    }
  }

  /** Reads values of a user's class that {@linkplain EmptiedJson lack} the values of a member. */
  record Emptied(JsonFile full, String member) implements Recipe {
    @Override
    public Dataset<?> make(String name) throws DataFileException {
      return EmptiedJson.read(full.read(), member, name);
    }

    @Override
    public String origin() {
      return full.origin();
    }
  }

  /** Makes up values of a user's class from a seed: see {@link MadeUp}. */
  record Drawn(OwnType type, long seed, int count, OptionalInt size, boolean strict)
      implements Recipe {
    /** Creates one whose fields may stay null. */
    public Drawn(OwnType type, long seed, int count, OptionalInt size) {
      this(type, seed, count, size, false);
    }

    @Override
    public Dataset<?> make(String name) throws DataFileException {
      return values().draw(name);
    }

    @Override
    public Optional<String> check() throws DataFileException {
      return values().check();
    }

    private MadeUp values() {
      return new MadeUp(type, seed, count, size, strict);
    }

    @Override
    public String origin() {
      return "generated, -seed=%d -items=%d%s"
          .formatted(seed, count, size.isPresent() ? " -size=" + size.getAsInt() : "");
    }
  }

  /** Makes values with one kind of member, which rows treat as a user's. */
  record OfMember(Member member) implements Recipe {
    @Override
    public Dataset<?> make(String name) {
      return OwnValues.dataset(name, member);
    }
  }
}
