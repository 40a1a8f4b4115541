package io.serbench.cli.command;

import io.serbench.cli.console.ExitCode;
import io.serbench.cli.console.UsageException;
import io.serbench.cli.option.Options;
import io.serbench.dataset.Resource;
import io.serbench.dataset.source.Datasets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.Parameters;

@Command(
    name = "completion",
    customSynopsis = "serbench completion [options] SHELL",
    description = "prints completion for bash or zsh")
final class CompletionCommand extends Subcommand {
  /** Corrections of picocli's script: the text to replace, and its replacement. */
  private static final Map<String, String> SAFE =
      Map.of(
          "  alias compopt=complete\n",
          "",
          "COMPREPLY=( $( compgen -f -- \"${curr_word}\" ) ) # files",
          "_serbench_files \"${curr_word}\"",
          "positionals=$( compgen -f -- \"${curr_word}\" ) # files",
          "_serbench_files \"${curr_word}\"",
          "COMPREPLY=( $(compgen -W \"${commands// /$'\\n'}${IFS}${positionals}\""
              + " -- \"${curr_word}\") )",
          "COMPREPLY+=( ${positionals} $(compgen -W \"${commands// /$'\\n"
              + "'}\" -- \"${curr_word}\") )");

  private static final List<String> SHELLS = List.of("bash", "zsh");

  @Parameters(arity = "0..*", paramLabel = "SHELL")
  private List<String> shells = SHELLS.subList(0, 1);

  @Override
  List<String> words() {
    return SHELLS;
  }

  @Override
  ExitCode execute() {
    String shell = String.join(" ", shells);
    if (!SHELLS.contains(shell)) {
      throw new UsageException(
          "no completion for '%s' (shells: %s)", shell, String.join(", ", SHELLS));
    }
    CommandLine all = copy(Cli.all(context()));
    if (shell.equals("zsh")) {
      console().line("#compdef serbench");
    }
    console().text(withoutExpansion(AutoComplete.bash("serbench", all)) + ownPart());
    return ExitCode.OK;
  }

  /**
   * Corrects picocli's script: {@code compgen -W} expands its words, so that a file called {@code
   * $(command)} would be run, and names in an unquoted array are split and matched with files. In
   * zsh, which has no {@code compopt}, no other function may take its place.
   */
  private static String withoutExpansion(String script) {
    String safe = script;
    for (Map.Entry<String, String> entry : SAFE.entrySet()) {
      if (!safe.contains(entry.getKey())) {
        throw new IllegalStateException("picocli prints no '" + entry.getKey() + "' in its script");
      }
      safe = safe.replace(entry.getKey(), entry.getValue());
    }
    return safe;
  }

  /** Returns the part of the script that picocli does not generate: names of rows and data. */
  private String ownPart() {
    return Resource.text(CompletionCommand.class, "completion.bash")
        .replace("@rows@", String.join("\n", services().catalog().names()))
        .replace("@data@", String.join("\n", Datasets.all().embeddedNames()));
  }

  /**
   * Copies a command for the script: a group gets the options of its usual command. Since the
   * script names variables after labels, each label is the option's name.
   */
  private static CommandLine copy(CommandLine line) {
    CommandSpec spec = CommandSpec.create().name(line.getCommandName());
    CommandSpec meant = Group.meant(line).getCommandSpec();
    for (OptionSpec option : meant.options()) {
      boolean file = List.of(option.auxiliaryTypes()).contains(Path.class);
      List<String> words = Options.words(option);
      spec.addOption(
          OptionSpec.builder(option.names())
              .arity(option.arity().max() == 0 ? "0" : "1")
              .type(file ? Path.class : String.class)
              .completionCandidates(file || words.isEmpty() ? null : words)
              .paramLabel(Options.name(option).substring(1))
              .build());
    }
    for (PositionalParamSpec operand : meant.positionalParameters()) {
      Subcommand command = (Subcommand) meant.userObject();
      spec.addPositional(
          PositionalParamSpec.builder(operand)
              .arity("0..*")
              .paramLabel("operand")
              .completionCandidates(command.words().isEmpty() ? null : command.words())
              .build());
    }
    CommandLine copy = new CommandLine(spec);
    line.getSubcommands().forEach((word, below) -> copy.addSubcommand(word, copy(below)));
    return copy;
  }
}
