package io.serbench.library.avro;

import io.serbench.dataset.numeric.NumericList;
import io.serbench.dataset.numeric.NumericStruct;
import io.serbench.library.avro.generated.NumericListRecord;
import io.serbench.library.avro.generated.NumericRecord;
import io.serbench.library.shared.ListConversion;
import java.util.List;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericRecord;

/** Plain structs of numbers to generic records and back, by the positions of the fields. */
final class GenericNumeric {
  private static final Schema SCHEMA = NumericRecord.getClassSchema();

  private GenericNumeric() {}

  static GenericData.Record record(NumericStruct plain) {
    GenericData.Record record = new GenericData.Record(SCHEMA);
    record.put(0, plain.f1);
    record.put(1, plain.f2);
    record.put(2, plain.f3);
    record.put(3, plain.f4);
    record.put(4, plain.f5);
    record.put(5, plain.f6);
    record.put(6, plain.f7);
    record.put(7, plain.f8);
    record.put(8, plain.f9);
    record.put(9, plain.f10);
    record.put(10, plain.f11);
    record.put(11, plain.f12);
    return record;
  }

  static NumericStruct plain(GenericRecord record) {
    NumericStruct plain = new NumericStruct();
    plain.f1 = (int) record.get(0);
    plain.f2 = (int) record.get(1);
    plain.f3 = (int) record.get(2);
    plain.f4 = (int) record.get(3);
    plain.f5 = (int) record.get(4);
    plain.f6 = (int) record.get(5);
    plain.f7 = (int) record.get(6);
    plain.f8 = (int) record.get(7);
    plain.f9 = (int) record.get(8);
    plain.f10 = (int) record.get(9);
    plain.f11 = (int) record.get(10);
    plain.f12 = (int) record.get(11);
    return plain;
  }

  static GenericData.Record record(NumericList list) {
    GenericData.Record record = new GenericData.Record(NumericListRecord.getClassSchema());
    record.put(0, ListConversion.of(list.items, GenericNumeric::record));
    return record;
  }

  static NumericList plainList(GenericRecord record) {
    NumericList list = new NumericList();
    list.items = ListConversion.of((List<?>) record.get(0), e -> plain((GenericRecord) e));
    return list;
  }
}
