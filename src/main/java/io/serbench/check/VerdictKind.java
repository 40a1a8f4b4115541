package io.serbench.check;

import io.serbench.catalog.CheckVerdict;
import io.serbench.result.Observed;
import java.util.List;
import java.util.function.Predicate;

/**
 * A kind of check whose answers are verdicts, the same for all questions.
 *
 * @param failing selects rows that make the check fail
 */
record VerdictKind(
    String name,
    List<CheckQuestion> questions,
    List<? extends CheckVerdict> verdicts,
    Predicate<Observed> failing)
    implements CheckKind {
  @Override
  public boolean failed(Observed row) {
    return failing.test(row);
  }
}
