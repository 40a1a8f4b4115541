package io.serbench.library.wire;

import io.serbench.dataset.DataType;
import io.serbench.library.shared.SchemaFamily;
import io.serbench.library.wire.kotlin.generated.MediaContent;
import io.serbench.library.wire.kotlin.generated.MediaList;
import io.serbench.library.wire.kotlin.generated.NumericList;
import io.serbench.library.wire.kotlin.generated.NumericStruct;
import io.serbench.library.wire.kotlin.generated.Sample;
import io.serbench.library.wire.kotlin.generated.SampleList;
import io.serbench.library.wire.kotlin.generated.User;

/** The messages that Wire generated for Kotlin, which have constructors of all fields. */
final class KotlinMessages {
  private KotlinMessages() {}

  /** Returns the messages of a type's family. A new family of schemas is one line here. */
  static MessageType<?, ?> of(DataType<?> type) {
    return switch (SchemaFamily.of(type)) {
      case MEDIA ->
          new MessageType<>(
              MediaContent.ADAPTER, KotlinMediaMessages::message, KotlinMediaMessages::plain);
      case MEDIA_LIST ->
          new MessageType<>(
              MediaList.ADAPTER, KotlinMediaMessages::list, KotlinMediaMessages::plainList);
      case NUMERIC ->
          new MessageType<>(
              NumericStruct.ADAPTER, KotlinNumericMessages::message, KotlinNumericMessages::plain);
      case NUMERIC_LIST ->
          new MessageType<>(
              NumericList.ADAPTER, KotlinNumericMessages::list, KotlinNumericMessages::plainList);
      case SAMPLE ->
          new MessageType<>(
              Sample.ADAPTER, KotlinSampleMessages::message, KotlinSampleMessages::plain);
      case SAMPLE_LIST ->
          new MessageType<>(
              SampleList.ADAPTER, KotlinSampleMessages::list, KotlinSampleMessages::plainList);
      case USER ->
          new MessageType<>(User.ADAPTER, KotlinUserMessages::message, KotlinUserMessages::plain);
    };
  }
}
