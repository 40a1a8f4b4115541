package io.serbench.choose;

import io.serbench.run.Variant;
import java.util.List;

/**
 * How calls follow one another where rows are measured precisely. First impressions are of a loop,
 * which is quicker: work between calls changes ratios of rows by less than what an impression may
 * be wrong by.
 *
 * @param variant in which rows run
 * @param arguments by which a plain run has the same
 */
public record Calls(Variant variant, List<String> arguments) {
  public Calls {
    arguments = List.copyOf(arguments);
  }
}
