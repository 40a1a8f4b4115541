package io.serbench.result;

/** As {@link java.nio.ByteOrder}, which is no enum. */
public enum ByteOrder {
  BIG_ENDIAN,
  LITTLE_ENDIAN;

  /** That of this machine. */
  public static ByteOrder ofThisMachine() {
    return java.nio.ByteOrder.nativeOrder() == java.nio.ByteOrder.BIG_ENDIAN
        ? BIG_ENDIAN
        : LITTLE_ENDIAN;
  }
}
