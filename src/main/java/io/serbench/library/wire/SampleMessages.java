package io.serbench.library.wire;

import io.serbench.library.shared.BoxedLists;
import io.serbench.library.wire.generated.Sample;
import io.serbench.library.wire.generated.SampleList;
import java.util.ArrayList;
import java.util.List;

/**
 * Converts plain samples to Wire's messages and back. Shorts and characters are written as {@code
 * int32}, the format's shortest integer. Null remains null.
 */
final class SampleMessages {
  private SampleMessages() {}

  static Sample message(io.serbench.dataset.sample.Sample value) {
    return new Sample.Builder()
        .int_value(value.intValue)
        .long_value(value.longValue)
        .float_value(value.floatValue)
        .double_value(value.doubleValue)
        .short_value((int) value.shortValue)
        .char_value((int) value.charValue)
        .boolean_value(value.booleanValue)
        .int_boxed(value.intBoxed)
        .long_boxed(value.longBoxed)
        .float_boxed(value.floatBoxed)
        .double_boxed(value.doubleBoxed)
        .short_boxed(value.shortBoxed == null ? null : (int) value.shortBoxed)
        .char_boxed(value.charBoxed == null ? null : (int) value.charBoxed)
        .boolean_boxed(value.booleanBoxed)
        .ints(BoxedLists.of(value.ints))
        .longs(BoxedLists.of(value.longs))
        .floats(BoxedLists.of(value.floats))
        .doubles(BoxedLists.of(value.doubles))
        .shorts(BoxedLists.of(value.shorts))
        .chars(BoxedLists.of(value.chars))
        .booleans(BoxedLists.of(value.booleans))
        .text(value.text)
        .sample(value.sample == null ? null : message(value.sample))
        .build();
  }

  static io.serbench.dataset.sample.Sample plain(Sample message) {
    io.serbench.dataset.sample.Sample value = new io.serbench.dataset.sample.Sample();
    value.intValue = message.int_value;
    value.longValue = message.long_value;
    value.floatValue = message.float_value;
    value.doubleValue = message.double_value;
    value.shortValue = message.short_value.shortValue();
    value.charValue = (char) message.char_value.intValue();
    value.booleanValue = message.boolean_value;
    value.intBoxed = message.int_boxed;
    value.longBoxed = message.long_boxed;
    value.floatBoxed = message.float_boxed;
    value.doubleBoxed = message.double_boxed;
    value.shortBoxed = message.short_boxed == null ? null : message.short_boxed.shortValue();
    value.charBoxed = message.char_boxed == null ? null : (char) message.char_boxed.intValue();
    value.booleanBoxed = message.boolean_boxed;
    value.ints = BoxedLists.ints(message.ints);
    value.longs = BoxedLists.longs(message.longs);
    value.floats = BoxedLists.floats(message.floats);
    value.doubles = BoxedLists.doubles(message.doubles);
    value.shorts = BoxedLists.shorts(message.shorts);
    value.chars = BoxedLists.chars(message.chars);
    value.booleans = BoxedLists.booleans(message.booleans);
    value.text = message.text;
    value.sample = message.sample == null ? null : plain(message.sample);
    return value;
  }

  static SampleList list(io.serbench.dataset.sample.SampleList list) {
    List<Sample> items = new ArrayList<>(list.items.size());
    for (io.serbench.dataset.sample.Sample each : list.items) {
      items.add(message(each));
    }
    return new SampleList.Builder().items(items).build();
  }

  static io.serbench.dataset.sample.SampleList plainList(SampleList message) {
    io.serbench.dataset.sample.SampleList list = new io.serbench.dataset.sample.SampleList();
    list.items = new ArrayList<>(message.items.size());
    for (Sample each : message.items) {
      list.items.add(plain(each));
    }
    return list;
  }
}
