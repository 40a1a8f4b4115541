package io.serbench.result;

import io.serbench.result.Environment.MergedShard;
import io.serbench.result.Environment.Provenance;
import io.serbench.result.Environment.VariantInfo;
import io.serbench.result.JvmInfo.Inherited;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * A fact about a run other than its rows, in which two runs may differ. Shards of a run must agree
 * in all facts except those of the machine, and a run is only resumed where it finds the same; a
 * comparison shows which facts differ.
 */
public enum Fact {
  PROCESSOR("processor", ofMachine(machine -> machine.processor().known())),
  SIGNATURE("processor signature", ofMachine(machine -> machine.processor().signed())),
  CORES("cores", ofMachine(machine -> Optional.of(machine.processor().counts()))),
  CACHES("caches", ofMachine(machine -> machine.processor().sizes())),
  MEMORY("memory", ofMachine(MachineInfo::memory)),
  OS("OS", ofMachine(machine -> Optional.of(machine.os()))),
  SERBENCH("version of serbench", run -> Optional.of(List.of(run.serbench()))),
  OWN_JAR(
      "content of serbench's jar", run -> inputs(run).flatMap(Provenance::serbench).map(List::of)),
  JVM("JVM", ofJvm(jvm -> List.of(jvm.build().describe()))),
  FLAGS("JVM flags", ofJvm(JvmInfo::flags)),
  INHERITED(
      "inherited JVM options",
      ofJvm(jvm -> jvm.inherited().map(Inherited::options).orElse(List.of()))),
  BLACK_HOLE("black hole", ofJvm(jvm -> List.of(jvm.blackHole().name()))),
  VARIANTS(
      "JVMs of variants",
      run -> Optional.of(each(run.environment().variants(), VariantInfo::describe))),
  /** Leaves out which rows were tried on the data, since each shard has its own rows. */
  DATA("data", run -> Optional.of(each(run.ownData().orElse(List.of()), DataProfile::describe))),
  FILES("data files", run -> inputs(run).map(all -> each(all.data(), HashedFile::describe))),
  JARS("list of jars", run -> inputs(run).map(all -> each(all.jars(), HashedFile::describe)));

  /** Facts in which processors must agree for times to compare; the most telling first. */
  public static final List<Fact> OF_PROCESSOR = List.of(PROCESSOR, SIGNATURE, CACHES);

  private final String what;

  @SuppressWarnings("ImmutableEnumChecker") // The functions have no state.
  private final Function<Run, Optional<List<String>>> of;

  Fact(String what, Function<Run, Optional<List<String>>> of) {
    this.what = what;
    this.of = of;
  }

  public String what() {
    return what;
  }

  public boolean ofMachine() {
    return List.of(PROCESSOR, SIGNATURE, CORES, CACHES, MEMORY, OS).contains(this);
  }

  /** Returns all parts of the fact about a run; empty if not known. */
  public Optional<List<String>> of(Run run) {
    return of.apply(run);
  }

  /** Returns the fact about a run in words, also if it is not known. */
  public String shown(Run run) {
    return of(run).map(FactDifference::words).orElse("unknown " + what);
  }

  /** For a merged run, lists the facts of all machines; empty unless all are known. */
  private static Function<Run, Optional<List<String>>> ofMachine(
      Function<MachineInfo, Optional<String>> of) {
    return run -> {
      List<MergedShard> parts = run.environment().parts();
      List<Optional<String>> all =
          parts.isEmpty()
              ? List.of(of.apply(run.environment().machine()))
              : parts.stream().map(part -> of.apply(part.machine())).distinct().toList();
      return all.stream().allMatch(Optional::isPresent)
          ? Optional.of(all.stream().flatMap(Optional::stream).sorted().toList())
          : Optional.empty();
    };
  }

  private static Function<Run, Optional<List<String>>> ofJvm(Function<JvmInfo, List<String>> of) {
    return run -> Optional.of(of.apply(run.environment().jvm()));
  }

  private static Optional<Provenance> inputs(Run run) {
    return run.environment().inputs();
  }

  private static <T> List<String> each(List<T> things, Function<T, String> text) {
    return things.stream().map(text).toList();
  }

  /**
   * A difference in words, without what both sides have in common.
   *
   * @param one what only the first has
   * @param other what only the second has
   */
  public record FactDifference(String one, String other) {
    /** Twelve digits of a hash are enough to distinguish files. */
    private static final Pattern HASH = Pattern.compile("\\b(\\p{XDigit}{12})\\p{XDigit}{4,}\\b");

    /** Returns how two lists differ; empty if they are equal. What is not known is empty. */
    public static Optional<FactDifference> of(
        Optional<List<String>> one, Optional<List<String>> other) {
      if (one.equals(other)) {
        return Optional.empty();
      }
      Set<String> common = new HashSet<>(one.orElse(List.of()));
      common.retainAll(other.orElse(List.of()));
      FactDifference rest = new FactDifference(without(common, one), without(common, other));
      // Lists that only differ in their order consist of what they have in common.
      return Optional.of(
          rest.one().equals(rest.other())
              ? new FactDifference(without(Set.of(), one), without(Set.of(), other))
              : rest);
    }

    private static String without(Set<String> common, Optional<List<String>> list) {
      return list.map(all -> words(all.stream().filter(word -> !common.contains(word)).toList()))
          .orElse("unknown");
    }

    private static String words(List<String> all) {
      return all.isEmpty() ? "none" : HASH.matcher(String.join("; ", all)).replaceAll("$1...");
    }
  }
}
