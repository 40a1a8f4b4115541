package io.serbench.library.protostuff;

import io.serbench.library.protostuff.generated.NumericList;
import io.serbench.library.protostuff.generated.NumericStruct;
import java.util.ArrayList;
import java.util.List;

/** Converts plain numbers to generated messages and back. */
final class NumericMessages {
  private NumericMessages() {}

  static NumericStruct message(io.serbench.dataset.numeric.NumericStruct value) {
    return new NumericStruct(
        value.f1, value.f2, value.f3, value.f4, value.f5, value.f6, value.f7, value.f8, value.f9,
        value.f10, value.f11, value.f12);
  }

  static io.serbench.dataset.numeric.NumericStruct plain(NumericStruct message) {
    io.serbench.dataset.numeric.NumericStruct value =
        new io.serbench.dataset.numeric.NumericStruct();
    value.f1 = message.getF1();
    value.f2 = message.getF2();
    value.f3 = message.getF3();
    value.f4 = message.getF4();
    value.f5 = message.getF5();
    value.f6 = message.getF6();
    value.f7 = message.getF7();
    value.f8 = message.getF8();
    value.f9 = message.getF9();
    value.f10 = message.getF10();
    value.f11 = message.getF11();
    value.f12 = message.getF12();
    return value;
  }

  static NumericList list(io.serbench.dataset.numeric.NumericList list) {
    List<NumericStruct> items = new ArrayList<>(list.items.size());
    for (io.serbench.dataset.numeric.NumericStruct each : list.items) {
      items.add(message(each));
    }
    NumericList message = new NumericList();
    message.setItemsList(items);
    return message;
  }

  static io.serbench.dataset.numeric.NumericList plainList(NumericList message) {
    io.serbench.dataset.numeric.NumericList list = new io.serbench.dataset.numeric.NumericList();
    list.items = new ArrayList<>();
    for (NumericStruct each : Lists.orEmpty(message.getItemsList())) {
      list.items.add(plain(each));
    }
    return list;
  }
}
