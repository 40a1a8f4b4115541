package io.serbench.cli;

import java.nio.file.Path;

/**
 * A file that the tables go to, or what is drawn of them.
 *
 * @param option that asks for it
 * @param file its name
 */
record Copy(String option, Path file) {
  /** As it was asked for. */
  String written() {
    return option + "=" + file;
  }
}
