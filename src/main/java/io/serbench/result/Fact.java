package io.serbench.result;

import io.serbench.result.Environment.MergedShard;
import io.serbench.result.Environment.Provenance;
import io.serbench.result.JvmInfo.Inherited;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A fact about a run other than its rows, in which two runs may differ. Shards of a run must agree
 * in all facts except those of the machine; a comparison shows which facts differ.
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

  /**
   * The facts in which processors must agree for their times to be comparable, the most telling
   * first.
   */
  public static final List<Fact> OF_PROCESSOR = List.of(PROCESSOR, SIGNATURE, CACHES);

  private static final String NONE = "none";

  private final String what;
  private final boolean ofMachine;

  @SuppressWarnings("ImmutableEnumChecker") // The functions have no state.
  private final Function<Run, Optional<String>> of;

  Fact(String what, boolean ofMachine, Function<Run, Optional<String>> of) {
    this.what = what;
    this.ofMachine = ofMachine;
    this.of = of;
  }

  /** Returns the name of the fact in a sentence. */
  public String what() {
    return what;
  }

  /** Returns whether the fact depends on the machine alone. */
  public boolean ofMachine() {
    return ofMachine;
  }

  /** Returns the fact about a run; empty if not known. */
  public Optional<String> of(Run run) {
    return of.apply(run);
  }

  /** Returns the fact about a run in words, also if it is not known. */
  public String shown(Run run) {
    return of(run).filter(value -> !value.isEmpty()).orElse("unknown " + what);
  }

  /** For a merged run, joins the facts of all machines; empty unless all are known. */
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

  /** Leaves out which rows were tried on the data, since each shard has its own rows. */
  private static String data(Run run) {
    return run.ownData().stream()
        .flatMap(List::stream)
        .map(profile -> profile.ofDataAlone().toString())
        .collect(Collectors.joining(", "));
  }

  private static String shown(List<HashedFile> files) {
    return files.stream().map(HashedFile::describe).collect(Collectors.joining(", "));
  }

  private static String words(List<String> words) {
    return words.isEmpty() ? NONE : String.join(" ", words);
  }
}
