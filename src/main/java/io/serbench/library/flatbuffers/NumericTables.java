package io.serbench.library.flatbuffers;

import com.google.flatbuffers.FlatBufferBuilder;
import io.serbench.dataset.numeric.NumericList;
import io.serbench.dataset.numeric.NumericStruct;
import io.serbench.library.flatbuffers.generated.FNumericList;
import io.serbench.library.flatbuffers.generated.FNumericStruct;
import io.serbench.library.shared.DeclaredCounts;
import java.util.ArrayList;

/** Plain structs of numbers to tables and back. */
final class NumericTables {
  private NumericTables() {}

  static int table(FlatBufferBuilder builder, NumericStruct value) {
    return FNumericStruct.createFNumericStruct(
        builder, value.f1, value.f2, value.f3, value.f4, value.f5, value.f6, value.f7, value.f8,
        value.f9, value.f10, value.f11, value.f12);
  }

  static NumericStruct plain(FNumericStruct table) {
    NumericStruct value = new NumericStruct();
    value.f1 = table.f1();
    value.f2 = table.f2();
    value.f3 = table.f3();
    value.f4 = table.f4();
    value.f5 = table.f5();
    value.f6 = table.f6();
    value.f7 = table.f7();
    value.f8 = table.f8();
    value.f9 = table.f9();
    value.f10 = table.f10();
    value.f11 = table.f11();
    value.f12 = table.f12();
    return value;
  }

  static int table(FlatBufferBuilder builder, NumericList list) {
    int[] items = new int[list.items.size()];
    for (int i = 0; i < items.length; i++) {
      items[i] = table(builder, list.items.get(i));
    }
    return FNumericList.createFNumericList(builder, FNumericList.createItemsVector(builder, items));
  }

  static NumericList plain(FNumericList table) {
    int count = DeclaredCounts.fitting(table.itemsLength(), table.getByteBuffer().capacity());
    NumericList list = new NumericList();
    list.items = new ArrayList<>(count);
    FNumericStruct item = new FNumericStruct();
    for (int i = 0; i < count; i++) {
      list.items.add(plain(table.items(item, i)));
    }
    return list;
  }
}
