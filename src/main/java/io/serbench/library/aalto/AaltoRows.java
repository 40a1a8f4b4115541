package io.serbench.library.aalto;

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

/** Aalto rows, with hand-written code. */
public final class AaltoRows implements LibraryRows, SchemaOpener {
  private static final LibraryInfo LIBRARY =
      new LibraryInfo(
          "Aalto",
          List.of("com.fasterxml:aalto-xml"),
          "Apache-2.0",
          "https://github.com/FasterXML/aalto-xml");

  @Override
  public List<Row> rows() {
    return List.of(Stax2Row.manual("xml/aalto-manual", LIBRARY).opensWith(this));
  }

  @Override
  public Optional<Rewriting> rewriting(String row) {
    return Optional.of(new XmlMessages());
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return AaltoFactories.media();
  }
}
