/**
 * Progress of runs and trials, shown on standard error: a line that is redrawn on a terminal, or
 * lines in a log.
 */
package io.serbench.cli.progress;
