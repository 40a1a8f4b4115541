package io.serbench.run;

import io.serbench.statistics.ForkTally;
import io.serbench.witness.Undisturbed;

/** What a fork has measured. */
@FunctionalInterface
interface Measured {
  /** What estimates need to know of it. */
  ForkTally tally(Undisturbed undisturbed);
}
