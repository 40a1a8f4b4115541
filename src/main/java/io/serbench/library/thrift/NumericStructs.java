package io.serbench.library.thrift;

import io.serbench.dataset.numeric.NumericList;
import io.serbench.dataset.numeric.NumericStruct;
import io.serbench.library.shared.ListConversion;
import io.serbench.library.thrift.generated.TNumericList;
import io.serbench.library.thrift.generated.TNumericStruct;

/** Converts plain structs of numbers to Thrift structs and back. */
final class NumericStructs {
  private NumericStructs() {}

  static TNumericStruct struct(NumericStruct plain) {
    return new TNumericStruct(
        plain.f1, plain.f2, plain.f3, plain.f4, plain.f5, plain.f6, plain.f7, plain.f8, plain.f9,
        plain.f10, plain.f11, plain.f12);
  }

  static NumericStruct plain(TNumericStruct struct) {
    NumericStruct plain = new NumericStruct();
    plain.f1 = struct.getF1();
    plain.f2 = struct.getF2();
    plain.f3 = struct.getF3();
    plain.f4 = struct.getF4();
    plain.f5 = struct.getF5();
    plain.f6 = struct.getF6();
    plain.f7 = struct.getF7();
    plain.f8 = struct.getF8();
    plain.f9 = struct.getF9();
    plain.f10 = struct.getF10();
    plain.f11 = struct.getF11();
    plain.f12 = struct.getF12();
    return plain;
  }

  static TNumericList struct(NumericList list) {
    return new TNumericList(ListConversion.of(list.items, NumericStructs::struct));
  }

  static NumericList plain(TNumericList struct) {
    NumericList list = new NumericList();
    list.items = ListConversion.of(struct.getItems(), NumericStructs::plain);
    return list;
  }
}
