package io.serbench.library.scala;

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
import io.serbench.serializer.Serializer;
import io.serbench.serializer.Transport;
import java.util.List;

/** Scala's case classes as JSON, with codecs that macros generate at compile time. */
public final class ScalaJsonRows implements LibraryRows, Opener {
  private static final String JSON_JSONITER_SCALA = "json/jsoniter-scala";
  private static final String JSON_CIRCE = "json/circe";
  private static final String JSON_PLAY = "json/play-json";
  private static final String JSON_UPICKLE = "json/upickle";

  private static final LibraryInfo JSONITER =
      new LibraryInfo(
          "jsoniter-scala",
          List.of("com.github.plokhotnyuk.jsoniter-scala:jsoniter-scala-core_2.13"),
          "MIT",
          "https://github.com/plokhotnyuk/jsoniter-scala");

  private static final LibraryInfo CIRCE =
      new LibraryInfo(
          "circe",
          List.of(
              "io.circe:circe-generic_2.13",
              "io.circe:circe-core_2.13",
              "io.circe:circe-jawn_2.13",
              "org.typelevel:jawn-parser_2.13"),
          "Apache-2.0",
          "https://circe.github.io/circe/");

  private static final LibraryInfo PLAY =
      new LibraryInfo(
          "Play JSON",
          List.of(
              "org.playframework:play-json_2.13",
              "com.fasterxml.jackson.core:jackson-databind",
              "com.fasterxml.jackson.core:jackson-core"),
          "Apache-2.0",
          "https://github.com/playframework/play-json");

  private static final LibraryInfo UPICKLE =
      new LibraryInfo(
          "uPickle",
          List.of("com.lihaoyi:upickle_2.13", "com.lihaoyi:ujson_2.13"),
          "MIT",
          "https://com-lihaoyi.github.io/upickle/");

  @Override
  public List<Row> rows() {
    return List.of(
        row(JSON_JSONITER_SCALA)
            .description("immutable case classes; absent options and empty lists are left out")
            .library(JSONITER)
            .settings("players and sizes as strings, without a discriminator field")
            .calls(
                "create builds the case classes; one codec for the root; writeToArray and"
                    + " readFromArray, writeToString and readFromString, writeToByteBuffer and"
                    + " readFromByteBuffer",
                "https://github.com/plokhotnyuk/jsoniter-scala#how-to")
            .also(Transport.TEXT, Transport.DIRECT, Transport.HEAP)
            .opensWith(this),
        row(JSON_CIRCE)
            .description("immutable case classes; absent options are written as null")
            .library(CIRCE)
            .settings(
                "codecs derived by deriveCodec; players and sizes as strings; reuseWriters of the"
                    + " Printer, which is off by default")
            .calls(
                "create builds the case classes; print of one Printer of the tree that the codec"
                    + " makes, and the string's bytes; jawn.decodeByteArray; strings by print and"
                    + " decode",
                "https://circe.github.io/circe/codecs/semiauto-derivation.html")
            .also(Transport.TEXT)
            .opensWith(this),
        row(JSON_PLAY)
            .description("immutable case classes; absent options are left out")
            .library(PLAY)
            .settings("formats by the macro Json.format; players and sizes as strings")
            .calls(
                "create builds the case classes; Json.toBytes of the tree that the format makes;"
                    + " reads of the tree that Json.parse makes; strings by Json.stringify and"
                    + " Json.parse",
                "https://www.playframework.com/documentation/3.0.x/ScalaJsonAutomated")
            .also(Transport.TEXT)
            .opensWith(this),
        row(JSON_UPICKLE)
            .description("immutable case classes; absent options are written as null")
            .library(UPICKLE)
            .settings("macroRW of upickle.default; players and sizes as strings")
            .calls(
                "create builds the case classes; writeToByteArray and read of the byte[]; write and"
                    + " read of strings",
                "https://com-lihaoyi.github.io/upickle/#GettingStarted")
            .also(Transport.TEXT)
            .opensWith(this));
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return switch (row) {
      case JSON_JSONITER_SCALA -> new JsoniterScala();
      case JSON_CIRCE -> new ScalaJson(CirceProtocol$.MODULE$);
      case JSON_PLAY -> new ScalaJson(PlayProtocol$.MODULE$);
      case JSON_UPICKLE -> new ScalaJson(UpickleProtocol$.MODULE$);
      default -> throw new IllegalArgumentException(row);
    };
  }

  private static RowBuilder row(String name) {
    return Row.named(name)
        .tags(Effort.CLASSES_KNOWN, Format.JSON, Structure.FLAT_TREE)
        .only(MediaFamily.TYPE.family());
  }
}
