/**
 * What the machine is and how it fares: hardware, load, stolen time, throttling, clock, memory.
 * Nothing here knows of rows or of the witness.
 *
 * <p>What the machine <em>is</em> comes from OSHI, once a run ({@link
 * io.serbench.machine.MachineProbe}): it knows the processors and caches of every operating system,
 * takes its time, and may start a program. How it <em>fares</em> is read from Linux's files between
 * any two forks ({@link io.serbench.machine.MachineState}, {@link
 * io.serbench.machine.MachineWatch}): that has to be quick, and OSHI knows neither governors nor
 * control groups nor the time that children used. Neither asks what the other knows.
 */
package io.serbench.machine;
