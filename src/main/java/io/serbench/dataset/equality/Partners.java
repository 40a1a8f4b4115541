package io.serbench.dataset.equality;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.function.BooleanSupplier;

/** Maps the objects of an original to those of its copy, as far as they were compared. */
final class Partners {
  private final IdentityHashMap<Object, Object> all = new IdentityHashMap<>();

  /** What undoes all that running trials have mapped, in that order. */
  private final List<Runnable> undo = new ArrayList<>();

  private int trials;

  /** Returns the partner of an object; null, rather than an Optional for each of millions. */
  Object of(Object original) {
    return all.get(original);
  }

  void add(Object original, Object partner) {
    Object last = all.put(original, partner);
    if (trials > 0) {
      undo.add(last == null ? () -> all.remove(original) : () -> all.put(original, last));
    }
  }

  /** Runs a trial, undoes what it added if it fails, and returns whether it succeeded. */
  boolean keptIf(BooleanSupplier trial) {
    int start = undo.size();
    trials++;
    boolean kept = trial.getAsBoolean();
    trials--;
    if (!kept) {
      forgetFrom(start);
    } else if (trials == 0) {
      undo.clear();
    }
    return kept;
  }

  private void forgetFrom(int start) {
    List<Runnable> failed = undo.subList(start, undo.size());
    Collections.reverse(failed);
    failed.forEach(Runnable::run);
    failed.clear();
  }
}
