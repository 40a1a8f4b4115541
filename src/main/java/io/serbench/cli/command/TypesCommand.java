package io.serbench.cli.command;

import io.serbench.check.Check;
import io.serbench.check.TypesCheck;
import io.serbench.cli.option.Options;
import io.serbench.run.RunRequest;
import picocli.CommandLine.Command;

/** Tries which kinds of class members rows carry. */
@Options.Without("-seed")
@Command(
    name = "types",
    description = "tries which kinds of members rows carry: records, dates, ...")
final class TypesCommand extends CheckCommand {

  @Override
  Check check(RunRequest request) {
    return new TypesCheck();
  }
}
