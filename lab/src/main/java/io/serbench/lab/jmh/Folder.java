package io.serbench.lab.jmh;

import java.nio.file.Path;

/** The folder for the measurements of both tools. */
record Folder(Path path) {
  /** Returns serbench's result file. */
  Path serbench() {
    return path.resolve("serbench.json");
  }

  /** Returns the file for serbench's tables. */
  Path tables() {
    return path.resolve("serbench.txt");
  }

  /** Returns the file for JMH's iterations. */
  Path jmh() {
    return path.resolve("jmh.json");
  }

  /** Returns the file for JMH's output. */
  Path jmhLog() {
    return path.resolve("jmh.log");
  }
}
