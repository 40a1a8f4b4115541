package io.serbench.library.protostuff;

import io.serbench.library.protostuff.generated.Sample;
import io.serbench.library.protostuff.generated.SampleList;
import io.serbench.library.shared.BoxedLists;
import java.util.ArrayList;
import java.util.List;

/**
 * Converts plain samples to generated messages and back. Shorts and characters are written as
 * {@code int32}, the format's shortest integer. Null remains null.
 */
final class SampleMessages {
  private SampleMessages() {}

  static Sample message(io.serbench.dataset.sample.Sample value) {
    Sample message =
        new Sample(
            value.intValue,
            value.longValue,
            value.floatValue,
            value.doubleValue,
            (int) value.shortValue,
            (int) value.charValue,
            value.booleanValue,
            value.text);
    message.setIntBoxed(value.intBoxed);
    message.setLongBoxed(value.longBoxed);
    message.setFloatBoxed(value.floatBoxed);
    message.setDoubleBoxed(value.doubleBoxed);
    if (value.shortBoxed != null) {
      message.setShortBoxed((int) value.shortBoxed);
    }
    if (value.charBoxed != null) {
      message.setCharBoxed((int) value.charBoxed);
    }
    message.setBooleanBoxed(value.booleanBoxed);
    message.setIntsList(BoxedLists.of(value.ints));
    message.setLongsList(BoxedLists.of(value.longs));
    message.setFloatsList(BoxedLists.of(value.floats));
    message.setDoublesList(BoxedLists.of(value.doubles));
    message.setShortsList(BoxedLists.of(value.shorts));
    message.setCharsList(BoxedLists.of(value.chars));
    message.setBooleansList(BoxedLists.of(value.booleans));
    if (value.sample != null) {
      message.setSample(message(value.sample));
    }
    return message;
  }

  static io.serbench.dataset.sample.Sample plain(Sample message) {
    io.serbench.dataset.sample.Sample value = new io.serbench.dataset.sample.Sample();
    value.intValue = message.getIntValue();
    value.longValue = message.getLongValue();
    value.floatValue = message.getFloatValue();
    value.doubleValue = message.getDoubleValue();
    value.shortValue = message.getShortValue().shortValue();
    value.charValue = (char) message.getCharValue().intValue();
    value.booleanValue = message.getBooleanValue();
    value.intBoxed = message.getIntBoxed();
    value.longBoxed = message.getLongBoxed();
    value.floatBoxed = message.getFloatBoxed();
    value.doubleBoxed = message.getDoubleBoxed();
    value.shortBoxed =
        message.getShortBoxed() == null ? null : message.getShortBoxed().shortValue();
    value.charBoxed =
        message.getCharBoxed() == null ? null : (char) message.getCharBoxed().intValue();
    value.booleanBoxed = message.getBooleanBoxed();
    value.ints = BoxedLists.ints(Lists.orEmpty(message.getIntsList()));
    value.longs = BoxedLists.longs(Lists.orEmpty(message.getLongsList()));
    value.floats = BoxedLists.floats(Lists.orEmpty(message.getFloatsList()));
    value.doubles = BoxedLists.doubles(Lists.orEmpty(message.getDoublesList()));
    value.shorts = BoxedLists.shorts(Lists.orEmpty(message.getShortsList()));
    value.chars = BoxedLists.chars(Lists.orEmpty(message.getCharsList()));
    value.booleans = BoxedLists.booleans(Lists.orEmpty(message.getBooleansList()));
    value.text = message.getText();
    if (message.getSample() != null) {
      value.sample = plain(message.getSample());
    }
    return value;
  }

  static SampleList list(io.serbench.dataset.sample.SampleList list) {
    List<Sample> items = new ArrayList<>(list.items.size());
    for (io.serbench.dataset.sample.Sample each : list.items) {
      items.add(message(each));
    }
    SampleList message = new SampleList();
    message.setItemsList(items);
    return message;
  }

  static io.serbench.dataset.sample.SampleList plainList(SampleList message) {
    io.serbench.dataset.sample.SampleList list = new io.serbench.dataset.sample.SampleList();
    list.items = new ArrayList<>();
    for (Sample each : Lists.orEmpty(message.getItemsList())) {
      list.items.add(plain(each));
    }
    return list;
  }
}
