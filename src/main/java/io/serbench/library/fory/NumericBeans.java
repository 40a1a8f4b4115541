package io.serbench.library.fory;

import io.serbench.dataset.numeric.NumericList;
import io.serbench.dataset.numeric.NumericStruct;
import io.serbench.library.fory.annotated.ForyNumbers;
import io.serbench.library.fory.annotated.ForyNumbersList;
import io.serbench.library.shared.ListConversion;
import java.util.List;

/** Plain numeric objects to annotated beans and back: deep copies, field by field. */
final class NumericBeans {
  /** All that a message may hold, in the order of their numbers. */
  static final List<Class<?>> CLASSES = List.of(ForyNumbersList.class, ForyNumbers.class);

  private NumericBeans() {}

  static ForyNumbersList bean(NumericList list) {
    ForyNumbersList bean = new ForyNumbersList();
    bean.items = ListConversion.of(list.items, NumericBeans::bean);
    return bean;
  }

  static NumericList plain(ForyNumbersList bean) {
    NumericList list = new NumericList();
    list.items = ListConversion.of(bean.items, NumericBeans::plain);
    return list;
  }

  static ForyNumbers bean(NumericStruct numbers) {
    ForyNumbers bean = new ForyNumbers();
    bean.f1 = numbers.f1;
    bean.f2 = numbers.f2;
    bean.f3 = numbers.f3;
    bean.f4 = numbers.f4;
    bean.f5 = numbers.f5;
    bean.f6 = numbers.f6;
    bean.f7 = numbers.f7;
    bean.f8 = numbers.f8;
    bean.f9 = numbers.f9;
    bean.f10 = numbers.f10;
    bean.f11 = numbers.f11;
    bean.f12 = numbers.f12;
    return bean;
  }

  static NumericStruct plain(ForyNumbers bean) {
    NumericStruct numbers = new NumericStruct();
    numbers.f1 = bean.f1;
    numbers.f2 = bean.f2;
    numbers.f3 = bean.f3;
    numbers.f4 = bean.f4;
    numbers.f5 = bean.f5;
    numbers.f6 = bean.f6;
    numbers.f7 = bean.f7;
    numbers.f8 = bean.f8;
    numbers.f9 = bean.f9;
    numbers.f10 = bean.f10;
    numbers.f11 = bean.f11;
    numbers.f12 = bean.f12;
    return numbers;
  }
}
