package io.serbench.library.aalto;

import io.serbench.catalog.LibraryInfo;
import io.serbench.catalog.LibraryRows;
import io.serbench.catalog.Opener;
import io.serbench.catalog.Row;
import io.serbench.dataset.DataType;
import io.serbench.library.shared.stax.Stax2Row;
import io.serbench.serializer.Serializer;
import java.util.List;

/** Aalto rows, with hand-written code. */
public final class AaltoRows implements LibraryRows, Opener {
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
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return AaltoFactories.media();
  }
}
