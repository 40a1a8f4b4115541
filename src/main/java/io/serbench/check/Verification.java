package io.serbench.check;

import io.serbench.protocol.Answer;
import io.serbench.protocol.Answer.ReadOutcome;
import io.serbench.result.CellId;
import io.serbench.result.DataProfile.Fit;
import io.serbench.result.DataProfile.TriedRow;
import io.serbench.result.Observed;
import io.serbench.run.Cell;
import io.serbench.run.Plan;

/**
 * The outcome of a row's round trip.
 *
 * @param cause why the row does not fit, in one line; empty if it does
 */
public record Verification(CellId cell, Fit fit, String cause) {
  static Verification of(Cell cell, Answer answer) {
    Fit fit =
        answer.isFine()
            ? Fit.FITS
            : answer.verdict() == ReadOutcome.MISREADS ? Fit.LOSES : Fit.REFUSES;
    return new Verification(cell.id(), fit, answer.cause());
  }

  /** Returns the verification as stored in result files. */
  public TriedRow tried() {
    return new TriedRow(row(), cell.workload().tried(), fit, cause);
  }

  static Verification unavailable(Cell cell) {
    return new Verification(cell.id(), Fit.UNAVAILABLE, cell.unavailable().orElseThrow());
  }

  static Verification notCarried(Plan.Obstacle obstacle) {
    return new Verification(obstacle.cell(), Fit.SKIPPED, obstacle.reason());
  }

  /** Returns the name of the row with the mark of its variant. */
  public String row() {
    return cell.name();
  }

  /**
   * Returns the label of the workload: {@code media.1@text}, or {@code media.1} for byte arrays.
   */
  public String workload() {
    return cell.workload().label();
  }

  /** The status of a row as a whole. */
  public enum Finding {
    /** The row was tried. */
    OK,
    /** The row failed. */
    ERROR,
    /** The row cannot run here. */
    UNAVAILABLE,
    /** The row does not carry such data, or not over this transport. */
    NOT_CARRIED;

    /** Returns the result of a row that was not tried, or could not be. */
    Observed of(String row, String why) {
      return Observed.notTried(row, name(), why);
    }
  }
}
