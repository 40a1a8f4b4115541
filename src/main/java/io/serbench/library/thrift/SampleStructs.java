package io.serbench.library.thrift;

import io.serbench.dataset.sample.Sample;
import io.serbench.dataset.sample.SampleList;
import io.serbench.library.shared.BoxedLists;
import io.serbench.library.shared.ListConversion;
import io.serbench.library.thrift.generated.TSample;
import io.serbench.library.thrift.generated.TSampleList;

/**
 * Converts plain samples to Thrift structs and back. Thrift has no floats and no characters, so a
 * float is a double and a char an i16. Null is an unset field.
 */
final class SampleStructs {
  private SampleStructs() {}

  static TSample struct(Sample plain) {
    TSample struct =
        new TSample(
            plain.intValue,
            plain.longValue,
            plain.floatValue,
            plain.doubleValue,
            plain.shortValue,
            (short) plain.charValue,
            plain.booleanValue,
            BoxedLists.of(plain.ints),
            NarrowArrays.list(plain.shorts),
            BoxedLists.of(plain.longs),
            NarrowArrays.list(plain.floats),
            BoxedLists.of(plain.doubles),
            NarrowArrays.list(plain.chars),
            BoxedLists.of(plain.booleans),
            plain.text);
    setBoxed(plain, struct);
    if (plain.sample != null) {
      struct.setSample(struct(plain.sample));
    }
    return struct;
  }

  private static void setBoxed(Sample plain, TSample struct) {
    if (plain.intBoxed != null) {
      struct.setIntBoxed(plain.intBoxed);
    }
    if (plain.longBoxed != null) {
      struct.setLongBoxed(plain.longBoxed);
    }
    if (plain.floatBoxed != null) {
      struct.setFloatBoxed(plain.floatBoxed);
    }
    if (plain.doubleBoxed != null) {
      struct.setDoubleBoxed(plain.doubleBoxed);
    }
    if (plain.shortBoxed != null) {
      struct.setShortBoxed(plain.shortBoxed);
    }
    if (plain.charBoxed != null) {
      struct.setCharBoxed((short) plain.charBoxed.charValue());
    }
    if (plain.booleanBoxed != null) {
      struct.setBooleanBoxed(plain.booleanBoxed);
    }
  }

  static Sample plain(TSample struct) {
    Sample plain = new Sample();
    plain.intValue = struct.getIntValue();
    plain.longValue = struct.getLongValue();
    plain.floatValue = (float) struct.getFloatValue();
    plain.doubleValue = struct.getDoubleValue();
    plain.shortValue = struct.getShortValue();
    plain.charValue = (char) struct.getCharValue();
    plain.booleanValue = struct.isBooleanValue();
    plain.intBoxed = struct.isSetIntBoxed() ? struct.getIntBoxed() : null;
    plain.longBoxed = struct.isSetLongBoxed() ? struct.getLongBoxed() : null;
    plain.floatBoxed = struct.isSetFloatBoxed() ? (float) struct.getFloatBoxed() : null;
    plain.doubleBoxed = struct.isSetDoubleBoxed() ? struct.getDoubleBoxed() : null;
    plain.shortBoxed = struct.isSetShortBoxed() ? struct.getShortBoxed() : null;
    plain.charBoxed = struct.isSetCharBoxed() ? (char) struct.getCharBoxed() : null;
    plain.booleanBoxed = struct.isSetBooleanBoxed() ? struct.isBooleanBoxed() : null;
    plain.ints = BoxedLists.ints(struct.getInts());
    plain.shorts = NarrowArrays.shorts(struct.getShorts());
    plain.longs = BoxedLists.longs(struct.getLongs());
    plain.floats = NarrowArrays.floats(struct.getFloats());
    plain.doubles = BoxedLists.doubles(struct.getDoubles());
    plain.chars = NarrowArrays.chars(struct.getChars());
    plain.booleans = BoxedLists.booleans(struct.getBooleans());
    plain.text = struct.getText();
    plain.sample = struct.isSetSample() ? plain(struct.getSample()) : null;
    return plain;
  }

  static TSampleList struct(SampleList list) {
    return new TSampleList(ListConversion.of(list.items, SampleStructs::struct));
  }

  static SampleList plain(TSampleList struct) {
    SampleList list = new SampleList();
    list.items = ListConversion.of(struct.getItems(), SampleStructs::plain);
    return list;
  }
}
