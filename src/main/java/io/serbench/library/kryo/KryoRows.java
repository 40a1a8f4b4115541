package io.serbench.library.kryo;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Feature;
import io.serbench.catalog.Format;
import io.serbench.catalog.LibraryInfo;
import io.serbench.catalog.LibraryRows;
import io.serbench.catalog.Opener;
import io.serbench.catalog.Role;
import io.serbench.catalog.Row;
import io.serbench.catalog.RowBuilder;
import io.serbench.catalog.Structure;
import io.serbench.dataset.DataType;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.library.shared.PublishedSize;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.Transport;
import java.util.List;

/**
 * Kryo: its field serializers on any class, with classes registered, tuned or tolerant of changes,
 * and hand-written serializers.
 */
public final class KryoRows implements LibraryRows, Opener {
  private static final String KRYO_FLAT = "kryo-flat";
  private static final String KRYO_SERIALIZER = "kryo-serializer";
  private static final String KRYO_FLAT_PRE = "kryo-flat-pre";
  private static final String KRYO_REGISTERED = "kryo-registered";
  private static final String KRYO_REGISTERED_FLAT_STRINGS = "kryo-registered-flat-strings";
  private static final String KRYO_OPT = "kryo-opt";
  private static final String KRYO_MANUAL = "kryo-manual";
  private static final String KRYO_UNSAFE = "kryo-unsafe";
  private static final String KRYO_UNSAFE_GRAPH = "kryo-unsafe-graph";
  private static final String KRYO_FASTEST = "kryo-fastest";
  private static final String KRYO_FASTEST_GRAPH = "kryo-fastest-graph";
  private static final String KRYO_COMPATIBLE = "kryo-compatible";
  private static final String KRYO_COMPATIBLE_GRAPH = "kryo-compatible-graph";

  private static final String KRYO_HARDENED = "kryo-hardened";
  private static final String KRYO_TAGGED = "kryo-tagged";
  private static final String KRYO_VERSION = "kryo-version";
  private static final String KRYO_VERSION_GRAPH = "kryo-version-graph";

  private static final String README = "https://github.com/EsotericSoftware/kryo";
  private static final LibraryInfo KRYO =
      new LibraryInfo("Kryo", List.of("com.esotericsoftware:kryo"), "BSD-3-Clause", README);

  private static final String REUSE =
      "Kryo.writeObject to an Output that is reset and used again, Output.toBytes; Input.setBuffer"
          + " and Kryo.readObject with the root's class, or writeClassAndObject and"
          + " readClassAndObject where values of a type may have several classes; one Kryo, Output"
          + " and Input for all messages; a caller's direct buffer as the buffer of one"
          + " ByteBufferOutput and ByteBufferInput, the array of one on the heap as that of an"
          + " Output and Input; a stream by an Output and an Input on it, each with 4096 bytes";

  private static final String REUSE_UNSAFE =
      "as kryo-flat-pre, with UnsafeOutput and UnsafeInput; a caller's direct buffer by an"
          + " UnsafeByteBufferOutput or UnsafeByteBufferInput of its own, since setBuffer tries to"
          + " free the buffer before; a stream by an UnsafeOutput and an UnsafeInput on it, each"
          + " with 4096 bytes; bytes are in the machine's order";

  private static final String UNSAFE =
      "setVariableLengthEncoding(false): numbers at their full width, which is for arrays of"
          + " numbers; lengths stay variable";

  private static final String FASTEST =
      "setOptimizedGenerics(false): generic types are not followed, so that the class of a list's"
          + " elements is written; FieldSerializer's setVariableLengthEncoding(false) as well:"
          + " fields at their full width";

  private static final String COMMON =
      "DefaultInstantiatorStrategy with StdInstantiatorStrategy for classes without a constructor"
          + " that takes nothing; UUIDSerializer for UUID";

  private static final String CLASSES =
      "the type's classes registered first, then the JDK's usual collections, arrays and value"
          + " classes; ";

  private static final String COMPATIBLE =
      "setDefaultSerializer(CompatibleFieldSerializer.class) with its defaults"
          + " (readUnknownFieldData true, chunkedEncoding false)";

  private static final String VERSIONED =
      "setDefaultSerializer(VersionFieldSerializer.class) with its defaults (compatible true);"
          + " fields without its annotation Since are of version 0";

