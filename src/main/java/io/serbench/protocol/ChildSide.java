package io.serbench.protocol;

import io.serbench.dataset.Recipe;
import java.util.List;

/** What a child does about what its parent says. */
public interface ChildSide {
  /** Gets ready to measure. */
  void measure(Job job);

  /** Measures for a moment. */
  void takeTurn(Turn turn);

  /** Checks once more, and ends. */
  void finish();

  /** Checks round trips. */
  void verify(List<Check> checks);

  /** Tries what else a row can do. */
  void examine(List<Task> tasks);

  /** Says the rows of a provider, and ends. */
  void sayRows(String provider);

  /** Makes values and looks at them; no row is needed for it. */
  void inspect(String dataset, Recipe recipe);

  /** Says what its threads do, whatever else it is at. */
  void dumpThreads();
}
