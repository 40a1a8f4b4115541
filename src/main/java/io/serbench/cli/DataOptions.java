package io.serbench.cli;

import io.serbench.catalog.Glob;
import io.serbench.dataset.DatasetSource;
import io.serbench.dataset.Datasets;
import io.serbench.dataset.FileReading;
import io.serbench.dataset.Recipe;
import io.serbench.dataset.own.OwnType;
import io.serbench.dataset.own.TypeName;
import io.serbench.result.Usage;
import io.serbench.serializer.Transport;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** On which data, and where they go. */
final class DataOptions extends Options {
  private static final String ERROR = "error";
  private static final String IGNORE = "ignore";

  private static final int MOST_ITEMS = 10_000_000;

  private static final int MOST_ELEMENTS = 100_000;

  /** How many values are made up: as many as inputs rotate. */
  private static final int MADE_UP = 16;

  private final Option<List<Glob>> data =
      option(
          "-data",
          Values.names("media.1,users.*")
              .completedWith(() -> Data.words(Datasets.all()).iterator()),
          "data sets, families or all; default: " + Data.DEFAULT + ", or the file");
  private final Option<String> type =
      loads(
          option(
              "-type",
              Value.of("CLASS", DataOptions::className),
              "your class in -classpath; values: JSON, or made up"));
  private final Option<Set<Transport>> transport =
      option(
          "-medium",
          TransportValues.SETS,
          Words.withDefault(TransportValues.words(), Usage.DEFAULT.transport().word()),
          TransportValues.ALIAS);
  private final Option<Boolean> pretty =
      rare(flag("with -medium=text: the text that is read is indented", "-pretty"));
  private final Option<Integer> items =
      rare(
          option(
              "-items",
              Values.whole("N", 1, MOST_ITEMS).as(Math::toIntExact),
              "values on each stream (default: what fits), or made up (16)"));

  private final Option<Integer> size =
      rare(
          option(
              "-size",
              Values.whole("N", 0, MOST_ELEMENTS).as(Math::toIntExact),
              "elements of lists, maps and arrays made up; default: a few"));

  private final Option<Boolean> strict =
      rare(flag("coerced values and missing fields of a FILE are errors", "-strict"));
  private final Option<Boolean> unknown =
      rare(
          option(
              "-unknown",
              Values.oneOf("WHAT", List.of(ERROR, IGNORE), DataOptions::skips),
              "unknown fields of a FILE: error (default), ignore"));

  DataOptions() {
    super(Section.ROWS);
  }

  /** The data sets, at least one; see {@link Data}. */
  List<DatasetSource> select(List<Path> files, Context context, long seed) throws UsageException {
    boolean madeUp = type.given() && files.isEmpty();
    if (items.given() && !madeUp && !transports().contains(Transport.STREAM)) {
      throw new UsageException(
          "-items counts values on a stream, or that are made up; give -medium=stream, or"
              + " -type=CLASS and no file");
    }
    if (size.given() && !madeUp) {
      throw new UsageException(
          "-size counts elements of what is made up; give -type=CLASS and no file");
    }
    if (files.isEmpty() && (strict.given() || unknown.given())) {
      throw new UsageException(
          (strict.given() ? strict : unknown).name()
              + " is about files of JSON; give one, or leave it out");
    }
    return Data.select(
        data.value().orElse(List.of()),
        type.value().map(OwnType::of),
        files,
        context.services().datasets(),
        new FileReading(strict.given(), unknown.value().orElse(false)),
        context.console()::note,
        own -> new Recipe.Drawn(own, seed, items.value().orElse(MADE_UP), number(size)));
  }

  /** How the data travel, by so many threads: at least one way. */
  List<Usage> usages(ThreadOptions threads) throws UsageException {
    List<Usage> usages = new ArrayList<>();
    for (Transport each : transports()) {
      OptionalInt values = each == Transport.STREAM ? number(items) : OptionalInt.of(1);
      for (int count : threads.counts()) {
        usages.add(new Usage(each, values, count, threads.shared() && count > 1));
      }
    }
    return usages;
  }

  private static Optional<Boolean> skips(String word) {
    return switch (word) {
      case ERROR -> Optional.of(false);
      case IGNORE -> Optional.of(true);
      default -> Optional.empty();
    };
  }

  /** Whether the user named data sets or a class. */
  boolean chosen() {
    return data.given() || type.given();
  }

  /** Whether the user said where they go. */
  boolean travelChosen() {
    return transport.given() || pretty.given() || items.given();
  }

  private static String className(String option, String text) throws UsageException {
    try {
      TypeName.of(text);
      return text;
    } catch (IllegalArgumentException e) {
      throw new UsageException(
          option
              + "="
              + text
              + " is no name of a class; give one such as com.acme.Order, or"
              + " 'java.util.List<com.acme.Order>'");
    }
  }

  private Set<Transport> transports() throws UsageException {
    Set<Transport> transports =
        new LinkedHashSet<>(transport.value().orElse(Set.of(Usage.DEFAULT.transport())));
    if (pretty.given()) {
      if (!transports.remove(Transport.TEXT)) {
        throw new UsageException("-pretty indents texts; give -medium=text, too");
      }
      transports.add(Transport.PRETTY);
    }
    return transports;
  }

  /** The options of a suite but for its data sets, in whose place files are given. */
  List<String> withoutData(List<String> preset) {
    return preset.stream().filter(option -> !option.startsWith(data.name() + "=")).toList();
  }

  /** The options of a suite but for all that is declared here. */
  List<String> without(List<String> preset) {
    return preset.stream()
        .filter(option -> all().stream().noneMatch(it -> option.startsWith(it.name() + "=")))
        .toList();
  }
}
