package io.serbench.cli;

import io.serbench.result.SafeText;
import java.io.File;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;

/** Takes command lines apart: finds the command, and lets picocli fill in its options. */
final class Arguments {
  private final Command command;
  private final CommandLine parser;

  private Arguments(Command command, CommandSpec spec) {
    this.command = command;
    parser =
        new CommandLine(spec)
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
    return filled(command(arguments), behindWord(arguments));
  }

  /** The command that a command line asks for, without its options and operands. */
  static Command command(List<String> arguments) {
    return word(arguments).flatMap(Commands::named).orElseGet(Commands::usual);
  }

  private static Optional<String> word(List<String> arguments) {
    return arguments.stream().findFirst().filter(Commands.words()::contains);
  }

  private static List<String> behindWord(List<String> arguments) {
    return word(arguments).isEmpty() ? arguments : arguments.subList(1, arguments.size());
  }

  /**
   * What of a command line names something that is started or loaded: programs, their options,
   * jars, classes, and files of data.
   *
   * @param options each in one spelling: {@code -jvm=17}
   * @param operands as they are given
   */
  record Loading(List<String> options, List<String> operands) {
    private static final Pattern PLAIN = Pattern.compile("[\\w@%+=:,./-]+");

    /** As a shell takes it behind that argument, in one line that is safe to print. */
    String inShell(String first) {
      List<String> words = new ArrayList<>(List.of(first));
      words.addAll(options);
      if (operands.stream().anyMatch(operand -> operand.startsWith("-"))) {
        words.add("--");
      }
      words.addAll(operands);
      return SafeText.line(words.stream().map(Loading::quoted).collect(Collectors.joining(" ")));
    }

    private static String quoted(String word) {
      return PLAIN.matcher(word).matches() ? word : "'" + word.replace("'", "'\\''") + "'";
    }
  }

  /**
   * What of a command line names something that is started or loaded. Nothing that it names is
   * looked at.
   *
   * @throws UsageException where there is no such option, or it lacks its value
   */
  static Loading loading(List<String> arguments) throws UsageException {
    Command command = command(arguments);
    Map<String, OptionSpec> found = new LinkedHashMap<>();
    CommandSpec spec = CommandSpec.create().name(command.word());
    for (Options group : command.groups()) {
      for (Option<?> option : group.all()) {
        OptionSpec unread = option.unread();
        spec.addOption(unread);
        if (group.isLoading(option)) {
          found.put(option.name(), unread);
        }
      }
    }
    spec.addPositional(command.operands().spec());
    Arguments unread = new Arguments(command, spec);
    unread.parse(unread.checked(behindWord(arguments)).toArray(new String[0]));
    List<String> options = new ArrayList<>();
    found.forEach(
        (name, option) ->
            option.originalStringValues().forEach(value -> options.add(name + "=" + value)));
    return new Loading(options, command.operands().texts());
  }

  /** The command, with the options and operands that follow its word. */
  static <C extends Command> C filled(C command, List<String> arguments) throws UsageException {
    new Arguments(command, spec(command)).fill(arguments);
    return command;
  }

  private void fill(List<String> arguments) throws UsageException {
    List<String> own = checked(arguments);
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

  private List<String> checked(List<String> arguments) throws UsageException {
    List<String> own = oneSpelling(arguments);
    refuseMissingValues(own);
    refuseSpacesInLists(own);
    return own;
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
    parse(arguments.toArray(new String[0]));
    command.operands().read();
  }

  private void parse(String... arguments) throws UsageException {
    try {
      parser.parseArgs(arguments);
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
