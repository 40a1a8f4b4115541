package io.serbench.library.capnproto;

import io.serbench.dataset.numeric.NumericList;
import io.serbench.dataset.numeric.NumericStruct;
import io.serbench.library.capnproto.generated.NumericCapnp;
import java.util.ArrayList;
import org.capnproto.StructList;

/** Plain structs of numbers to Cap'n Proto structs and back. */
final class NumericStructs {
  private NumericStructs() {}

  static void fill(NumericCapnp.NumericStruct.Builder struct, NumericStruct plain) {
    struct.setF1(plain.f1);
    struct.setF2(plain.f2);
    struct.setF3(plain.f3);
    struct.setF4(plain.f4);
    struct.setF5(plain.f5);
    struct.setF6(plain.f6);
    struct.setF7(plain.f7);
    struct.setF8(plain.f8);
    struct.setF9(plain.f9);
    struct.setF10(plain.f10);
    struct.setF11(plain.f11);
    struct.setF12(plain.f12);
  }

  static NumericStruct plain(NumericCapnp.NumericStruct.Reader struct) {
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

  static void fill(NumericCapnp.NumericList.Builder struct, NumericList list) {
    StructList.Builder<NumericCapnp.NumericStruct.Builder> items =
        struct.initItems(list.items.size());
    for (int i = 0; i < items.size(); i++) {
      fill(items.get(i), list.items.get(i));
    }
  }

  static NumericList plain(NumericCapnp.NumericList.Reader struct) {
    StructList.Reader<NumericCapnp.NumericStruct.Reader> items = struct.getItems();
    NumericList list = new NumericList();
    list.items = new ArrayList<>(items.size());
    for (int i = 0; i < items.size(); i++) {
      list.items.add(plain(items.get(i)));
    }
    return list;
  }
}
