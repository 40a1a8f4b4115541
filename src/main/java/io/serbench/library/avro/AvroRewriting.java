package io.serbench.library.avro;

import io.serbench.dataset.evolution.Rewriting;
import io.serbench.dataset.evolution.WriterSchema;
import io.serbench.library.avro.generated.MediaContentRecord;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import org.apache.avro.Schema;
import org.apache.avro.SchemaBuilder;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericDatumReader;
import org.apache.avro.generic.GenericDatumWriter;
import org.apache.avro.generic.GenericRecord;
import org.apache.avro.io.BinaryEncoder;
import org.apache.avro.io.DecoderFactory;
import org.apache.avro.io.EncoderFactory;

/** Writes generic records by a changed schema. Avro's readers must be told which that is. */
public final class AvroRewriting implements Rewriting {
  private static final String MEDIA = "media";

  @Override
  public byte[] rewritten(byte[] message, WriterSchema writer) throws IOException {
    Schema own = MediaContentRecord.getClassSchema();
    GenericRecord content =
        new GenericDatumReader<GenericRecord>(own)
            .read(null, DecoderFactory.get().binaryDecoder(message, null));
    Schema changed = changed(own, writer);
    GenericRecord rewritten = new GenericData.Record(changed);
    rewritten.put("images", content.get("images"));
    rewritten.put(
        MEDIA, media((GenericRecord) content.get(MEDIA), changed.getField(MEDIA).schema()));
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    BinaryEncoder encoder = EncoderFactory.get().binaryEncoder(out, null);
    new GenericDatumWriter<GenericRecord>(changed).write(rewritten, encoder);
    encoder.flush();
    return out.toByteArray();
  }

  private static GenericRecord media(GenericRecord media, Schema changed) {
    GenericRecord rewritten = new GenericData.Record(changed);
    for (Schema.Field field : changed.getFields()) {
      Object value =
          field.name().equals(WriterSchema.ADDED) ? WriterSchema.CONTENT : media.get(field.name());
      Object fitting =
          switch (field.schema().getType()) {
            case INT -> ((Number) value).intValue();
            case LONG -> ((Number) value).longValue();
            default -> value;
          };
      rewritten.put(field.name(), fitting);
    }
    return rewritten;
  }

  /** Returns the writer's schema, given that of the row. */
  public static Schema changed(Schema content, WriterSchema writer) {
    return record(
        content,
        content.getFields().stream()
            .map(
                field ->
                    field.name().equals(MEDIA)
                        ? new Schema.Field(field, media(field.schema(), writer))
                        : new Schema.Field(field, field.schema()))
            .toList());
  }

  private static Schema media(Schema media, WriterSchema writer) {
    Schema string = media.getField("copyright").schema();
    Schema.Field added =
        new Schema.Field(WriterSchema.ADDED, string, null, Schema.Field.NULL_DEFAULT_VALUE);
    List<Schema.Field> own =
        media.getFields().stream()
            .map(field -> new Schema.Field(field, type(field, writer)))
            .toList();
    return record(media, writer.members(own, Schema.Field::name, added));
  }

  private static Schema type(Schema.Field field, WriterSchema writer) {
    SchemaBuilder.BaseTypeBuilder<Schema> types = SchemaBuilder.builder();
    return writer.type(field.name(), field.schema(), types.intType(), types.longType());
  }

  private static Schema record(Schema same, List<Schema.Field> fields) {
    return Schema.createRecord(same.getName(), same.getDoc(), same.getNamespace(), false, fields);
  }
}
