package io.serbench.library.jdk;

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
import io.serbench.dataset.sample.SampleFamilies;
import io.serbench.library.shared.PublishedSize;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.Transport;
import java.util.List;

/** Rows without a library: the JDK's object serialization, and hand-written code. */
public final class JdkRows implements LibraryRows, Opener {
  private static final String JAVA_BUILT_IN = "java-built-in";
  private static final String JAVA_BUILT_IN_SERIALIZER = "java-built-in-serializer";
  private static final String JAVA_BUILT_IN_FILTERED = "java-built-in-filtered";
  private static final String JAVA_EXTERNALIZABLE = "java-externalizable";
  private static final String JAVA_MANUAL = "java-manual";

  private static final String STREAMS =
      "https://docs.oracle.com/en/java/javase/17/docs/api/java.base/java/io/ObjectOutputStream.html";

  @Override
  public List<Row> rows() {
    return List.of(
        objectStream(JAVA_BUILT_IN)
            .description("object serialization, the root written and read unshared")
            .settings(
                "references kept below the root" + PublishedSize.was(889, PublishedSize.NAMES))
            .calls(
                "ObjectOutputStream.writeUnshared into an unlocked stream in memory that is used"
                    + " again; ObjectInputStream.readUnshared; a new object stream for each"
                    + " message, because a message must carry its own class descriptors; for a"
                    + " stream one object stream, reset after each value",
                STREAMS)
            .without(
                "writes the root unshared, so that a reference back to it makes a second object",
                SampleFamilies.GRAPH.family())
            .opensWith(this),
        objectStream(JAVA_BUILT_IN_SERIALIZER)
            .description("object serialization")
            .settings("references kept" + PublishedSize.was(889, PublishedSize.NAMES))
            .calls(
                "ObjectOutputStream.writeObject into an unlocked stream in memory that is used"
                    + " again; ObjectInputStream.readObject; a new object stream for each message,"
                    + " because a message must carry its own class descriptors; for a stream one"
                    + " object stream, reset after each value",
                STREAMS)
            .opensWith(this),
        objectStream(JAVA_BUILT_IN_FILTERED)
            .tags(Effort.CLASSES_KNOWN, Format.BINARY, Structure.FULL_GRAPH)
            .description(
                "object serialization, filtered: known classes, limits of depth and length")
            .settings(
                "as java-built-in-serializer, and an ObjectInputFilter that admits the classes of"
                    + " the data and the JDK's values and collections, "
                    + JavaBuiltInFiltered.LIMITS)
            .calls(
                "as java-built-in-serializer; setObjectInputFilter of each ObjectInputStream, with"
                    + " one filter",
                "https://docs.oracle.com/en/java/javase/17/core/serialization-filtering1.html")
            .opensWith(this),
        Row.named(JAVA_EXTERNALIZABLE)
            .tags(Effort.MANUAL_OPT, Format.BINARY, Structure.FULL_GRAPH)
            .description("object serialization of classes that write themselves, field after field")
            .library(LibraryInfo.JDK)
            .settings("references kept; strings by writeUTF, before those that may be null a flag")
            .calls(
                "create fills objects of Externalizable classes; else as java-built-in-serializer",
                "https://docs.oracle.com/en/java/javase/17/docs/api/java.base/java/io/Externalizable.html")
            .only(MediaFamily.TYPE.family())
            .opensWith(this),
        Row.named(JAVA_MANUAL)
            .tags(Effort.MANUAL_OPT, Format.BINARY, Structure.FLAT_TREE)
            .description("written by hand, field after field, with only the JDK")
            .library(LibraryInfo.JDK)
            .settings(
                "numbers of variable size, positive ones short; strings as ASCII, or as UTF-8 where"
                    + " they are not"
                    + PublishedSize.was(
                        255, "numbers at their full width, as DataOutputStream writes them"))
            .calls(
                "writes to and reads from a byte array by index; the array is kept from message to"
                    + " message and copied out at its exact length",
                "no library is called; the model is"
                    + " https://docs.oracle.com/en/java/javase/17/docs/api/java.base/java/io/DataOutput.html")
            .only(MediaFamily.TYPE.family())
            .opensWith(this));
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return switch (row) {
      case JAVA_BUILT_IN -> new JavaBuiltInUnshared<>(type);
      case JAVA_BUILT_IN_SERIALIZER -> new JavaBuiltIn<>(type);
      case JAVA_BUILT_IN_FILTERED -> new JavaBuiltInFiltered<>(type);
      case JAVA_EXTERNALIZABLE -> new JavaExternalizable();
      case JAVA_MANUAL -> new JavaManual();
      default -> throw new IllegalArgumentException(row);
    };
  }

  private static RowBuilder objectStream(String name) {
    return Row.named(name)
        .tags(Effort.ZERO_KNOWLEDGE, Format.BINARY, Structure.FULL_GRAPH)
        .library(LibraryInfo.JDK)
        .also(Transport.STREAM);
  }
}
