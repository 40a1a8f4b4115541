package io.serbench.library.avro;

import io.serbench.dataset.numeric.NumericList;
import io.serbench.dataset.numeric.NumericStruct;
import io.serbench.library.avro.generated.NumericListRecord;
import io.serbench.library.avro.generated.NumericRecord;
import io.serbench.library.shared.ListConversion;

/** Plain structs of numbers to generated records and back. */
final class SpecificNumeric {
  private SpecificNumeric() {}

  static NumericRecord record(NumericStruct plain) {
    NumericRecord record = new NumericRecord();
    record.setF1(plain.f1);
    record.setF2(plain.f2);
    record.setF3(plain.f3);
    record.setF4(plain.f4);
    record.setF5(plain.f5);
    record.setF6(plain.f6);
    record.setF7(plain.f7);
    record.setF8(plain.f8);
    record.setF9(plain.f9);
    record.setF10(plain.f10);
    record.setF11(plain.f11);
    record.setF12(plain.f12);
    return record;
  }

  static NumericStruct plain(NumericRecord record) {
    NumericStruct plain = new NumericStruct();
    plain.f1 = record.getF1();
    plain.f2 = record.getF2();
    plain.f3 = record.getF3();
    plain.f4 = record.getF4();
    plain.f5 = record.getF5();
    plain.f6 = record.getF6();
    plain.f7 = record.getF7();
    plain.f8 = record.getF8();
    plain.f9 = record.getF9();
    plain.f10 = record.getF10();
    plain.f11 = record.getF11();
    plain.f12 = record.getF12();
    return plain;
  }

  static NumericListRecord record(NumericList list) {
    return new NumericListRecord(ListConversion.of(list.items, SpecificNumeric::record));
  }

  static NumericList plain(NumericListRecord record) {
    NumericList list = new NumericList();
    list.items = ListConversion.of(record.getItems(), SpecificNumeric::plain);
    return list;
  }
}
