package io.serbench.library.avro;

import io.serbench.dataset.sample.Sample;
import io.serbench.dataset.sample.SampleList;
import io.serbench.library.avro.generated.SampleListRecord;
import io.serbench.library.avro.generated.SampleRecord;
import io.serbench.library.shared.BoxedLists;
import io.serbench.library.shared.ListConversion;

/** Plain samples to generated records and back. A short or a char is an int: Avro has neither. */
final class SpecificSample {
  private SpecificSample() {}

  static SampleRecord record(Sample plain) {
    SampleRecord record = new SampleRecord();
    record.setIntValue(plain.intValue);
    record.setLongValue(plain.longValue);
    record.setFloatValue(plain.floatValue);
    record.setDoubleValue(plain.doubleValue);
    record.setShortValue(plain.shortValue);
    record.setCharValue(plain.charValue);
    record.setBooleanValue(plain.booleanValue);
    record.setIntBoxed(plain.intBoxed);
    record.setLongBoxed(plain.longBoxed);
    record.setFloatBoxed(plain.floatBoxed);
    record.setDoubleBoxed(plain.doubleBoxed);
    record.setShortBoxed(Narrow.integer(plain.shortBoxed));
    record.setCharBoxed(Narrow.integer(plain.charBoxed));
    record.setBooleanBoxed(plain.booleanBoxed);
    record.setInts(BoxedLists.of(plain.ints));
    record.setShorts(BoxedLists.of(plain.shorts));
    record.setLongs(BoxedLists.of(plain.longs));
    record.setFloats(BoxedLists.of(plain.floats));
    record.setDoubles(BoxedLists.of(plain.doubles));
    record.setChars(BoxedLists.of(plain.chars));
    record.setBooleans(BoxedLists.of(plain.booleans));
    record.setText(plain.text);
    record.setSample(plain.sample == null ? null : record(plain.sample));
    return record;
  }

  static Sample plain(SampleRecord record) {
    Sample plain = new Sample();
    plain.intValue = record.getIntValue();
    plain.longValue = record.getLongValue();
    plain.floatValue = record.getFloatValue();
    plain.doubleValue = record.getDoubleValue();
    plain.shortValue = (short) record.getShortValue();
    plain.charValue = (char) record.getCharValue();
    plain.booleanValue = record.getBooleanValue();
    plain.intBoxed = record.getIntBoxed();
    plain.longBoxed = record.getLongBoxed();
    plain.floatBoxed = record.getFloatBoxed();
    plain.doubleBoxed = record.getDoubleBoxed();
    plain.shortBoxed = Narrow.shortOf(record.getShortBoxed());
    plain.charBoxed = Narrow.charOf(record.getCharBoxed());
    plain.booleanBoxed = record.getBooleanBoxed();
    plain.ints = BoxedLists.ints(record.getInts());
    plain.shorts = BoxedLists.shorts(record.getShorts());
    plain.longs = BoxedLists.longs(record.getLongs());
    plain.floats = BoxedLists.floats(record.getFloats());
    plain.doubles = BoxedLists.doubles(record.getDoubles());
    plain.chars = BoxedLists.chars(record.getChars());
    plain.booleans = BoxedLists.booleans(record.getBooleans());
    plain.text = Strings.plain(record.getText());
    SampleRecord sample = record.getSample();
    plain.sample = sample == null ? null : plain(sample);
    return plain;
  }

  static SampleListRecord record(SampleList list) {
    return new SampleListRecord(ListConversion.of(list.items, SpecificSample::record));
  }

  static SampleList plain(SampleListRecord record) {
    SampleList list = new SampleList();
    list.items = ListConversion.of(record.getItems(), SpecificSample::plain);
    return list;
  }
}
