package io.serbench.result;

import java.util.ArrayList;
import java.util.List;

/**
 * Other work that a fork does between two timed calls, as a service does between two messages. It
 * takes code, data and what the processor remembers of branches out of the caches, which a loop
 * leaves there.
 *
 * @param socket whether a message goes to another thread over a socket and comes back: the kernel
 *     runs, and the thread waits
 * @param rows the names of rows each of which writes and reads one small message
 * @param kilobytes of memory that are touched, in units of 1,024 bytes; may be 0
 */
public record Between(boolean socket, List<String> rows, int kilobytes) {
  /** The most memory that can be asked for. */
  public static final int MOST_KILOBYTES = 1 << 20;

  public Between {
    rows = List.copyOf(rows);
    Require.atLeast(0, "kilobytes of memory between calls", kilobytes);
  }

  /** Returns how calls are made, in words. */
  public String describe() {
    List<String> work = new ArrayList<>();
    if (socket) {
      work.add("a message goes over a socket and back");
    }
    if (!rows.isEmpty()) {
      String each =
          rows.size() == 1 ? " writes and reads a message" : " write and read a message each";
      work.add(String.join(", ", rows) + each);
    }
    if (kilobytes > 0) {
      work.add(kilobytes + " KiB are touched");
    }
    return "apart: "
        + (work.isEmpty()
            ? "each is timed by itself"
            : "before each, " + String.join(", and ", work));
  }
}
