package io.serbench.dataset;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;

/** A byte array that nobody changes, compared by its contents. */
public final class Bytes {
  private final byte[] bytes;

  private Bytes(byte[] bytes) {
    this.bytes = bytes;
  }

  /** Returns the bytes of an array, which is not copied and must not be changed afterwards. */
  public static Bytes of(byte[] bytes) {
    return new Bytes(bytes);
  }

  /** Returns the array itself, which must not be changed. */
  public byte[] array() {
    return bytes;
  }

  /** Returns the SHA-256 of the bytes, in hexadecimal digits. */
  public String sha256() {
    return HexFormat.of().formatHex(newSha256().digest(bytes));
  }

  /** Returns a new SHA-256 digest. */
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
