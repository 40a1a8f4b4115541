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
  private final boolean verbose;

  /**
   * Creates a check.
   *
   * @param demanding whether one failed row fails it, and not only all of them
   * @param verbose whether rows that fit come with what was passed over
   */
  public RoundTripCheck(Collection<String> workloads, boolean demanding, boolean verbose) {
    this.workloads = List.copyOf(workloads);
    this.demanding = demanding;
    this.verbose = verbose;
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
    Consumer<TriedRow> add =
        tried ->
            rows.computeIfAbsent(tried.row(), none -> new HashMap<>()).put(tried.workload(), tried);
    Plan.of(request).obstacles().stream().map(Verifier::notCarried).forEach(add);
    Set<String> reported = new HashSet<>();
    new Verifier()
        .drive(
            request,
            forks,
            tried -> {
              add.accept(tried);
              Map<String, TriedRow> row = rows.get(tried.row());
              if (row.size() == workloads.size() && reported.add(tried.row())) {
                onKnown.accept(observed(tried.row(), row));
              }
            });
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
      causes.put(workload, tried.fit() == Fit.FITS && !verbose ? "" : tried.cause());
    }
    return verdicts.values().stream().allMatch(Fit.SKIPPED.word()::equals)
        ? Finding.NOT_CARRIED.of(name, causes.values().iterator().next())
        : Observed.of(name, List.of(), verdicts, causes);
  }
}
