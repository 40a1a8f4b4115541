package io.serbench.cli;

import io.serbench.run.Capacity.Room;
import java.util.Locale;
import java.util.Optional;

/** Says before a run how many JVMs it will have at once, and how much memory they may take. */
final class RoomLine {
  private static final double GIGA = 1 << 30;

  private RoomLine() {}

  /** One line; empty for a run in this JVM, which starts no other. */
  static Optional<String> of(Room room) {
    if (room.bytes() == 0) {
      return Optional.empty();
    }
    return Optional.of(
        String.format(Locale.ROOT, "%s, in at most %.1f GiB", who(room), room.bytes() / GIGA));
  }

  private static String who(Room room) {
    if (room.alive() == 1) {
      return "one JVM at a time";
    }
    String how = room.beside() ? "one measures while another warms up" : "one works at a time";
    return "up to " + room.alive() + " JVMs live at once, " + how;
  }
}
