package io.serbench.library.flatbuffers;

import com.google.flatbuffers.FlatBufferBuilder;
import io.serbench.dataset.sample.Sample;
import io.serbench.dataset.sample.SampleList;
import io.serbench.library.flatbuffers.generated.FSample;
import io.serbench.library.flatbuffers.generated.FSampleList;
import io.serbench.library.shared.DeclaredCounts;
import java.nio.CharBuffer;
import java.nio.DoubleBuffer;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.nio.LongBuffer;
import java.nio.ShortBuffer;
import java.util.ArrayList;

/**
 * Plain samples to tables and back. A char is an unsigned short, since FlatBuffers has no
 * characters; what is null is a field left out.
 */
final class SampleTables {
  private static final int LEFT_OUT = 0;

  private SampleTables() {}

  static int table(FlatBufferBuilder builder, Sample value) {
    int ints = FSample.createIntsVector(builder, value.ints);
    int shorts = FSample.createShortsVector(builder, value.shorts);
    int longs = FSample.createLongsVector(builder, value.longs);
    int floats = FSample.createFloatsVector(builder, value.floats);
    int doubles = FSample.createDoublesVector(builder, value.doubles);
    int chars = chars(builder, value.chars);
    int booleans = FSample.createBooleansVector(builder, value.booleans);
    int text = builder.createString(value.text);
    int sample = value.sample == null ? LEFT_OUT : table(builder, value.sample);

    // Large fields first, as flatc itself orders them, so that there are no gaps between them.
    FSample.startFSample(builder);
    addLarge(builder, value);
    FSample.addSample(builder, sample);
    FSample.addText(builder, text);
    FSample.addBooleans(builder, booleans);
    FSample.addChars(builder, chars);
    FSample.addDoubles(builder, doubles);
    FSample.addFloats(builder, floats);
    FSample.addLongs(builder, longs);
    FSample.addShorts(builder, shorts);
    FSample.addInts(builder, ints);
    addSmall(builder, value);
    return FSample.endFSample(builder);
  }

  private static void addLarge(FlatBufferBuilder builder, Sample value) {
    FSample.addLongValue(builder, value.longValue);
    FSample.addDoubleValue(builder, value.doubleValue);
    // Or the code that flatc generates for Java would leave zeros out.
    builder.forceDefaults(true);
    if (value.longBoxed != null) {
      FSample.addLongBoxed(builder, value.longBoxed);
    }
    if (value.doubleBoxed != null) {
      FSample.addDoubleBoxed(builder, value.doubleBoxed);
    }
    builder.forceDefaults(false);
  }

  private static void addSmall(FlatBufferBuilder builder, Sample value) {
    FSample.addIntValue(builder, value.intValue);
    FSample.addFloatValue(builder, value.floatValue);
    builder.forceDefaults(true);
    if (value.intBoxed != null) {
      FSample.addIntBoxed(builder, value.intBoxed);
    }
    if (value.floatBoxed != null) {
      FSample.addFloatBoxed(builder, value.floatBoxed);
    }
    if (value.shortBoxed != null) {
      FSample.addShortBoxed(builder, value.shortBoxed);
    }
    if (value.charBoxed != null) {
      FSample.addCharBoxed(builder, value.charBoxed);
    }
    if (value.booleanBoxed != null) {
      FSample.addBooleanBoxed(builder, value.booleanBoxed);
    }
    builder.forceDefaults(false);
    FSample.addShortValue(builder, value.shortValue);
    FSample.addCharValue(builder, value.charValue);
    FSample.addBooleanValue(builder, value.booleanValue);
  }

  /** As the vectors that flatc generates, from the last element to the first. */
  private static int chars(FlatBufferBuilder builder, char[] chars) {
    FSample.startCharsVector(builder, chars.length);
    for (int i = chars.length - 1; i >= 0; i--) {
      builder.addShort((short) chars[i]);
    }
    return builder.endVector();
  }

  static Sample plain(FSample table) {
    Sample value = new Sample();
    value.intValue = table.intValue();
    value.longValue = table.longValue();
    value.floatValue = table.floatValue();
    value.doubleValue = table.doubleValue();
    value.shortValue = table.shortValue();
    value.charValue = (char) table.charValue();
    value.booleanValue = table.booleanValue();
    value.intBoxed = table.hasIntBoxed() ? table.intBoxed() : null;
    value.longBoxed = table.hasLongBoxed() ? table.longBoxed() : null;
    value.floatBoxed = table.hasFloatBoxed() ? table.floatBoxed() : null;
    value.doubleBoxed = table.hasDoubleBoxed() ? table.doubleBoxed() : null;
    value.shortBoxed = table.hasShortBoxed() ? table.shortBoxed() : null;
    value.charBoxed = table.hasCharBoxed() ? (char) table.charBoxed() : null;
    value.booleanBoxed = table.hasBooleanBoxed() ? table.booleanBoxed() : null;
    IntBuffer ints = table.intsAsByteBuffer().asIntBuffer();
    value.ints = new int[ints.remaining()];
    ints.get(value.ints);
    ShortBuffer shorts = table.shortsAsByteBuffer().asShortBuffer();
    value.shorts = new short[shorts.remaining()];
    shorts.get(value.shorts);
    LongBuffer longs = table.longsAsByteBuffer().asLongBuffer();
    value.longs = new long[longs.remaining()];
    longs.get(value.longs);
    FloatBuffer floats = table.floatsAsByteBuffer().asFloatBuffer();
    value.floats = new float[floats.remaining()];
    floats.get(value.floats);
    DoubleBuffer doubles = table.doublesAsByteBuffer().asDoubleBuffer();
    value.doubles = new double[doubles.remaining()];
    doubles.get(value.doubles);
    CharBuffer chars = table.charsAsByteBuffer().asCharBuffer();
    value.chars = new char[chars.remaining()];
    chars.get(value.chars);
    value.booleans =
        new boolean
            [DeclaredCounts.fitting(table.booleansLength(), table.getByteBuffer().capacity())];
    for (int i = 0; i < value.booleans.length; i++) {
      value.booleans[i] = table.booleans(i);
    }
    value.text = table.text();
    FSample sample = table.sample();
    value.sample = sample == null ? null : plain(sample);
    return value;
  }

  static int table(FlatBufferBuilder builder, SampleList list) {
    int[] items = new int[list.items.size()];
    for (int i = 0; i < items.length; i++) {
      items[i] = table(builder, list.items.get(i));
    }
    return FSampleList.createFSampleList(builder, FSampleList.createItemsVector(builder, items));
  }

  static SampleList plain(FSampleList table) {
    int count = DeclaredCounts.fitting(table.itemsLength(), table.getByteBuffer().capacity());
    SampleList list = new SampleList();
    list.items = new ArrayList<>(count);
    FSample item = new FSample();
    for (int i = 0; i < count; i++) {
      list.items.add(plain(table.items(item, i)));
    }
    return list;
  }
}
