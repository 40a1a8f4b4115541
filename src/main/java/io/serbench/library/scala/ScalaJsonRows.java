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
  private static final String JSON_ZIO = "json/zio-json";

  private static final String JSONITER_CODEC =
      "com.github.plokhotnyuk.jsoniter_scala.core.JsonValueCodec";
  private static final String CIRCE_ENCODER = "io.circe.Encoder";
  private static final String CIRCE_DECODER = "io.circe.Decoder";
  private static final String PLAY_READS = "play.api.libs.json.Reads";
  private static final String PLAY_WRITES = "play.api.libs.json.Writes";
  private static final String UPICKLE_CODEC = "upickle.core.Types$ReadWriter";
  private static final String ZIO_CODEC = "zio.json.JsonCodec";

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

  private static final String ZIO_ARTIFACT = "dev.zio:zio-json_2.13";
  private static final String ZIO_VERSION = ":2.1.17";
  private static final String ZIO_SITE = "https://zio.dev/zio-json/getting-started";
  private static final LibraryInfo ZIO =
      new LibraryInfo("zio-json", List.of(ZIO_ARTIFACT), "Apache-2.0", ZIO_SITE);

  @Override
  public List<Row> rows() {
    return List.of(
        row(JSON_JSONITER_SCALA, JSONITER_CODEC)
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
        row(JSON_CIRCE, CIRCE_DECODER)
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
        row(JSON_PLAY, PLAY_READS)
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
        row(JSON_UPICKLE, UPICKLE_CODEC)
            .description("immutable case classes; absent options are written as null")
            .library(UPICKLE)
            .settings("macroRW of upickle.default; players and sizes as strings")
            .calls(
                "create builds the case classes; writeToByteArray and read of the byte[]; write and"
                    + " read of strings",
                "https://com-lihaoyi.github.io/upickle/#GettingStarted")
            .also(Transport.TEXT)
            .opensWith(this),
        row(JSON_ZIO, ZIO_CODEC)
            .description("immutable case classes; absent options are left out")
            .library(ZIO)
            // It needs all of ZIO, which no other row does.
            .ownJars(
                ZIO_ARTIFACT + ":0.7.42",
                "dev.zio:zio_2.13" + ZIO_VERSION,
                "dev.zio:zio-streams_2.13" + ZIO_VERSION,
                "dev.zio:zio-stacktracer_2.13" + ZIO_VERSION,
                "dev.zio:izumi-reflect_2.13:3.0.1",
                "dev.zio:izumi-reflect-thirdparty-boopickle-shaded_2.13:3.0.1",
                "com.softwaremill.magnolia1_2:magnolia_2.13:1.1.10")
            .settings("codecs derived by DeriveJsonCodec.gen; players and sizes as strings")
            .calls(
                "create builds the case classes; toJson and fromJson of strings, whose bytes are"
                    + " written and read, since the library has no such call for bytes",
                ZIO_SITE)
            .also(Transport.TEXT)
            .opensWith(this));
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    if (ScalaObjects.isOwn(type)) {
      return own(row, type);
    }
    return switch (row) {
      case JSON_JSONITER_SCALA ->
          new JsoniterScala<>(ScalaObjects.Conversion.OF_MEDIA, JsoniterProtocol.ofMedia());
      case JSON_CIRCE -> ScalaJson.ofMedia(CirceProtocol.ofMedia());
      case JSON_PLAY -> ScalaJson.ofMedia(PlayProtocol.ofMedia());
      case JSON_UPICKLE -> ScalaJson.ofMedia(UpickleProtocol.ofMedia());
      case JSON_ZIO -> ScalaJson.ofMedia(ZioJsonProtocol.ofMedia());
      default -> throw new IllegalArgumentException(row);
    };
  }

  private static Serializer<?, ?> own(String row, DataType<?> type) throws Exception {
    return switch (row) {
      case JSON_JSONITER_SCALA ->
          new JsoniterScala<>(
              ScalaObjects.Conversion.NONE,
              JsoniterProtocol.of(OwnCodecs.find(JSONITER_CODEC, type)));
      case JSON_CIRCE ->
          ScalaJson.own(
              CirceProtocol.of(
                  OwnCodecs.find(CIRCE_ENCODER, type), OwnCodecs.find(CIRCE_DECODER, type)));
      case JSON_PLAY ->
          ScalaJson.own(
              PlayProtocol.of(OwnCodecs.find(PLAY_READS, type), OwnCodecs.find(PLAY_WRITES, type)));
      case JSON_UPICKLE -> ScalaJson.own(UpickleProtocol.of(OwnCodecs.find(UPICKLE_CODEC, type)));
      case JSON_ZIO -> ScalaJson.own(ZioJsonProtocol.of(OwnCodecs.find(ZIO_CODEC, type)));
      default -> throw new IllegalArgumentException(row);
    };
  }

  /** A row that also takes users' classes for which an object of theirs has such a member. */
  private static RowBuilder row(String name, String codec) {
    return Row.named(name)
        .tags(Effort.CLASSES_KNOWN, Format.JSON, Structure.FLAT_TREE)
        .annotated(codec)
        .only(MediaFamily.TYPE.family());
  }
}
