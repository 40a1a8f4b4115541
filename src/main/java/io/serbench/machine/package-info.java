/**
 * What the machine is and how it is doing: hardware, load, stolen time, throttling, clock, memory.
 * This package knows nothing of rows or of the witness.
 *
 * <p>{@link io.serbench.machine.MachineProbe} asks OSHI what the machine <em>is</em>. {@link
 * io.serbench.machine.MachineState} reads from Linux's files how it <em>is doing</em>, because OSHI
 * knows neither governors nor control groups nor the CPU time of child processes.
 */
package io.serbench.machine;
