package io.serbench.result;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The JVM that was measured.
 *
 * @param build which it is
 * @param home its {@code java.home}
 * @param byteOrder native byte order
 * @param blackHole how results were kept from being optimised away
 * @param flags the options that every row's JVM got; a row's own options are in its forks
 * @param inherited further options that it had; empty where it had none, and in files of versions
 *     that did not look
 */
public record JvmInfo(
    JvmBuild build,
    String home,
    ByteOrder byteOrder,
    BlackHole blackHole,
    List<String> flags,
    Optional<Inherited> inherited) {
  public JvmInfo {
    flags = List.copyOf(flags);
  }

  /** All options that it had, its flags first. */
  public List<String> options() {
    List<String> all = new ArrayList<>(flags);
    inherited.ifPresent(others -> all.addAll(others.options()));
    return all;
  }

  /**
   * Options that a JVM had without being given them on its command line.
   *
   * @param from the environment variables that held options for every JVM; none where the options
   *     stood in a file that the command line names
   * @param options as the JVM says them
   */
  public record Inherited(List<String> from, List<String> options) {
    public Inherited {
      from = List.copyOf(from);
      options = List.copyOf(options);
    }

    /** {@code -Xint (JAVA_TOOL_OPTIONS)}. */
    public String describe() {
      String names = from.isEmpty() ? "a file of arguments" : String.join(", ", from);
      return "%s (%s)".formatted(String.join(" ", options), names);
    }
  }

  /**
   * Which JVM it is.
   *
   * @param name of the virtual machine
   * @param vendor who built it
   * @param feature its feature version: 17, 25
   * @param version its full version
   */
  public record JvmBuild(String name, String vendor, int feature, String version) {
    /** All of it: {@code Eclipse Adoptium OpenJDK 64-Bit Server VM 25.0.3+9}. */
    public String describe() {
      return vendor + " " + name + " " + version;
    }
  }

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
