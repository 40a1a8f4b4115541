package io.serbench.result;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The JVM of forks.
 *
 * @param flags the options that all forks got; those of a row are in its forks
 * @param inherited options that it had in addition to its command line; empty if it had none, and
 *     in older files
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

  /** Returns all options: its flags, followed by inherited options. */
  public List<String> options() {
    List<String> all = new ArrayList<>(flags);
    inherited.ifPresent(others -> all.addAll(others.options()));
    return all;
  }

  /**
   * Options that a JVM had in addition to its command line.
   *
   * @param from the environment variables with options for every JVM; none if the options were in
   *     an argument file that the command line names
   * @param options the options, as the JVM reports them
   */
  public record Inherited(List<String> from, List<String> options) {
    public Inherited {
      from = List.copyOf(from);
      options = List.copyOf(options);
    }

    /** Returns the options and their source: {@code -Xint (JAVA_TOOL_OPTIONS)}. */
    public String describe() {
      String names = from.isEmpty() ? "an argument file" : String.join(", ", from);
      return "%s (%s)".formatted(String.join(" ", options), names);
    }
  }

  /** The build of a JVM; its feature version is 17 or 25. */
  public record JvmBuild(String name, String vendor, int feature, String version) {
    /** Returns {@code Eclipse Adoptium OpenJDK 64-Bit Server VM 25.0.3+9}. */
    public String describe() {
      return vendor + " " + name + " " + version;
    }
  }

  /** How results were kept from being optimised away. */
  public enum BlackHole {
    /** By an option that makes the JIT compiler treat them as used. */
    @JsonProperty("compiler")
    COMPILER,
    /** By storing them in a field in opaque mode, which no compiler may omit. */
    @JsonProperty("sink")
    SINK
  }

  /** The values of {@link java.nio.ByteOrder}, which is not an enum. */
  public enum ByteOrder {
    BIG_ENDIAN,
    LITTLE_ENDIAN
  }
}
