package io.serbench.check;

import io.serbench.process.Strictness;
import io.serbench.result.Failure;
import io.serbench.run.Cell;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Tries one row in a strict JVM; in one that allows all, to see whether what fails fails for this
 * reason; and in one that warns, to see whether a row that works never asked.
 */
final class RowFuture {
  private final List<Cell> cells;
  private final Verifiers verifiers;

  RowFuture(List<Cell> cells, Verifiers verifiers) {
    this.cells = cells;
    this.verifiers = verifiers;
  }

  /** Makes verifiers for JVMs. */
  @FunctionalInterface
  interface Verifiers {
    /** One whose children are so strict, and which passes on what they print. */
    RowVerifier of(Strictness strictness, Consumer<String> onPrinted) throws InterruptedException;
  }

  Prospect prospect() throws InterruptedException {
    Map<Cell, Failure> denied = failures(Strictness.DENY, cells);
    if (!denied.isEmpty()) {
      Map<Cell, Failure> allowed = failures(Strictness.ALLOW, new ArrayList<>(denied.keySet()));
      if (allowed.size() == cells.size()) {
        return said(Outlook.BROKEN, cause(allowed));
      }
      denied.keySet().removeAll(allowed.keySet());
      if (!denied.isEmpty()) {
        return said(Outlook.FAILS, cause(denied));
      }
    }
    return warning()
        .map(what -> said(Outlook.WARNS, what))
        .orElseGet(() -> said(Outlook.SILENT, ""));
  }

  private Map<Cell, Failure> failures(Strictness strictness, List<Cell> tried)
      throws InterruptedException {
    Map<Cell, Failure> failures = new LinkedHashMap<>();
    verifiers
        .of(strictness, line -> {})
        .verify(tried, (cell, failure) -> failure.ifPresent(what -> failures.put(cell, what)));
    return failures;
  }

  /** The first that the JVM warns of, if any. */
  private Optional<String> warning() throws InterruptedException {
    List<String> warnings = new ArrayList<>();
    verifiers
        .of(
            Strictness.WARN,
            line -> {
              synchronized (warnings) {
                StrictWarning.in(line).ifPresent(warnings::add);
              }
            })
        .verify(cells, (cell, failure) -> {});
    synchronized (warnings) {
      return warnings.stream().findFirst();
    }
  }

  /** The first, and which of all it is. */
  private String cause(Map<Cell, Failure> failures) {
    Map.Entry<Cell, Failure> first = failures.entrySet().iterator().next();
    String which =
        failures.size() == cells.size()
            ? ""
            : failures.size() + " of " + cells.size() + ", first " + first.getKey().label() + ": ";
    return which + first.getValue().cause();
  }

  private Prospect said(Outlook outlook, String cause) {
    return new Prospect(cells.get(0).name(), outlook, cause);
  }
}
