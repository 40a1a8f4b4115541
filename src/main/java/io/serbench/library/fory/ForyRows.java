package io.serbench.library.fory;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.LibraryInfo;
import io.serbench.catalog.LibraryRows;
import io.serbench.catalog.Opener;
import io.serbench.catalog.Role;
import io.serbench.catalog.Row;
import io.serbench.catalog.RowBuilder;
import io.serbench.catalog.Structure;
import io.serbench.dataset.DataType;
import io.serbench.dataset.arrays.ArraysFamily;
import io.serbench.dataset.buffers.BuffersFamily;
import io.serbench.dataset.clients.ClientsFamily;
import io.serbench.dataset.sample.SampleFamilies;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.Transport;
import java.util.List;

/**
 * Apache Fory rows. Fory generates serializers at run time.
 *
 * <p>The first rows write Fory's native (Java to Java) format for unchanging classes. They differ
 * in whether classes are registered and whether references are tracked, and the two fastest also
 * have every option that trades size for speed. Then come the format that tolerates changed
 * classes, with descriptions of classes in each value or shared between values, with references and
 * without; arrays passed without a copy; and the format for other languages.
 */
public final class ForyRows implements LibraryRows, Opener {
  private static final String FORY = "fory";
  private static final String FORY_AUTO = "fory-auto";
  private static final String FORY_AUTO_FLAT = "fory-auto-flat";
  private static final String FORY_AUTO_ALLOWLIST = "fory-auto-allowlist";
  private static final String FORY_REGISTERED = "fory-registered";
  private static final String FORY_FASTEST = "fory-fastest";
  private static final String FORY_FASTEST_GRAPH = "fory-fastest-graph";
  private static final String FORY_THREAD_SAFE = "fory-thread-safe";
  private static final String FORY_THREAD_LOCAL = "fory-thread-local";
  private static final String FORY_COMPATIBLE = "fory-compatible";
  private static final String FORY_COMPATIBLE_GRAPH = "fory-compatible-graph";
  private static final String FORY_COMPATIBLE_REGISTERED = "fory-compatible-registered";
  private static final String FORY_META_SHARED = "fory-meta-shared";
  private static final String FORY_META_SHARED_GRAPH = "fory-meta-shared-graph";
  private static final String FORY_OUT_OF_BAND = "fory-out-of-band";
  private static final String FORY_XLANG = "fory-xlang";
  private static final String FORY_XLANG_COMPATIBLE = "fory-xlang-compatible";

  private static final int WITHOUT_UNSAFE = 25;

  private static final LibraryInfo LIBRARY =
      new LibraryInfo(
          "Apache Fory",
          List.of("org.apache.fory:fory-core"),
          "Apache-2.0",
          "https://fory.apache.org/docs/");

  private static final String GENERATED =
      ", code generated in the caller's thread at first use (withCodegen(true),"
          + " withAsyncCompilation(false), so that no code generation runs while something is"
          + " timed)";
  private static final String COMMON =
      "native mode (withXlang(false)), one schema (withCompatible(false))" + GENERATED;
  private static final String TOLERANT =
      "native mode (withXlang(false)), changed classes tolerated (withCompatible(true))"
          + GENERATED;
  private static final String SOURCES =
      "https://github.com/apache/fory/blob/v1.6.0/java/fory-core/src/main/java/org/apache/fory/";
  private static final String REGISTERED = ", all classes of the data set registered";
  private static final String UNREGISTERED =
      ", requireClassRegistration(false) with a type checker that admits every class";
  private static final String FLAT = ", withRefTracking(false)";
  private static final String GRAPH =
      ", withRefTracking(true), but not to strings (ignoreStringRef(true), the default), as"
          + " kryo-registered-flat-strings";

  private static final String FOR_SPEED =
      ", numbers at full width (withNumberCompressed(false)), strings as the JVM holds them"
          + " (withStringCompressed(false), the default), withClassVersionCheck(false) (the"
          + " default)";

