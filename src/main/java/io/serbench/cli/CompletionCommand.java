package io.serbench.cli;

/** Prints what makes bash complete command lines. */
final class CompletionCommand extends Command {
  CompletionCommand() {
    super("completion", "prints the completion script for bash");
  }

  @Override
  ExitCode execute(Context context) {
    context.console().text(CompletionScript.text());
    return ExitCode.OK;
  }
}
