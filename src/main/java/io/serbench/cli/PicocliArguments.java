package io.serbench.cli;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * Takes command lines apart with picocli. Its model is built from {@link Command} and {@link
 * Option}; values stay text, because their own checks say better what would be right.
 */
final class PicocliArguments {
  private PicocliArguments() {}

  /** The options and operands of a command. */
  static Invocation parse(Command command, List<String> arguments) throws UsageException {
    CommandLine commandLine =
        new CommandLine(spec(command))
            .setPosixClusteredShortOptionsAllowed(false)
            .setExpandAtFiles(false)
            .setInterpolateVariables(false);
    commandLine.setColorScheme(CommandLine.Help.defaultColorScheme(Ansi.OFF));
    try {
      return invocation(command, commandLine.parseArgs(arguments.toArray(new String[0])));
    } catch (ParameterException e) {
      throw new UsageException(explain(command, e));
    }
  }

  /** All commands, for the completion script. */
  static CommandLine allCommands() {
    CommandLine all = new CommandLine(spec(Command.RUN).name("serbench"));
    for (Command command : Command.values()) {
      all.addSubcommand(command.word(), new CommandLine(spec(command)));
    }
    return all;
  }

  private static CommandSpec spec(Command command) {
    CommandSpec spec = CommandSpec.create().name(command.word());
    for (Option option : command.options()) {
      spec.addOption(spec(option));
    }
    return spec.addPositional(
        PositionalParamSpec.builder()
            .arity("0..*")
            .type(List.class)
            .auxiliaryTypes(String.class)
            .paramLabel(command.operands())
            .build());
  }

  private static OptionSpec spec(Option option) {
    OptionSpec.Builder builder =
        OptionSpec.builder(option.spelling())
            .description(option.description())
            .usageHelp(option == Option.HELP);
    if (option.valueName().isEmpty()) {
      return builder.arity("0").type(boolean.class).build();
    }
    // The completion script names variables after the label: it must be the option's alone.
    builder.arity("1").type(String.class).paramLabel(option.name());
    if (!option.candidates().isEmpty()) {
      builder.completionCandidates(option.candidates());
    }
    return builder.build();
  }

  private static Invocation invocation(Command command, ParseResult result) throws UsageException {
    Map<Option, String> options = new EnumMap<>(Option.class);
    for (Option option : command.options()) {
      if (result.hasMatchedOption(option.spelling())) {
        boolean takesValue = option.valueName().isPresent();
        options.put(option, takesValue ? result.matchedOptionValue(option.spelling(), "") : "");
      }
    }
    List<String> operands =
        result.hasMatchedPositional(0)
            ? result.matchedPositionalValue(0, List.<String>of())
            : List.of();
    return new Invocation(command, options, operands);
  }

  private static String explain(Command command, ParameterException e) {
    String remedy = " ('" + HelpText.callFor(command) + "' lists the options)";
    if (e instanceof UnmatchedArgumentException unmatched) {
      return "unknown option "
          + Arguments.spelling(unmatched.getUnmatched().get(0))
          + suggestions(unmatched)
          + remedy;
    }
    if (e instanceof MissingParameterException missing
        && missing.getMissing().get(0) instanceof OptionSpec option) {
      return option.longestName()
          + " needs a value: "
          + HelpText.spelling(Option.valueOf(option.paramLabel()))
          + remedy;
    }
    if (e instanceof OverwrittenOptionException twice
        && twice.getOverwritten() instanceof OptionSpec option) {
      return option.longestName() + " is given twice; give it once" + remedy;
    }
    return e.getMessage() + remedy;
  }

  private static String suggestions(UnmatchedArgumentException unmatched) {
    List<String> names = unmatched.getSuggestions();
    return names.isEmpty() ? "" : "; did you mean " + Nearest.oneOf(names) + "?";
  }
}
