/**
 * How far a run or a trial is, shown to a person on standard error: a line that is drawn anew on a
 * terminal, or lines in a log.
 */
package io.serbench.cli.progress;
