/**
 * The command line: options, commands, and what a person sees while a run goes on. It parses, calls
 * and prints.
 *
 * <p>Start reading at {@link io.serbench.cli.command.Cli}. A command is an annotated picocli
 * command that extends {@link io.serbench.cli.command.Subcommand}; its options are fields, or those
 * of mixins, which extend {@link io.serbench.cli.option.Options} and make of their values what the
 * commands need: a request, a view, a choice of rows. Picocli takes the command line apart, prints
 * the help and makes the completion script from these declarations.
 *
 * <p>Rooms use only those on their left: {@code console} and {@code progress}, {@code option},
 * {@code work}, {@code command}.
 *
 * <p>What does not belong here: measuring, statistics, the text of reports.
 */
package io.serbench.cli;
