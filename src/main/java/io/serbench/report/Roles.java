package io.serbench.report;

import io.serbench.statistics.CellSummary;
import java.util.Set;

/**
 * The rows that play a part of their own in a report. This is the one place that knows rows by
 * name: no rule over tags, features or libraries gives the same rows, and the catalog's rows do not
 * say it of themselves yet.
 */
final class Roles {
  /** Copies and encodes nothing: what every other row is measured against. */
  private static final String YARDSTICK = "copy";

  /**
   * Of libraries that have rows for several amounts of knowledge, the rows that show what the
   * knowledge saves: hand-written code; classes known, flat; nothing known, flat; nothing known,
   * full graph.
   */
  private static final Set<String> LADDER =
      Set.of(
          "fst",
          "fst-flat",
          "fst-flat-pre",
          "kryo-manual",
          "kryo-opt",
          "kryo-serializer",
          "kryo-flat",
          "kryo-flat-pre",
          "protostuff",
          "protostuff-runtime",
          "protostuff-manual",
          "msgpack-databind",
          "msgpack-manual",
          "fory",
          "fory-auto",
          "fory-auto-flat",
          "fory-registered",
          "fory-fastest");

  private Roles() {}

  /** Whether the row is no serializer, so that it does not compete. */
  static boolean isYardstick(CellSummary row) {
    return row.name().equals(YARDSTICK);
  }

  /** Whether the row is a step of the ladder that shows what features cost. */
  static boolean isOnLadder(CellSummary row) {
    return LADDER.contains(row.name());
  }
}
