package io.serbench.library.colfer;

import io.serbench.dataset.numeric.NumericList;
import io.serbench.dataset.numeric.NumericStruct;
import io.serbench.library.colfer.generated.CNumericList;
import io.serbench.library.colfer.generated.CNumericStruct;
import java.util.ArrayList;

/** Plain structs of numbers to Colfer's beans and back. */
final class NumericBeans {
  private NumericBeans() {}

  static CNumericStruct bean(NumericStruct plain) {
    CNumericStruct bean = new CNumericStruct();
    bean.f1 = plain.f1;
    bean.f2 = plain.f2;
    bean.f3 = plain.f3;
    bean.f4 = plain.f4;
    bean.f5 = plain.f5;
    bean.f6 = plain.f6;
    bean.f7 = plain.f7;
    bean.f8 = plain.f8;
    bean.f9 = plain.f9;
    bean.f10 = plain.f10;
    bean.f11 = plain.f11;
    bean.f12 = plain.f12;
    return bean;
  }

  static NumericStruct plain(CNumericStruct bean) {
    NumericStruct plain = new NumericStruct();
    plain.f1 = bean.f1;
    plain.f2 = bean.f2;
    plain.f3 = bean.f3;
    plain.f4 = bean.f4;
    plain.f5 = bean.f5;
    plain.f6 = bean.f6;
    plain.f7 = bean.f7;
    plain.f8 = bean.f8;
    plain.f9 = bean.f9;
    plain.f10 = bean.f10;
    plain.f11 = bean.f11;
    plain.f12 = bean.f12;
    return plain;
  }

  static CNumericList bean(NumericList list) {
    CNumericList bean = new CNumericList();
    bean.items = new CNumericStruct[list.items.size()];
    for (int i = 0; i < bean.items.length; i++) {
      bean.items[i] = bean(list.items.get(i));
    }
    return bean;
  }

  static NumericList plain(CNumericList bean) {
    NumericList list = new NumericList();
    list.items = new ArrayList<>(bean.items.length);
    for (CNumericStruct item : bean.items) {
      list.items.add(plain(item));
    }
    return list;
  }
}
