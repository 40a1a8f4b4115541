package io.serbench.result;

import java.util.List;

/**
 * What was asked for.
 *
 * @param arguments the command line
 * @param seed of the order in which forks ran
 * @param forks the least number of forks a row; 0 for a run in the tool's own JVM
 * @param mostForks the largest number of forks a row
 * @param precision the half width of the 95 % interval, relative to the value, at which a row needs
 *     no more forks
 * @param budgetSeconds how long the forks of a row may take together
 * @param noise what happens to batches during which the machine was disturbed
 * @param twins under how many names each row ran; 2 where rows were compared with themselves
 * @param quick whether this was a short run of one fork, whose numbers are a first impression
 */
public record Settings(
    List<String> arguments,
    long seed,
    int forks,
    int mostForks,
    double precision,
    double budgetSeconds,
    Noise noise,
    int twins,
    boolean quick) {
  public Settings {
    arguments = List.copyOf(arguments);
  }
}
