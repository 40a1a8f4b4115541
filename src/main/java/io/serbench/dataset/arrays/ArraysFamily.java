package io.serbench.dataset.arrays;

import io.serbench.dataset.DataType;
import io.serbench.dataset.family.Family;
import java.util.List;
import java.util.Random;

/** Arrays of primitives, of several lengths. */
public final class ArraysFamily {
  /** The type of every {@code arrays} data set. */
  public static final DataType<PrimitiveArrays> TYPE =
      new DataType<>(
          "arrays", PrimitiveArrays.class, List.of(PrimitiveArrays.class), ArraysFamily::copy);

  private static final int SEED = 17;

  private ArraysFamily() {}

  /** Returns the family. Its values are named by the length of each array. */
  public static Family<PrimitiveArrays> family() {
    return Family.of(TYPE).withSizes(ArraysFamily::drawn, "200", "1000", "5000");
  }

  private static PrimitiveArrays drawn(int length) {
    Random random = new Random(SEED);
    PrimitiveArrays drawn = new PrimitiveArrays();
    drawn.booleans = new boolean[length];
    for (int i = 0; i < length; i++) {
      drawn.booleans[i] = random.nextBoolean();
    }
    drawn.bytes = new byte[length];
    random.nextBytes(drawn.bytes);
    drawn.ints = random.ints(length).toArray();
    drawn.longs = random.longs(length).toArray();
    drawn.doubles = random.doubles(length).toArray();
    return drawn;
  }

  private static PrimitiveArrays copy(PrimitiveArrays value) {
    PrimitiveArrays copy = new PrimitiveArrays();
    copy.booleans = value.booleans.clone();
    copy.bytes = value.bytes.clone();
    copy.ints = value.ints.clone();
    copy.longs = value.longs.clone();
    copy.doubles = value.doubles.clone();
    return copy;
  }
}
