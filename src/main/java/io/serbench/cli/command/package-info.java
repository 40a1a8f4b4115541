/**
 * The commands, one picocli class each; {@link io.serbench.cli.command.Cli} makes the one that is
 * asked for.
 */
package io.serbench.cli.command;
