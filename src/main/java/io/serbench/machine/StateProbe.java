package io.serbench.machine;

import java.lang.management.ManagementFactory;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.OptionalDouble;
import java.util.function.DoubleSupplier;
import java.util.function.Supplier;

/**
 * Takes snapshots of the machine. Reads a few files and starts no program, so that it may be asked
 * between any two forks.
 */
public final class StateProbe implements Supplier<MachineState> {
  private final InstantSource clock;
  private final DoubleSupplier load;
  private final SystemFiles files;
  private final ControlGroup group;

  /**
   * A probe.
   *
   * @param clock dates the snapshots
   * @param load the load average of the last minute; negative where unknown
   * @param root of the file system that has {@code proc} and {@code sys}
   */
  StateProbe(InstantSource clock, DoubleSupplier load, Path root) {
    this.clock = clock;
    this.load = load;
    this.files = new SystemFiles(root);
    this.group = ControlGroup.own(files);
  }

  /** The probe of this machine. */
  public static StateProbe system() {
    Path root = FileSystems.getDefault().getRootDirectories().iterator().next();
    return new StateProbe(
        InstantSource.system(),
        ManagementFactory.getOperatingSystemMXBean()::getSystemLoadAverage,
        root);
  }

  @Override
  public MachineState get() {
    double average = load.getAsDouble();
    return new MachineState(
        clock.instant(),
        PowerFiles.read(files),
        average < 0 ? OptionalDouble.empty() : OptionalDouble.of(average),
        CpuTicks.of(files),
        group.quotaCpus(),
        group.throttling(),
        SystemFiles.number(files.lines("proc/vmstat"), "pswpin"));
  }
}
