package io.serbench.library.fury;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.LibraryInfo;
import io.serbench.catalog.LibraryRows;
import io.serbench.catalog.Opener;
import io.serbench.catalog.Row;
import io.serbench.catalog.RowBuilder;
import io.serbench.catalog.Structure;
import io.serbench.dataset.DataType;
import io.serbench.dataset.arrays.ArraysFamily;
import io.serbench.dataset.buffers.BuffersFamily;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.Transport;
import java.util.List;

/**
 * Rows of Apache Fury, the last version before it was renamed to Fory. Rows and options are the
 * same as Fory's, so that the two can be compared.
 */
public final class FuryRows implements LibraryRows, Opener {
  private static final String FURY = "fury";
  private static final String FURY_AUTO = "fury-auto";
  private static final String FURY_AUTO_FLAT = "fury-auto-flat";
  private static final String FURY_REGISTERED = "fury-registered";
  private static final String FURY_FASTEST = "fury-fastest";
  private static final String FURY_OUT_OF_BAND = "fury-out-of-band";

  private static final LibraryInfo LIBRARY =
      new LibraryInfo(
          "Apache Fury",
          List.of("org.apache.fury:fury-core"),
          "Apache-2.0",
          "https://github.com/apache/fory/tree/v0.10.3");

  private static final String COMMON =
      "Language.JAVA, CompatibleMode.SCHEMA_CONSISTENT, withCodegen(true),"
          + " withAsyncCompilation(false)";
  private static final String REGISTERED = ", all classes of the data set registered";
  private static final String UNREGISTERED = ", requireClassRegistration(false)";
  private static final String FLAT = ", withRefTracking(false)";
  private static final String GRAPH = ", withRefTracking(true)";

  private static final String OVER_MEDIA =
      "; a caller's ByteBuffer through MemoryBuffer.fromByteBuffer; a stream by"
          + " Fury.serialize(OutputStream, object) for each value and one FuryInputStream";

  @Override
  public List<Row> rows() {
    return List.of(
        row(FURY, Effort.CLASSES_KNOWN, Structure.FLAT_TREE)
            .description("classes registered, references not tracked")
            .settings(COMMON + REGISTERED + FLAT)
            .opensWith(this),
        row(FURY_AUTO, Effort.ZERO_KNOWLEDGE, Structure.FULL_GRAPH)
            .description("nothing registered, references tracked")
            .settings(COMMON + UNREGISTERED + GRAPH)
            .opensWith(this),
        row(FURY_AUTO_FLAT, Effort.ZERO_KNOWLEDGE, Structure.FLAT_TREE)
            .description("nothing registered, references not tracked")
            .settings(COMMON + UNREGISTERED + FLAT)
            .opensWith(this),
        row(FURY_REGISTERED, Effort.CLASSES_KNOWN, Structure.FULL_GRAPH)
            .description("classes registered, references tracked")
            .settings(COMMON + REGISTERED + GRAPH)
            .opensWith(this),
        row(FURY_FASTEST, Effort.CLASSES_KNOWN, Structure.FLAT_TREE)
            .description("as fury, every option set for speed at the cost of size")
            .settings(
                COMMON
                    + REGISTERED
                    + FLAT
                    + ", withNumberCompressed(false), withStringCompressed(false),"
                    + " withClassVersionCheck(false)")
            .calls(
                "one Fury; Fury.serialize(buffer, object) into one MemoryBuffer, whose bytes are"
                    + " copied out; Fury.deserialize(buffer) on another that is pointed at the"
                    + " array"
                    + OVER_MEDIA,
                "https://github.com/apache/fory/blob/v0.10.3/java/fury-core/src/main/java/org/apache/fury/config/FuryBuilder.java")
            .opensWith(this),
        row(FURY_OUT_OF_BAND, Effort.ZERO_KNOWLEDGE, Structure.FLAT_TREE)
            .description(
                "does other work than the rows that copy: Fury hands the arrays over uncopied, and"
                    + " the adapter copies them once, behind what Fury wrote, into the message that"
                    + " is measured; the size counts them")
            .settings(
                COMMON
                    + UNREGISTERED
                    + FLAT
                    + "; a BufferCallback that takes every array of primitives out of band")
            .calls(
                "one Fury; Fury.serialize(buffer, object, callback) into one MemoryBuffer; its"
                    + " bytes and each BufferObject.writeTo, with their lengths, into one array of"
                    + " exact length or into the caller's buffer, as a gathering write to a channel"
                    + " would; Fury.deserialize(buffer, slices) on slices of the message, of which"
                    + " Fury makes new arrays",
                "https://github.com/apache/fory/blob/v0.10.3/java/fury-core/src/main/java/org/apache/fury/serializer/BufferCallback.java")
            .only(BuffersFamily.TYPE.family(), ArraysFamily.TYPE.family())
            .also(Transport.DIRECT, Transport.HEAP)
            .opensWith(this));
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return switch (row) {
      case FURY -> new FurySerializer<>(type, FurySetups.registered(type, false));
      case FURY_AUTO -> new FurySerializer<>(type, FurySetups.unregistered(true));
      case FURY_AUTO_FLAT -> new FurySerializer<>(type, FurySetups.unregistered(false));
      case FURY_REGISTERED -> new FurySerializer<>(type, FurySetups.registered(type, true));
      case FURY_FASTEST -> new FuryBufferedSerializer<>(type, FurySetups.fastest(type));
      case FURY_OUT_OF_BAND -> new FuryOutOfBandSerializer<>(type, FurySetups.unregistered(false));
      default -> throw new IllegalArgumentException(row);
    };
  }

  private static RowBuilder row(String name, Effort effort, Structure structure) {
    return Row.named(name)
        .tags(effort, Format.BINARY, structure)
        .library(LIBRARY)
        .usesUnsafe()
        .also(Transport.DIRECT, Transport.HEAP, Transport.STREAM)
        .calls(
            "one Fury, made once; Fury.serialize(object), which reuses its buffer and copies the"
                + " bytes out; Fury.deserialize(bytes)"
                + OVER_MEDIA,
            "https://github.com/apache/fory/blob/v0.10.3/docs/guide/java_serialization_guide.md");
  }
}
