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
 * Where a run ran.
 *
 * @param machine on which machine
 * @param condition how the machine did during the run; empty in files of versions that did not look
 * @param jvm in which JVM, unless a row's variant has another
 * @param traffic what rows met, unless a row's variant met something else; empty in files of
 *     versions in which it was always equal copies
 * @param variants further ways in which rows ran; empty for most runs
 * @param split how the run was split over machines; empty for most runs
 * @param parts the shards that were merged, in order; empty for a run on one machine. The machine
 *     is that of the first of them
 * @param inputs the code and the data that it was made of; empty in files of versions that did not
 *     note them
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

  /** The same, where the machine did so. */
  public Environment on(Optional<MachineCondition> other) {
    return new Environment(machine, other, jvm, traffic, variants, split, parts, inputs);
  }

  /**
   * That of the rows which ran in one way, as if it had been the only one.
   *
   * @param mark of a variant; empty for the usual way
   */
  public Environment of(Optional<String> mark) {
    Optional<VariantInfo> way = variantOf(mark);
    List<String> own = way.map(VariantInfo::jars).orElse(List.of());
    Set<String> others =
        variants.stream().flatMap(variant -> variant.jars().stream()).collect(toSet());
    return new Environment(
        machine,
        condition,
        way.map(VariantInfo::jvm).orElse(jvm),
        way.map(VariantInfo::traffic).orElse(traffic),
        List.of(),
        split,
        parts,
        inputs.map(all -> all.withJars(own, others)));
  }

  /** The JVM that a cell ran in. */
  public JvmInfo jvmOf(CellId cell) {
    return variantOf(cell).map(VariantInfo::jvm).orElse(jvm);
  }

  /** What a cell's row met; empty in files of versions in which it was always equal copies. */
  public Optional<Traffic> trafficOf(CellId cell) {
    return variantOf(cell).map(VariantInfo::traffic).orElse(traffic);
  }

  /** Whether some rows ran with a compressor. */
  public boolean compresses() {
    return variants.stream()
        .anyMatch(variant -> variant.traffic().flatMap(Traffic::compression).isPresent());
  }

  /** The way in which a cell ran: the same for those that differ by their compressors alone. */
  public VariantInfo withoutCompressor(CellId cell) {
    return new VariantInfo(
        "",
        jvmOf(cell),
        variantOf(cell).map(VariantInfo::jars).orElse(List.of()),
        trafficOf(cell).map(Traffic::plain));
  }

  private Optional<VariantInfo> variantOf(CellId cell) {
    return variantOf(cell.variant());
  }

  private Optional<VariantInfo> variantOf(Optional<String> named) {
    return named.stream()
        .flatMap(mark -> variants.stream().filter(variant -> variant.mark().equals(mark)))
        .findFirst();
  }

  /**
   * A shard of which others were merged with: when and where it ran.
   *
   * @param shard its number, from 1
   * @param kind what its processor is called, together with all of the same kind
   * @param course when it ran
   * @param machine on which machine
   * @param condition how the machine did meanwhile; empty where nobody looked
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
   * A way of running rows beside the usual one of its run, to be compared with it.
   *
   * @param mark what it adds to the names of rows: {@code @jdk25}, {@code @5.5.0}
   * @param jvm in which JVM
   * @param jars the names of jars that take the place of those that the usual one has
   * @param traffic what rows meet so; empty in files of versions that knew one way only
   */
  public record VariantInfo(
      String mark, JvmInfo jvm, List<String> jars, Optional<Traffic> traffic) {
    public VariantInfo {
      jars = List.copyOf(jars);
    }
  }

  /**
   * What a run was made of, by content: forks of different code or data must never be pooled.
   *
   * @param serbench the hash of what is in serbench's jar; empty where serbench ran from folders
   * @param jars the user's jars and folders of classes, in the order of the class path
   * @param data the user's data files, in the order of the data sets
   */
  public record Provenance(Optional<String> serbench, List<Hashed> jars, List<Hashed> data) {
    /** Of a run that nobody gave anything, by a serbench that does not know its own jar. */
    public static final Provenance NONE = new Provenance(Optional.empty(), List.of(), List.of());

    /**
     * A file or a folder.
     *
     * @param name its name, without the folder that it is in
     * @param sha256 of its content, in hexadecimal digits
     */
    public record Hashed(String name, String sha256) {}

    public Provenance {
      jars = List.copyOf(jars);
      data = List.copyOf(data);
    }

    /**
     * The same of one of the ways in which rows ran. Those of variants are behind the others, so of
     * two with one name the last is a variant's, and takes the place of the other.
     *
     * @param own the names of its own jars
     * @param variants those of the jars of all variants
     */
    Provenance withJars(List<String> own, Set<String> variants) {
      List<Hashed> usual = new ArrayList<>(jars);
      Map<String, Hashed> taken = new HashMap<>();
      for (String name : variants) {
        int last = usual.stream().map(Hashed::name).toList().lastIndexOf(name);
        if (last >= 0) {
          taken.put(name, usual.remove(last));
        }
      }
      List<Hashed> used = new ArrayList<>();
      own.stream().filter(taken::containsKey).map(taken::get).forEach(used::add);
      usual.removeIf(jar -> own.contains(jar.name()));
      used.addAll(usual);
      return new Provenance(serbench, used, data);
    }
  }
}