  private static final String META_SHARED = ", withMetaShare(true), withScopedMetaShare(false)";
  private static final String SESSION =
      "the fields are described once for a session, not in each value: only the reader of the whole"
          + " session can read one; a stream is a session";

  private static final String OVER_MEDIA =
      "; a caller's ByteBuffer through one MemoryBuffer that is pointed at it; a stream by"
          + " Fory.serialize(OutputStream, object) for each value and one ForyInputStream";

  @Override
  public List<Row> rows() {
    return List.of(
        row(FORY, Effort.CLASSES_KNOWN, Structure.FLAT_TREE)
            .plays(Role.LADDER)
            .description("classes registered, references not tracked")
            .settings(COMMON + REGISTERED + FLAT)
            .opensWith(this),
        row(FORY_AUTO, Effort.ZERO_KNOWLEDGE, Structure.FULL_GRAPH)
            .plays(Role.LADDER)
            .description("nothing registered, references tracked")
            .settings(COMMON + UNREGISTERED + GRAPH)
            .opensWith(this),
        row(FORY_AUTO_FLAT, Effort.ZERO_KNOWLEDGE, Structure.FLAT_TREE)
            .plays(Role.LADDER)
            .description("nothing registered, references not tracked")
            .settings(COMMON + UNREGISTERED + FLAT)
            .opensWith(this),
        row(FORY_AUTO_ALLOWLIST, Effort.CLASSES_KNOWN, Structure.FLAT_TREE)
            .description("nothing registered, names of classes checked against a list")
            .settings(
                COMMON
                    + ", requireClassRegistration(false) with an AllowListChecker of level STRICT"
                    + " that has the classes of the data set; withMaxDepth(50), the default"
                    + FLAT)
            .opensWith(this),
        row(FORY_REGISTERED, Effort.CLASSES_KNOWN, Structure.FULL_GRAPH)
            .plays(Role.LADDER)
            .description("classes registered, references tracked but to strings")
            .settings(COMMON + REGISTERED + GRAPH)
            .opensWith(this),
        fastest(FORY_FASTEST, Structure.FLAT_TREE)
            .plays(Role.LADDER)
            .description("as fory, every option set for speed at the cost of size")
            .settings(COMMON + REGISTERED + FLAT + FOR_SPEED)
            .opensWith(this),
        fastest(FORY_FASTEST_GRAPH, Structure.FULL_GRAPH)
            .description("as fory-registered, every option set for speed at the cost of size")
            .settings(COMMON + REGISTERED + GRAPH + FOR_SPEED)
            .opensWith(this),
        library(FORY_THREAD_SAFE, Effort.CLASSES_KNOWN, Structure.FLAT_TREE, Format.BINARY)
            .description("as fory, from a pool that threads may share")
            .settings(COMMON + REGISTERED + FLAT)
            .calls(
                "one ThreadSafeFory of buildThreadSafeFory(), which lends each call one of four"
                    + " serializers a processor; its serialize(object) and deserialize(bytes)",
                SOURCES + "config/ForyBuilder.java")
            .threadSafe()
            .opensWith(this),
        library(FORY_THREAD_LOCAL, Effort.CLASSES_KNOWN, Structure.FLAT_TREE, Format.BINARY)
            .description("as fory, a serializer for each thread, which threads may share")
            .settings(COMMON + REGISTERED + FLAT)
            .calls(
                "one ThreadLocalFory of buildThreadLocalFory(), which looks up the thread's own"
                    + " serializer for each call; its serialize(object) and deserialize(bytes)",
                SOURCES + "config/ForyBuilder.java")
            .threadSafe()
            .opensWith(this),
        row(FORY_COMPATIBLE, Effort.ZERO_KNOWLEDGE, Structure.FLAT_TREE)
            .description(
                "nothing registered, references not tracked, reader and writer may differ in"
                    + " fields")
            .settings(
                TOLERANT + UNREGISTERED + FLAT + "; the descriptions of classes are in each value")
            .opensWith(this),
        row(FORY_COMPATIBLE_GRAPH, Effort.ZERO_KNOWLEDGE, Structure.FULL_GRAPH)
            .description(
                "nothing registered, references tracked, reader and writer may differ in fields")
            .settings(
                TOLERANT + UNREGISTERED + GRAPH + "; the descriptions of classes are in each value")
            .opensWith(this),
        row(FORY_COMPATIBLE_REGISTERED, Effort.CLASSES_KNOWN, Structure.FLAT_TREE)
            .description(
                "Fory's defaults, with which its guide begins: classes registered, references not"
                    + " tracked, reader and writer may differ in fields")
            .settings(
                TOLERANT + REGISTERED + FLAT + "; the descriptions of classes are in each value")
            .opensWith(this),
        session(FORY_META_SHARED, Structure.FLAT_TREE)
            .description("as fory-compatible, but " + SESSION)
            .settings(TOLERANT + UNREGISTERED + FLAT + META_SHARED)
            .opensWith(this),
        session(FORY_META_SHARED_GRAPH, Structure.FULL_GRAPH)
            .description("as fory-compatible-graph, but " + SESSION)
            .settings(TOLERANT + UNREGISTERED + GRAPH + META_SHARED)
            .opensWith(this),
        row(FORY_OUT_OF_BAND, Effort.ZERO_KNOWLEDGE, Structure.FLAT_TREE)
            .description(
                "does other work than the rows that copy: Fory hands the arrays over uncopied, and"
                    + " the adapter copies them once, behind what Fory wrote, into the message that"
                    + " is measured; the size counts them")
            .settings(
                COMMON
                    + UNREGISTERED
                    + FLAT
                    + "; a BufferCallback that takes every array of primitives out of band")
            .calls(
                "one Fory; Fory.serialize(buffer, object, callback) into one MemoryBuffer; its"
                    + " bytes and each BufferObject.writeTo, with their lengths, into one array of"
                    + " exact length or into the caller's buffer, as a gathering write to a channel"
                    + " would; Fory.deserialize(buffer, slices) on slices of the message, of which"
                    + " Fory makes new arrays",
                SOURCES + "serializer/BufferCallback.java")
            .only(BuffersFamily.TYPE.family(), ArraysFamily.TYPE.family())
            .also(Transport.DIRECT, Transport.HEAP)
            .opensWith(this),
        xlang(FORY_XLANG, "one schema (withCompatible(false))")
            .description(
                "classes registered, the format for all of Fory's languages; beans of its own for"
                    + " media and numeric")
            .opensWith(this),
        xlang(
                FORY_XLANG_COMPATIBLE,
                "changed classes tolerated (withCompatible(true), the default)")
            .description("as fory-xlang, reader and writer may differ in fields")
            .opensWith(this));
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return switch (row) {
      case FORY -> new ForySerializer<>(type, ForySetups.registered(type, false));
      case FORY_AUTO -> new ForySerializer<>(type, ForySetups.unregistered(true));
      case FORY_AUTO_FLAT -> new ForySerializer<>(type, ForySetups.unregistered(false));
      case FORY_AUTO_ALLOWLIST -> new ForySerializer<>(type, ForySetups.allowList(type));
      case FORY_REGISTERED -> new ForySerializer<>(type, ForySetups.registered(type, true));
      case FORY_FASTEST -> new ForyBufferedSerializer<>(type, ForySetups.fastest(type, false));
      case FORY_FASTEST_GRAPH -> new ForyBufferedSerializer<>(type, ForySetups.fastest(type, true));
      case FORY_THREAD_SAFE -> new ForySharedSerializer<>(type, ForySetups.threadSafe(type));
      case FORY_THREAD_LOCAL -> new ForySharedSerializer<>(type, ForySetups.threadLocal(type));
      case FORY_COMPATIBLE -> new ForySerializer<>(type, ForySetups.compatible(false));
      case FORY_COMPATIBLE_GRAPH -> new ForySerializer<>(type, ForySetups.compatible(true));
      case FORY_COMPATIBLE_REGISTERED ->
          new ForySerializer<>(type, ForySetups.compatibleRegistered(type));
      case FORY_META_SHARED -> new ForySessionSerializer<>(type, ForySetups.metaShared(false));
      case FORY_META_SHARED_GRAPH -> new ForySessionSerializer<>(type, ForySetups.metaShared(true));
      case FORY_OUT_OF_BAND -> new ForyOutOfBandSerializer<>(type, ForySetups.unregistered(false));
      case FORY_XLANG -> ForyBeansSerializer.xlang(type, false);
      case FORY_XLANG_COMPATIBLE -> ForyBeansSerializer.xlang(type, true);
      default -> throw new IllegalArgumentException(row);
    };
  }

