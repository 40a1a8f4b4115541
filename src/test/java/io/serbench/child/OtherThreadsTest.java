package io.serbench.child;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import org.junit.jupiter.api.Test;

class OtherThreadsTest {
  private static final long SPIN_NANOS = 120_000_000;

  /** Uses a processor for a while, however many others do. */
  private static void spin() {
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    long until = threads.getCurrentThreadCpuTime() + SPIN_NANOS;
    while (threads.getCurrentThreadCpuTime() < until) {
      Thread.onSpinWait();
    }
  }

  /** A thread that has spun, and lives until it is interrupted. */
  private static Thread spinning() throws InterruptedException {
    Object spun = new Object();
    boolean[] done = new boolean[1];
    Thread thread =
        new Thread(
            () -> {
              spin();
              synchronized (spun) {
                done[0] = true;
                spun.notifyAll();
                try {
                  while (true) {
                    spun.wait();
                  }
                } catch (InterruptedException e) {
                  Thread.currentThread().interrupt();
                }
              }
            });
    thread.setDaemon(true);
    synchronized (spun) {
      thread.start();
      while (!done[0]) {
        spun.wait();
      }
    }
    return thread;
  }

  @Test
  void countsThreadsThatWorkDuringTurns() throws Exception {
    OtherThreads others = new OtherThreads(true);
    others.turnBegins();
    spin();
    Thread thread = spinning();
    others.turnEnds();
    thread.interrupt();
    assertThat(others.duringTurns().getAsDouble()).isGreaterThan(0.5);
    assertThat(others.areBusyBetweenTurns()).isFalse();
  }

  @Test
  void countsThreadsThatWorkBetweenTurns() throws Exception {
    OtherThreads others = new OtherThreads(true);
    others.turnBegins();
    spin();
    others.turnEnds();
    Thread thread = spinning();
    others.turnBegins();
    thread.interrupt();
    assertThat(others.areBusyBetweenTurns()).isTrue();
    others.turnEnds();
    assertThat(others.duringTurns().getAsDouble()).isLessThan(0.5);
  }

  @Test
  void threadsOfBeforeAndOfSerbenchDoNotCount() throws Exception {
    Thread before = spinning();
    OtherThreads others = new OtherThreads(true);
    others.turnBegins();
    spin();
    Thread own = spinning();
    others.exclude(List.of(own));
    others.turnEnds();
    before.interrupt();
    own.interrupt();
    assertThat(others.duringTurns()).hasValue(0);
  }

  @Test
  void nothingIsKnownOfThreadsInAJvmOfOthers() throws Exception {
    OtherThreads others = new OtherThreads(false);
    others.turnBegins();
    spinning().interrupt();
    others.turnEnds();
    assertThat(others.duringTurns()).isEmpty();
  }
}
