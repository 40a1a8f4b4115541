package io.serbench.dataset.buffers;

import io.serbench.dataset.CopyLists;
import io.serbench.dataset.DataType;
import io.serbench.dataset.family.Family;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Buffers of several lengths, whose contents a serializer can copy as a whole. */
public final class BuffersFamily {
  /** The type of every {@code buffers} data set. */
  public static final DataType<Buffers> TYPE =
      new DataType<>(
          "buffers",
          Buffers.class,
          List.of(Buffers.class),
          value -> of(CopyLists.of(value.buffers, byte[]::clone)));

  private static final int SEED = 17;
  private static final int COUNT = 5;

  private BuffersFamily() {}

  /** Returns the family. Its values are named by the length of each buffer, in bytes. */
  public static Family<Buffers> family() {
    return Family.of(TYPE).withSizes(BuffersFamily::drawn, "200", "1000", "5000");
  }

  private static Buffers drawn(int length) {
    Random random = new Random(SEED);
    List<byte[]> buffers = new ArrayList<>(COUNT);
    for (int i = 0; i < COUNT; i++) {
      byte[] buffer = new byte[length];
      random.nextBytes(buffer);
      buffers.add(buffer);
    }
    return of(buffers);
  }

  private static Buffers of(List<byte[]> buffers) {
    Buffers value = new Buffers();
    value.buffers = buffers;
    return value;
  }
}
