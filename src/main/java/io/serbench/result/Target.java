package io.serbench.result;

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
