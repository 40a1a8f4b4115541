package io.serbench.cli;

import io.serbench.dataset.Nearest;
import java.util.List;

/** Explains a command, or all of serbench. */
final class HelpCommand extends Command {
  private final Operands<Command> commands =
      takes(
          new Operands<>(
              Value.of("[COMMAND]", HelpCommand::named)
                  .completedWith(() -> Commands.words().iterator())));

  HelpCommand() {
    super("help", "explains a command");
  }

  @Override
  ExitCode execute(Context context) {
    List<Command> asked = commands.values();
    HelpPage page = HelpPage.fitting(context.services());
    context.console().styled(asked.isEmpty() ? page.overview() : page.of(asked.get(0)));
    return ExitCode.OK;
  }

  private static Command named(String option, String word) throws UsageException {
    return Commands.named(word)
        .orElseThrow(
            () ->
                new UsageException(
                    "no command is named '"
                        + word
                        + "'"
                        + Nearest.suggest(word, Commands.words())
                        + " (commands: "
                        + String.join(", ", Commands.words())
                        + ")"));
  }
}