  @Override
  public List<Row> rows() {
    return List.of(
        row(KRYO_FLAT, Effort.ZERO_KNOWLEDGE, Structure.FLAT_TREE)
            .alias("kryo-auto-flat")
            .plays(Role.LADDER)
            .description("any class, no references")
            .settings(
                "setRegistrationRequired(false), setReferences(false); "
                    + COMMON
                    + PublishedSize.was(
                        268,
                        PublishedSize.NAMES
                            + "; later versions of the original differ only by these names"))
            .calls(REUSE, README + "#reading-and-writing-objects")
            .opensWith(this),
        row(KRYO_SERIALIZER, Effort.ZERO_KNOWLEDGE, Structure.FULL_GRAPH)
            .alias("kryo-auto")
            .plays(Role.LADDER)
            .description("any class, references kept")
            .settings(
                "setRegistrationRequired(false), setReferences(true); "
                    + COMMON
                    + PublishedSize.was(286, PublishedSize.NAMES))
            .calls(REUSE, README + "#references")
            .opensWith(this),
        row(KRYO_FLAT_PRE, Effort.CLASSES_KNOWN, Structure.FLAT_TREE)
            .alias("kryo-registered-flat")
            .plays(Role.LADDER)
            .description("registered classes, no references")
            .settings(
                "setReferences(false); "
                    + CLASSES
                    + COMMON
                    + PublishedSize.was(212, "later versions of the original also write 218"))
            .calls(REUSE, README + "#registration")
            .opensWith(this),
        row(KRYO_REGISTERED, Effort.CLASSES_KNOWN, Structure.FULL_GRAPH)
            .description(
                "registered classes, references kept, to strings as well, unlike fory-registered's")
            .settings(
                "setReferences(true), to strings as well, which Fory leaves out by default: compare"
                    + " kryo-registered-flat-strings with fory-registered; "
                    + CLASSES
                    + COMMON)
            .calls(REUSE, README + "#registration")
            .opensWith(this),
        row(KRYO_REGISTERED_FLAT_STRINGS, Effort.CLASSES_KNOWN, Structure.FULL_GRAPH)
            .description(
                "registered classes, references kept but to strings, as the README calls common")
            .settings(
                "as kryo-registered, and a ReferenceResolver whose useReferences is false for"
                    + " String: a string that is referred to twice is written twice, as by"
                    + " default in Fory; Kryo's default looks each string up")
            .calls(REUSE, README + "#reference-resolver")
            .opensWith(this),
        row(KRYO_OPT, Effort.MANUAL_OPT, Structure.FLAT_TREE)
            .plays(Role.LADDER)
            .description("registered classes, field serializers tuned for the type")
            .settings(
                "as kryo-flat-pre, and: fields never null but title and copyright, value and"
                    + " element classes given and so setOptimizedGenerics(false), numbers optimised"
                    + " for positive values"
                    + PublishedSize.was(
                        209, "Kryo takes one more byte for the string that is not ASCII"))
            .calls(REUSE, README + "#cachedfield-settings")
            .only(MediaFamily.TYPE.family())
            .opensWith(this),
        row(KRYO_MANUAL, Effort.MANUAL_OPT, Structure.FLAT_TREE)
            .plays(Role.LADDER)
            .description("registered classes, hand-written serializers")
            .settings(
                "as kryo-flat-pre, with a hand-written Serializer for each class of the type"
                    + PublishedSize.was(
                        211,
                        "numbers as our hand-written code writes them; Kryo takes one more byte"
                            + " for the string that is not ASCII"))
            .calls(REUSE, README + "#implementing-a-serializer")
            .only(MediaFamily.TYPE.family())
            .opensWith(this),
        unsafe(KRYO_UNSAFE, Structure.FLAT_TREE)
            .description("registered classes, no references, memory written through Unsafe")
            .settings("as kryo-flat-pre, and " + UNSAFE)
            .opensWith(this),
        unsafe(KRYO_UNSAFE_GRAPH, Structure.FULL_GRAPH)
            .description("registered classes, references kept, memory written through Unsafe")
            .settings("as kryo-registered, and " + UNSAFE)
            .opensWith(this),
        unsafe(KRYO_FASTEST, Structure.FLAT_TREE)
            .plays(Role.LADDER)
            .description("as kryo-unsafe, every option set for speed at the cost of size")
            .settings("as kryo-unsafe, and " + FASTEST)
            .calls(REUSE_UNSAFE, README + "#generics")
            .opensWith(this),
        unsafe(KRYO_FASTEST_GRAPH, Structure.FULL_GRAPH)
            .description("as kryo-unsafe-graph, every option set for speed at the cost of size")
            .settings(
                "as kryo-unsafe-graph, references to strings not kept as in"
                    + " kryo-registered-flat-strings, and "
                    + FASTEST)
            .calls(REUSE_UNSAFE, README + "#generics")
            .opensWith(this),
        compatible(KRYO_COMPATIBLE, Structure.FLAT_TREE)
            .description("any class, no references, reader and writer may differ in fields")
            .settings("as kryo-flat, and " + COMPATIBLE)
            .opensWith(this),
        compatible(KRYO_COMPATIBLE_GRAPH, Structure.FULL_GRAPH)
            .description("any class, references kept, reader and writer may differ in fields")
            .settings("as kryo-serializer, and " + COMPATIBLE)
            .opensWith(this),
        versioned(KRYO_VERSION, Structure.FLAT_TREE)
            .description("any class, no references, a version number for each class")
            .settings("as kryo-flat, and " + VERSIONED)
            .opensWith(this),
        versioned(KRYO_VERSION_GRAPH, Structure.FULL_GRAPH)
            .description("any class, references kept, a version number for each class")
            .settings("as kryo-serializer, and " + VERSIONED)
            .opensWith(this),
        row(
                KRYO_TAGGED,
                Effort.CLASSES_KNOWN,
                Structure.FLAT_TREE,
                Feature.OPTIMIZATION_BY_ANNOTATION)
            .description(
                "annotated beans, registered, which create fills; fields go by number, so reader"
                    + " and writer may differ in them")
            .settings(
                "as kryo-flat-pre, and a TaggedFieldSerializerFactory as the default serializer,"
                    + " with chunkedEncoding true, without which a reader cannot skip every field"
                    + " that it does not know")
            .calls(REUSE, README + "#taggedfieldserializer")
            .only(MediaFamily.TYPE.family())
            .opensWith(this),
        row(KRYO_HARDENED, Effort.CLASSES_KNOWN, Structure.FLAT_TREE)
            .description("registered classes, no references, nesting limited")
            .settings(
                "as kryo-flat-pre, and setMaxDepth("
                    + KryoSetup.MAX_DEPTH
                    + "), without which deep data overflow the stack")
            .calls(REUSE, README + "#stack-size")
            .opensWith(this));
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return switch (row) {
      case KRYO_FLAT -> KryoObjects.of(type, KryoSetup.unregistered(false));
      case KRYO_SERIALIZER -> KryoObjects.of(type, KryoSetup.unregistered(true));
      case KRYO_FLAT_PRE -> KryoObjects.of(type, KryoSetup.registered(type, false));
      case KRYO_REGISTERED -> KryoObjects.of(type, KryoSetup.registered(type, true));
      case KRYO_REGISTERED_FLAT_STRINGS ->
          KryoObjects.of(type, KryoSetup.registeredWithoutStrings(type));
      case KRYO_OPT -> KryoObjects.of(MediaFamily.TYPE, KryoMediaTuned.kryo());
      case KRYO_MANUAL -> KryoObjects.of(MediaFamily.TYPE, KryoMediaManual.kryo());
      case KRYO_UNSAFE ->
          KryoObjects.of(type, KryoSetup.registered(type, false), KryoBuffers.UNSAFE);
      case KRYO_UNSAFE_GRAPH ->
          KryoObjects.of(type, KryoSetup.registered(type, true), KryoBuffers.UNSAFE);
      case KRYO_FASTEST -> KryoObjects.of(type, KryoSetup.fastest(type, false), KryoBuffers.UNSAFE);
      case KRYO_FASTEST_GRAPH ->
          KryoObjects.of(type, KryoSetup.fastest(type, true), KryoBuffers.UNSAFE);
      case KRYO_COMPATIBLE -> KryoObjects.of(type, KryoSetup.compatible(false));
      case KRYO_COMPATIBLE_GRAPH -> KryoObjects.of(type, KryoSetup.compatible(true));
      case KRYO_VERSION -> KryoObjects.of(type, KryoSetup.versioned(false));
      case KRYO_TAGGED -> new KryoTagged();
      case KRYO_HARDENED -> KryoObjects.of(type, KryoSetup.hardened(type));
      case KRYO_VERSION_GRAPH -> KryoObjects.of(type, KryoSetup.versioned(true));
      default -> throw new IllegalArgumentException(row);
    };
  }

