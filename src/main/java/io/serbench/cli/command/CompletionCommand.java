package io.serbench.cli.command;

import io.serbench.cli.console.ExitCode;
import io.serbench.cli.option.Options;
import io.serbench.cli.work.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** Prints the script that completes command lines in bash: picocli's, and what that leaves out. */
@Command(
    name = "completion",
    customSynopsis = "serbench completion [options]",
    description = "prints the completion script for bash")
final class CompletionCommand extends Subcommand {
  private static final String PROGRAM = "serbench";

  CompletionCommand(Context context) {
    super(context);
  }

  @Override
  ExitCode execute() {
    CommandLine all = line(Cli.USUAL).setCommandName(PROGRAM);
    for (String word : Cli.WORDS) {
      all.addSubcommand(word, line(word));
    }
    context().console().text(AutoComplete.bash(PROGRAM, all) + values());
    return ExitCode.OK;
  }

  /** The script names variables after labels, so each must be the option's own. */
  private CommandLine line(String word) {
    CommandSpec spec = CommandSpec.create().name(word);
    CommandSpec command = Cli.line(word, context()).getCommandSpec();
    for (OptionSpec option : command.options()) {
      boolean file = List.of(option.auxiliaryTypes()).contains(Path.class);
      spec.addOption(
          OptionSpec.builder(option.names())
              .arity(option.arity().max() == 0 ? "0" : "1")
              .type(file ? Path.class : String.class)
              .completionCandidates(file ? null : option.completionCandidates())
              .paramLabel(Options.name(option).substring(1))
              .build());
    }
    for (PositionalParamSpec operand : command.positionalParameters()) {
      spec.addPositional(
          PositionalParamSpec.builder(operand).arity("0..*").paramLabel("operand").build());
    }
    return new CommandLine(spec);
  }

  private static String values() {
    try (InputStream in = CompletionCommand.class.getResourceAsStream("completion-values.bash")) {
      if (in == null) {
        throw new IllegalStateException("completion-values.bash is not in the jar");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
