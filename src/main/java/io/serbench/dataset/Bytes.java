package io.serbench.dataset;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;

/** Bytes that do not change, and are equal where they hold the same. */
public final class Bytes {
  private final byte[] bytes;

  private Bytes(byte[] bytes) {
    this.bytes = bytes;
  }

  /** These; the array is given away. */
  public static Bytes of(byte[] bytes) {
    return new Bytes(bytes);
  }

  /** All of them, not to be changed. */
  public byte[] array() {
    return bytes;
  }

  /** Their SHA-256, in hexadecimal digits. */
  public String sha256() {
    return HexFormat.of().formatHex(newSha256().digest(bytes));
  }

  /** Returns a new SHA-256 digest, for data too large to hold in memory. */
  public static MessageDigest newSha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JVM has SHA-256", e);
    }
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Bytes same && Arrays.equals(bytes, same.bytes);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(bytes);
  }

  @Override
  public String toString() {
    return bytes.length + " bytes";
  }
}
