package io.serbench.lab.service;

import java.util.ArrayList;
import java.util.List;

/** A program that is ready to start. */
interface Work {
  /**
   * Starts the threads of the program, which run until the JVM ends.
   *
   * @return the port to which clients send; 0 if there are no clients
   */
  int start() throws Exception;

  /** Creates the objects that each thread of a program has for itself. */
  final class Threads {
    private final String row;
    private final Program program;
    private final List<CallTimes> times = new ArrayList<>();

    Threads(String row, Program program) {
      this.row = row;
      this.program = program;
    }

    /** Returns new endpoints for a thread. */
    List<Endpoint<?>> endpoints() throws Exception {
      return Endpoint.open(row, program.datasets());
    }

    /** Returns new times for a thread, which become part of the summary. */
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
