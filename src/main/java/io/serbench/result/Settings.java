package io.serbench.result;

import java.util.List;
import java.util.Optional;

/**
 * The settings of a run.
 *
 * @param seed the seed of the order in which forks take turns
 * @param target when a cell has enough forks; empty if their number is fixed
 * @param copies how often each row is measured independently; 2 to compare rows with themselves
 * @param quick whether forks are short, for a first impression
 * @param inProcess whether rows run in the parent's JVM, without forks
 */
public record Settings(
    List<String> arguments,
    long seed,
    ForkRange forks,
    Optional<Target> target,
    Noise noise,
    int copies,
    boolean quick,
    boolean inProcess) {
  public Settings {
    arguments = List.copyOf(arguments);
    Require.atLeast(1, "the number of copies", copies);
  }

  public Settings withArguments(List<String> others) {
    return new Settings(others, seed, forks, target, noise, copies, quick, inProcess);
  }

  /**
   * The number of forks that every cell gets, and that at which it stops, even if its target is not
   * reached.
   */
  public record ForkRange(int least, int most) {
    public ForkRange {
      Require.atLeast(1, "the least number of forks", least);
      Require.atLeast(least, "the largest number of forks", most);
    }
  }

  /**
   * When a cell needs no more forks.
   *
   * @param precision the half-width of the 95 % intervals of ser and deser, relative to the value
   * @param budgetSeconds the time that the forks of a cell may take together, on average over all
   *     cells
   */
  public record Target(double precision, double budgetSeconds) {
    public Target {
      Require.notNegative("the precision", precision);
      Require.notNegative("the budget", budgetSeconds);
    }
  }
}
