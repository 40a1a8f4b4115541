package io.serbench.dataset.struct;

import io.serbench.dataset.DataType;
import io.serbench.dataset.Family;
import java.util.List;
import java.util.Random;

/** A hundred numbers, primitive and boxed. */
public final class StructFamilies {
  /** The type of {@code struct}. */
  public static final DataType<Struct> STRUCT =
      new DataType<>("struct", Struct.class, List.of(Struct.class), Struct::copy);

  /** The type of {@code struct2}. */
  public static final DataType<Struct2> STRUCT2 =
      new DataType<>("struct2", Struct2.class, List.of(Struct2.class), Struct2::copy);

  private static final int SEED = 17;

  private StructFamilies() {}

  /** Primitive. */
  public static Family<Struct> struct() {
    return Family.of(STRUCT).with(() -> Struct.drawn(new Random(SEED)));
  }

  /** Boxed. */
  public static Family<Struct2> struct2() {
    return Family.of(STRUCT2).with(() -> Struct2.drawn(new Random(SEED)));
  }
}
