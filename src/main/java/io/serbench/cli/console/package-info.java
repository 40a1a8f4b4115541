/** How serbench talks to the shell: terminal, exit codes, Ctrl-C and refusals. */
package io.serbench.cli.console;
