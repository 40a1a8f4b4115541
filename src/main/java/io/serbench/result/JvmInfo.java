package io.serbench.result;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;

/**
 * The JVM that was measured.
 *
 * @param build which it is
 * @param home its {@code java.home}
 * @param byteOrder native byte order
 * @param blackHole how results were kept from being optimised away
 * @param flags the options that every row's JVM got; a row's own options are in its forks
 */
public record JvmInfo(
    JvmBuild build, String home, ByteOrder byteOrder, BlackHole blackHole, List<String> flags) {
  public JvmInfo {
    flags = List.copyOf(flags);
  }

  /**
   * Which JVM it is.
   *
   * @param name of the virtual machine
   * @param vendor who built it
   * @param feature its feature version: 17, 25
   * @param version its full version
   */
  public record JvmBuild(String name, String vendor, int feature, String version) {}

  /** How results were kept from being optimised away. */
  public enum BlackHole {
    /** The JVM's compiler was told to count them as used. */
    @JsonProperty("compiler")
    COMPILER,
    /** They were stored in a field in opaque mode, which no compiler may leave out. */
    @JsonProperty("sink")
    SINK
  }

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
}
