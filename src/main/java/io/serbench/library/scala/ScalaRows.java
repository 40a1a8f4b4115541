package io.serbench.library.scala;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.LibraryInfo;
import io.serbench.catalog.LibraryRows;
import io.serbench.catalog.Opener;
import io.serbench.catalog.Row;
import io.serbench.catalog.Structure;
import io.serbench.dataset.DataType;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.library.shared.PublishedSize;
import io.serbench.serializer.Serializer;
import java.util.List;

/** Scala's case classes with sbinary, and with the JDK's object serialization. */
public final class ScalaRows implements LibraryRows, Opener {
  private static final String SCALA_SBINARY = "scala/sbinary";
  private static final String SCALA_JAVA_BUILT_IN = "scala/java-built-in";

  private static final LibraryInfo SBINARY =
      new LibraryInfo(
          "sbinary",
          List.of("org.scala-sbt:sbinary_2.13", "org.scala-lang:scala-library"),
          "MIT",
          "https://github.com/sbt/sbinary");

  private static final LibraryInfo SCALA =
      new LibraryInfo(
          "Scala's standard library",
          List.of("org.scala-lang:scala-library"),
          "Apache-2.0",
          "https://www.scala-lang.org/");

  @Override
  public List<Row> rows() {
    return List.of(
        Row.named(SCALA_SBINARY)
            .tags(Effort.MANUAL_OPT, Format.BINARY, Structure.FLAT_TREE)
            .description(
                "formats written by hand in Scala for immutable case classes; a null string is"
                    + " None")
            .library(SBINARY)
            .settings("formats of strings, numbers, options and lists from DefaultProtocol")
            .calls(
                "create builds the case classes; Operations.toByteArray and fromByteArray with the"
                    + " format of the root, which are stateless",
                "https://github.com/sbt/sbinary")
            .only(MediaFamily.TYPE.family())
            .opensWith(this),
        Row.named(SCALA_JAVA_BUILT_IN)
            .tags(Effort.MISC, Format.BINARY, Structure.FULL_GRAPH)
            .description("object serialization of immutable case classes; a null string is None")
            .library(SCALA)
            .settings(
                "references kept"
                    + PublishedSize.was(
                        1312,
                        "Scala 2.10, which wrote options and lists differently, and shorter"
                            + " class names"))
            .calls(
                "create builds the case classes; ObjectOutputStream.writeObject into an unlocked"
                    + " stream in memory that is reused; ObjectInputStream.readObject; a new"
                    + " object stream for each message, because a message must carry its own class"
                    + " descriptors",
                "https://docs.oracle.com/en/java/javase/17/docs/api/java.base/java/io/ObjectOutputStream.html")
            .only(MediaFamily.TYPE.family())
            .opensWith(this));
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return switch (row) {
      case SCALA_SBINARY -> ScalaBytes.ofMedia(SbinaryProtocol$.MODULE$);
      case SCALA_JAVA_BUILT_IN -> new ScalaBuiltIn();
      default -> throw new IllegalArgumentException(row);
    };
  }
}
