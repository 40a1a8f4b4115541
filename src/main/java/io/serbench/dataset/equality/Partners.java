package io.serbench.dataset.equality;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.function.BooleanSupplier;

/** Maps the objects of an original to those of its copy, as far as they were compared. */
final class Partners {
  private final IdentityHashMap<Object, Object> all = new IdentityHashMap<>();

  /** The previous partners of the objects that a running trial has mapped, in that order. */
  private final List<Pair> before = new ArrayList<>();

  private int trials;

  private record Pair(Object original, Object partner) {}

  /** Returns the partner of an object; null, rather than an Optional for each of millions. */
  Object of(Object original) {
    return all.get(original);
  }

  void add(Object original, Object partner) {
    Object last = all.put(original, partner);
    if (trials > 0) {
      before.add(new Pair(original, last));
    }
  }

  /** Runs a trial, undoes what it added if it fails, and returns whether it succeeded. */
  boolean keptIf(BooleanSupplier trial) {
    int start = before.size();
    trials++;
    boolean kept = trial.getAsBoolean();
    trials--;
    if (!kept) {
      forgetFrom(start);
    } else if (trials == 0) {
      before.clear();
    }
    return kept;
  }

  private void forgetFrom(int start) {
    List<Pair> failed = before.subList(start, before.size());
    Collections.reverse(failed);
    for (Pair pair : failed) {
      if (pair.partner() == null) {
        all.remove(pair.original());
      } else {
        all.put(pair.original(), pair.partner());
      }
    }
    failed.clear();
  }
}
