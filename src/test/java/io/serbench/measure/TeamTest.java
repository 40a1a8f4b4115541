package io.serbench.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class TeamTest {
  @Test
  void oneThreadNeedsNoTeam() {
    try (Team team = new Team(1)) {
      Operation operation = index -> index;
      assertThat(team.together(List.of(operation))).isSameAs(operation);
    }
  }

  @Test
  void everyThreadRunsItsOwnPartAsOftenAsAsked() throws Exception {
    AtomicInteger first = new AtomicInteger();
    AtomicInteger second = new AtomicInteger();
    Set<Thread> threads = ConcurrentHashMap.newKeySet();
    try (Team team = new Team(2)) {
      Operation together =
          team.together(List.of(counting(first, threads), counting(second, threads)));
      BatchLoop loop = together.loop();
      loop.time(Clock.SYSTEM, together, 5);
      loop.time(Clock.SYSTEM, together, 7);
    }
    assertThat(first).hasValue(12);
    assertThat(second).hasValue(12);
    assertThat(threads).hasSize(2).contains(Thread.currentThread());
  }

  @Test
  void threadsRunAtTheSameTime() throws Exception {
    // Each call waits for that of the other thread, so that a single thread would wait forever.
    CyclicBarrier barrier = new CyclicBarrier(2);
    Operation meet = index -> barrier.await(30, TimeUnit.SECONDS);
    try (Team team = new Team(2)) {
      Operation together = team.together(List.of(meet, meet));
      assertThat(together.loop().time(Clock.SYSTEM, together, 3)).isPositive();
    }
  }

  @Test
  void theTimeIsTheMeanOfTheThreads() throws Exception {
    try (Team team = new Team(2)) {
      Operation together = team.together(List.of(taking(100), taking(300)));
      assertThat(together.loop().time(Clock.SYSTEM, together, 1)).isEqualTo(200);
    }
  }

  @Test
  void whatAPartThrowsIsNotLost() {
    try (Team team = new Team(2)) {
      Operation broken =
          index -> {
            throw new IllegalArgumentException("broken");
          };
      Operation together = team.together(List.of(index -> index, broken));
      assertThatThrownBy(() -> together.loop().time(Clock.SYSTEM, together, 1))
          .hasRootCauseMessage("broken");
    }
  }

  private static Operation counting(AtomicInteger calls, Set<Thread> threads) {
    return index -> {
      threads.add(Thread.currentThread());
      return calls.incrementAndGet();
    };
  }

  /** Returns an operation whose loop returns a given time. */
  private static Operation taking(long nanos) {
    return new Operation() {
      @Override
      public Object call(int index) {
        return index;
      }

      @Override
      public BatchLoop loop() {
        return new BatchLoop() {
          @Override
          public long time(Clock clock, Operation operation, int calls) {
            return nanos;
          }

          @Override
          public Object last() {
            return nanos;
          }
        };
      }
    };
  }
}
