package io.serbench.cli.option;

import io.serbench.report.format.Formats;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Tells what serbench wrote by what is in it: nothing else may be replaced. */
public final class OwnFiles {
  /** Enough bytes of a web page to include its title. */
  private static final int BEGINNING = 4096;

  private OwnFiles() {}

  /** Whether it may become a report: there is none, it is empty, or it is one of any format. */
  public static boolean maybeReport(Path file) throws IOException {
    return isNothing(file) || isReport(beginning(file));
  }

  /** Whether a text begins as a report does. */
  static boolean isReport(String beginning) {
    return Formats.ALL.stream().anyMatch(format -> format.wrote(beginning));
  }

  private static boolean isNothing(Path file) throws IOException {
    return !Files.exists(file) || (Files.isRegularFile(file) && Files.size(file) == 0);
  }

  private static String beginning(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      return new String(in.readNBytes(BEGINNING), StandardCharsets.UTF_8);
    }
  }
}
