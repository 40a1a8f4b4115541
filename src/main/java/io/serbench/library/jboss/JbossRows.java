package io.serbench.library.jboss;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.LibraryInfo;
import io.serbench.catalog.LibraryRows;
import io.serbench.catalog.Opener;
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
 * JBoss Marshalling with its River protocol: Java serialization's semantics in fewer bytes. Four
 * rows combine its two aids: a table of known classes, whose names and field lists then need not be
 * written, and externalizers, which write objects by hand. A fifth row uses its other protocol,
 * that of Java's own object streams.
 */
public final class JbossRows implements LibraryRows, Opener {
  private static final String JBOSS_MARSHALLING_RIVER = "jboss-marshalling-river";
  private static final String JBOSS_MARSHALLING_RIVER_MANUAL = "jboss-marshalling-river-manual";
  private static final String JBOSS_MARSHALLING_RIVER_FILTERED = "jboss-marshalling-river-filtered";
  private static final String JBOSS_MARSHALLING_RIVER_CT = "jboss-marshalling-river-ct";
  private static final String JBOSS_MARSHALLING_RIVER_CT_MANUAL =
      "jboss-marshalling-river-ct-manual";
  private static final String JBOSS_MARSHALLING_SERIAL = "jboss-marshalling-serial";

  private static final LibraryInfo JBOSS =
      new LibraryInfo(
          "JBoss Marshalling",
          List.of(
              "org.jboss.marshalling:jboss-marshalling-river",
              "org.jboss.marshalling:jboss-marshalling"),
          "Apache-2.0",
          "https://jbossmarshalling.jboss.org/");

  private static final LibraryInfo JBOSS_SERIAL =
      new LibraryInfo(
          JBOSS.name(),
          List.of(
              "org.jboss.marshalling:jboss-marshalling-serial",
              "org.jboss.marshalling:jboss-marshalling"),
          JBOSS.licence(),
          JBOSS.site());

  /** The protocols, by the names under which the library finds them. */
  private static final String RIVER = "river";

  private static final String SERIAL = "serial";

  private static final String SIZES = "instanceCount 32, classCount 16, bufferSize 1024";
  private static final String COMMON =
      "River protocol version 4 (the newest and the default), " + SIZES;
  private static final String TABLE = ", a ClassTable of the data set's classes";
  private static final String EXTERNALIZERS =
      ", a ClassExternalizerFactory with an Externalizer for each class, which writes enums as"
          + " their ordinals and strings by writeUTF after a byte that tells null";

  private static final String PARTS =
      "members were not written as objects, so shared references were lost";

  @Override
  public List<Row> rows() {
    return List.of(
        row(JBOSS_MARSHALLING_RIVER)
            .tags(Effort.ZERO_KNOWLEDGE, Format.BINARY, Structure.FULL_GRAPH)
            .description("names and fields of the classes in the data")
            .settings(
                COMMON
                    + PublishedSize.was(
                        694, "the protocol was longer, although class names were shorter"))
            .opensWith(this),
        row(JBOSS_MARSHALLING_RIVER_MANUAL)
            .tags(Effort.MANUAL_OPT, Format.BINARY, Structure.FULL_GRAPH)
            .only(MediaFamily.TYPE.family())
            .description("hand-written externalizers, names of the classes in the data")
            .settings(
                COMMON + EXTERNALIZERS + PublishedSize.was(483, PARTS + "; " + PublishedSize.NAMES))
            .opensWith(this),
        row(JBOSS_MARSHALLING_RIVER_FILTERED)
            .tags(Effort.CLASSES_KNOWN, Format.BINARY, Structure.FULL_GRAPH)
            .description("names of the classes in the data, checked by a filter")
            .settings(
                COMMON
                    + "; an UnmarshallingObjectInputFilter that admits the classes of the data and"
                    + " the JDK's values and collections, objects "
                    + MarshallingSetups.MAX_DEPTH
                    + " deep and arrays of "
                    + MarshallingSetups.MAX_ARRAY
                    + " elements")
            .opensWith(this),
        row(JBOSS_MARSHALLING_RIVER_CT)
            .tags(Effort.CLASSES_KNOWN, Format.BINARY, Structure.FULL_GRAPH)
            .description("a table of known classes")
            .settings(COMMON + TABLE)
            .opensWith(this),
        row(JBOSS_MARSHALLING_RIVER_CT_MANUAL)
            .tags(Effort.MANUAL_OPT, Format.BINARY, Structure.FULL_GRAPH)
            .only(MediaFamily.TYPE.family())
            .description("a table of known classes and hand-written externalizers")
            .settings(
                COMMON
                    + TABLE
                    + EXTERNALIZERS
                    + ", an ObjectTable of the externalizers"
                    + PublishedSize.was(289, PARTS))
            .opensWith(this),
        row(JBOSS_MARSHALLING_SERIAL)
            .library(JBOSS_SERIAL)
            .tags(Effort.ZERO_KNOWLEDGE, Format.BINARY, Structure.FULL_GRAPH)
            .description("the format of Java's own object streams")
            .settings(
                "serial protocol version 5 (the only one and the default), instanceCount 32,"
                    + " classCount 16, bufferSize 2048 (with 1024 it overflows the stack on"
                    + " users.1000k)"
                    + PublishedSize.was(856, PublishedSize.NAMES))
            .opensWith(this));
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return switch (row) {
      case JBOSS_MARSHALLING_RIVER ->
          new MarshallingSerializer<>(type, RIVER, MarshallingSetups.plain());
      case JBOSS_MARSHALLING_RIVER_MANUAL ->
          new MarshallingSerializer<>(type, RIVER, MarshallingSetups.externalizers());
      case JBOSS_MARSHALLING_RIVER_FILTERED ->
          new MarshallingSerializer<>(type, RIVER, MarshallingSetups.filtered(type));
      case JBOSS_MARSHALLING_RIVER_CT ->
          new MarshallingSerializer<>(type, RIVER, MarshallingSetups.classTable(type));
      case JBOSS_MARSHALLING_RIVER_CT_MANUAL ->
          new MarshallingSerializer<>(
              type, RIVER, MarshallingSetups.classTableAndExternalizers(type));
      case JBOSS_MARSHALLING_SERIAL ->
          new MarshallingSerializer<>(type, SERIAL, MarshallingSetups.serial());
      default -> throw new IllegalArgumentException(row);
    };
  }

  private static RowBuilder row(String name) {
    return Row.named(name)
        .library(JBOSS)
        .usesUnsafe()
        .also(Transport.DIRECT, Transport.HEAP, Transport.STREAM)
        .calls(
            "one Marshaller and one Unmarshaller; for each value start, writeObject, finish into a"
                + " byte stream that is reset; start, readObject, finish; a caller's buffer by"
                + " Marshalling.createByteOutput and createByteInput; on a stream"
                + " clearInstanceCache after each value",
            "https://docs.jboss.org/author/pages/viewpage.action?pageId=5439753");
  }
}
