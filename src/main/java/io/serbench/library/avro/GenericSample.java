package io.serbench.library.avro;

import io.serbench.dataset.sample.Sample;
import io.serbench.dataset.sample.SampleList;
import io.serbench.library.avro.generated.SampleListRecord;
import io.serbench.library.avro.generated.SampleRecord;
import io.serbench.library.shared.BoxedLists;
import io.serbench.library.shared.ListConversion;
import java.util.List;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericRecord;

/**
 * Plain samples to generic records and back, by the positions of the fields. A short or a char is
 * an int, since Avro has neither.
 */
final class GenericSample {
  private static final Schema SCHEMA = SampleRecord.getClassSchema();

  private GenericSample() {}

  static GenericData.Record record(Sample plain) {
    GenericData.Record record = new GenericData.Record(SCHEMA);
    record.put(0, plain.intValue);
    record.put(1, plain.longValue);
    record.put(2, plain.floatValue);
    record.put(3, plain.doubleValue);
    record.put(4, (int) plain.shortValue);
    record.put(5, (int) plain.charValue);
    record.put(6, plain.booleanValue);
    record.put(7, plain.intBoxed);
    record.put(8, plain.longBoxed);
    record.put(9, plain.floatBoxed);
    record.put(10, plain.doubleBoxed);
    record.put(11, Narrow.integer(plain.shortBoxed));
    record.put(12, Narrow.integer(plain.charBoxed));
    record.put(13, plain.booleanBoxed);
    record.put(14, BoxedLists.of(plain.ints));
    record.put(15, BoxedLists.of(plain.shorts));
    record.put(16, BoxedLists.of(plain.longs));
    record.put(17, BoxedLists.of(plain.floats));
    record.put(18, BoxedLists.of(plain.doubles));
    record.put(19, BoxedLists.of(plain.chars));
    record.put(20, BoxedLists.of(plain.booleans));
    record.put(21, plain.text);
    record.put(22, plain.sample == null ? null : record(plain.sample));
    return record;
  }

  @SuppressWarnings("unchecked") // The schema says what the arrays hold.
  static Sample plain(GenericRecord record) {
    Sample plain = new Sample();
    plain.intValue = (int) record.get(0);
    plain.longValue = (long) record.get(1);
    plain.floatValue = (float) record.get(2);
    plain.doubleValue = (double) record.get(3);
    plain.shortValue = (short) (int) record.get(4);
    plain.charValue = (char) (int) record.get(5);
    plain.booleanValue = (boolean) record.get(6);
    plain.intBoxed = (Integer) record.get(7);
    plain.longBoxed = (Long) record.get(8);
    plain.floatBoxed = (Float) record.get(9);
    plain.doubleBoxed = (Double) record.get(10);
    plain.shortBoxed = Narrow.shortOf((Integer) record.get(11));
    plain.charBoxed = Narrow.charOf((Integer) record.get(12));
    plain.booleanBoxed = (Boolean) record.get(13);
    plain.ints = BoxedLists.ints((List<Integer>) record.get(14));
    plain.shorts = BoxedLists.shorts((List<Integer>) record.get(15));
    plain.longs = BoxedLists.longs((List<Long>) record.get(16));
    plain.floats = BoxedLists.floats((List<Float>) record.get(17));
    plain.doubles = BoxedLists.doubles((List<Double>) record.get(18));
    plain.chars = BoxedLists.chars((List<Integer>) record.get(19));
    plain.booleans = BoxedLists.booleans((List<Boolean>) record.get(20));
    plain.text = Strings.plain(record.get(21));
    GenericRecord sample = (GenericRecord) record.get(22);
    plain.sample = sample == null ? null : plain(sample);
    return plain;
  }

  static GenericData.Record record(SampleList list) {
    GenericData.Record record = new GenericData.Record(SampleListRecord.getClassSchema());
    record.put(0, ListConversion.of(list.items, GenericSample::record));
    return record;
  }

  static SampleList plainList(GenericRecord record) {
    SampleList list = new SampleList();
    list.items = ListConversion.of((List<?>) record.get(0), e -> plain((GenericRecord) e));
    return list;
  }
}
