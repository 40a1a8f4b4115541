/** The commands, one picocli class each. */
package io.serbench.cli.command;
