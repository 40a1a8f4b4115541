import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import com.esotericsoftware.kryo.serializers.DefaultSerializers;
import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.LibraryInfo;
import io.serbench.catalog.LibraryRows;
import io.serbench.catalog.PlainSerializer;
import io.serbench.catalog.Row;
import io.serbench.catalog.Structure;
import io.serbench.dataset.DataType;
import java.net.URI;
import java.util.List;
import org.apache.fory.Fory;

/**
 * Rows that use only methods that old versions have as well, and therefore link with versions that
 * serbench's own rows do not. scripts/wire-history.sh compiles them against the versions named
 * there, and loads them as a user's rows.
 */
final class OldRows {
  private OldRows() {}

  private static Row row(String name, String library, String coordinates, Opening opening) {
    return Row.named(name)
        .tags(Effort.ZERO_KNOWLEDGE, Format.BINARY, Structure.FULL_GRAPH)
        .library(new LibraryInfo(library, List.of(coordinates), "?", "?"))
        .opens(
            "java.base/java.lang",
            "java.base/java.util",
            "java.base/java.math",
            "java.base/java.time")
        .usesUnsafe()
        .opensWith((row, type) -> opening.open(type));
  }

  private interface Opening {
    PlainSerializer<?> open(DataType<?> type);
  }

  /** Fory, with only the oldest methods of its builder. */
  public static final class OfFory implements LibraryRows {
    @Override
    public List<Row> rows() {
      return List.of(
          row(
              "old-fory",
              "Fory",
              "org.apache.fory:fory-core",
              type -> new OldFory<>(type, fory())));
    }

    private static Fory fory() {
      return Fory.builder()
          .requireClassRegistration(false)
          .withRefTracking(true)
          .withAsyncCompilation(false)
          .build();
    }
  }

  private record OldFory<T>(DataType<T> type, Fory fory) implements PlainSerializer<T> {
    @Override
    public byte[] serialize(T value) {
      return fory.serialize(value);
    }

    @Override
    public T deserialize(byte[] bytes) {
      return type.root().cast(fory.deserialize(bytes));
    }
  }

  /** Kryo, used as in its readme of 2012. */
  public static final class OfKryo implements LibraryRows {
    @Override
    public List<Row> rows() {
      return List.of(
          row("old-kryo", "Kryo", "com.esotericsoftware:kryo", type -> new OldKryo<>(type, kryo())),
          row(
              "uri-kryo",
              "Kryo",
              "com.esotericsoftware:kryo",
              type -> new OldKryo<>(type, withUris(kryo()))));
    }

    /** Registers a serializer that Kryo has, but does not use by default. */
    private static Kryo withUris(Kryo kryo) {
      kryo.addDefaultSerializer(URI.class, DefaultSerializers.URISerializer.class);
      return kryo;
    }

    private static Kryo kryo() {
      Kryo kryo = new Kryo();
      kryo.setRegistrationRequired(false);
      kryo.setReferences(true);
      return kryo;
    }
  }

  private record OldKryo<T>(DataType<T> type, Kryo kryo) implements PlainSerializer<T> {
    @Override
    public byte[] serialize(T value) {
      Output output = new Output(1 << 12, -1);
      kryo.writeClassAndObject(output, value);
      return output.toBytes();
    }

    @Override
    public T deserialize(byte[] bytes) {
      return type.root().cast(kryo.readClassAndObject(new Input(bytes)));
    }
  }

  /** The superclass of {@link Login}. */
  public static class Entry {
    public String clientId;
  }

  /** The class in Kryo's issue 1042, as far as the issue describes it. */
  public static final class Login extends Entry {
    public String nonce;
    public URI redirectUri;
    public List<String> scopeValues;
    public boolean sessionless;
    public boolean issuedForClient;
  }
}
