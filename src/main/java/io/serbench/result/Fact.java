package io.serbench.result;

import io.serbench.result.Environment.MergedShard;
import io.serbench.result.Environment.Provenance;
import io.serbench.result.Environment.Provenance.Hashed;
import io.serbench.result.JvmInfo.Inherited;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What may set two runs apart beside their rows: shards must have it in common, unless it is of the
 * machine alone, and a comparison says of each whether it is the same.
 */
public enum Fact {
  PROCESSOR("processor", true, ofMachine(machine -> machine.processor().known())),
  SIGNATURE("processor signature", true, ofMachine(machine -> machine.processor().signed())),
  CORES("cores", true, ofMachine(machine -> Optional.of(machine.processor().counts()))),
  CACHES("caches", true, ofMachine(machine -> Optional.of(machine.processor().sizes()))),
  MEMORY("memory", true, ofMachine(MachineInfo::memory)),
  OS("OS", true, ofMachine(machine -> Optional.of(machine.os()))),
  SERBENCH("version of serbench", false, run -> Optional.of(run.serbench())),
  OWN_JAR("content of serbench's jar", false, run -> inputs(run).flatMap(Provenance::serbench)),
  JVM("JVM", false, ofJvm(jvm -> jvm.build().describe())),
  FLAGS("JVM flags", false, ofJvm(jvm -> words(jvm.flags()))),
  INHERITED("inherited JVM options", false, ofJvm(Fact::inherited)),
  BLACK_HOLE("black hole", false, ofJvm(jvm -> jvm.blackHole().name())),
  VARIANTS("JVMs of variants", false, run -> Optional.of(variants(run.environment()))),
  DATA("data", false, run -> Optional.of(data(run))),
  FILES("data files", false, run -> inputs(run).map(inputs -> shown(inputs.data()))),
  JARS("list of jars", false, run -> inputs(run).map(inputs -> shown(inputs.jars())));

  /** What makes processors of one kind: only then do times compare. What tells most comes first. */
  public static final List<Fact> OF_PROCESSOR = List.of(PROCESSOR, SIGNATURE, CACHES);

  private static final String NONE = "none";

  private final String what;
  private final boolean ofMachine;

  @SuppressWarnings("ImmutableEnumChecker") // A function without state.
  private final Function<Run, Optional<String>> of;

  Fact(String what, boolean ofMachine, Function<Run, Optional<String>> of) {
    this.what = what;
    this.ofMachine = ofMachine;
    this.of = of;
  }

  /** What it is called in a sentence. */
  public String what() {
    return what;
  }

  /** Whether only the machine decides on it. */
  public boolean ofMachine() {
    return ofMachine;
  }

  /** What it is in a run; empty where nobody knows. */
  public Optional<String> of(Run run) {
    return of.apply(run);
  }

  /** What it is in a run, in words also where nobody knows. */
  public String shown(Run run) {
    return of(run).filter(value -> !value.isEmpty()).orElse("unknown " + what);
  }

  /** Of a merged run, that of all machines; empty unless it is known of each. */
  private static Function<Run, Optional<String>> ofMachine(
      Function<MachineInfo, Optional<String>> of) {
    return run -> {
      List<MergedShard> parts = run.environment().parts();
      List<Optional<String>> each =
          parts.isEmpty()
              ? List.of(of.apply(run.environment().machine()))
              : parts.stream().map(part -> of.apply(part.machine())).distinct().toList();
      return each.stream().allMatch(Optional::isPresent)
          ? Optional.of(
              each.stream().flatMap(Optional::stream).sorted().collect(Collectors.joining("; ")))
          : Optional.empty();
    };
  }

  private static Function<Run, Optional<String>> ofJvm(Function<JvmInfo, String> of) {
    return run -> Optional.of(of.apply(run.environment().jvm()));
  }

  private static Optional<Provenance> inputs(Run run) {
    return run.environment().inputs();
  }

  private static String inherited(JvmInfo jvm) {
    return words(jvm.inherited().map(Inherited::options).orElse(List.of()));
  }

  private static String variants(Environment environment) {
    return environment.variants().stream()
        .map(
            each ->
                Stream.of(
                        each.mark() + ": " + each.jvm().build().describe(),
                        "flags " + words(each.jvm().flags()),
                        "jars " + words(each.jars()))
                    .collect(Collectors.joining(", ")))
        .collect(Collectors.joining("; "));
  }

  /** Each shard tries its own rows on them. */
  private static String data(Run run) {
    return run.ownData().stream()
        .flatMap(List::stream)
        .map(profile -> profile.ofDataAlone().toString())
        .collect(Collectors.joining(", "));
  }

  private static String shown(List<Hashed> files) {
    return files.stream()
        .map(file -> file.name() + " (SHA-256 " + file.sha256() + ")")
        .collect(Collectors.joining(", "));
  }

  private static String words(List<String> words) {
    return words.isEmpty() ? NONE : String.join(" ", words);
  }
}
