package io.serbench.fork;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.fork.OtherThreads.CpuTimes;
import java.lang.management.ManagementFactory;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class OtherThreadsTest {
  private static final long SECOND = 1_000_000_000;

  /** Uses the processor as a test says. */
  private static final class Threads implements CpuTimes {
    private final Map<Long, Long> times = new HashMap<>();
    private long ofCaller;
    private long ofAllEver;
    private long started;
    private long ofDescendants;
    private boolean switchedOff;

    /** A thread that may be new runs for a time. */
    void runs(long id, long nanos) {
      started += times.containsKey(id) ? 0 : 1;
      ofAllEver += nanos;
      times.merge(id, nanos, Long::sum);
    }

    @Override
    public Map<Long, Long> ofAll() {
      return times;
    }

    @Override
    public long ofCaller() {
      return ofCaller;
    }

    @Override
    public Total ofProcess() {
      return new Total(ofAllEver, started);
    }

    @Override
    public long ofDescendants() {
      return ofDescendants;
    }

    @Override
    public boolean wereSwitchedOff() {
      return switchedOff;
    }
  }

  private final Threads threads = new Threads();

  private OtherThreads others() {
    return new OtherThreads(Optional.of(threads));
  }

  @Test
  void countsThreadsThatWorkDuringTurns() {
    OtherThreads others = others();
    others.turnBegins();
    threads.ofCaller += SECOND;
    threads.runs(7, SECOND / 2);
    others.turnEnds();
    others.turnBegins();
    threads.ofCaller += SECOND;
    threads.runs(7, SECOND / 4);
    threads.runs(8, SECOND / 4);
    others.turnEnds();
    assertThat(others.duringTurns()).hasValue(0.5);
    assertThat(others.areBusyBetweenTurns()).isFalse();
  }

  @Test
  void countsThreadsThatWorkBetweenTurns() {
    OtherThreads others = others();
    others.turnBegins();
    threads.ofCaller += SECOND;
    others.turnEnds();
    threads.runs(7, SECOND);
    others.turnBegins();
    assertThat(others.areBusyBetweenTurns()).isTrue();
    others.turnEnds();
    assertThat(others.duringTurns()).hasValue(0);
  }

  @Test
  void threadsOfBeforeAndOfSerbenchDoNotCount() throws Exception {
    threads.runs(7, SECOND);
    OtherThreads others = others();
    Thread own = new Thread(() -> {});
    others.exclude(List.of(own));
    others.turnBegins();
    threads.ofCaller += SECOND;
    threads.runs(7, SECOND);
    threads.runs(own.getId(), SECOND);
    others.turnEnds();
    assertThat(others.duringTurns()).hasValue(0);
  }

  @Test
  void threadsThatAreGoneTakeNothingBack() {
    OtherThreads others = others();
    others.turnBegins();
    threads.ofCaller += SECOND;
    threads.runs(7, SECOND);
    others.turnEnds();
    threads.times.put(7L, 0L);
    others.turnBegins();
    threads.ofCaller += SECOND;
    threads.times.remove(7L);
    others.turnEnds();
    assertThat(others.duringTurns()).hasValue(0.5);
  }

  @Test
  void countsThreadsThatStartAndEndInATurn() {
    threads.runs(1, SECOND);
    OtherThreads others = others();
    others.turnBegins();
    threads.ofCaller += SECOND;
    threads.runs(1, SECOND);
    threads.runs(7, SECOND / 2);
    threads.times.remove(7L);
    others.turnEnds();
    assertThat(others.duringTurns()).hasValue(0.5);
  }

  @Test
  void theJvmsOwnThreadsDoNotCount() {
    threads.runs(1, SECOND);
    OtherThreads others = others();
    others.turnBegins();
    threads.ofCaller += SECOND;
    threads.runs(1, SECOND);
    threads.ofAllEver += SECOND; // It compiles.
    others.turnEnds();
    assertThat(others.duringTurns()).hasValue(0);
  }

  @Test
  void countsOtherProcesses() {
    OtherThreads others = others();
    threads.ofDescendants = SECOND;
    others.turnBegins();
    threads.ofCaller += SECOND;
    others.turnEnds();
    threads.ofDescendants += SECOND / 2;
    assertThat(others.duringTurns()).hasValue(0.5);
  }

  @Test
  void seesThatSomebodyHidesThreads() {
    OtherThreads others = others();
    assertThat(others.areHidden()).isFalse();
    threads.switchedOff = true;
    assertThat(others.areHidden()).isTrue();
  }

  @Test
  void aJvmTellsThatItsTimesWereSwitchedOff() {
    CpuTimes times = CpuTimes.ofJvm().orElseThrow();
    assertThat(times.wereSwitchedOff()).isFalse();
    ManagementFactory.getThreadMXBean().setThreadCpuTimeEnabled(false);
    assertThat(times.ofCaller()).isPositive();
    assertThat(times.wereSwitchedOff()).isTrue();
  }

  @Test
  void nothingIsKnownOfThreadsInAJvmOfOthers() {
    OtherThreads others = new OtherThreads(Optional.empty());
    others.turnBegins();
    others.turnEnds();
    assertThat(others.duringTurns()).isEmpty();
  }

  @Test
  void aJvmCountsItsThreads() {
    CpuTimes times = CpuTimes.ofJvm().orElseThrow();
    assertThat(times.ofAll())
        .containsKey(Thread.currentThread().getId())
        .hasSizeGreaterThanOrEqualTo(2)
        .allSatisfy((id, nanos) -> assertThat(nanos).isNotNegative());
    assertThat(times.ofCaller()).isPositive();
  }
}
