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
 * Whether a row gives back what it was given.
 *
 * @param cell which row on which data
 * @param fit whether it does
 * @param cause why it does not, in one line; empty where it does
 */
public record Verification(CellId cell, Fit fit, String cause) {
  /** What came of a round trip. */
  static Verification of(Cell cell, Answer answer) {
    Fit fit =
        answer.isFine()
            ? Fit.FITS
            : answer.verdict() == ReadOutcome.MISREADS ? Fit.LOSES : Fit.REFUSES;
    return new Verification(cell.id(), fit, answer.cause());
  }

  /** The same, as a result has it. */
  public TriedRow tried() {
    return new TriedRow(row(), cell.workload().tried(), fit, cause);
  }

  /** The row cannot run here. */
  static Verification unavailable(Cell cell) {
    return new Verification(cell.id(), Fit.UNAVAILABLE, cell.unavailable().orElseThrow());
  }

  /** The row is not made for the data. */
  static Verification notCarried(Plan.Obstacle obstacle) {
    return new Verification(obstacle.cell(), Fit.SKIPPED, obstacle.reason());
  }

  /** The row's name, and which variant of it. */
  public String row() {
    return cell.name();
  }

  /** The data set, and the transport where that is not byte arrays: {@code media.1@text}. */
  public String workload() {
    return cell.workload().label();
  }

  /** What came of a row as a whole. */
  public enum Finding {
    /** It was tried. */
    OK,
    /** The row failed. */
    ERROR,
    /** The row cannot run here. */
    UNAVAILABLE,
    /** The row does not carry such data, or not in this way, and says so beforehand. */
    NOT_CARRIED;

    /** Returns what is seen of a row that was not tried, or could not be. */
    Observed of(String row, String why) {
      return Observed.notTried(row, name(), why);
    }
  }
}
