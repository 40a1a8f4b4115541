package io.serbench.library.avro;

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
import io.serbench.dataset.media.MediaFamily;
import io.serbench.library.shared.SchemaFamily;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.Transport;
import java.time.Duration;
import java.time.OffsetDateTime;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.apache.avro.Schema;

/**
 * Apache Avro rows: generic, generated and reflected records, interpreted and with hand-written
 * code.
 */
public final class AvroRows implements LibraryRows, SchemaOpener {
  private static final String AVRO_GENERIC = "avro-generic";
  static final String AVRO_SPECIFIC = "avro-specific";
  private static final String AVRO_GENERIC_MANUAL = "avro-generic-manual";
  private static final String AVRO_SPECIFIC_MANUAL = "avro-specific-manual";
  private static final String AVRO_REFLECT = "avro-reflect";

  /** The suffix of rows that decode strings. */
  private static final String STRING = "-string";

  private static final String API = "https://avro.apache.org/docs/1.12.0/api/java/org/apache/avro/";
  private static final LibraryInfo AVRO =
      new LibraryInfo(
          "Apache Avro", List.of("org.apache.avro:avro"), "Apache-2.0", "https://avro.apache.org/");

  private static final String REUSE =
      "one buffering BinaryEncoder on one unlocked stream in memory, one BinaryDecoder that is set"
          + " to the next array; on a stream, an encoder and a decoder for all its values; ";

  private static final String NARROW = "; a short or a char is an int, since Avro has neither";

  private static final String BY_HAND =
      "; written and read field by field by hand, without a DatumWriter or DatumReader. The rows"
          + " that were published under this name reused the decoded object, which gives no fresh"
          + " one and so is no deserialization here";

  /** The decoded form of strings. */
  private enum Text {
    UTF8(
        "",
        true,
        "; strings are Avro's Utf8 (the default), as in the row that was published under this"
            + " name"),
    STRING(AvroRows.STRING, false, "; strings are Strings, decoded in deser (stringType=String)");

    private final String suffix;
    private final boolean lazy;
    private final String description;

    Text(String suffix, boolean lazy, String description) {
      this.suffix = suffix;
      this.lazy = lazy;
      this.description = description;
    }
  }

  @Override
  public List<Row> rows() {
    List<Row> rows = new ArrayList<>();
    for (Text text : Text.values()) {
      rows.addAll(withSchema(text));
    }
    rows.add(
        row(AVRO_REFLECT, Effort.CLASSES_KNOWN)
            .description(
                "any class, with a schema made by reflection; Avro's fast reader does not serve it")
            .settings(
                "ReflectData.AllowNull, as any field may be null and the classes have no @Nullable,"
                    + " with Avro's conversions of UUID, LocalDate, LocalDateTime"
                    + " and Instant, and ones of ours, to strings, of OffsetDateTime, ZonedDateTime"
                    + " and Duration, for which Avro has no logical type; sealed types are unions,"
                    + " as by its annotation Union; ClassSecurityValidator trusts the classes of"
                    + " the data set; it makes objects by constructors without arguments, so no"
                    + " records, and knows no type variables")
            .calls(
                REUSE + "one ReflectDatumWriter and ReflectDatumReader",
                API + "io/DecoderFactory.html")
            .converts(OffsetDateTime.class, ZonedDateTime.class, Duration.class)
            .opensWith(this));
    return rows;
  }

  private List<Row> withSchema(Text text) {
    return List.of(
        withSchema(AVRO_GENERIC, Effort.CLASSES_KNOWN, text)
            .description("generic records of schema/avro" + NARROW + text.description)
            .settings("GenericData; the fast reader, which is the default since 1.12.1")
            .calls(
                REUSE + "one GenericDatumWriter and GenericDatumReader",
                API + "io/EncoderFactory.html")
            .only(SchemaFamily.names())
            .opensWith(this),
        withSchema(AVRO_SPECIFIC, Effort.CLASSES_KNOWN, text)
            .description("classes generated from schema/avro" + NARROW + text.description)
            .settings(
                "SpecificData with setCustomCoders(true), so that records encode themselves; the"
                    + " fast reader, which is the default since 1.12.1; ClassSecurityValidator"
                    + " trusts the generated classes")
            .calls(
                REUSE + "one SpecificDatumWriter and SpecificDatumReader",
                "https://cwiki.apache.org/confluence/display/AVRO/Experimental+features+in+Avro")
            .only(SchemaFamily.names())
            .opensWith(this),
        withSchema(AVRO_GENERIC_MANUAL, Effort.MANUAL_OPT, text)
            .description("generic records of schema/avro/media.avsc" + text.description + BY_HAND)
            .calls(REUSE + "methods of Encoder and Decoder", API + "io/Encoder.html")
            .only(MediaFamily.TYPE.family())
            .opensWith(this),
        withSchema(AVRO_SPECIFIC_MANUAL, Effort.MANUAL_OPT, text)
            .description(
                "classes generated from schema/avro/media.avsc" + text.description + BY_HAND)
            .calls(REUSE + "methods of Encoder and Decoder", API + "io/Encoder.html")
            .only(MediaFamily.TYPE.family())
            .opensWith(this));
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return open(row, type, WriterSchema.SAME);
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type, WriterSchema writer) throws Exception {
    UnaryOperator<Schema> written =
        schema -> writer == WriterSchema.SAME ? schema : AvroRewriting.changed(schema, writer);
    return switch (row) {
      case AVRO_GENERIC -> RecordSerializer.generic(type, written);
      case AVRO_SPECIFIC ->
          type.bundled()
              ? RecordSerializer.specific(type, written)
              : OwnRecords.serializer(type.root());
      case AVRO_GENERIC_MANUAL -> RecordSerializer.genericByHand();
      case AVRO_SPECIFIC_MANUAL -> RecordSerializer.specificByHand();
      case AVRO_GENERIC + STRING ->
          io.serbench.library.avrostring.RecordSerializer.generic(type, written);
      case AVRO_SPECIFIC + STRING ->
          io.serbench.library.avrostring.RecordSerializer.specific(type, written);
      case AVRO_GENERIC_MANUAL + STRING ->
          io.serbench.library.avrostring.RecordSerializer.genericByHand();
      case AVRO_SPECIFIC_MANUAL + STRING ->
          io.serbench.library.avrostring.RecordSerializer.specificByHand();
      case AVRO_REFLECT -> new ReflectObjects<>(type);
      default -> throw new IllegalArgumentException(row);
    };
  }

  @Override
  public Optional<Rewriting> rewriting(String row) {
    return Optional.of(new AvroRewriting());
  }

  /**
   * Returns the schema of what the row avro-reflect writes, as JSON, for readers in other
   * languages.
   */
  public static String reflectedSchema(DataType<?> type) {
    return new ReflectModel().getSchema(type.declared()).toString();
  }

  private static RowBuilder withSchema(String name, Effort effort, Text text) {
    Feature[] features = text.lazy ? new Feature[] {Feature.LAZY_STRINGS} : new Feature[0];
    return row(name + text.suffix, effort, features);
  }

  private static RowBuilder row(String name, Effort effort, Feature... features) {
    return Row.named(name)
        .tags(effort, Format.BIN_CROSSLANG, Structure.FLAT_TREE, features)
        .library(AVRO)
        .also(Transport.STREAM);
  }
}
