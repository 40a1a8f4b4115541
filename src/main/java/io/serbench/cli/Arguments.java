package io.serbench.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** Takes command lines apart: finds the command, and lets picocli fill in its options. */
final class Arguments {
  private final Command command;
  private final CommandLine parser;

  private Arguments(Command command) {
    this.command = command;
    parser =
        new CommandLine(spec(command))
            .setPosixClusteredShortOptionsAllowed(false)
            .setExpandAtFiles(false)
            .setInterpolateVariables(false)
            // What follows a "=" is a value, whatever it looks like: -jvm-args=-version.
            .setAllowOptionsAsOptionParameters(true);
  }

  /** The command as picocli knows it. */
  static CommandSpec spec(Command command) {
    CommandSpec spec = CommandSpec.create().name(command.word());
    for (Option<?> option : command.options()) {
      spec.addOption(option.spec());
    }
    return spec.addPositional(command.operands().spec());
  }

  /**
   * The command that a command line asks for, with its options and operands.
   *
   * @throws UsageException where there is no such option, or a value cannot be
   */
  static Command parse(List<String> arguments) throws UsageException {
    Optional<Command> named =
        arguments.isEmpty() ? Optional.empty() : Commands.named(arguments.get(0));
    return filled(
        named.orElseGet(Commands::usual),
        named.isEmpty() ? arguments : arguments.subList(1, arguments.size()));
  }

  /** The command, with the options and operands that follow its word. */
  static <C extends Command> C filled(C command, List<String> arguments) throws UsageException {
    new Arguments(command).fill(arguments);
    return command;
  }

  private void fill(List<String> arguments) throws UsageException {
    List<String> own = oneSpelling(arguments);
    refuseMissingValues(own);
    read(own);
    // Whoever asks for help may have got the rest wrong.
    List<String> preset = command.asksForHelp() ? List.of() : missing(command.preset());
    if (!preset.isEmpty()) {
      List<String> all = new ArrayList<>(preset);
      // The operands come last, behind a "--" perhaps.
      all.addAll(own);
      read(all);
    }
  }

  /** An option where another option's value should be is taken for no value. */
  private void refuseMissingValues(List<String> arguments) throws UsageException {
    for (int i = 0; i + 1 < arguments.size() && !arguments.get(i).equals("--"); i++) {
      Optional<Option<?>> option = find(arguments.get(i)).filter(Option::takesValue);
      if (option.isPresent()
          && option.get().names().contains(arguments.get(i))
          && find(arguments.get(i + 1)).isPresent()) {
        throw new Misuse(command).valueLacks(option.get());
      }
    }
  }

  private void read(List<String> arguments) throws UsageException {
    try {
      parser.parseArgs(arguments.toArray(new String[0]));
      command.operands().read();
    } catch (ParameterException e) {
      throw new Misuse(command).explain(e);
    }
  }

  /** Of the preset, the options that the command has and the command line does not. */
  private List<String> missing(List<String> preset) {
    List<String> missing = new ArrayList<>();
    for (String argument : preset) {
      Optional<Option<?>> option = find(argument);
      if (option.isPresent() && !option.get().given()) {
        missing.add(argument);
      }
    }
    return missing;
  }

  /**
   * Writes {@code --option} as {@code -option}, so that each option need be known in one spelling
   * only, and an option without the value that it may have with an empty one. Anything else that
   * starts with two dashes, such as a JVM's option, stays as it is.
   */
  private List<String> oneSpelling(List<String> arguments) {
    List<String> rewritten = new ArrayList<>(arguments.size());
    boolean operandsOnly = false;
    for (String argument : arguments) {
      operandsOnly = operandsOnly || argument.equals("--");
      boolean known =
          !operandsOnly && argument.startsWith("--") && find(argument.substring(1)).isPresent();
      String written = known ? argument.substring(1) : argument;
      boolean bare = !operandsOnly && find(written).filter(Option::isBareable).isPresent();
      rewritten.add(bare && !written.contains("=") ? written + "=" : written);
    }
    return rewritten;
  }

  /** What a command line has of some options, with their values. */
  static List<String> only(List<Options> groups, List<String> arguments) {
    List<Option<?>> wanted = new ArrayList<>();
    groups.forEach(group -> wanted.addAll(group.all()));
    List<String> kept = new ArrayList<>();
    for (int i = 0; i < arguments.size() && !arguments.get(i).equals("--"); i++) {
      String argument = arguments.get(i).replaceFirst("^--", "-");
      Optional<Option<?>> option = find(argument, wanted);
      if (option.isPresent()) {
        kept.add(argument);
        boolean apart = option.get().takesValue() && !option.get().isBareable();
        if (apart && !argument.contains("=") && i + 1 < arguments.size()) {
          kept.add(arguments.get(++i));
        }
      }
    }
    return kept;
  }

  private Optional<Option<?>> find(String argument) {
    return find(argument, command.options());
  }

  private static Optional<Option<?>> find(String argument, List<Option<?>> options) {
    String name = Misuse.nameIn(argument);
    for (Option<?> option : options) {
      if (option.names().contains(name)) {
        return Optional.of(option);
      }
    }
    return Optional.empty();
  }
}
