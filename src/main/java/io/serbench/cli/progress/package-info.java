/** Progress of runs and trials, shown on standard error. */
package io.serbench.cli.progress;
