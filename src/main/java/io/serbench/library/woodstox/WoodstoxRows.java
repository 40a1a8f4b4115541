package io.serbench.library.woodstox;

import io.serbench.catalog.LibraryInfo;
import io.serbench.catalog.LibraryRows;
import io.serbench.catalog.Row;
import io.serbench.catalog.SchemaOpener;
import io.serbench.dataset.DataType;
import io.serbench.dataset.evolution.Rewriting;
import io.serbench.library.shared.XmlMessages;
import io.serbench.library.shared.stax.Stax2Row;
import io.serbench.serializer.Serializer;
import java.util.List;
import java.util.Optional;

/** Woodstox, with hand-written code. */
public final class WoodstoxRows implements LibraryRows, SchemaOpener {
  private static final LibraryInfo LIBRARY =
      new LibraryInfo(
          "Woodstox",
          List.of("com.fasterxml.woodstox:woodstox-core"),
          "Apache-2.0",
          "https://github.com/FasterXML/woodstox");

  @Override
  public List<Row> rows() {
    return List.of(Stax2Row.manual("xml/woodstox-manual", LIBRARY).opensWith(this));
  }

  @Override
  public Optional<Rewriting> rewriting(String row) {
    return Optional.of(new XmlMessages());
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return WoodstoxFactories.media();
  }
}
