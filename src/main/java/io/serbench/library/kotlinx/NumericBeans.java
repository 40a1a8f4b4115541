package io.serbench.library.kotlinx;

import io.serbench.dataset.numeric.NumericList;
import io.serbench.dataset.numeric.NumericStruct;
import io.serbench.library.shared.ListConversion;

/** Converts plain numbers to Kotlin's and back. */
final class NumericBeans {
  private NumericBeans() {}

  static KotlinNumerics beans(NumericList list) {
    return new KotlinNumerics(ListConversion.of(list.items, NumericBeans::bean));
  }

  static NumericList plains(KotlinNumerics beans) {
    NumericList list = new NumericList();
    list.items = ListConversion.of(beans.getItems(), NumericBeans::plain);
    return list;
  }

  static KotlinNumeric bean(NumericStruct struct) {
    return new KotlinNumeric(
        struct.f1,
        struct.f2,
        struct.f3,
        struct.f4,
        struct.f5,
        struct.f6,
        struct.f7,
        struct.f8,
        struct.f9,
        struct.f10,
        struct.f11,
        struct.f12);
  }

  static NumericStruct plain(KotlinNumeric bean) {
    NumericStruct struct = new NumericStruct();
    struct.f1 = bean.getF1();
    struct.f2 = bean.getF2();
    struct.f3 = bean.getF3();
    struct.f4 = bean.getF4();
    struct.f5 = bean.getF5();
    struct.f6 = bean.getF6();
    struct.f7 = bean.getF7();
    struct.f8 = bean.getF8();
    struct.f9 = bean.getF9();
    struct.f10 = bean.getF10();
    struct.f11 = bean.getF11();
    struct.f12 = bean.getF12();
    return struct;
  }
}
