package io.serbench.cli.work;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.joining;

import io.serbench.check.BuildChanges;
import io.serbench.check.ChangedClasses;
import io.serbench.check.Inspector.InspectedData;
import io.serbench.cli.console.UsageException;
import io.serbench.cli.option.ClassPathOptions;
import io.serbench.cli.option.JvmOptions;
import io.serbench.cli.progress.TrialProgress;
import io.serbench.dataset.own.OwnType;
import io.serbench.dataset.source.DatasetSource;
import io.serbench.report.OwnDataSections;
import io.serbench.result.DataProfile;
import io.serbench.result.DataProfile.Fit;
import io.serbench.result.DataProfile.TriedRow;
import io.serbench.run.Plan;
import io.serbench.run.RunRequest;
import io.serbench.run.RunRequest.Matrix;
import io.serbench.run.Variant;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;

/** Handles the user's own data: inspects them first, and tries each row on them. */
public record OwnData(Context context) {
  private static final Duration FOR_EVER = Duration.ofDays(1000);

  public static boolean isIn(Matrix matrix) {
    return !own(matrix).isEmpty();
  }

  /** Returns what the data are like, and prints notes on it. Refuses data that cannot be read. */
  public List<DataProfile> inspect(RunRequest request) {
    if (isIn(request.matrix()) && request.inProcess()) {
      throw new UsageException("your classes need forks; leave out -forks=0");
    }
    List<DataProfile> profiles = new ArrayList<>();
    List<String> problems = new ArrayList<>();
    for (InspectedData inspection :
        context.interruption().guard(context.services().inspector(), request, known -> {})) {
      if (inspection.profile().isEmpty()) {
        problems.add(
            in(inspection.way()) + inspection.problem() + meant(inspection.problem(), request));
      } else if (inspection.way().isEmpty()) {
        profiles.add(inspection.profile().get());
      } else {
        DataProfile there = inspection.profile().get();
        profiles.replaceAll(profile -> profile.alsoRead(there, in(inspection.way())));
      }
    }
    if (!problems.isEmpty()) {
      throw new UsageException(String.join("\n", problems));
    }
    for (DataProfile profile : profiles) {
      context.console().note(OwnDataSections.line(profile));
      OwnDataSections.reading(profile).ifPresent(context.console()::note);
    }
    return profiles;
  }

  /** Prints how the new build of the user's class differs from each of the others. */
  public void announceBuilds(RunRequest request) {
    OwnType type = evolving(request);
    int jdk = jdk(request);
    List<Variant> builds = request.matrix().variants();
    for (Variant build : builds.subList(1, builds.size())) {
      List<String> changes =
          BuildChanges.between(type, build.jvm().classPath(), request.jvm().classPath(), jdk);
      String since = "since " + build.mark().orElseThrow() + ": ";
      changes.forEach(change -> context.console().note(since + change));
      if (changes.isEmpty()) {
        context.console().note(since + "no member of " + type + " has changed");
      }
    }
  }

  /** Returns the class that {@code check evolution} is about. Refuses several. */
  private static OwnType evolving(RunRequest request) {
    List<DatasetSource> own = own(request.matrix());
    if (own.size() > 1) {
      throw new UsageException("check evolution changes one class; pass -type with one");
    }
    return (OwnType) own.get(0).type();
  }

  private int jdk(RunRequest request) {
    return JvmOptions.build(request.jvm(), context.services().launchers()).feature();
  }

  /** Prints how {@code check evolution} changes the user's class, or refuses to. */
  public void announceVersions(RunRequest request) {
    ChangedClasses classes =
        new ChangedClasses(evolving(request), request.jvm().classPath(), jdk(request));
    if (classes.obstacle().isPresent()) {
      throw new UsageException("check evolution: " + classes.obstacle().get());
    }
    classes.descriptions().forEach(context.console()::note);
  }

  static List<DatasetSource> own(Matrix matrix) {
    return matrix.datasets().stream().filter(source -> !source.type().bundled()).toList();
  }

  private static String in(Optional<String> way) {
    return way.map(mark -> mark + ": ").orElse("");
  }

  private static String meant(String problem, RunRequest request) {
    Matcher missing = OwnType.MISSING.matcher(problem);
    return missing.find()
        ? ClassPathOptions.suggest(missing.group("name"), request.jvm().classPath())
        : "";
  }

  /**
   * Returns the request with the results of trying each row on the user's data; the same request if
   * there are no such data. Prints how many rows carry them, and what is lost by those that lose
   * something. Refuses data that no row carries.
   */
  public RunRequest tried(RunRequest request) {
    RunRequest known = tried(request, FOR_EVER);
    if (isIn(request.matrix()) && Plan.of(known).cells().isEmpty()) {
      throw new UsageException(
          "no row supports these data ('serbench check' with the same rows and data says why)");
    }
    return known;
  }

  /** Tries rows as far as time allows. The other rows have no result, and possibly none is left. */
  public RunRequest tried(RunRequest request, Duration most) {
    if (!isIn(request.matrix())) {
      return request;
    }
    List<TriedRow> rows =
        request
            .resumed()
            .map(resumed -> resumed.run().triedRows())
            .filter(before -> !before.isEmpty())
            .orElseGet(() -> tryAll(request, most));
    return request.withTriedRows(rows);
  }

  private List<TriedRow> tryAll(RunRequest request, Duration most) {
    context.console().note("trying each row on your data before anything is measured");
    Matrix matrix = request.matrix();
    // Copies of a row and versions of a library are tried when they are measured.
    List<Variant> usual = List.of(Variant.usual(request.jvm()));
    RunRequest own =
        request.withMatrix(new Matrix(matrix.rows(), own(matrix), matrix.usages(), usual));
    List<TriedRow> rows;
    try (TrialProgress progress =
        new TrialProgress(
            context.services().display(), Services.TRIED, Plan.of(own).cells().size())) {
      rows =
          context
              .interruption()
              .guard(context.services().verifier(), own, row -> known(row, progress), most);
    }
    Map<Fit, Long> counts =
        rows.stream().collect(groupingBy(TriedRow::fit, TreeMap::new, counting()));
    String said =
        counts.entrySet().stream()
            .map(count -> count.getKey().word() + " " + count.getValue())
            .collect(joining(", ", "rows on your data: ", " ('serbench check' says why)"));
    context.console().note(counts.isEmpty() ? "no row was tried on your data in time" : said);
    return rows;
  }

  private void known(TriedRow row, TrialProgress progress) {
    if (row.fit() != Fit.SKIPPED) {
      progress.known();
    }
    if (row.fit() == Fit.LOSES) {
      String cause = CheckReport.shortened(row.cause());
      context
          .console()
          .say("note: %s %s: %s".formatted(row.row(), row.fit().word(), cause), progress::covering);
    }
  }
}