  private static RowBuilder row(String name, Effort effort, Structure structure) {
    return row(name, effort, structure, Format.BINARY);
  }

  private static RowBuilder row(String name, Effort effort, Structure structure, Format format) {
    return library(name, effort, structure, format)
        .also(Transport.DIRECT, Transport.HEAP, Transport.STREAM)
        .calls(
            "one Fory, made once; Fory.serialize(object), which reuses its buffer and copies the"
                + " bytes out; Fory.deserialize(bytes)"
                + OVER_MEDIA,
            "https://github.com/apache/fory/blob/main/docs/object-serialization/java/basic-serialization.md");
  }

  private static RowBuilder library(
      String name, Effort effort, Structure structure, Format format) {
    return onLaterJdks(Row.named(name).tags(effort, format, structure).library(LIBRARY));
  }

  /**
   * Opens the package that Fory needs to work without {@code Unsafe} on JDK 25 and later, as its
   * guide recommends.
   *
   * @see <a
   *     href="https://github.com/apache/fory/blob/main/docs/object-serialization/java/index.md">JDK
   *     25 and Later</a>
   */
  static RowBuilder onLaterJdks(RowBuilder row) {
    return row.usesUnsafeBefore(WITHOUT_UNSAFE)
        .opensFrom(WITHOUT_UNSAFE, "java.base/java.lang.invoke");
  }