  private static RowBuilder row(
      String name, Effort effort, Structure structure, Feature... features) {
    return Row.named(name)
        .tags(effort, Format.BINARY, structure, features)
        .library(KRYO)
        .usesUnsafe()
        .withoutUnsafe("-Dkryo.unsafe=false")
        .also(Transport.DIRECT, Transport.HEAP, Transport.STREAM);
  }

  /** Kryo gets the memory of direct buffers through an internal class of the JDK. */
  private static RowBuilder unsafe(String name, Structure structure) {
    return Row.named(name)
        .tags(Effort.CLASSES_KNOWN, Format.BINARY, structure)
        .library(KRYO)
        .usesUnsafe()
        .opens("java.base/sun.nio.ch")
        .also(Transport.DIRECT, Transport.HEAP, Transport.STREAM)
        .calls(REUSE_UNSAFE, README + "#unsafe-buffers");
  }

  private static RowBuilder versioned(String name, Structure structure) {
    return row(name, Effort.ZERO_KNOWLEDGE, structure)
        .calls(REUSE, README + "#versionfieldserializer");
  }

  private static RowBuilder compatible(String name, Structure structure) {
    return row(name, Effort.ZERO_KNOWLEDGE, structure)
        .calls(REUSE, README + "#compatiblefieldserializer");
  }
}
