package io.serbench.check;

import io.serbench.result.DataProfile.Fit;
import io.serbench.result.DataProfile.TriedRow;
import io.serbench.result.Observed;
import io.serbench.run.Plan;
import io.serbench.run.RunRequest;
import java.io.IOException;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/** Checks that rows return what they were given: each data set, over each transport. */
public final class RoundTripCheck implements Check {
  private final List<String> workloads;
  private final boolean demanding;

  /**
   * Creates a check of these workloads.
   *
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
    Map<String, Map<String, TriedRow>> rows = new HashMap<>();
    for (Plan.Obstacle each : Plan.of(request).obstacles()) {
      add(Verifier.notCarried(each), rows);
    }
    Set<String> reported = new HashSet<>();
    new Verifier()
        .over(
            request,
            forks,
            tried -> {
              Map<String, TriedRow> row = add(tried, rows);
              if (row.size() == workloads.size() && reported.add(tried.row())) {
                onKnown.accept(observed(tried.row(), row));
              }
            });
  }

  private static Map<String, TriedRow> add(TriedRow tried, Map<String, Map<String, TriedRow>> all) {
    Map<String, TriedRow> row = all.computeIfAbsent(tried.row(), none -> new HashMap<>());
    row.put(tried.workload().label(), tried);
    return row;
  }

  private Observed observed(String name, Map<String, TriedRow> row) {
    Map<String, String> verdicts = new LinkedHashMap<>();
    Map<String, String> causes = new LinkedHashMap<>();
    for (String workload : workloads) {
      TriedRow tried = row.get(workload);
      if (tried.fit() == Fit.UNAVAILABLE) {
        return Finding.UNAVAILABLE.of(name, tried.cause());
      }
      verdicts.put(workload, tried.fit().word());
      if (!tried.cause().isEmpty()) {
        causes.put(workload, tried.cause());
      }
    }
    return verdicts.values().stream().allMatch(Fit.SKIPPED.word()::equals)
        ? Finding.NOT_CARRIED.of(name, causes.values().iterator().next())
        : Observed.of(name, List.of(), verdicts, causes);
  }
}
