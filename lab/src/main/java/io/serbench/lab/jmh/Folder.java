package io.serbench.lab.jmh;

import java.nio.file.Path;

/** Where both tools leave what they measured. */
record Folder(Path path) {
  /** serbench's result file. */
  Path serbench() {
    return path.resolve("serbench.json");
  }

  /** serbench's tables. */
  Path tables() {
    return path.resolve("serbench.txt");
  }

  /** JMH's iterations. */
  Path jmh() {
    return path.resolve("jmh.json");
  }

  /** What JMH printed. */
  Path jmhLog() {
    return path.resolve("jmh.log");
  }
}
