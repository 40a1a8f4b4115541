package io.serbench.check;

import io.serbench.result.CellId;
import io.serbench.result.DataProfile.Fit;
import io.serbench.result.DataProfile.TriedRow;
import io.serbench.result.Failure;
import io.serbench.run.Cell;
import io.serbench.run.Plan;
import java.util.Optional;

/**
 * Whether a row gives back what it was given.
 *
 * @param cell which row on which data
 * @param status whether it does
 * @param cause why it does not, in one line; empty where it does
 * @param fit the same, of data that are a user's
 */
public record Verification(CellId cell, Finding status, String cause, Fit fit) {
  /** A verification whose status says all. */
  public Verification(CellId cell, Finding status, String cause) {
    this(cell, status, cause, status.fit());
  }

  /** What is wrong with a round trip, or nothing. */
  static Verification of(Cell cell, Optional<Failure> failure) {
    if (failure.isEmpty()) {
      return of(cell, Finding.OK, "", Fit.FITS);
    }
    Failure wrong = failure.get();
    Fit fit = wrong.kind() == Failure.Kind.ROUND_TRIP ? Fit.LOSES : Fit.REFUSES;
    return of(cell, Finding.ERROR, wrong.cause(), fit);
  }

  /** The same, as a result has it. */
  public TriedRow tried() {
    return new TriedRow(row(), cell.workload().tried(), fit, cause);
  }

  /** The row cannot run here. */
  static Verification unavailable(Cell cell) {
    return of(cell, Finding.UNAVAILABLE, cell.unavailable().orElseThrow(), Fit.UNAVAILABLE);
  }

  /** The row is not made for the data. */
  static Verification notCarried(Plan.Obstacle obstacle) {
    return new Verification(obstacle.cell(), Finding.NOT_CARRIED, obstacle.reason(), Fit.SKIPPED);
  }

  private static Verification of(Cell cell, Finding status, String cause, Fit fit) {
    return new Verification(cell.id(), status, cause, fit);
  }

  /** The row's name, and which variant of it. */
  public String row() {
    return cell.name();
  }

  /** The data set, and the transport where that is not byte arrays: {@code media.1@text}. */
  public String workload() {
    return cell.workload().label();
  }

  /** What came of it. */
  public enum Finding {
    /** An equal, fresh object came back. */
    OK(Fit.FITS),
    /** The row failed. */
    ERROR(Fit.REFUSES),
    /** The row cannot run here. */
    UNAVAILABLE(Fit.UNAVAILABLE),
    /** The row does not carry such data, or not in this way, and says so beforehand. */
    NOT_CARRIED(Fit.SKIPPED);

    private final Fit fit;

    Finding(Fit fit) {
      this.fit = fit;
    }

    private Fit fit() {
      return fit;
    }
  }
}
