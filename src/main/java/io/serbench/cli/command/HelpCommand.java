package io.serbench.cli.command;

import io.serbench.cli.console.ExitCode;
import io.serbench.cli.console.UsageException;
import io.serbench.cli.option.Misuse;
import io.serbench.cli.work.Context;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Explains a command, or all of serbench. */
@Command(
    name = "help",
    customSynopsis = "serbench help [options] [COMMAND]",
    description = "explains a command")
final class HelpCommand extends Subcommand {
  @Parameters(arity = "0..*", completionCandidates = Words.class)
  private List<String> words = List.of();

  @Option(names = "-man", description = "a manual page of all commands, for man (roff)")
  private boolean manual;

  private static final class Words implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return Stream.of(Serbench.class.getAnnotation(Command.class).subcommands())
          .map(command -> command.getAnnotation(Command.class).name())
          .iterator();
    }
  }

  HelpCommand(Context context) {
    super(context);
  }

  @Override
  ExitCode execute() throws UsageException {
    CommandLine command = spec().root().commandLine();
    if (manual) {
      context().console().text(ManPage.of(command));
      return ExitCode.OK;
    }
    for (String word : words) {
      CommandLine next = command.getSubcommands().get(word);
      if (next == null) {
        throw new UsageException(
            "no command is named '"
                + String.join(" ", words)
                + "'"
                + Misuse.commands(word, command.getCommandSpec()));
      }
      command = next;
    }
    HelpPage.print(command, context());
    return ExitCode.OK;
  }
}
