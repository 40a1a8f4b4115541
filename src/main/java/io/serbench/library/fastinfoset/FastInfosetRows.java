package io.serbench.library.fastinfoset;

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
import java.util.List;

/** Fast Infoset rows, with hand-written code. Fast Infoset is a binary encoding of XML. */
public final class FastInfosetRows implements LibraryRows, Opener {
  @Override
  public List<Row> rows() {
    return List.of(
        Row.named("xml/fastinfo-manual")
            .tags(Effort.MANUAL_OPT, Format.XML, Structure.FLAT_TREE)
            .description(
                "hand-written for media: an element for each value, absent ones left out; a binary"
                    + " coding of XML, so the bytes are no text")
            .library(
                new LibraryInfo(
                    "Fast Infoset",
                    List.of("com.sun.xml.fastinfoset:FastInfoset"),
                    "Apache-2.0",
                    "https://github.com/eclipse-ee4j/metro-fi"))
            .settings(
                "the library's defaults: texts of less than 32 characters are indexed, so that one"
                    + " that comes again is a number")
            .calls(
                "ser writes with one reused StAXDocumentSerializer on a reused"
                    + " unlocked stream in memory; deser reads with one reused StAXDocumentParser",
                "https://download.oracle.com/javaee-archive/fi.java.net/dev/2005/09/0504.html")
            .only(MediaFamily.TYPE.family())
            .opensWith(this));
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return new FastInfosetSerializer();
  }
}
