package io.serbench.result;

import java.util.List;
import java.util.Optional;

/**
 * Where a run ran.
 *
 * @param machine on which machine
 * @param condition how the machine did during the run; empty in files of versions that did not look
 * @param jvm in which JVM, unless a row's variant has another
 * @param variants further ways in which rows ran; empty for most runs
 */
public record Environment(
    MachineInfo machine,
    Optional<MachineCondition> condition,
    JvmInfo jvm,
    List<VariantInfo> variants) {
  public Environment {
    variants = List.copyOf(variants);
  }

  /** The JVM that a cell ran in. */
  public JvmInfo jvmOf(CellId cell) {
    return cell.variant().stream()
        .flatMap(mark -> variants.stream().filter(variant -> variant.mark().equals(mark)))
        .map(VariantInfo::jvm)
        .findFirst()
        .orElse(jvm);
  }
}
