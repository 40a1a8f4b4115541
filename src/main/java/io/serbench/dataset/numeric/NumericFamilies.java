package io.serbench.dataset.numeric;

import io.serbench.dataset.CopyLists;
import io.serbench.dataset.DataType;
import io.serbench.dataset.family.EmbeddedData;
import io.serbench.dataset.family.Family;
import java.util.List;

/** Twelve integers, alone and in a list: a small value of comparisons between languages. */
public final class NumericFamilies {
  /** The type of {@code numeric}. */
  public static final DataType<NumericStruct> STRUCT =
      new DataType<>(
          "numeric", NumericStruct.class, List.of(NumericStruct.class), NumericFamilies::copy);

  /** The type of {@code numeric-list}. */
  public static final DataType<NumericList> LIST =
      new DataType<>(
          "numeric-list",
          NumericList.class,
          List.of(NumericList.class, NumericStruct.class),
          list -> list(CopyLists.of(list.items, NumericFamilies::copy)));

  private static final int LENGTH = 5;

  private NumericFamilies() {}

  /** Returns the family of a single value. */
  public static Family<NumericStruct> struct() {
    return Family.of(STRUCT)
        .with("numeric", () -> EmbeddedData.read("numeric", NumericStruct.class));
  }

  /** Returns the family of a list of five values. */
  public static Family<NumericList> list() {
    return Family.of(LIST)
        .with("numeric-list", () -> list(struct().dataset("numeric").copies(LENGTH)));
  }

  private static NumericList list(List<NumericStruct> items) {
    NumericList list = new NumericList();
    list.items = items;
    return list;
  }

  private static NumericStruct copy(NumericStruct value) {
    NumericStruct copy = new NumericStruct();
    copy.f1 = value.f1;
    copy.f2 = value.f2;
    copy.f3 = value.f3;
    copy.f4 = value.f4;
    copy.f5 = value.f5;
    copy.f6 = value.f6;
    copy.f7 = value.f7;
    copy.f8 = value.f8;
    copy.f9 = value.f9;
    copy.f10 = value.f10;
    copy.f11 = value.f11;
    copy.f12 = value.f12;
    return copy;
  }
}
