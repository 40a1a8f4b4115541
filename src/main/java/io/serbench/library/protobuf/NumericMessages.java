package io.serbench.library.protobuf;

import io.serbench.dataset.numeric.NumericList;
import io.serbench.dataset.numeric.NumericStruct;
import io.serbench.library.protobuf.generated.NumericProto;
import java.util.ArrayList;

/** Converts plain numbers to protobuf messages and back. */
final class NumericMessages {
  private NumericMessages() {}

  static NumericProto.NumericStruct message(NumericStruct value) {
    return NumericProto.NumericStruct.newBuilder()
        .setF1(value.f1)
        .setF2(value.f2)
        .setF3(value.f3)
        .setF4(value.f4)
        .setF5(value.f5)
        .setF6(value.f6)
        .setF7(value.f7)
        .setF8(value.f8)
        .setF9(value.f9)
        .setF10(value.f10)
        .setF11(value.f11)
        .setF12(value.f12)
        .build();
  }

  static NumericStruct plain(NumericProto.NumericStruct message) {
    NumericStruct value = new NumericStruct();
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

  static NumericProto.NumericList list(NumericList list) {
    NumericProto.NumericList.Builder builder = NumericProto.NumericList.newBuilder();
    for (NumericStruct each : list.items) {
      builder.addItems(message(each));
    }
    return builder.build();
  }

  static NumericList plainList(NumericProto.NumericList message) {
    NumericList list = new NumericList();
    list.items = new ArrayList<>(message.getItemsCount());
    for (NumericProto.NumericStruct each : message.getItemsList()) {
      list.items.add(plain(each));
    }
    return list;
  }
}
