package io.serbench.result;

import java.util.List;

/**
 * The JVM that was measured.
 *
 * @param home its {@code java.home}
 * @param feature its feature version: 17, 25
 * @param version its full version
 * @param name of the virtual machine
 * @param vendor its vendor
 * @param byteOrder native byte order
 * @param blackhole how results were kept from being optimised away: {@code compiler} or {@code
 *     sink}
 * @param flags the options that every row's JVM got; a row's own options are in its forks
 */
public record JvmInfo(
    String home,
    int feature,
    String version,
    String name,
    String vendor,
    String byteOrder,
    String blackhole,
    List<String> flags) {
  public JvmInfo {
    flags = List.copyOf(flags);
  }
}
