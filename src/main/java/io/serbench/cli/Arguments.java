package io.serbench.cli;

import java.io.File;
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
    refuseSpacesInLists(own);
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

  /** A shell makes two arguments of {@code -include=kryo-flat, fst}. */
  private void refuseSpacesInLists(List<String> arguments) throws UsageException {
    for (int i = 0; i + 1 < arguments.size() && !arguments.get(i).equals("--"); i++) {
      String list = arguments.get(i);
      String next = arguments.get(i + 1);
      boolean named = find(list).filter(Option::takesValue).isPresent() && list.contains("=");
      boolean follows = i > 0 && find(arguments.get(i - 1)).filter(Option::takesValue).isPresent();
      if ((named || follows)
          && (list.endsWith(",") || next.startsWith(","))
          && !next.startsWith("-")
          && !new File(next).exists()) {
        throw new UsageException(
            "%1$s %2$s: a list has no spaces; remove the space: %1$s%2$s".formatted(list, next));
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

  private Optional<Option<?>> find(String argument) {
    String name = Misuse.nameIn(argument);
    for (Option<?> option : command.options()) {
      if (option.names().contains(name)) {
        return Optional.of(option);
      }
    }
    return Optional.empty();
  }
}
