/**
 * Forks from inside: a fork opens a row, checks its round trip, warms it up, and measures or tries
 * what the parent asks for.
 *
 * <p>Start at {@link io.serbench.fork.Worker}, its main class, and {@link io.serbench.fork.Work},
 * which carries out orders. {@link io.serbench.fork.MeasuredRow} measures, {@link
 * io.serbench.fork.Examination} does the tasks of checks.
 *
 * <p>What does not belong here: anything that would load a library before its row is opened.
 */
package io.serbench.fork;
