package io.serbench.library.wire;

import io.serbench.library.shared.BoxedLists;
import io.serbench.library.shared.ListConversion;
import io.serbench.library.wire.kotlin.generated.Sample;
import io.serbench.library.wire.kotlin.generated.SampleList;
import okio.ByteString;

/**
 * Converts plain samples to Wire's messages in Kotlin and back. Shorts and characters are written
 * as {@code int32}, the format's shortest integer. Null remains null.
 */
final class KotlinSampleMessages {
  private KotlinSampleMessages() {}

  static Sample message(io.serbench.dataset.sample.Sample value) {
    return new Sample(
        value.intValue,
        value.longValue,
        value.floatValue,
        value.doubleValue,
        value.shortValue,
        value.charValue,
        value.booleanValue,
        value.intBoxed,
        value.longBoxed,
        value.floatBoxed,
        value.doubleBoxed,
        value.shortBoxed == null ? null : (int) value.shortBoxed,
        value.charBoxed == null ? null : (int) value.charBoxed,
        value.booleanBoxed,
        BoxedLists.of(value.ints),
        BoxedLists.of(value.shorts),
        BoxedLists.of(value.longs),
        BoxedLists.of(value.floats),
        BoxedLists.of(value.doubles),
        BoxedLists.of(value.chars),
        BoxedLists.of(value.booleans),
        value.text,
        value.sample == null ? null : message(value.sample),
        ByteString.EMPTY);
  }

  static io.serbench.dataset.sample.Sample plain(Sample message) {
    Integer shortBoxed = message.getShort_boxed();
    Integer charBoxed = message.getChar_boxed();
    io.serbench.dataset.sample.Sample value = new io.serbench.dataset.sample.Sample();
    value.intValue = message.getInt_value();
    value.longValue = message.getLong_value();
    value.floatValue = message.getFloat_value();
    value.doubleValue = message.getDouble_value();
    value.shortValue = (short) message.getShort_value();
    value.charValue = (char) message.getChar_value();
    value.booleanValue = message.getBoolean_value();
    value.intBoxed = message.getInt_boxed();
    value.longBoxed = message.getLong_boxed();
    value.floatBoxed = message.getFloat_boxed();
    value.doubleBoxed = message.getDouble_boxed();
    value.shortBoxed = shortBoxed == null ? null : shortBoxed.shortValue();
    value.charBoxed = charBoxed == null ? null : (char) charBoxed.intValue();
    value.booleanBoxed = message.getBoolean_boxed();
    value.ints = BoxedLists.ints(message.getInts());
    value.longs = BoxedLists.longs(message.getLongs());
    value.floats = BoxedLists.floats(message.getFloats());
    value.doubles = BoxedLists.doubles(message.getDoubles());
    value.shorts = BoxedLists.shorts(message.getShorts());
    value.chars = BoxedLists.chars(message.getChars());
    value.booleans = BoxedLists.booleans(message.getBooleans());
    value.text = message.getText();
    value.sample = message.getSample() == null ? null : plain(message.getSample());
    return value;
  }

  static SampleList list(io.serbench.dataset.sample.SampleList list) {
    return new SampleList(
        ListConversion.of(list.items, KotlinSampleMessages::message), ByteString.EMPTY);
  }

  static io.serbench.dataset.sample.SampleList plainList(SampleList message) {
    io.serbench.dataset.sample.SampleList list = new io.serbench.dataset.sample.SampleList();
    list.items = ListConversion.of(message.getItems(), KotlinSampleMessages::plain);
    return list;
  }
}
