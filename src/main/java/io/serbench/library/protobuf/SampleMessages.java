package io.serbench.library.protobuf;

import io.serbench.dataset.sample.Sample;
import io.serbench.dataset.sample.SampleList;
import io.serbench.library.protobuf.generated.SampleProto;
import io.serbench.library.shared.BoxedLists;
import java.util.ArrayList;

/**
 * Converts plain samples to protobuf messages and back. Shorts and characters are written as {@code
 * int32}, the format's shortest integer. Null is an absent field.
 */
final class SampleMessages {
  private SampleMessages() {}

  static SampleProto.Sample message(Sample value) {
    SampleProto.Sample.Builder builder =
        SampleProto.Sample.newBuilder()
            .setIntValue(value.intValue)
            .setLongValue(value.longValue)
            .setFloatValue(value.floatValue)
            .setDoubleValue(value.doubleValue)
            .setShortValue(value.shortValue)
            .setCharValue(value.charValue)
            .setBooleanValue(value.booleanValue)
            .setText(value.text);
    setBoxed(builder, value);
    addArrays(builder, value);
    if (value.sample != null) {
      builder.setSample(message(value.sample));
    }
    return builder.build();
  }

  private static void setBoxed(SampleProto.Sample.Builder builder, Sample value) {
    if (value.intBoxed != null) {
      builder.setIntBoxed(value.intBoxed);
    }
    if (value.longBoxed != null) {
      builder.setLongBoxed(value.longBoxed);
    }
    if (value.floatBoxed != null) {
      builder.setFloatBoxed(value.floatBoxed);
    }
    if (value.doubleBoxed != null) {
      builder.setDoubleBoxed(value.doubleBoxed);
    }
    if (value.shortBoxed != null) {
      builder.setShortBoxed(value.shortBoxed);
    }
    if (value.charBoxed != null) {
      builder.setCharBoxed(value.charBoxed);
    }
    if (value.booleanBoxed != null) {
      builder.setBooleanBoxed(value.booleanBoxed);
    }
  }

  private static void addArrays(SampleProto.Sample.Builder builder, Sample value) {
    for (int each : value.ints) {
      builder.addInts(each);
    }
    for (long each : value.longs) {
      builder.addLongs(each);
    }
    for (float each : value.floats) {
      builder.addFloats(each);
    }
    for (double each : value.doubles) {
      builder.addDoubles(each);
    }
    for (short each : value.shorts) {
      builder.addShorts(each);
    }
    for (char each : value.chars) {
      builder.addChars(each);
    }
    for (boolean each : value.booleans) {
      builder.addBooleans(each);
    }
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
    value.ints = BoxedLists.ints(message.getIntsList());
    value.longs = BoxedLists.longs(message.getLongsList());
    value.floats = BoxedLists.floats(message.getFloatsList());
    value.doubles = BoxedLists.doubles(message.getDoublesList());
    value.shorts = BoxedLists.shorts(message.getShortsList());
    value.chars = BoxedLists.chars(message.getCharsList());
    value.booleans = BoxedLists.booleans(message.getBooleansList());
    value.text = message.getText();
    if (message.hasSample()) {
      value.sample = plain(message.getSample());
    }
    return value;
  }

  static SampleProto.SampleList list(SampleList list) {
    SampleProto.SampleList.Builder builder = SampleProto.SampleList.newBuilder();
    for (Sample each : list.items) {
      builder.addItems(message(each));
    }
    return builder.build();
  }

  static SampleList plainList(SampleProto.SampleList message) {
    SampleList list = new SampleList();
    list.items = new ArrayList<>(message.getItemsCount());
    for (SampleProto.Sample each : message.getItemsList()) {
      list.items.add(plain(each));
    }
    return list;
  }
}
