/**
 * The commands, one picocli class each. {@link io.serbench.cli.command.Cli} creates and runs the
 * requested one.
 */
package io.serbench.cli.command;
