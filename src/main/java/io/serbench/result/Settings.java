package io.serbench.result;

import java.util.List;
import java.util.Optional;

/**
 * What was asked for.
 *
 * @param arguments the command line
 * @param seed of the order in which forks ran
 * @param forks how many forks each cell got
 * @param target when a cell had enough of them; empty where their number was fixed
 * @param noise what happens to batches during which the machine was disturbed
 * @param copies how often each row ran on its own; 2 where rows were compared with themselves
 * @param quick whether forks were short, for a first impression
 * @param inProcess whether rows ran in the tool's own JVM, without forks
 */
public record Settings(
    List<String> arguments,
    long seed,
    Forks forks,
    Optional<Target> target,
    Noise noise,
    int copies,
    boolean quick,
    boolean inProcess) {
  public Settings {
    arguments = List.copyOf(arguments);
    Require.atLeast(1, "the number of copies", copies);
  }

  /** Returns the same settings, asked for with these arguments. */
  public Settings with(List<String> others) {
    return new Settings(others, seed, forks, target, noise, copies, quick, inProcess);
  }

  /**
   * How many forks a cell gets.
   *
   * @param least in any case
   * @param most whatever they say
   */
  public record Forks(int least, int most) {
    public Forks {
      Require.atLeast(1, "the least number of forks", least);
      Require.atLeast(least, "the largest number of forks", most);
    }
  }

  /**
   * When a cell needs no more forks.
   *
   * @param precision half width of the 95 % interval of ser and of deser, relative to the value
   * @param budgetSeconds how long the forks of a cell may take together; of all cells, on average
   */
  public record Target(double precision, double budgetSeconds) {
    public Target {
      Require.notNegative("the precision", precision);
      Require.notNegative("the budget", budgetSeconds);
    }
  }
}
