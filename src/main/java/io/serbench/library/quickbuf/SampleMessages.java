package io.serbench.library.quickbuf;

import io.serbench.dataset.sample.Sample;
import io.serbench.dataset.sample.SampleList;
import io.serbench.library.quickbuf.generated.SampleProto;
import java.util.ArrayList;
import us.hebi.quickbuf.RepeatedInt;

/**
 * Converts plain samples to QuickBuffers messages and back. Shorts and characters are written as
 * {@code int32}, the format's shortest integer. Null is an absent field.
 */
final class SampleMessages {
  private SampleMessages() {}

  static SampleProto.Sample message(Sample value) {
    SampleProto.Sample message = SampleProto.Sample.newInstance();
    fill(message, value);
    return message;
  }

  private static void fill(SampleProto.Sample message, Sample value) {
    message
        .setIntValue(value.intValue)
        .setLongValue(value.longValue)
        .setFloatValue(value.floatValue)
        .setDoubleValue(value.doubleValue)
        .setShortValue(value.shortValue)
        .setCharValue(value.charValue)
        .setBooleanValue(value.booleanValue)
        .setText(value.text);
    setBoxed(message, value);
    addArrays(message, value);
    if (value.sample != null) {
      fill(message.getMutableSample(), value.sample);
    }
  }

  private static void setBoxed(SampleProto.Sample message, Sample value) {
    if (value.intBoxed != null) {
      message.setIntBoxed(value.intBoxed);
    }
    if (value.longBoxed != null) {
      message.setLongBoxed(value.longBoxed);
    }
    if (value.floatBoxed != null) {
      message.setFloatBoxed(value.floatBoxed);
    }
    if (value.doubleBoxed != null) {
      message.setDoubleBoxed(value.doubleBoxed);
    }
    if (value.shortBoxed != null) {
      message.setShortBoxed(value.shortBoxed);
    }
    if (value.charBoxed != null) {
      message.setCharBoxed(value.charBoxed);
    }
    if (value.booleanBoxed != null) {
      message.setBooleanBoxed(value.booleanBoxed);
    }
  }

  private static void addArrays(SampleProto.Sample message, Sample value) {
    message.addAllInts(value.ints);
    message.addAllLongs(value.longs);
    message.addAllFloats(value.floats);
    message.addAllDoubles(value.doubles);
    for (short each : value.shorts) {
      message.addShorts(each);
    }
    for (char each : value.chars) {
      message.addChars(each);
    }
    message.addAllBooleans(value.booleans);
  }

  static Sample plain(SampleProto.Sample message) {
    Sample value = new Sample();
    value.intValue = message.getIntValue();
    value.longValue = message.getLongValue();
    value.floatValue = message.getFloatValue();
    value.doubleValue = message.getDoubleValue();
    value.shortValue = (short) message.getShortValue();
    value.charValue = (char) message.getCharValue();
    value.booleanValue = message.getBooleanValue();
    if (message.hasIntBoxed()) {
      value.intBoxed = message.getIntBoxed();
    }
    if (message.hasLongBoxed()) {
      value.longBoxed = message.getLongBoxed();
    }
    if (message.hasFloatBoxed()) {
      value.floatBoxed = message.getFloatBoxed();
    }
    if (message.hasDoubleBoxed()) {
      value.doubleBoxed = message.getDoubleBoxed();
    }
    if (message.hasShortBoxed()) {
      value.shortBoxed = (short) message.getShortBoxed();
    }
    if (message.hasCharBoxed()) {
      value.charBoxed = (char) message.getCharBoxed();
    }
    if (message.hasBooleanBoxed()) {
      value.booleanBoxed = message.getBooleanBoxed();
    }
    value.ints = message.getInts().toArray();
    value.longs = message.getLongs().toArray();
    value.floats = message.getFloats().toArray();
    value.doubles = message.getDoubles().toArray();
    value.shorts = shorts(message.getShorts());
    value.chars = chars(message.getChars());
    value.booleans = message.getBooleans().toArray();
    value.text = message.getText();
    if (message.hasSample()) {
      value.sample = plain(message.getSample());
    }
    return value;
  }

  private static short[] shorts(RepeatedInt numbers) {
    short[] array = new short[numbers.length()];
    for (int i = 0; i < array.length; i++) {
      array[i] = (short) numbers.get(i);
    }
    return array;
  }

  private static char[] chars(RepeatedInt numbers) {
    char[] array = new char[numbers.length()];
    for (int i = 0; i < array.length; i++) {
      array[i] = (char) numbers.get(i);
    }
    return array;
  }

  static SampleProto.SampleList list(SampleList list) {
    SampleProto.SampleList message = SampleProto.SampleList.newInstance();
    for (Sample each : list.items) {
      fill(message.getMutableItems().next(), each);
    }
    return message;
  }

  static SampleList plainList(SampleProto.SampleList message) {
    SampleList list = new SampleList();
    list.items = new ArrayList<>(message.getItems().length());
    for (SampleProto.Sample each : message.getItems()) {
      list.items.add(plain(each));
    }
    return list;
  }

  /** Accesses each string, which makes the message decode and keep it. */
  static void decodeStrings(SampleProto.Sample message) {
    message.getText();
    if (message.hasSample()) {
      decodeStrings(message.getSample());
    }
  }

  static void decodeStrings(SampleProto.SampleList message) {
    for (SampleProto.Sample each : message.getItems()) {
      decodeStrings(each);
    }
  }
}
