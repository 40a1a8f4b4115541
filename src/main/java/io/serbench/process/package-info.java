/**
 * Child JVMs, seen from outside: their command line, the line to them, deadlines for their answers,
 * and what is said of them when they end in another way than they should.
 *
 * <p>Start at {@link io.serbench.process.ChildLauncher}, which starts children; {@link
 * io.serbench.process.ChildJvm} has the options that all of them get, {@link
 * io.serbench.process.JvmProbe} finds out whether the JVM knows the black hole, and {@link
 * io.serbench.process.Diagnosis} words how a child ended.
 *
 * <p>What does not belong here: what children are for. Who starts which child when is decided in
 * {@code run} and {@code check}.
 */
package io.serbench.process;
