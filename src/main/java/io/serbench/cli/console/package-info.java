/** Where serbench prints and what it may end with: terminal, exit codes, Ctrl-C, refusals. */
package io.serbench.cli.console;
