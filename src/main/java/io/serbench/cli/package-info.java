/**
 * The command line: options, commands, and what a person sees while a run goes on. It parses, calls
 * and prints.
 *
 * <p>Start reading at {@link io.serbench.cli.Cli}. A command is a subclass of {@link
 * io.serbench.cli.Command}, and a line in {@link io.serbench.cli.Commands}. An option is a field of
 * one of the subclasses of {@link io.serbench.cli.Options}, which makes of its value what the
 * commands need: a request, a view, a choice of rows. Picocli takes the command line apart and
 * makes the pages of help and the completion script from these declarations.
 *
 * <p>What does not belong here: measuring, statistics, the text of reports.
 */
package io.serbench.cli;
