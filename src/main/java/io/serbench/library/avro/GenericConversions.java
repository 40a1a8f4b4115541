package io.serbench.library.avro;

import io.serbench.dataset.DataType;
import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaList;
import io.serbench.dataset.numeric.NumericList;
import io.serbench.dataset.numeric.NumericStruct;
import io.serbench.dataset.sample.Sample;
import io.serbench.dataset.sample.SampleList;
import io.serbench.dataset.user.User;
import io.serbench.library.avro.generated.MediaListRecord;
import io.serbench.library.avro.generated.NumericListRecord;
import io.serbench.library.avro.generated.NumericRecord;
import io.serbench.library.avro.generated.SampleListRecord;
import io.serbench.library.avro.generated.SampleRecord;
import io.serbench.library.avro.generated.UserRecord;
import io.serbench.library.shared.SchemaFamily;
import org.apache.avro.generic.GenericData.Record;

/**
 * The conversions to generic records. A new family is a schema, its conversion and a line here. Of
 * the generated classes they use the schemas, and nothing else.
 */
final class GenericConversions {
  private GenericConversions() {}

  static Conversion<MediaContent, Record> media() {
    return new Conversion<>(MediaSchemas.CONTENT, GenericMedia::record, GenericMedia::plain);
  }

  static Conversion<?, Record> of(DataType<?> type) {
    return switch (SchemaFamily.of(type)) {
      case MEDIA -> media();
      case MEDIA_LIST ->
          new Conversion<MediaList, Record>(
              MediaListRecord.getClassSchema(), GenericMedia::record, GenericMedia::plainList);
      case NUMERIC ->
          new Conversion<NumericStruct, Record>(
              NumericRecord.getClassSchema(), GenericNumeric::record, GenericNumeric::plain);
      case NUMERIC_LIST ->
          new Conversion<NumericList, Record>(
              NumericListRecord.getClassSchema(),
              GenericNumeric::record,
              GenericNumeric::plainList);
      case SAMPLE ->
          new Conversion<Sample, Record>(
              SampleRecord.getClassSchema(), GenericSample::record, GenericSample::plain);
      case SAMPLE_LIST ->
          new Conversion<SampleList, Record>(
              SampleListRecord.getClassSchema(), GenericSample::record, GenericSample::plainList);
      case USER ->
          new Conversion<User, Record>(
              UserRecord.getClassSchema(), GenericUser::record, GenericUser::plain);
    };
  }
}
