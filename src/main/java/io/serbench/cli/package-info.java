/**
 * The command line: options, commands, and what a user sees while a run goes on. Code here parses,
 * calls and prints.
 *
 * <p>Start reading at {@link io.serbench.cli.command.Cli}. A command is an annotated picocli
 * command that extends {@link io.serbench.cli.command.Subcommand}. Its options are fields, or those
 * of mixins, which extend {@link io.serbench.cli.option.Options} and turn option values into what
 * the commands need: a request, a view, a choice of rows. Picocli parses the command line, prints
 * the help and generates the completion script from these declarations.
 *
 * <p>A subpackage uses only those on its left: {@code console} and {@code progress}, {@code
 * option}, {@code work}, {@code command}.
 *
 * <p>Measuring, statistics and the text of reports do not belong here.
 */
package io.serbench.cli;
