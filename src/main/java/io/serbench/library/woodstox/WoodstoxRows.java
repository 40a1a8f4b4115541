package io.serbench.library.woodstox;

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

/** Woodstox, with hand-written code. */
public final class WoodstoxRows implements LibraryRows, Opener {
  @Override
  public List<Row> rows() {
    return List.of(
        Row.named("xml/woodstox-manual")
            .tags(Effort.MANUAL_OPT, Format.XML, Structure.FLAT_TREE)
            .description(
                "hand-written for media: an element for each value, absent ones left out; Stax2's"
                    + " typed access for numbers")
            .library(
                new LibraryInfo(
                    "Woodstox",
                    List.of("com.fasterxml.woodstox:woodstox-core"),
                    "Apache-2.0",
                    "https://github.com/FasterXML/woodstox"))
            .settings(
                "configureForSpeed(); DTDs and external entities off; factories named explicitly")
            .calls(
                "ser writes with an XMLStreamWriter2 on a reused ByteArrayOutputStream, numbers"
                    + " with writeInt and writeLong; deser reads with an XMLStreamReader2 on a"
                    + " Stax2ByteArraySource, numbers with getElementAsInt and getElementAsLong;"
                    + " factories are kept, writers and readers closed, which recycles their"
                    + " buffers",
                "https://fasterxml.github.io/stax2-api/javadoc/4.0.0/org/codehaus/stax2/XMLInputFactory2.html")
            .only(MediaFamily.TYPE.family())
            .opensWith(this));
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return WoodstoxFactories.media();
  }
}
