package io.serbench.library.sbe;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Feature;
import io.serbench.catalog.Format;
import io.serbench.catalog.LibraryInfo;
import io.serbench.catalog.LibraryRows;
import io.serbench.catalog.Row;
import io.serbench.catalog.RowBuilder;
import io.serbench.catalog.SchemaOpener;
import io.serbench.catalog.Structure;
import io.serbench.dataset.DataType;
import io.serbench.dataset.evolution.Rewriting;
import io.serbench.dataset.evolution.WriterSchema;
import io.serbench.library.shared.SchemaFamily;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.Transport;
import java.util.List;
import java.util.Optional;

/** Simple Binary Encoding: generated flyweights over Agrona's buffers. */
public final class SbeRows implements LibraryRows, SchemaOpener {
  /** The generated code needs only Agrona. The tool that generates it is not in the jar. */
  private static final LibraryInfo SBE =
      new LibraryInfo(
          "Simple Binary Encoding (SBE)",
          List.of("org.agrona:agrona"),
          "Apache-2.0",
          "https://github.com/aeron-io/simple-binary-encoding");

  private static final String SBE_ROW = "sbe";
  private static final String SBE_UNCHECKED = "sbe-unchecked";
  private static final String SBE_ACCESS = "sbe-access";

  private static final String CREATES =
      "create puts one encoder over one buffer, writes all fields in the schema's order and copies"
          + " the message; ser writes them likewise, and copies the message to the array or the"
          + " buffer";
  private static final String CALLS =
      CREATES
          + "; deser puts one decoder over the array or the buffer, applies the header and reads"
          + " all fields";

  @Override
  public List<Row> rows() {
    return List.of(
        row(
                SBE_ROW,
                "flyweights that sbe-tool generated from schema/sbe/messages.xml, from and to plain"
                    + " objects, strings as data of variable size",
                CALLS)
            .opensWith(this),
        row(
                SBE_UNCHECKED,
                "as the row sbe, without a check that a field lies within its buffer, as those use"
                    + " SBE who trust the sender",
                CALLS)
            .settings(
                "sbe-tool 1.38.1; -Dagrona.disable.bounds.checks=true; the buffer that create"
                    + " writes to grows, and so still looks at its end")
            .property("agrona.disable.bounds.checks", "true")
            .opensWith(this),
        row(
                SBE_ACCESS,
                "what the row sbe costs before a field is read: create encodes the whole message,"
                    + " and deser makes a flyweight and checks the header",
                CREATES
                    + "; deser puts a new decoder over the array or the buffer and applies the"
                    + " header",
                Feature.LAZY)
            .opensWith(this));
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return switch (row) {
      case SBE_ROW, SBE_UNCHECKED -> SbeSerializer.of(type);
      case SBE_ACCESS -> SbeAccess.of(type);
      default -> throw new IllegalArgumentException(row);
    };
  }

  /** What lacks the last member is read by code for a schema that says when it was added. */
  @Override
  public Serializer<?, ?> open(String row, DataType<?> type, WriterSchema writer) throws Exception {
    if (writer != WriterSchema.WITHOUT_COPYRIGHT) {
      return open(row, type);
    }
    return row.equals(SBE_ACCESS)
        ? io.serbench.library.sbesince.SbeAccess.of(type)
        : io.serbench.library.sbesince.SbeSerializer.of(type);
  }

  @Override
  public Optional<Rewriting> rewriting(String row) {
    return Optional.of(new SbeRewriting());
  }

  private static RowBuilder row(
      String name, String description, String calls, Feature... features) {
    return Row.named(name)
        .tags(Effort.CLASSES_KNOWN, Format.BIN_CROSSLANG, Structure.FLAT_TREE, features)
        .description(
            description
                + "; a set says which fields are absent; arrays are groups of one field, a map is a"
                + " group of pairs and a char a uint16")
        .library(SBE)
        .settings("sbe-tool 1.38.1; the default bounds checks of Agrona")
        .calls(calls, "https://github.com/aeron-io/simple-binary-encoding/wiki/Java-Users-Guide")
        .opens("java.base/jdk.internal.misc")
        .only(SchemaFamily.names())
        .also(Transport.DIRECT, Transport.HEAP);
  }
}
