package io.serbench.result;

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
}
