package io.serbench.result;

import io.serbench.result.Environment.MergedShard;
import io.serbench.result.Environment.Provenance;
import io.serbench.result.Environment.VariantInfo;
import java.util.List;
import java.util.Optional;

/** Makes environments for tests, in which only what matters is said. */
public final class EnvironmentBuilder {
  private MachineInfo machine;
  private Optional<MachineCondition> condition;
  private JvmInfo jvm;
  private Optional<Traffic> traffic;
  private List<VariantInfo> variants;
  private Optional<Split> split;
  private List<MergedShard> parts;
  private Optional<Provenance> inputs;

  private EnvironmentBuilder(Environment environment) {
    machine = environment.machine();
    condition = environment.condition();
    jvm = environment.jvm();
    traffic = environment.traffic();
    variants = environment.variants();
    split = environment.split();
    parts = environment.parts();
    inputs = environment.inputs();
  }

  /** Starts with a copy. */
  public static EnvironmentBuilder of(Environment environment) {
    return new EnvironmentBuilder(environment);
  }

  /** Starts with the machine and the JVM of made-up runs, and nothing else. */
  public static EnvironmentBuilder usual() {
    return of(
        new Environment(
            Runs.machine(),
            Optional.empty(),
            Runs.jvm(),
            Optional.empty(),
            List.of(),
            Optional.empty(),
            List.of(),
            Optional.empty()));
  }

  public EnvironmentBuilder machine(MachineInfo it) {
    machine = it;
    return this;
  }

  public EnvironmentBuilder condition(Optional<MachineCondition> it) {
    condition = it;
    return this;
  }

  public EnvironmentBuilder jvm(JvmInfo it) {
    jvm = it;
    return this;
  }

  public EnvironmentBuilder traffic(Optional<Traffic> it) {
    traffic = it;
    return this;
  }

  public EnvironmentBuilder variants(List<VariantInfo> it) {
    variants = it;
    return this;
  }

  public EnvironmentBuilder split(Optional<Split> it) {
    split = it;
    return this;
  }

  public EnvironmentBuilder parts(List<MergedShard> it) {
    parts = it;
    return this;
  }

  public EnvironmentBuilder inputs(Optional<Provenance> it) {
    inputs = it;
    return this;
  }

  public Environment build() {
    return new Environment(machine, condition, jvm, traffic, variants, split, parts, inputs);
  }
}
