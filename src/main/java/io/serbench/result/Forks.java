package io.serbench.result;

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
