package io.serbench.lab.floor;

import io.serbench.result.CallProfile;
import io.serbench.result.CallProfile.CodePlace;
import io.serbench.result.CallProfile.What;
import io.serbench.result.Phase;
import io.serbench.result.ResultFile;
import io.serbench.result.Run;
import io.serbench.statistics.CellSummary;
import io.serbench.statistics.Summaries;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** Compares what serbench found of rows with the shares and costs that they are known to have. */
public final class ProfileVerdict {
  private static final long CALIBRATION_MILLIS = 5_000;
  private static final double POINTS = 3;
  private static final double PERCENT = 10;

  private ProfileVerdict() {}

  /**
   * Prints shares and costs, found and known. The exit code is 1 if one is too far off.
   *
   * @param args the result files of a run of {@code dummy-spends-70-20-10} with its profile, and of
   *     {@code floor} on {@code BusyMembers} without each member
   */
  public static void main(String[] args) throws Exception {
    boolean shares = shares(ResultFile.read(Path.of(args[0]), warning -> {}));
    boolean costs = costs(ResultFile.read(Path.of(args[1]), warning -> {}));
    System.exit(shares && costs ? 0 : 1);
  }

  private static boolean shares(Run run) {
    List<CallProfile> calls = run.cells().get(0).profile().orElseThrow().calls();
    boolean times = isAsKnown(calls, What.CPU, List.of("seven", "two", "one"), List.of(70, 20, 10));
    boolean allocations =
        isAsKnown(calls, What.ALLOCATORS, List.of("allocateThree", "allocateOne"), List.of(75, 25));
    return times && allocations;
  }

  /** The shares are those among the named methods. */
  private static boolean isAsKnown(
      List<CallProfile> all, What what, List<String> methods, List<Integer> known) {
    CallProfile calls =
        all.stream()
            .filter(each -> each.phase() == Phase.SER && each.what() == what)
            .findFirst()
            .orElseThrow();
    double sum = methods.stream().mapToDouble(method -> share(calls, method)).sum();
    boolean fine = true;
    for (int i = 0; i < methods.size(); i++) {
      double found = 100 * share(calls, methods.get(i)) / sum;
      fine &= told(methods.get(i) + ", %", found, known.get(i), POINTS);
    }
    return fine;
  }

  private static double share(CallProfile calls, String method) {
    return calls.places().stream()
        .filter(place -> place.name().endsWith("Spending." + method))
        .mapToDouble(CodePlace::share)
        .sum();
  }

  private static boolean costs(Run run) {
    List<CellSummary> cells = Summaries.of(run);
    double whole = ser(cells, "");
    boolean fine = true;
    for (int steps : new int[] {80, 320, 1280}) {
      double known = new BusyLoop().fastest(steps, CALIBRATION_MILLIS);
      double found = whole - ser(cells, "@-busy" + steps);
      fine &= told("busy" + steps + ", ns", found, known, known * PERCENT / 100);
    }
    return fine;
  }

  private static double ser(List<CellSummary> cells, String variant) {
    return cells.stream()
        .filter(cell -> cell.name().equals("floor" + variant))
        .findFirst()
        .flatMap(cell -> cell.time(Phase.SER))
        .orElseThrow()
        .value();
  }

  private static boolean told(String what, double found, double known, double most) {
    boolean fine = Math.abs(found - known) <= most;
    System.out.printf(
        Locale.ROOT,
        "%-20s found %7.1f, known %7.1f, should be within %.1f%s%n",
        what,
        found,
        known,
        most,
        fine ? "" : ": WRONG");
    return fine;
  }
}
