package io.serbench.cli;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Feature;
import io.serbench.catalog.Format;
import io.serbench.catalog.Structure;
import io.serbench.dataset.Datasets;
import io.serbench.report.Column;
import io.serbench.report.SortBy;
import io.serbench.result.Noise;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Every option, with its help. One that takes a value says what kind of value. */
enum Option {
  INCLUDE("-include", "NAMES", Group.ROWS, "these rows (names or aliases)"),
  EXCLUDE("-exclude", "NAMES", Group.ROWS, "all rows but these"),
  SUITE(
      "-suite",
      "NAME",
      Group.ROWS,
      "a published comparison: classic, fory, fory-xlang, zero-copy, fastjson, user"),
  EFFORT("-effort", "TAGS", Group.ROWS, "ZERO_KNOWLEDGE, CLASSES_KNOWN, MANUAL_OPT, MISC"),
  FORMAT("-format", "TAGS", Group.ROWS, "BINARY, BIN_CROSSLANG, JSON, XML, MISC"),
  STRUCTURE("-structure", "TAGS", Group.ROWS, "FLAT_TREE, FULL_GRAPH, MISC"),
  FEATURE(
      "-feature", "TAGS", Group.ROWS, "rows with one of these ('serbench list -help' names them)"),
  DATA(
      "-data",
      "NAMES",
      Group.DATA,
      "data sets, families or all; default: media.1, where no file is named"),
  MEDIUM("-medium", "NAMES", Group.DATA, "array (default), direct, heap, text, stream or all"),
  PRETTY("-pretty", Group.DATA, "with -medium=text: the text that is read is indented"),
  ITEMS(
      "-items",
      "N",
      Group.DATA,
      "with -medium=stream: values on each stream; default 1000, or 4 MiB"),
  EVOLUTION(
      "-evolution",
      Group.DATA,
      "write with one version of a type, read with another; try other features, too"),
  THREADS(
      "-threads",
      "LIST",
      Group.MEASURING,
      "so many threads at once, each with a serializer of its own; 1,2,4 compares"),
  SHARED(
      "-shared", Group.MEASURING, "with -threads: one serializer for all, where that is allowed"),
  FORKS(
      "-forks",
      "N",
      Group.MEASURING,
      "so many child JVMs a row, not as many as it takes; 0: all in one JVM"),
  PRECISION(
      "-precision",
      "PERCENT",
      Group.MEASURING,
      "add forks to a row until its times are known to this; default 2"),
  BUDGET(
      "-budget",
      "SECONDS",
      Group.MEASURING,
      "... or until forks took so long, a row on average; default 12"),
  QUICK("-quick", Group.MEASURING, "one short fork for each row: a first impression"),
  THOROUGH(
      "-thorough", Group.MEASURING, "longer forks, to 1 %, up to 60 s a row: numbers to publish"),
  NOISE(
      "-noise",
      "WHAT",
      Group.MEASURING,
      "reject (default) or keep what was timed while others disturbed"),
  ITERATIONS("-iterations", "N", Group.MEASURING, "calls in each batch, instead of calibrating"),
  TEST_RUN_MILLIS(
      "-testRunMillis", "N", Group.MEASURING, "milliseconds that each phase is measured"),
  WARMUP_TIME(
      "-warmup-time", "N", Group.MEASURING, "milliseconds of warm-up, instead of until steady"),
  SKIP_PRE_WARMUP(
      "-skip-pre-warmup", Group.MEASURING, "with -forks=0: do not warm up all rows first"),
  JVM("-jvm", "PATH", Group.MEASURING, "the java that runs the forks; default: this one"),
  JVM_ARGS(
      "-jvm-args",
      "ARGS",
      Group.MEASURING,
      "more options for it, in quotes where there are several"),
  CLASSPATH(
      "-classpath",
      "PATHS",
      Group.MEASURING,
      "jars for libraries that serbench does not bring; first in every fork"),
  SEED("-seed", "N", Group.MEASURING, "of the order of the forks; default: random, and printed"),
  TIMEOUT("-timeout", "SECONDS", Group.MEASURING, "kill a fork that takes longer; default 120"),
  SORT("-sort", "KEY", Group.OUTPUT, "total (default), ser, deser, size or name"),
  COLUMNS(
      "-columns",
      "NAMES",
      Group.OUTPUT,
      "+- alloc.ser alloc.deser p50 p99 ops/s encode roundtrip first clean% xcopy"),
  CHART("-chart", Group.OUTPUT, "bars of total and of size, too"),
  OUT("-out", "FILE", Group.OUTPUT, "the result file; default: output/<time>.json"),
  REPORT("-report", "FILE", Group.OUTPUT, "the tables go into this file, too"),
  NAMES("-names", Group.OUTPUT, "bare names, one a line"),
  HELP("-help", Group.OUTPUT, "this page; after a command: the command's"),
  VERSION("-version", Group.OUTPUT, "the version of serbench");

  /** Options that belong together in help. */
  enum Group {
    ROWS("Which rows (conditions add up; lists take commas; * in a name matches anything):"),
    DATA("On which data:"),
    MEASURING("How to measure:"),
    OUTPUT("What to print:");

    private final String heading;

    Group(String heading) {
      this.heading = heading;
    }

    String heading() {
      return heading;
    }
  }

  private final String spelling;
  private final Optional<String> valueName;
  private final Group group;
  private final String description;

  Option(String spelling, String valueName, Group group, String description) {
    this.spelling = spelling;
    this.valueName = Optional.of(valueName);
    this.group = group;
    this.description = description;
  }

  Option(String spelling, Group group, String description) {
    this.spelling = spelling;
    this.valueName = Optional.empty();
    this.group = group;
    this.description = description;
  }

  /** As it is written, with one dash. */
  String spelling() {
    return spelling;
  }

  /** What its value is called; empty where it takes none. */
  Optional<String> valueName() {
    return valueName;
  }

  Group group() {
    return group;
  }

  String description() {
    return description;
  }

  /** Whether it is needed so seldom that the overview leaves it out. */
  boolean isRare() {
    return switch (this) {
      case PRETTY, ITEMS, SHARED, ITERATIONS, TEST_RUN_MILLIS, WARMUP_TIME, SKIP_PRE_WARMUP, SEED ->
          true;
      default -> false;
    };
  }

  /** The values that it can have, or elements of lists; empty where there are too many to name. */
  List<String> candidates() {
    return switch (this) {
      case EFFORT -> names(Effort.values());
      case FORMAT -> names(Format.values());
      case STRUCTURE -> names(Structure.values());
      case FEATURE -> names(Feature.values());
      case SORT -> SortBy.words();
      case COLUMNS -> Column.words();
      case NOISE -> words(Noise.values());
      case DATA -> Datasets.all().names();
      case SUITE -> Suites.names();
      case MEDIUM -> Usages.words();
      default -> List.of();
    };
  }

  private static List<String> words(Enum<?>[] constants) {
    return Arrays.stream(constants)
        .map(constant -> constant.name().toLowerCase(Locale.ROOT))
        .toList();
  }

  private static List<String> names(Enum<?>[] constants) {
    return Arrays.stream(constants).map(Enum::name).toList();
  }

  /** The option of that spelling. */
  static Optional<Option> find(String spelling) {
    for (Option option : values()) {
      if (option.spelling.equals(spelling)) {
        return Optional.of(option);
      }
    }
    return Optional.empty();
  }
}
