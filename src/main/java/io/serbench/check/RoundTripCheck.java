package io.serbench.check;

import io.serbench.catalog.Topic;
import io.serbench.result.Answered;
import io.serbench.result.DataProfile.Fit;
import io.serbench.result.DataProfile.TriedRow;
import io.serbench.result.Observed;
import io.serbench.run.Plan;
import io.serbench.run.RunRequest;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;

/** Checks that rows return what they were given: each data set, over each transport. */
public final class RoundTripCheck implements Check {
  private final RoundTripKind kind;
  private final boolean demanding;
  private final boolean verbose;

  /**
   * What is asked.
   *
   * @param workloads data sets over transports, each of which has a column
   */
  record RoundTripKind(List<Topic> workloads) implements CheckKind {
    static RoundTripKind ofWorkloads(Collection<String> workloads) {
      return new RoundTripKind(workloads.stream().map(Topic::of).toList());
    }

    @Override
    public String name() {
      return "roundtrip";
    }

    @Override
    public RoundTripKind of(List<Observed> seen) {
      TreeSet<String> workloads = new TreeSet<>();
      seen.forEach(row -> workloads.addAll(row.verdicts().keySet()));
      return ofWorkloads(workloads);
    }

    @Override
    public List<CheckQuestion> questions() {
      return workloads.stream().map(workload -> CheckQuestion.of(workload.word())).toList();
    }

    @Override
    public List<Fit> verdicts() {
      return List.of(Fit.FITS, Fit.LOSES, Fit.REFUSES, Fit.SKIPPED);
    }

    @Override
    public boolean isGrouped() {
      return true;
    }

    @Override
    public boolean failed(Observed row) {
      return row.has(Fit.LOSES) || row.has(Fit.REFUSES);
    }
  }

  /**
   * Creates a check.
   *
   * @param demanding whether one failed row fails it, and not only all of them
   * @param verbose whether rows that fit come with what was passed over
   */
  public RoundTripCheck(Collection<String> workloads, boolean demanding, boolean verbose) {
    this.kind = RoundTripKind.ofWorkloads(workloads);
    this.demanding = demanding;
    this.verbose = verbose;
  }

  @Override
  public CheckKind kind() {
    return kind;
  }

  @Override
  public boolean failed(List<Observed> rows) {
    return demanding ? kind.failed(rows) : rows.stream().noneMatch(row -> row.has(Fit.FITS));
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
              if (row.size() == kind.workloads().size() && reported.add(tried.row())) {
                onKnown.accept(observed(tried.row(), row));
              }
            });
  }

  private Observed observed(String name, Map<String, TriedRow> row) {
    List<Answered> answers = new ArrayList<>();
    for (Topic workload : kind.workloads()) {
      TriedRow tried = row.get(workload.word());
      if (tried.fit() == Fit.UNAVAILABLE) {
        return Finding.UNAVAILABLE.of(name, tried.cause());
      }
      String cause = tried.fit() == Fit.FITS && !verbose ? "" : tried.cause();
      answers.add(Answered.of(workload, tried.fit(), cause));
    }
    return answers.stream().allMatch(answer -> answer.is(Fit.SKIPPED))
        ? Finding.NOT_CARRIED.of(name, answers.get(0).cause())
        : Observed.of(name, List.of(), answers);
  }
}
