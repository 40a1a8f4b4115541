package io.serbench.cli.work;

import static java.util.stream.Collectors.joining;

import io.serbench.cli.console.Columns;
import io.serbench.report.block.Block.Labelled;
import io.serbench.report.metric.Digits;
import io.serbench.result.SafeText;
import io.serbench.result.Traffic;
import io.serbench.run.Capacity.Room;
import io.serbench.run.Cell;
import io.serbench.run.Forecast;
import io.serbench.run.Method.Stopping;
import io.serbench.run.Plan;
import io.serbench.run.RunRequest;
import io.serbench.run.Variant;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Describes what a run or a check would do. */
public final class DryRun {
  private static final int GAP = 2;
  private static final int WIDTH = 79;

  /** From this slowdown on, a reader may want to wait until other programs are done. */
  private static final double BUSY = 1.25;

  private static final double GIBI = 1 << 30;

  /** Returns the lines of a run whose result would go to a file, for lines of {@code width}. */
  public static String text(RunRequest request, Forecast forecast, Path result, int width) {
    List<Cell> running = forecast.plan().running();
    List<Variant> variants = request.matrix().variants();
    boolean own = OwnData.isIn(request.matrix());
    Map<String, String> facts = rows(forecast.plan());
    facts.put(
        "Data",
        String.join("; ", distinct(running, cell -> cell.usage().describe(cell.dataset().name()))));
    if (variants.size() > 1) {
      facts.put(
          "Variants",
          variants.stream().map(variant -> variant.mark().orElse("usual")).collect(joining(", ")));
    }
    facts.put("Values", traffic(variants, Traffic::describe) + (own ? "; your own unchanged" : ""));
    facts.put("Profile", traffic(variants, traffic -> traffic.profile().describe()));
    if (variants.stream().anyMatch(variant -> variant.traffic().between().isPresent())) {
      facts.put("Calls", traffic(variants, Traffic::calls));
    }
    facts.put("Results", running.size() + ", each row on all data that it supports");
    facts.put(
        "Forks",
        forks(request, forecast.done())
            + (forecast.profiles() == 0
                ? ""
                : "; then %s for profiles".formatted(forecast.profiles())));
    facts.put("JVMs", room(forecast.room()).orElse("this one, for all rows"));
    facts.put("Time", time(forecast));
    boolean newFolder = OutputFiles.missingFolders(result).findAny().isPresent();
    facts.put("Result", result + (newFolder ? ", in a new folder" : ""));
    if (own) {
      facts.put("Your data", "rows that do not support them are left out when it runs");
    }
    return text(facts, width);
  }

  /** Returns the lines of a check. {@code how} says how rows are tried. */
  public static String ofTrial(Plan plan, List<Labelled> how, int width) {
    Map<String, String> facts = rows(plan);
    how.forEach(fact -> facts.put(fact.label(), fact.text()));
    return text(facts, width);
  }

  /** Returns one line about a run: how many rows and further forks, and how long it takes. */
  public static String line(Forecast forecast) {
    int rows = distinct(forecast.plan().running(), cell -> cell.row().name()).size();
    String what = Digits.count(rows, "row");
    if (forecast.room().bytes() > 0) {
      what += ", at least " + Digits.count(forecast.forks(), "fork");
    }
    return what + ": " + time(forecast);
  }

  /** Returns how many forks live at once, and their memory; empty for a run in this JVM. */
  public static Optional<String> room(Room room) {
    if (room.bytes() == 0) {
      return Optional.empty();
    }
    return Optional.of(
        "up to %s at once, %s, in at most %s GiB"
            .formatted(
                Digits.count(room.alive(), "JVM"),
                room.beside() ? "one measures while another warms up" : "one works at a time",
                Digits.fixed(1, room.bytes() / GIBI)));
  }

  private static Map<String, String> rows(Plan plan) {
    Map<String, String> facts = new LinkedHashMap<>();
    List<String> rows = distinct(plan.running(), cell -> cell.row().name());
    facts.put("Rows", rows.size() + ": " + String.join(", ", rows));
    List<String> missing = distinct(plan.unavailable(), cell -> cell.row().name());
    if (!missing.isEmpty()) {
      facts.put("Unavailable", String.join(", ", missing) + "; 'serbench show NAME' says why");
    }
    return facts;
  }

  private static String text(Map<String, String> facts, int width) {
    int most = Math.min(width, WIDTH);
    int column = facts.keySet().stream().mapToInt(String::length).max().orElse(0) + GAP;
    return facts.entrySet().stream()
        .map(fact -> Columns.hanging(fact.getKey(), column, SafeText.line(fact.getValue()), most))
        .collect(joining("\n", "This would run:\n", "\n"));
  }

  private static String traffic(List<Variant> variants, Function<Traffic, String> words) {
    return variants.stream()
        .map(variant -> words.apply(variant.traffic()))
        .distinct()
        .collect(joining("; "));
  }

  private static String forks(RunRequest request, int known) {
    if (request.inProcess()) {
      return "none";
    }
    Stopping stopping = request.method().stopping();
    return (stopping.least() == stopping.most()
            ? stopping.least() + " for each result"
            : "at least %d for each result, until ser and deser are known to ± %s"
                .formatted(stopping.least(), Digits.percent(stopping.precision())))
        + (known == 0 ? "" : "; " + known + " are done already");
  }

  private static String time(Forecast forecast) {
    String least = minutes(forecast.least());
    String most = minutes(forecast.most());
    String range = least.equals(most) ? least : least + " to " + most;
    return "about "
        + range
        + (forecast.slowdown() < BUSY
            ? ""
            : "; %s times as long as on an idle machine"
                .formatted(Digits.fixed(1, forecast.slowdown())));
  }

  /** Returns a duration, rounded to what can be known. */
  private static String minutes(Duration time) {
    long seconds = (time.toMillis() + 999) / 1000;
    if (seconds < 60) {
      return seconds + " s";
    }
    long minutes = Math.round(seconds / 60.0);
    return minutes < 120 ? minutes + " min" : Math.round(minutes / 60.0) + " h";
  }

  private static List<String> distinct(List<Cell> cells, Function<Cell, String> what) {
    return cells.stream().map(what).distinct().toList();
  }
}
