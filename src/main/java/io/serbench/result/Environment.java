package io.serbench.result;

import java.util.Optional;

/**
 * Where a run ran.
 *
 * @param machine on which machine
 * @param condition how the machine did during the run; empty in files of versions that did not look
 * @param jvm in which JVM
 */
public record Environment(MachineInfo machine, Optional<MachineCondition> condition, JvmInfo jvm) {}
