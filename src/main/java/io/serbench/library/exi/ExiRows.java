package io.serbench.library.exi;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Feature;
import io.serbench.catalog.Format;
import io.serbench.catalog.LibraryInfo;
import io.serbench.catalog.LibraryRows;
import io.serbench.catalog.Opener;
import io.serbench.catalog.Row;
import io.serbench.catalog.RowBuilder;
import io.serbench.catalog.Structure;
import io.serbench.dataset.DataType;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.serializer.Serializer;
import java.util.List;

/**
 * Rows of EXIficient, an implementation of the W3C's Efficient XML Interchange: without a schema,
 * as in the tables of jvm-serializers, and with one, as the format's primer recommends.
 */
public final class ExiRows implements LibraryRows, Opener {
  private static final String XML_EXI_MANUAL = "xml/exi-manual";
  private static final String XML_EXI_MANUAL_SCHEMA = "xml/exi-manual-schema";

  private static final LibraryInfo EXIFICIENT =
      new LibraryInfo(
          "EXIficient",
          List.of("com.siemens.ct.exi:exificient"),
          "MIT",
          "https://exificient.github.io/");

  @Override
  public List<Row> rows() {
    return List.of(
        row(XML_EXI_MANUAL)
            .description(
                "hand-written for media: an element for each value, absent ones left out; a binary"
                    + " coding of XML without a schema, so that names are in the data and numbers"
                    + " are strings")
            .settings("the library's defaults: bit-packed, no options in the header")
            .opensWith(this),
        row(XML_EXI_MANUAL_SCHEMA)
            .description(
                "as xml/exi-manual, with names and types from schema/exi/media.xsd, so that"
                    + " numbers are binary")
            .settings("strict, grammars from the schema; bit-packed, no options in the header")
            .opensWith(this));
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return switch (row) {
      case XML_EXI_MANUAL -> ExiMediaSerializer.schemaless();
      case XML_EXI_MANUAL_SCHEMA -> ExiMediaSerializer.schemaInformed();
      default -> throw new IllegalArgumentException(row);
    };
  }

  private static RowBuilder row(String name, Feature... features) {
    return Row.named(name)
        .tags(Effort.MANUAL_OPT, Format.XML, Structure.FLAT_TREE, features)
        .library(EXIFICIENT)
        .calls(
            "one StAXEncoder and one StAXDecoder; ser calls setOutputStream with a reused stream"
                + " that does not lock and writes the events, deser calls setInputStream and reads"
                + " them",
            "https://www.w3.org/TR/exi-primer/")
        .only(MediaFamily.TYPE.family());
  }
}