  private static RowBuilder fastest(String name, Structure structure) {
    return row(name, Effort.CLASSES_KNOWN, structure)
        .calls(
            "one Fory; Fory.serialize(buffer, object) into one MemoryBuffer, whose bytes are"
                + " copied out; Fory.deserialize(buffer) on another that is pointed at the"
                + " array"
                + OVER_MEDIA,
            SOURCES + "config/ForyBuilder.java");
  }

  private static RowBuilder xlang(String name, String schema) {
    return row(name, Effort.CLASSES_KNOWN, Structure.FLAT_TREE, Format.BIN_CROSSLANG)
        .crashes()
        .settings(
            "withXlang(true), "
                + schema
                + GENERATED
                + ", all classes of the data set registered by number"
                + FLAT
                + "; in this format a field may be null only where the class says so by an"
                + " annotation (1.6.0 does not check), and a number has its full width only"
                + " then; so media and numeric are annotated beans, as in Fory's own benchmark,"
                + " and create makes them; plain classes carry no annotations")
        .calls(
            "one Fory, made once; Fory.serialize(object), Fory.deserialize(bytes)" + OVER_MEDIA,
            "https://github.com/apache/fory/blob/main/docs/object-serialization/java/basic-serialization.md")
        .without(
            "has no char in the format for all languages",
            SampleFamilies.SAMPLE.family(),
            SampleFamilies.LIST.family())
        .without(
            "has no OffsetDateTime in the format for all languages", ClientsFamily.TYPE.family());
  }

  private static RowBuilder session(String name, Structure structure) {
    // No format by itself: bytes mean nothing without what their reader has read before.
    return row(name, Effort.ZERO_KNOWLEDGE, structure, Format.MISC)
        .calls(
            "one Fory, one MetaWriteContext and one MetaReadContext, set before each call;"
                + " Fory.serialize(object), Fory.deserialize(bytes); a value that brings"
                + " descriptions is read once, outside of all timing, and written again"
                + OVER_MEDIA
                + ", with contexts of its own",
            SOURCES + "context/MetaWriteContext.java");
  }
}
