package io.serbench.cli;

import io.serbench.result.ResultFile;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;

/** Tells what serbench wrote by what is in it: nothing else may be replaced. */
final class OwnFiles {
  private static final String VERSION = "(?:\\d\\S*|development)";

  /** Each way in which reports begin; a test holds that no format is missing. */
  private static final List<Pattern> BEGINNINGS =
      List.of(
          Pattern.compile("\\A(?:# |= |h1\\. )?serbench " + VERSION + "(?: =)?\\R"),
          Pattern.compile("\\A(?:# |= |h1\\. )serbench(?: =)?\\R\\R(?:\\*{1,2}|''')File: "),
          Pattern.compile("\\AFile: .*\\R\\Rserbench " + VERSION + "\\R"),
          Pattern.compile("\\Afile,row,(?:[a-z]+,)*data,transport,"),
          Pattern.compile("\\A(?:# |= |h1\\. )?serbench compare(?: =)?\\R"),
          Pattern.compile("\\Afile,row,data,transport,threads,metric,unit,base,"),
          Pattern.compile("\\A\\{\\s*\"comparison\" : \\[ \\{\\s*\"file\" : "),
          Pattern.compile("\\A<svg [^>]*>\\s*<title>serbench: "),
          Pattern.compile("\\A\\{\\s*\"runs\" : \\[ \\{\\s*\"(?:file|serbench)\" : "),
          Pattern.compile("\\A\\[ (?:\\]\\s*\\z|\\{\\s*\"jmhVersion\" : \"serbench )"),
          Pattern.compile("\\A(?i:<!doctype html>)[\\s\\S]*?<title>serbench"));

  /** Of a page, so much stands before its title. */
  private static final int BEGINNING = 4096;

  private OwnFiles() {}

  /** Whether it may become a result file: there is none, it is empty, or it is one. */
  static boolean maybeResult(Path file) throws IOException {
    return isNothing(file) || ResultFile.isResult(file);
  }

  /** Whether it may become a report: there is none, it is empty, or it is one of any format. */
  static boolean maybeReport(Path file) throws IOException {
    return isNothing(file) || isReport(beginning(file));
  }

  /** Whether a text begins as a report does. */
  static boolean isReport(String beginning) {
    return BEGINNINGS.stream().anyMatch(pattern -> pattern.matcher(beginning).find());
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
