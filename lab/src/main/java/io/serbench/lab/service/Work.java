package io.serbench.lab.service;

import java.util.ArrayList;
import java.util.List;

/** A program while it runs. */
interface Work {
  /**
   * Starts threads that go on until the JVM ends.
   *
   * @return the port to which clients send; 0 without clients
   */
  int start() throws Exception;

  /** Makes what each thread of a program has for itself. */
  final class Threads {
    private final String row;
    private final Program program;
    private final List<CallTimes> times = new ArrayList<>();

    Threads(String row, Program program) {
      this.row = row;
      this.program = program;
    }

    /** Opens the row for a thread. */
    List<Endpoint<?>> endpoints() throws Exception {
      return Endpoint.open(row, program.datasets());
    }

    /** Returns where a thread keeps its times. */
    synchronized CallTimes times() {
      CallTimes own = new CallTimes();
      times.add(own);
      return own;
    }

    synchronized void begin() {
      times.forEach(CallTimes::begin);
    }

    synchronized CallTimes.Summary summary() {
      return CallTimes.summary(times);
    }
  }
}
