package io.serbench.result;

import java.util.List;

/**
 * What was asked for.
 *
 * @param arguments the command line
 * @param seed of the order in which forks ran
 * @param forks forks asked for a row; 0 for a run in the tool's own JVM
 * @param quick whether this was a short run of one fork, whose numbers are a first impression
 */
public record Settings(List<String> arguments, long seed, int forks, boolean quick) {
  public Settings {
    arguments = List.copyOf(arguments);
  }
}
