package io.serbench.cli.command;

import io.serbench.cli.console.ExitCode;
import io.serbench.cli.console.UsageException;
import io.serbench.cli.option.Options;
import io.serbench.cli.work.Context;
import io.serbench.dataset.Nearest;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.Parameters;

/** Prints the script that completes command lines in a shell. */
@Command(
    name = "completion",
    customSynopsis = "serbench completion [options] SHELL",
    description = "prints completion for bash, zsh, fish or powershell")
final class CompletionCommand extends Subcommand {
  private static final String PROGRAM = "serbench";

  private static final String BASH = "bash";

  /** What picocli's script has to be corrected, by that. */
  private static final Map<String, String> SAFE =
      Map.of(
          "COMPREPLY=( $( compgen -f -- \"${curr_word}\" ) ) # files",
          "_serbench_files \"${curr_word}\"",
          "positionals=$( compgen -f -- \"${curr_word}\" ) # files",
          "_serbench_files \"${curr_word}\"",
          "COMPREPLY=( $(compgen -W \"${commands// /$'\\n'}${IFS}${positionals}\""
              + " -- \"${curr_word}\") )",
          "COMPREPLY+=( ${positionals} $(compgen -W \"${commands// /$'\\n"
              + "'}\" -- \"${curr_word}\") )");

  private static final List<String> SHELLS = List.of(BASH, "zsh", "fish", "powershell");

  private static final class Shells implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return SHELLS.iterator();
    }
  }

  @Parameters(arity = "0..*", paramLabel = "SHELL", completionCandidates = Shells.class)
  private List<String> shells = List.of(BASH);

  CompletionCommand(Context context) {
    super(context);
  }

  @Override
  ExitCode execute() throws UsageException {
    if (shells.size() > 1) {
      throw new UsageException("completion: expected one shell, found several");
    }
    context().console().text(script(shells.get(0), CommandLineGrammar.of(context())));
    return ExitCode.OK;
  }

  private String script(String shell, CommandLineGrammar grammar) throws UsageException {
    return switch (shell) {
      case BASH -> bash();
      case "zsh" -> CompletionScripts.zsh(grammar);
      case "fish" -> CompletionScripts.fish(grammar);
      case "powershell" -> CompletionScripts.powershell(grammar);
      default ->
          throw new UsageException(
              "no completion for '"
                  + shell
                  + "'"
                  + Nearest.suggest(shell, SHELLS)
                  + " (shells: "
                  + String.join(", ", SHELLS)
                  + ")");
    };
  }

  /** Picocli's, and what that leaves out. */
  private String bash() {
    CommandLine all = line(Cli.USUAL).setCommandName(PROGRAM);
    for (String word : Cli.WORDS) {
      all.addSubcommand(word, line(word));
    }
    return withoutExpansion(AutoComplete.bash(PROGRAM, all))
        + CompletionScripts.resource("completion-values.bash");
  }

  /**
   * Corrects what picocli prints: {@code compgen -W} expands its words, so that a file called
   * {@code $(command)} would be run, and an array of unquoted names has them split and matched with
   * files.
   */
  private static String withoutExpansion(String script) {
    String safe = script;
    for (Map.Entry<String, String> each : SAFE.entrySet()) {
      if (!safe.contains(each.getKey())) {
        throw new IllegalStateException("picocli prints no '" + each.getKey() + "' any more");
      }
      safe = safe.replace(each.getKey(), each.getValue());
    }
    return safe;
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
}
