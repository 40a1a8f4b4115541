package io.serbench.library.jakartajson;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.LibraryInfo;
import io.serbench.catalog.LibraryRows;
import io.serbench.catalog.Opener;
import io.serbench.catalog.Row;
import io.serbench.catalog.Structure;
import io.serbench.dataset.DataType;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.Transport;
import java.util.List;

/**
 * Parsson, the reference implementation of Jakarta JSON Processing, formerly Glassfish's
 * implementation of javax.json: hand-written code on its events and its trees.
 */
public final class JakartaJsonRows implements LibraryRows, Opener {
  private static final String JSON_JAVAX_STREAM_GLASSFISH = "json/javax-stream/glassfish";
  private static final String JSON_JAVAX_TREE_GLASSFISH = "json/javax-tree/glassfish";

  private static final String JAVADOC =
      "https://jakarta.ee/specifications/jsonp/2.1/apidocs/jakarta.json/jakarta/json/";
  private static final LibraryInfo PARSSON =
      new LibraryInfo(
          "Eclipse Parsson",
          List.of("org.eclipse.parsson:parsson", "jakarta.json:jakarta.json-api"),
          "EPL-2.0 OR GPL-2.0-only WITH Classpath-exception-2.0",
          "https://github.com/eclipse-ee4j/parsson");

  private static final String TEXT =
      "; text goes through a reused buffer of characters and is encoded as UTF-8 in one pass, and"
          + " is decoded to a String first";

  @Override
  public List<Row> rows() {
    return List.of(
        Row.named(JSON_JAVAX_STREAM_GLASSFISH)
            .tags(Effort.MANUAL_OPT, Format.JSON, Structure.FLAT_TREE)
            .description(
                "hand-written code on JsonGenerator and JsonParser; absent values left out")
            .library(PARSSON)
            .calls(
                "one JsonGeneratorFactory and one JsonParserFactory; a generator and a parser for"
                    + " each message, closed after use, which returns their buffers"
                    + TEXT,
                JAVADOC + "stream/JsonParserFactory.html")
            .only(MediaFamily.TYPE.family())
            .also(Transport.TEXT)
            .opensWith(this),
        Row.named(JSON_JAVAX_TREE_GLASSFISH)
            .tags(Effort.MANUAL_OPT, Format.JSON, Structure.FLAT_TREE)
            .description("hand-written code on builders and JsonObject; absent values left out")
            .library(PARSSON)
            .calls(
                "one factory each of builders, writers and readers; ser builds a tree of the plain"
                    + " object and writes it, deser reads a tree and makes a plain object of it"
                    + TEXT,
                JAVADOC + "JsonBuilderFactory.html")
            .only(MediaFamily.TYPE.family())
            .also(Transport.TEXT)
            .opensWith(this));
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return switch (row) {
      case JSON_JAVAX_STREAM_GLASSFISH -> new JakartaMediaStream();
      case JSON_JAVAX_TREE_GLASSFISH -> new JakartaMediaTree();
      default -> throw new IllegalArgumentException(row);
    };
  }
}
