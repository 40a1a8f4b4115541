package io.serbench.machine;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.result.MachineCondition.Throttling;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MachineStateTest {
  private static final String CPU = "sys/devices/system/cpu/";
  private static final String SUPPLY = "sys/class/power_supply/";
  private static final String CGROUP = "sys/fs/cgroup/";

  @TempDir private Path directory;
  private FakeRoot root;

  @BeforeEach
  void emptyRoot() {
    root = new FakeRoot(directory);
  }

  @Test
  void aSystemThatTellsNothing() {
    MachineState unknown = UnknownMachine.STATE;
    assertThat(root.state())
        .isEqualTo(
            new MachineState(
                FakeRoot.NOW,
                unknown.power(),
                unknown.load(),
                unknown.ticks(),
                unknown.quotaCpus(),
                unknown.throttling(),
                unknown.pagesSwappedIn()));
  }

  @Test
  void theLoadIsTheSystems() {
    MachineState.Probe probe =
        new MachineState.Probe(
            InstantSource.fixed(FakeRoot.NOW), () -> 1.25, directory.resolve("none"));
    assertThat(probe.get().load()).hasValue(1.25);
  }

  @Test
  void thisMachineCanBeAsked() {
    MachineState state = MachineState.ofThisMachine().get();
    assertThat(state.quotaCpus().orElse(1.0)).isPositive();
    assertThat(state.ticks().map(CpuTicks::processors).orElse(1)).isPositive();
    assertThat(state.ticks().map(CpuTicks::own).orElse(1L)).isPositive();
  }

  @Test
  void processorTimeIsBusyStolenAndOwn() {
    root.with("proc/stat", "cpu  100 20 30 4000 50 6 7 80 9 10\ncpu0 1 2\ncpu1 1 2\nintr 5")
        .with("proc/self/stat", "42 (a (b) c) S 1 1 1 0 -1 4 5 6 7 8 300 40 2000 600 20 0 9 0");
    assertThat(root.state().ticks())
        .contains(new CpuTicks(100 + 20 + 30 + 6 + 7, 80, 4000 + 50, 2940, 2));
  }

  @Test
  void processorTimeThatIsNotAsExpectedIsNotTold() {
    root.with("proc/stat", "cpu  100 20 30 4000").with("proc/self/stat", "42 (java) S 1");
    assertThat(root.state().ticks()).isEmpty();
    root.with("proc/stat", "").with("proc/self/stat", "");
    assertThat(root.state().ticks()).isEmpty();
  }

  @Test
  void swapComesFromTheCounters() {
    root.with("proc/vmstat", "nr_free_pages 7\npswpin 123\npswpout 4");
    assertThat(root.state().pagesSwappedIn()).hasValue(123);
  }

  @Test
  void aContainerOfVersion2HasItsGroupAtTheTop() {
    root.with("proc/self/cgroup", "0::/")
        .with(CGROUP + "cpu.max", "150000 100000")
        .with(
            CGROUP + "cpu.stat",
            "usage_usec 9\nnr_periods 40\nnr_throttled 3\nthrottled_usec 4500");
    assertThat(root.state().quotaCpus()).hasValue(1.5);
    assertThat(root.state().throttling()).contains(new Throttling(40, 3, 4.5));
  }

  @Test
  void aLimitMayBeOnAGroupAbove() {
    root.with("proc/self/cgroup", "0::/user.slice/app.scope")
        .with(CGROUP + "user.slice/app.scope/cpu.max", "max 100000")
        .with(CGROUP + "user.slice/cpu.max", "50000 100000")
        .with(CGROUP + "cpu.stat", "usage_usec 9");
    assertThat(root.state().quotaCpus()).hasValue(0.5);
    assertThat(root.state().throttling()).isEmpty();
  }

  @Test
  void version1HasTheControllersApart() {
    root.with("proc/self/cgroup", "9:name=systemd:/x\n5:cpu,cpuacct:/docker/abc\n4:memory:/m\n0::/")
        .with(CGROUP + "cpu,cpuacct/cpu.cfs_quota_us", "200000")
        .with(CGROUP + "cpu,cpuacct/cpu.cfs_period_us", "100000")
        .with(
            CGROUP + "cpu,cpuacct/cpu.stat",
            "nr_periods 10\nnr_throttled 2\nthrottled_time 3000000");
    assertThat(root.state().quotaCpus()).hasValue(2.0);
    assertThat(root.state().throttling()).contains(new Throttling(10, 2, 3));
  }

  @Test
  void noLimitIsNoQuota() {
    root.with("proc/self/cgroup", "5:cpu:/\n0::/../other")
        .with(CGROUP + "cpu/cpu.cfs_quota_us", "-1")
        .with(CGROUP + "cpu/cpu.cfs_period_us", "100000")
        .with(CGROUP + "cpu.max", "max 100000");
    assertThat(root.state().quotaCpus()).isEmpty();
  }

  @Test
  void processorsThatAreNotAllowedAreNone() {
    root.with(CPU + "online", "0-3,8-11").with("proc/self/status", "Name:\tjava");
    assertThat(root.state().quotaCpus()).isEmpty();
    root.with("proc/self/status", "Name:\tjava\nCpus_allowed:\tff\nCpus_allowed_list:\t0-127");
    assertThat(root.state().quotaCpus()).isEmpty();
    root.with("proc/self/status", "Cpus_allowed_list:\t1-2,8");
    assertThat(root.state().quotaCpus()).hasValue(3);
    root.with("proc/self/cgroup", "0::/").with(CGROUP + "cpu.max", "150000 100000");
    assertThat(root.state().quotaCpus()).hasValue(1.5);
    root.with("proc/self/status", "Cpus_allowed_list:\t0");
    assertThat(root.state().quotaCpus()).hasValue(1);
  }

  @Test
  void governorsAreNamedOnce() {
    root.with(CPU + "cpu0/cpufreq/scaling_governor", "powersave")
        .with(CPU + "cpu1/cpufreq/scaling_governor", "powersave")
        .with(CPU + "cpu10/cpufreq/scaling_governor", "performance")
        .with(CPU + "cpu11/online", "0")
        .with(CPU + "cpufreq/scaling_governor", "no processor");
    assertThat(root.state().power().governors()).containsExactly("performance", "powersave");
  }

  @ParameterizedTest
  @CsvSource({
    "intel_pstate/no_turbo, 0, true",
    "intel_pstate/no_turbo, 1, false",
    "cpufreq/boost, 1, true",
    "cpufreq/boost, 0, false",
  })
  void turboIsToldByEitherDriver(String file, String content, boolean on) {
    assertThat(root.with(CPU + file, content).state().power().turbo()).contains(on);
  }

  @Test
  void onBatteryIsWithoutMains() {
    root.with(SUPPLY + "AC/type", "Mains")
        .with(SUPPLY + "AC/online", "1")
        .with(SUPPLY + "BAT0/type", "Battery")
        .with(SUPPLY + "BAT0/status", "Discharging"); // One may discharge although plugged in.
    assertThat(root.state().power().onBattery()).contains(false);
    root.with(SUPPLY + "AC/online", "0");
    assertThat(root.state().power().onBattery()).contains(true);
  }

  @Test
  void whereNoMainsIsKnownTheBatteryTells() {
    root.with(SUPPLY + "mouse/type", "Battery")
        .with(SUPPLY + "mouse/scope", "Device")
        .with(SUPPLY + "mouse/status", "Discharging");
    assertThat(root.state().power().onBattery()).isEmpty();
    root.with(SUPPLY + "BAT0/type", "Battery").with(SUPPLY + "BAT0/status", "Full");
    assertThat(root.state().power().onBattery()).isEqualTo(Optional.of(false));
    root.with(SUPPLY + "BAT0/status", "Discharging");
    assertThat(root.state().power().onBattery()).contains(true);
  }

  private static final long FREE = 4096L << 20;

  private OptionalLong freeMemory() {
    root.with("proc/meminfo", "MemTotal: 9000000 kB\nMemAvailable: " + (FREE >> 10) + " kB");
    return MachineState.freeMemory(new SystemFiles(root.path()), Long.MAX_VALUE);
  }

  private OptionalLong limit() {
    return ControlGroup.own(new SystemFiles(root.path()), "memory").memoryLimit();
  }

  @Test
  void withoutALimitAllFreeMemoryMayBeUsed() {
    root.with("proc/self/cgroup", "4:memory:/m\n0::/app")
        .with(CGROUP + "app/memory.max", "max")
        .with(CGROUP + "memory/m/memory.limit_in_bytes", "9223372036854771712")
        .with(CGROUP + "memory/m/memory.usage_in_bytes", "1000");
    assertThat(freeMemory()).hasValue(FREE);
    assertThat(limit()).isEmpty();
  }

  @Test
  void version1LimitsTheMemoryOfAGroupAndThoseBelow() {
    root.with("proc/self/cgroup", "5:cpu:/other\n4:memory:/m/inner")
        .with(CGROUP + "memory/m/memory.limit_in_bytes", "260000000")
        .with(CGROUP + "memory/m/memory.usage_in_bytes", "100000000")
        .with(CGROUP + "memory/m/memory.stat", "inactive_file 1\ntotal_inactive_file 30000000")
        .with(CGROUP + "memory/m/inner/memory.limit_in_bytes", "9223372036854771712");
    assertThat(freeMemory()).hasValue(190_000_000);
    assertThat(limit()).hasValue(260_000_000);
  }

  @Test
  void version2LimitsMemoryToo() {
    root.with("proc/self/cgroup", "0::/docker")
        .with(CGROUP + "memory.max", "500000000")
        .with(CGROUP + "memory.current", "600000000")
        .with(CGROUP + "memory.stat", "anon 5\ninactive_file 1000000");
    assertThat(freeMemory()).hasValue(0);
    assertThat(limit()).hasValue(500_000_000);
  }

  @Test
  void aLimitIsExceededWhereTheKernelKilledForIt() {
    root.with("proc/self/cgroup", "4:memory:/m\n0::/app")
        .with(CGROUP + "memory/m/memory.limit_in_bytes", "260000000");
    assertThat(exceededLimit()).hasValue(260_000_000); // Old kernels do not count.
    root.with(CGROUP + "memory/m/memory.oom_control", "under_oom 0\noom_kill 0")
        .with(CGROUP + "app/memory.events", "oom 0\noom_kill 0");
    assertThat(exceededLimit()).isEmpty();
    root.with(CGROUP + "memory/m/memory.oom_control", "under_oom 0\noom_kill 2");
    assertThat(exceededLimit()).hasValue(260_000_000);
  }

  private OptionalLong exceededLimit() {
    return MachineState.exceededLimit(new SystemFiles(root.path()));
  }

  @Test
  void memoryThatIsNotKnownIsEmpty() {
    root.with("proc/self/cgroup", "0::/docker").with(CGROUP + "memory.max", "500000000");
    assertThat(MachineState.freeMemory(new SystemFiles(root.path()), Long.MAX_VALUE)).isEmpty();
  }
}
