package io.serbench.library.colfer;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.LibraryInfo;
import io.serbench.catalog.LibraryRows;
import io.serbench.catalog.Row;
import io.serbench.catalog.SchemaOpener;
import io.serbench.catalog.Structure;
import io.serbench.dataset.DataType;
import io.serbench.dataset.evolution.Rewriting;
import io.serbench.library.shared.SchemaFamily;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.Transport;
import java.util.List;
import java.util.Optional;

/** Colfer rows. Generated classes write and read themselves, without a runtime library. */
public final class ColferRows implements LibraryRows, SchemaOpener {
  /** No coordinates: generated code needs no jar, and serbench does not bring the compiler. */
  private static final LibraryInfo COLFER =
      new LibraryInfo("Colfer", List.of(), "CC0-1.0", "https://github.com/pascaldekloe/colfer");

  /** Why the families of samples cannot be carried. */
  static final String NO_SUCH_LISTS = "has no lists of integers or booleans";

  @Override
  public List<Row> rows() {
    return List.of(
        Row.named("colfer")
            .tags(Effort.CLASSES_KNOWN, Format.BIN_CROSSLANG, Structure.FLAT_TREE)
            .description(
                "beans that the compiler generated from schema/colfer; the format has no null, so"
                    + " flags in the schema say which strings and numbers are absent; a map is a"
                    + " list of pairs; no samples, since its lists hold no integers and no"
                    + " booleans")
            .library(COLFER)
            .settings("colfer-maven-plugin 1.11.2; the default limits of sizes and lists")
            .calls(
                "create fills the generated beans; ser calls marshal(OutputStream, byte[]) with a"
                    + " buffer that is used again, and the stream copies the used part; deser calls"
                    + " unmarshal(byte[], int) on a new bean; on a stream, marshal writes to it,"
                    + " and the generated Unmarshaller reads from it",
                "https://github.com/pascaldekloe/colfer/wiki/Java")
            .only(SchemaFamily.names())
            .without(NO_SUCH_LISTS, SchemaFamily.SAMPLE.family(), SchemaFamily.SAMPLE_LIST.family())
            .also(Transport.STREAM)
            .opensWith(this));
  }

  @Override
  public Optional<Rewriting> rewriting(String row) {
    return Optional.of(new ColferFields());
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return ColferSerializer.of(type);
  }
}
