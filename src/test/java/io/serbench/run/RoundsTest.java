package io.serbench.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;

class RoundsTest {
  private final Rounds rounds = new Rounds(42);

  private static List<LiveFork> forks(RunRequest request) {
    RunState state = States.of(request);
    List<LiveFork> forks = new ArrayList<>();
    for (int cell = 0; cell < state.cells().size(); cell++) {
      forks.add(States.ready(state, cell));
    }
    return forks;
  }

  private List<LiveFork> take(int count) {
    List<LiveFork> taken = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      LiveFork next = rounds.next().orElseThrow();
      taken.add(next);
      rounds.join(next);
    }
    return taken;
  }

  @Test
  void whereNobodyWaitsNobodyIsNext() {
    assertThat(rounds.next()).isEmpty();
  }

  @Test
  void everyRoundHasEachOnceInAnOrderOfItsOwn() {
    List<LiveFork> forks = forks(Requests.of(1, Requests.rows(6)));
    forks.forEach(rounds::join);
    List<List<LiveFork>> orders = new ArrayList<>();
    for (int round = 0; round < 5; round++) {
      List<LiveFork> order = take(6);
      assertThat(order).containsExactlyInAnyOrderElementsOf(forks);
      orders.add(order);
    }

    assertThat(new HashSet<>(orders)).hasSize(5);
  }

  @Test
  void whoComesLaterIsInTheNextRound() {
    List<LiveFork> forks = forks(Requests.of(1, Requests.rows(4)));
    forks.subList(0, 3).forEach(rounds::join);
    List<LiveFork> begun = take(1);
    rounds.join(forks.get(3));

    assertThat(take(2)).doesNotContain(forks.get(3)).doesNotContainAnyElementsOf(begun);
    assertThat(take(4)).containsExactlyInAnyOrderElementsOf(forks);
  }

  @Test
  void whoLeavesHasNoTurnAnyMore() {
    List<LiveFork> forks = forks(Requests.of(1, Requests.rows(3)));
    forks.forEach(rounds::join);
    LiveFork first = take(1).get(0);
    rounds.leave(first); // waits for the next round
    LiveFork other = forks.get(first == forks.get(0) ? 1 : 0);
    rounds.leave(other); // has not had its turn in this one

    assertThat(take(3)).doesNotContain(first, other).hasSize(3);
  }

  @Test
  void theSeedFixesTheOrder() {
    List<LiveFork> forks = forks(Requests.of(1, Requests.rows(6)));
    forks.forEach(rounds::join);
    Rounds same = new Rounds(42);
    forks.forEach(same::join);

    for (LiveFork fork : take(6)) {
      assertThat(same.next()).contains(fork);
    }
  }

  @Test
  void copiesOfOneRowAreSideBySideInEitherOrder() {
    List<LiveFork> forks = forks(Requests.copies(2, 1, Requests.rows(4)));
    forks.forEach(rounds::join);
    List<Boolean> firstComesFirst = new ArrayList<>();
    for (int round = 0; round < 8; round++) {
      List<LiveFork> order = take(8);
      for (int i = 0; i < 8; i += 2) {
        Cell one = order.get(i).cell();
        Cell other = order.get(i + 1).cell();
        assertThat(one.row()).isEqualTo(other.row());
        firstComesFirst.add(one.name().endsWith("#1"));
      }
    }

    assertThat(firstComesFirst).contains(true, false);
  }

  /** A row on other data is not compared with itself. */
  @Test
  void rowsOnOtherDataAreNotCompared() {
    List<LiveFork> forks = forks(Requests.of(1, List.of("media.1", "media.2"), Requests.rows(4)));
    forks.forEach(rounds::join);
    int neighbours = 0;
    for (int round = 0; round < 20; round++) {
      List<LiveFork> order = take(8);
      for (int i = 0; i < 8; i += 2) {
        neighbours += order.get(i).cell().row().equals(order.get(i + 1).cell().row()) ? 1 : 0;
      }
    }

    assertThat(neighbours).isLessThan(40);
  }
}
