package io.serbench.dataset;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.function.BooleanSupplier;

/** Which objects of a copy stand for those of its original, as far as they were compared. */
final class Partners {
  private final IdentityHashMap<Object, Object> all = new IdentityHashMap<>();

  /** What partners were before trials that may fail, the last one last. */
  private final List<Pair> before = new ArrayList<>();

  private int trials;

  private record Pair(Object original, Object partner) {}

  /** Null where there is none yet, since large values are compared by millions. */
  Object of(Object original) {
    return all.get(original);
  }

  void add(Object original, Object partner) {
    Object last = all.put(original, partner);
    if (trials > 0) {
      before.add(new Pair(original, last));
    }
  }

  /** Makes a trial, and forgets the partners that it added if it fails. */
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
