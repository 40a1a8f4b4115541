package io.serbench.library.avro;

import io.serbench.dataset.DataType;
import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaList;
import io.serbench.dataset.numeric.NumericList;
import io.serbench.dataset.numeric.NumericStruct;
import io.serbench.dataset.sample.Sample;
import io.serbench.dataset.sample.SampleList;
import io.serbench.dataset.user.User;
import io.serbench.library.avro.generated.ImageRecord;
import io.serbench.library.avro.generated.MediaContentRecord;
import io.serbench.library.avro.generated.MediaListRecord;
import io.serbench.library.avro.generated.MediaRecord;
import io.serbench.library.avro.generated.NumericListRecord;
import io.serbench.library.avro.generated.NumericRecord;
import io.serbench.library.avro.generated.PlayerEnum;
import io.serbench.library.avro.generated.SampleListRecord;
import io.serbench.library.avro.generated.SampleRecord;
import io.serbench.library.avro.generated.SizeEnum;
import io.serbench.library.avro.generated.UserRecord;
import io.serbench.library.shared.SchemaFamily;
import java.util.List;

/**
 * The conversions to records of generated classes. A new family is a schema, its conversion and a
 * line here.
 */
final class SpecificConversions {
  private SpecificConversions() {}

  /** Since 1.12.2 Avro loads no class that a schema names unless it was told to trust it. */
  static void trustGeneratedClasses() {
    TrustedClasses.add(
        List.of(
            MediaListRecord.class,
            MediaContentRecord.class,
            MediaRecord.class,
            ImageRecord.class,
            PlayerEnum.class,
            SizeEnum.class,
            NumericListRecord.class,
            NumericRecord.class,
            SampleListRecord.class,
            SampleRecord.class,
            UserRecord.class));
  }

  static Conversion<MediaContent, MediaContentRecord> media() {
    return new Conversion<>(
        MediaContentRecord.getClassSchema(), SpecificMedia::record, SpecificMedia::plain);
  }

  static Conversion<?, ?> of(DataType<?> type) {
    return switch (SchemaFamily.of(type)) {
      case MEDIA -> media();
      case MEDIA_LIST ->
          new Conversion<MediaList, MediaListRecord>(
              MediaListRecord.getClassSchema(), SpecificMedia::record, SpecificMedia::plain);
      case NUMERIC ->
          new Conversion<NumericStruct, NumericRecord>(
              NumericRecord.getClassSchema(), SpecificNumeric::record, SpecificNumeric::plain);
      case NUMERIC_LIST ->
          new Conversion<NumericList, NumericListRecord>(
              NumericListRecord.getClassSchema(), SpecificNumeric::record, SpecificNumeric::plain);
      case SAMPLE ->
          new Conversion<Sample, SampleRecord>(
              SampleRecord.getClassSchema(), SpecificSample::record, SpecificSample::plain);
      case SAMPLE_LIST ->
          new Conversion<SampleList, SampleListRecord>(
              SampleListRecord.getClassSchema(), SpecificSample::record, SpecificSample::plain);
      case USER ->
          new Conversion<User, UserRecord>(
              UserRecord.getClassSchema(), SpecificUser::record, SpecificUser::plain);
    };
  }
}
