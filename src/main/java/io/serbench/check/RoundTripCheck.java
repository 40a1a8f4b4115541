package io.serbench.check;

import io.serbench.check.Verification.Finding;
import io.serbench.result.DataProfile.Fit;
import io.serbench.result.Observed;
import io.serbench.run.Plan;
import io.serbench.run.RunRequest;
import java.io.IOException;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** Checks that rows return what they were given: each data set, over each transport. */
public final class RoundTripCheck implements Check {
  private final List<String> workloads;
  private final boolean demanding;

  /**
   * Creates a check of these workloads.
   *
   * @param workloads labels such as {@code media.1@text}
   * @param demanding whether the check fails as soon as one row fails; otherwise it fails only if
   *     no row returns anything as it was
   */
  public RoundTripCheck(Collection<String> workloads, boolean demanding) {
    this.workloads = List.copyOf(workloads);
    this.demanding = demanding;
  }

  @Override
  public String name() {
    return "roundtrip";
  }

  @Override
  public List<Question> questions() {
    return workloads.stream().map(Question::of).toList();
  }

  @Override
  public Map<String, String> verdicts() {
    return Check.verdicts(
        List.of(Fit.FITS, Fit.LOSES, Fit.REFUSES, Fit.SKIPPED), Fit::word, Fit::meaning);
  }

  @Override
  public boolean isGrouped() {
    return true;
  }

  @Override
  public boolean failed(List<Observed> rows) {
    return demanding
        ? Check.super.failed(rows)
        : rows.stream().noneMatch(row -> row.verdicts().containsValue(Fit.FITS.word()));
  }

  @Override
  public boolean failed(Observed row) {
    return row.verdicts().containsValue(Fit.LOSES.word())
        || row.verdicts().containsValue(Fit.REFUSES.word());
  }

  @Override
  public void drive(RunRequest request, Forks forks, Consumer<Observed> onKnown)
      throws IOException, InterruptedException {
    Map<String, Seen> rows = new LinkedHashMap<>();
    Plan plan = Plan.of(request);
    plan.cells().forEach(cell -> rows.computeIfAbsent(cell.name(), Seen::new).left++);
    for (Plan.Obstacle obstacle : plan.obstacles()) {
      Verification verification = Verification.notCarried(obstacle);
      rows.computeIfAbsent(verification.row(), Seen::new).add(verification);
    }
    new Verifier()
        .over(
            request,
            forks,
            verification -> {
              Seen row = rows.get(verification.row());
              if (verification.fit() != Fit.SKIPPED) {
                row.add(verification);
                row.left--;
              }
              if (row.left == 0) {
                row.left = -1; // So that the row is reported only once.
                onKnown.accept(row.observed());
              }
            });
  }

  /** The verifications of a row so far. */
  private final class Seen {
    private final String name;
    private final Map<String, Verification> byWorkload = new LinkedHashMap<>();
    private int left;

    Seen(String name) {
      this.name = name;
    }

    void add(Verification verification) {
      byWorkload.put(verification.workload(), verification);
    }

    Observed observed() {
      Map<String, String> verdicts = new LinkedHashMap<>();
      Map<String, String> causes = new LinkedHashMap<>();
      for (String workload : workloads) {
        Verification seen = byWorkload.get(workload);
        if (seen.fit() == Fit.UNAVAILABLE) {
          return Finding.UNAVAILABLE.of(name, seen.cause());
        }
        verdicts.put(workload, seen.fit().word());
        if (!seen.cause().isEmpty()) {
          causes.put(workload, seen.cause());
        }
      }
      return verdicts.values().stream().allMatch(Fit.SKIPPED.word()::equals)
          ? Finding.NOT_CARRIED.of(name, causes.values().iterator().next())
          : Observed.of(name, List.of(), verdicts, causes);
    }
  }
}
