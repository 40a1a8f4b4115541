package io.serbench.dataset.struct;

import io.serbench.dataset.DataType;
import io.serbench.dataset.family.EmbeddedData;
import io.serbench.dataset.family.Family;
import java.util.List;
import java.util.Random;

/** A hundred numbers, primitive or boxed, and sixteen. */
public final class StructFamilies {
  /** The type of {@code struct}. */
  public static final DataType<Struct> STRUCT =
      new DataType<>("struct", Struct.class, List.of(Struct.class), Struct::copy);

  /** The type of {@code struct2}. */
  public static final DataType<Struct2> STRUCT2 =
      new DataType<>("struct2", Struct2.class, List.of(Struct2.class), Struct2::copy);

  /** The type of {@code struct16}. */
  public static final DataType<Struct16> STRUCT16 =
      new DataType<>("struct16", Struct16.class, List.of(Struct16.class), StructFamilies::copy);

  private static final int SEED = 17;
  private static final int FIELDS = 100;

  private StructFamilies() {}

  /** Returns the family of a hundred primitive numbers. */
  public static Family<Struct> struct() {
    return Family.of(STRUCT).with("struct", () -> drawn(new Struct()));
  }

  /** Returns the family of a hundred boxed numbers. */
  public static Family<Struct2> struct2() {
    return Family.of(STRUCT2).with("struct2", () -> drawn(new Struct2()));
  }

  /** Returns the family of sixteen numbers, the struct of Fury's own benchmarks. */
  public static Family<Struct16> struct16() {
    return Family.of(STRUCT16)
        .with("struct16", () -> EmbeddedData.read("struct16", Struct16.class));
  }

  private static <T> T drawn(T struct) {
    Random random = new Random(SEED);
    try {
      for (int i = 0; i < FIELDS; i++) {
        Number number =
            switch (i % 4) {
              case 0 -> random.nextInt();
              case 1 -> random.nextLong();
              case 2 -> random.nextFloat();
              default -> random.nextDouble();
            };
        struct.getClass().getField("f" + i).set(struct, number);
      }
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("cannot fill " + struct.getClass(), e);
    }
    return struct;
  }

  private static Struct16 copy(Struct16 value) {
    Struct16 copy = new Struct16();
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
    copy.f13 = value.f13;
    copy.f14 = value.f14;
    copy.f15 = value.f15;
    copy.f16 = value.f16;
    return copy;
  }
}
