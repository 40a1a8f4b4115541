package io.serbench.library.shared.stax;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.LibraryInfo;
import io.serbench.catalog.Row;
import io.serbench.catalog.RowBuilder;
import io.serbench.catalog.Structure;
import io.serbench.dataset.media.MediaFamily;

/** The row of a library with {@link Stax2MediaSerializer}. Does not load Stax2. */
public final class Stax2Row {
  private Stax2Row() {}

  /** Returns the row without its opener. */
  public static RowBuilder manual(String name, LibraryInfo library) {
    return Row.named(name)
        .tags(Effort.MANUAL_OPT, Format.XML, Structure.FLAT_TREE)
        .description(
            "hand-written for media: an element for each value, absent ones left out; Stax2's"
                + " typed access for numbers")
        .library(library)
        .settings("configureForSpeed(); DTDs and external entities off; factories named explicitly")
        .calls(
            "ser writes with an XMLStreamWriter2 on a reused unlocked stream in memory, numbers"
                + " with writeInt and writeLong; deser reads with an XMLStreamReader2 on a"
                + " Stax2ByteArraySource, numbers with getElementAsInt and getElementAsLong;"
                + " factories are kept, writers and readers closed, which recycles their"
                + " buffers",
            "https://fasterxml.github.io/stax2-api/javadoc/4.0.0/org/codehaus/stax2/XMLInputFactory2.html")
        .only(MediaFamily.TYPE.family());
  }
}
