package io.serbench.library.javolution;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.LibraryInfo;
import io.serbench.catalog.LibraryRows;
import io.serbench.catalog.Row;
import io.serbench.catalog.SchemaOpener;
import io.serbench.catalog.Structure;
import io.serbench.dataset.DataType;
import io.serbench.dataset.evolution.Rewriting;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.library.shared.XmlMessages;
import io.serbench.serializer.Serializer;
import java.util.List;
import java.util.Optional;

/** Javolution's XML binding, in the version of jvm-serializers' tables. */
public final class JavolutionRows implements LibraryRows, SchemaOpener {
  @Override
  public List<Row> rows() {
    return List.of(
        Row.named("xml/javolution")
            .tags(Effort.MANUAL_OPT, Format.XML, Structure.FLAT_TREE)
            .description(
                "hand-written formats for media: single values are attributes, absent ones left"
                    + " out; the library has a parser and a writer of its own")
            .library(
                new LibraryInfo(
                    "Javolution",
                    List.of("javolution:javolution"),
                    "BSD-2-Clause",
                    "https://javolution.org/"))
            .settings("an XMLBinding that finds the formats by class; no reference resolver")
            .calls(
                "one XMLObjectWriter and one XMLObjectReader; ser calls setBinding, setOutput,"
                    + " write and close, deser setBinding, setInput, read and close, which sets"
                    + " them back for reuse",
                "https://javadoc.io/static/org.javolution/javolution-core-java/6.0.0/javolution/xml/"
                    + "XMLObjectReader.html")
            .only(MediaFamily.TYPE.family())
            .opensWith(this));
  }

  @Override
  public Optional<Rewriting> rewriting(String row) {
    return Optional.of(new XmlMessages());
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return new JavolutionSerializer();
  }
}
