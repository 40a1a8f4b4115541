/**
 * Forks from outside: their command line, the channel to them, deadlines for their answers, and the
 * diagnosis of those that do not end as they should.
 *
 * <p>Start at {@link io.serbench.process.ForkLauncher}, which starts forks; {@link
 * io.serbench.process.ForkCommand} has the options that all of them get, {@link
 * io.serbench.process.JvmProbe} finds out whether the JVM knows the black hole, and {@link
 * io.serbench.process.Diagnosis} words how a fork failed.
 *
 * <p>What does not belong here: what forks are for. Which fork is started when is decided in {@code
 * run} and {@code check}.
 */
package io.serbench.process;
