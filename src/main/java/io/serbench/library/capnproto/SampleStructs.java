package io.serbench.library.capnproto;

import io.serbench.dataset.sample.Sample;
import io.serbench.dataset.sample.SampleList;
import io.serbench.library.capnproto.generated.SampleCapnp;
import java.util.ArrayList;
import org.capnproto.PrimitiveList;
import org.capnproto.StructList;
import org.capnproto.Text;

/**
 * Plain samples to Cap'n Proto structs and back. A char is a UInt16, since Cap'n Proto has no
 * characters. A number is never absent there, so flags say which are null; no sample is a null
 * pointer.
 */
final class SampleStructs {
  private SampleStructs() {}

  static void fill(SampleCapnp.Sample.Builder struct, Sample value) {
    struct.setIntValue(value.intValue);
    struct.setLongValue(value.longValue);
    struct.setFloatValue(value.floatValue);
    struct.setDoubleValue(value.doubleValue);
    struct.setShortValue(value.shortValue);
    struct.setCharValue((short) value.charValue);
    struct.setBooleanValue(value.booleanValue);
    fillBoxed(struct, value);
    fillLists(struct, value);
    struct.setText(new Text.Reader(value.text));
    if (value.sample != null) {
      fill(struct.initSample(), value.sample);
    }
  }

  private static void fillBoxed(SampleCapnp.Sample.Builder struct, Sample value) {
    if (value.intBoxed == null) {
      struct.setNoIntBoxed(true);
    } else {
      struct.setIntBoxed(value.intBoxed);
    }
    if (value.longBoxed == null) {
      struct.setNoLongBoxed(true);
    } else {
      struct.setLongBoxed(value.longBoxed);
    }
    if (value.floatBoxed == null) {
      struct.setNoFloatBoxed(true);
    } else {
      struct.setFloatBoxed(value.floatBoxed);
    }
    if (value.doubleBoxed == null) {
      struct.setNoDoubleBoxed(true);
    } else {
      struct.setDoubleBoxed(value.doubleBoxed);
    }
    if (value.shortBoxed == null) {
      struct.setNoShortBoxed(true);
    } else {
      struct.setShortBoxed(value.shortBoxed);
    }
    if (value.charBoxed == null) {
      struct.setNoCharBoxed(true);
    } else {
      struct.setCharBoxed((short) value.charBoxed.charValue());
    }
    if (value.booleanBoxed == null) {
      struct.setNoBooleanBoxed(true);
    } else {
      struct.setBooleanBoxed(value.booleanBoxed);
    }
  }

  private static void fillLists(SampleCapnp.Sample.Builder struct, Sample value) {
    PrimitiveList.Int.Builder ints = struct.initInts(value.ints.length);
    for (int i = 0; i < value.ints.length; i++) {
      ints.set(i, value.ints[i]);
    }
    PrimitiveList.Long.Builder longs = struct.initLongs(value.longs.length);
    for (int i = 0; i < value.longs.length; i++) {
      longs.set(i, value.longs[i]);
    }
    PrimitiveList.Float.Builder floats = struct.initFloats(value.floats.length);
    for (int i = 0; i < value.floats.length; i++) {
      floats.set(i, value.floats[i]);
    }
    PrimitiveList.Double.Builder doubles = struct.initDoubles(value.doubles.length);
    for (int i = 0; i < value.doubles.length; i++) {
      doubles.set(i, value.doubles[i]);
    }
    PrimitiveList.Short.Builder shorts = struct.initShorts(value.shorts.length);
    for (int i = 0; i < value.shorts.length; i++) {
      shorts.set(i, value.shorts[i]);
    }
    PrimitiveList.Short.Builder chars = struct.initChars(value.chars.length);
    for (int i = 0; i < value.chars.length; i++) {
      chars.set(i, (short) value.chars[i]);
    }
    PrimitiveList.Boolean.Builder booleans = struct.initBooleans(value.booleans.length);
    for (int i = 0; i < value.booleans.length; i++) {
      booleans.set(i, value.booleans[i]);
    }
  }

  static Sample plain(SampleCapnp.Sample.Reader struct) {
    Sample value = new Sample();
    value.intValue = struct.getIntValue();
    value.longValue = struct.getLongValue();
    value.floatValue = struct.getFloatValue();
    value.doubleValue = struct.getDoubleValue();
    value.shortValue = struct.getShortValue();
    value.charValue = (char) struct.getCharValue();
    value.booleanValue = struct.getBooleanValue();
    value.intBoxed = struct.getNoIntBoxed() ? null : struct.getIntBoxed();
    value.longBoxed = struct.getNoLongBoxed() ? null : struct.getLongBoxed();
    value.floatBoxed = struct.getNoFloatBoxed() ? null : struct.getFloatBoxed();
    value.doubleBoxed = struct.getNoDoubleBoxed() ? null : struct.getDoubleBoxed();
    value.shortBoxed = struct.getNoShortBoxed() ? null : struct.getShortBoxed();
    value.charBoxed = struct.getNoCharBoxed() ? null : (char) struct.getCharBoxed();
    value.booleanBoxed = struct.getNoBooleanBoxed() ? null : struct.getBooleanBoxed();
    readLists(struct, value);
    value.text = struct.getText().toString();
    value.sample = struct.hasSample() ? plain(struct.getSample()) : null;
    return value;
  }

  private static void readLists(SampleCapnp.Sample.Reader struct, Sample value) {
    PrimitiveList.Int.Reader ints = struct.getInts();
    value.ints = new int[ints.size()];
    for (int i = 0; i < value.ints.length; i++) {
      value.ints[i] = ints.get(i);
    }
    PrimitiveList.Long.Reader longs = struct.getLongs();
    value.longs = new long[longs.size()];
    for (int i = 0; i < value.longs.length; i++) {
      value.longs[i] = longs.get(i);
    }
    PrimitiveList.Float.Reader floats = struct.getFloats();
    value.floats = new float[floats.size()];
    for (int i = 0; i < value.floats.length; i++) {
      value.floats[i] = floats.get(i);
    }
    PrimitiveList.Double.Reader doubles = struct.getDoubles();
    value.doubles = new double[doubles.size()];
    for (int i = 0; i < value.doubles.length; i++) {
      value.doubles[i] = doubles.get(i);
    }
    PrimitiveList.Short.Reader shorts = struct.getShorts();
    value.shorts = new short[shorts.size()];
    for (int i = 0; i < value.shorts.length; i++) {
      value.shorts[i] = shorts.get(i);
    }
    PrimitiveList.Short.Reader chars = struct.getChars();
    value.chars = new char[chars.size()];
    for (int i = 0; i < value.chars.length; i++) {
      value.chars[i] = (char) chars.get(i);
    }
    PrimitiveList.Boolean.Reader booleans = struct.getBooleans();
    value.booleans = new boolean[booleans.size()];
    for (int i = 0; i < value.booleans.length; i++) {
      value.booleans[i] = booleans.get(i);
    }
  }

  static void fill(SampleCapnp.SampleList.Builder struct, SampleList list) {
    StructList.Builder<SampleCapnp.Sample.Builder> items = struct.initItems(list.items.size());
    for (int i = 0; i < items.size(); i++) {
      fill(items.get(i), list.items.get(i));
    }
  }

  static SampleList plain(SampleCapnp.SampleList.Reader struct) {
    StructList.Reader<SampleCapnp.Sample.Reader> items = struct.getItems();
    SampleList list = new SampleList();
    list.items = new ArrayList<>(items.size());
    for (int i = 0; i < items.size(); i++) {
      list.items.add(plain(items.get(i)));
    }
    return list;
  }
}
