package io.serbench.library.ion;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.LibraryInfo;
import io.serbench.catalog.LibraryRows;
import io.serbench.catalog.Row;
import io.serbench.catalog.RowBuilder;
import io.serbench.catalog.SchemaOpener;
import io.serbench.catalog.Structure;
import io.serbench.dataset.DataType;
import io.serbench.dataset.evolution.Rewriting;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.library.jackson.BinaryTrees;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.Transport;
import java.util.List;
import java.util.Optional;

/** Amazon Ion's own Java library, in its binary form. */
public final class IonRows implements LibraryRows, SchemaOpener {
  private static final String ION_MANUAL = "ion/manual";
  private static final String ION_MANUAL_SHARED = "ion/manual-shared";

  private static final String WRITER =
      "https://javadoc.io/doc/com.amazon.ion/ion-java/latest/com/amazon/ion/IonWriter.html";
  private static final String COOKBOOK =
      "https://amazon-ion.github.io/ion-docs/guides/cookbook.html";

  private static final String CALLS =
      "one binary IonWriter on a reused unlocked stream in memory, with finish() after each"
          + " message; an IonReader of one builder on the byte[], closed after use; on a stream,"
          + " one writer and one reader of it";

  @Override
  public List<Row> rows() {
    return List.of(
        row(ION_MANUAL, "is in each message").calls(CALLS, WRITER).opensWith(this),
        row(ION_MANUAL_SHARED, "writer and reader have beforehand")
            .settings("withImports() of a SharedSymbolTable, which the reader's catalog has")
            .calls(CALLS, COOKBOOK)
            .opensWith(this));
  }

  @Override
  public Optional<Rewriting> rewriting(String row) {
    return switch (row) {
      case ION_MANUAL -> Optional.of(BinaryTrees.ion());
      default -> Optional.empty();
    };
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return switch (row) {
      case ION_MANUAL -> IonMediaSerializer.selfDescribing();
      case ION_MANUAL_SHARED -> IonMediaSerializer.sharingSymbols();
      default -> throw new IllegalArgumentException(row);
    };
  }

  private static RowBuilder row(String name, String table) {
    return Row.named(name)
        .tags(Effort.MANUAL_OPT, Format.BIN_CROSSLANG, Structure.FLAT_TREE)
        .description(
            "hand-written code on IonWriter and IonReader; absent values are left out; field names"
                + " and enumerations are symbols, whose table "
                + table)
        .library(
            new LibraryInfo(
                "Amazon Ion",
                List.of("com.amazon.ion:ion-java"),
                "Apache-2.0",
                "https://github.com/amazon-ion/ion-java"))
        .settings("on a stream, withLocalSymbolTableAppendEnabled() and withAutoFlushEnabled(true)")
        .only(MediaFamily.TYPE.family())
        .also(Transport.STREAM);
  }
}
