package io.serbench.report.metric;

import io.serbench.result.Summary.Status;
import io.serbench.statistics.CellSummary;
import java.util.Optional;
import java.util.OptionalDouble;

/** How much of the row's time the machine was undisturbed. */
final class Clean implements Metric {
  @Override
  public String id() {
    return "clean";
  }

  @Override
  public String heading() {
    return "clean%";
  }

  @Override
  public Unit unit() {
    return Unit.PERCENT;
  }

  @Override
  public Notation notation() {
    return Notation.WHOLE;
  }

  @Override
  public Better better() {
    return Better.NEITHER;
  }

  @Override
  public Origin origin() {
    return Origin.COUNTED;
  }

  @Override
  public int width() {
    return 6;
  }

  @Override
  public String meaning() {
    return "batches of ser and deser during which nothing disturbed the machine";
  }

  @Override
  public Optional<Measure> of(CellSummary row, Peers peers) {
    OptionalDouble part = row.trust().undisturbed().part();
    return row.status() == Status.OK && part.isPresent()
        ? Optional.of(Measure.of(part.getAsDouble() * 100))
        : Optional.empty();
  }
}
