package io.serbench.result;

import static java.util.stream.Collectors.toSet;

import io.serbench.result.RunMapper.OmittedIfEmpty;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The environment of a run: machine, JVM, and all else that its results depend on beside rows and
 * data sets.
 *
 * @param machine the machine; of a merged run, that of the first shard
 * @param condition the condition of the machine during the run; empty in older files
 * @param jvm the JVM of forks, unless a variant has another
 * @param traffic the conditions of calls, unless a variant has others; empty in older files, whose
 *     runs rotated equal copies
 * @param variants further ways in which rows were run; none for most runs
 * @param split how the run was split over machines; empty for most runs
 * @param parts the shards that were merged, in order; none for a run on one machine
 * @param inputs the user's code and data, and serbench's code; empty in older files
 */
public record Environment(
    MachineInfo machine,
    Optional<MachineCondition> condition,
    JvmInfo jvm,
    Optional<Traffic> traffic,
    @OmittedIfEmpty List<VariantInfo> variants,
    Optional<Split> split,
    @OmittedIfEmpty List<MergedShard> parts,
    Optional<Provenance> inputs) {
  public Environment {
    variants = List.copyOf(variants);
    parts = List.copyOf(parts);
  }

  public Environment withCondition(Optional<MachineCondition> other) {
    return new Environment(machine, other, jvm, traffic, variants, split, parts, inputs);
  }

  /** Returns the environment of the variant with a mark, or of the usual way, as if it were all. */
  public Environment of(Optional<String> mark) {
    VariantInfo way = wayOf(mark);
    Set<String> others =
        variants.stream().flatMap(variant -> variant.jars().stream()).collect(toSet());
    Optional<Provenance> own = inputs.map(all -> all.withJars(way.jars(), others));
    Optional<MachineCondition> its = condition.map(seen -> seen.ofVariant(mark));
    return new Environment(machine, its, way.jvm(), way.traffic(), List.of(), split, parts, own);
  }

  /** Returns how a cell was run: its variant, or the usual way, whose mark is empty. */
  public VariantInfo wayOf(CellId cell) {
    return wayOf(cell.variant());
  }

  private VariantInfo wayOf(Optional<String> mark) {
    return variants.stream()
        .filter(variant -> mark.equals(Optional.of(variant.mark())))
        .findFirst()
        .orElseGet(() -> new VariantInfo("", jvm, List.of(), traffic));
  }

  /** Returns whether a variant compresses messages. */
  public boolean compresses() {
    return variants.stream()
        .anyMatch(variant -> variant.traffic().flatMap(Traffic::compression).isPresent());
  }

  /**
   * A shard of a merged run.
   *
   * @param kind the name of its kind of processor; shards of one kind are ranked together
   * @param condition the condition of the machine during the run; empty if not recorded
   */
  public record MergedShard(
      int shard,
      String kind,
      Course course,
      MachineInfo machine,
      Optional<MachineCondition> condition) {
    public MergedShard {
      Require.atLeast(1, "the number of a shard", shard);
    }
  }

  /**
   * A way of running rows: one that a run compares with the usual one, or the usual one.
   *
   * @param mark what is added to the names of rows: {@code @jdk25}, {@code @5.5.0}
   * @param jars the names of the jars that replace libraries of the usual way
   * @param omitted the member that the user's class lacks; empty if it has all
   */
  public record VariantInfo(
      String mark,
      JvmInfo jvm,
      List<String> jars,
      Optional<Traffic> traffic,
      Optional<Omitted> omitted) {
    public VariantInfo {
      jars = List.copyOf(jars);
    }

    /** Creates a way in which the user's class has all its members. */
    public VariantInfo(String mark, JvmInfo jvm, List<String> jars, Optional<Traffic> traffic) {
      this(mark, jvm, jars, traffic, Optional.empty());
    }

    String describe() {
      return "%s: %s, flags %s, jars %s"
          .formatted(
              mark, jvm.build().describe(), String.join(" ", jvm.flags()), String.join(" ", jars));
    }

    /** Returns what cells have in common that differ only in their compressors. */
    public VariantInfo withoutCompressor() {
      return new VariantInfo("", jvm, jars, traffic.map(Traffic::plain), omitted);
    }
  }

  /**
   * A member by its path, and its type without packages.
   *
   * @param emptied whether the class has it, but its values are null, empty or zero
   */
  public record Omitted(String member, String type, boolean emptied) {
    /** Returns what the member adds to the mark of a variant: {@code @-price}. */
    public String mark() {
      return "@-" + member;
    }
  }

  /**
   * Hashes of the code and data of a run, since forks of different code or data must never be
   * pooled.
   *
   * @param serbench the hash of the content of serbench's jar; empty if serbench ran from folders
   * @param jars the user's jars and folders of classes, in the order of the class path, followed by
   *     those of variants
   * @param data the user's data files, in the order of the data sets
   */
  public record Provenance(
      Optional<String> serbench, List<HashedFile> jars, List<HashedFile> data) {
    /** Nothing supplied by the user, and a serbench that did not run from a jar. */
    public static final Provenance NONE = new Provenance(Optional.empty(), List.of(), List.of());

    public Provenance {
      jars = List.copyOf(jars);
      data = List.copyOf(data);
    }

    /**
     * Returns the provenance of the variant that has some jars, by their names, in place of those
     * with the same names, and without other jars of variants. In {@code jars}, those of variants
     * come last, so of two with one name the last is a variant's.
     */
    Provenance withJars(List<String> own, Set<String> variants) {
      List<HashedFile> usual = new ArrayList<>(jars);
      Map<String, HashedFile> taken = new HashMap<>();
      for (String name : variants) {
        int last = usual.stream().map(HashedFile::name).toList().lastIndexOf(name);
        if (last >= 0) {
          taken.put(name, usual.remove(last));
        }
      }
      List<HashedFile> used = new ArrayList<>();
      own.stream().filter(taken::containsKey).map(taken::get).forEach(used::add);
      usual.removeIf(jar -> own.contains(jar.name()));
      used.addAll(usual);
      return new Provenance(serbench, used, data);
    }
  }
}
