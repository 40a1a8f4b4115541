/**
 * What the machine is and how it is doing: hardware, load, stolen time, throttling, clock, memory.
 * This package knows nothing of rows or of the witness.
 *
 * <p>What the machine <em>is</em> comes from OSHI, once per run ({@link
 * io.serbench.machine.MachineProbe}): it knows the processors and caches of every operating system,
 * but takes its time and may start a program. How the machine <em>is doing</em> is read from
 * Linux's files between any two forks ({@link io.serbench.machine.MachineState}, {@link
 * io.serbench.machine.MachineWatch}): this has to be quick, and OSHI knows neither governors nor
 * control groups nor the CPU time of child processes.
 */
package io.serbench.machine;
