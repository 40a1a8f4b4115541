package io.serbench.library.wire;

import io.serbench.library.wire.generated.NumericList;
import io.serbench.library.wire.generated.NumericStruct;
import java.util.ArrayList;
import java.util.List;

/** Converts plain numbers to Wire's messages and back. */
final class NumericMessages {
  private NumericMessages() {}

  static NumericStruct message(io.serbench.dataset.numeric.NumericStruct value) {
    return new NumericStruct.Builder()
        .f1(value.f1)
        .f2(value.f2)
        .f3(value.f3)
        .f4(value.f4)
        .f5(value.f5)
        .f6(value.f6)
        .f7(value.f7)
        .f8(value.f8)
        .f9(value.f9)
        .f10(value.f10)
        .f11(value.f11)
        .f12(value.f12)
        .build();
  }

  static io.serbench.dataset.numeric.NumericStruct plain(NumericStruct message) {
    io.serbench.dataset.numeric.NumericStruct value =
        new io.serbench.dataset.numeric.NumericStruct();
    value.f1 = message.f1;
    value.f2 = message.f2;
    value.f3 = message.f3;
    value.f4 = message.f4;
    value.f5 = message.f5;
    value.f6 = message.f6;
    value.f7 = message.f7;
    value.f8 = message.f8;
    value.f9 = message.f9;
    value.f10 = message.f10;
    value.f11 = message.f11;
    value.f12 = message.f12;
    return value;
  }

  static NumericList list(io.serbench.dataset.numeric.NumericList list) {
    List<NumericStruct> items = new ArrayList<>(list.items.size());
    for (io.serbench.dataset.numeric.NumericStruct each : list.items) {
      items.add(message(each));
    }
    return new NumericList.Builder().items(items).build();
  }

  static io.serbench.dataset.numeric.NumericList plainList(NumericList message) {
    io.serbench.dataset.numeric.NumericList list = new io.serbench.dataset.numeric.NumericList();
    list.items = new ArrayList<>(message.items.size());
    for (NumericStruct each : message.items) {
      list.items.add(plain(each));
    }
    return list;
  }
}
