package io.serbench.cli.command;

import io.serbench.catalog.ClassFiles;
import io.serbench.cli.console.Console;
import io.serbench.cli.console.ExitCode;
import io.serbench.cli.console.Interruption;
import io.serbench.cli.console.UsageException;
import io.serbench.cli.option.Misuse;
import io.serbench.cli.option.Options;
import io.serbench.cli.work.Context;
import io.serbench.cli.work.Services;
import io.serbench.dataset.Nearest;
import io.serbench.process.JvmException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.RunLast;

/**
 * Does what a command line says, and returns the exit code; ends no JVM and sets nothing. Only the
 * command that is asked for is made: to read the annotations of all would take longer than {@code
 * list} does.
 */
public final class Cli {
  /** What is done where no command is named. */
  static final String USUAL = "run";

  /** All words, in the order of the help. */
  static final List<String> WORDS =
      List.of(
          USUAL,
          "aa",
          "choose",
          "list",
          "show",
          "export",
          "check",
          "check roundtrip",
          "check types",
          "check evolution",
          "check versions",
          "check jdk",
          "check hostile",
          "cost startup",
          "cost memory",
          "cost heap",
          "report",
          "compare",
          "merge",
          "site",
          "completion",
          "help");

  private Cli() {}

  /** Returns the exit code. */
  public static int execute(String[] args, PrintWriter out, PrintWriter err, Services services) {
    Console console = new Console(out, err);
    List<String> arguments = List.of(args);
    try (Interruption interruption = new Interruption()) {
      Context context = new Context(services, console, arguments, interruption);
      try {
        return line(word(arguments), context).execute(behindWord(arguments));
      } finally {
        console.flush();
      }
    }
  }

  /**
   * The command that a command line asks for, with its options and operands.
   *
   * @throws UsageException where there is no such option, or a value cannot be
   */
  public static Subcommand parsed(Context context) throws UsageException {
    String[] arguments = behindWord(context.arguments());
    CommandLine line = line(word(context.arguments()), context);
    try {
      line.parseArgs(arguments);
      return completed(line, arguments);
    } catch (ParameterException e) {
      throw Misuse.explain(e);
    }
  }

  /** The command that a command line asks for. */
  static String word(List<String> given) {
    List<String> arguments = current(given);
    return WORDS.contains(two(arguments))
        ? two(arguments)
        : namesCommand(arguments) ? arguments.get(0) : USUAL;
  }

  /** What follows the command. */
  static String[] behindWord(List<String> given) {
    List<String> arguments = current(given);
    int first = WORDS.contains(two(arguments)) ? 2 : namesCommand(arguments) ? 1 : 0;
    return arguments.subList(first, arguments.size()).toArray(new String[0]);
  }

  /** {@code verify} was the word for {@code check}. */
  private static List<String> current(List<String> arguments) {
    if (arguments.isEmpty() || !arguments.get(0).equals("verify")) {
      return arguments;
    }
    List<String> current = new ArrayList<>(arguments);
    current.set(0, "check");
    return current;
  }

  private static String two(List<String> arguments) {
    return arguments.size() < 2 ? "" : arguments.get(0) + " " + arguments.get(1);
  }

  private static boolean namesCommand(List<String> arguments) {
    return !arguments.isEmpty() && WORDS.contains(arguments.get(0));
  }

  /** A command that has read nothing yet. */
  static CommandLine line(String word, Context context) {
    Console console = context.console();
    return Options.configured(new CommandLine(command(word, context)))
        .setOut(console.out())
        .setExecutionStrategy(result -> execute(result, context))
        .setParameterExceptionHandler((e, arguments) -> refuse(Misuse.explain(e), console))
        .setExecutionExceptionHandler((e, line, result) -> refuse(e, console));
  }

  /** A command, of which picocli knows nothing yet. */
  static Subcommand command(String word, Context context) {
    return switch (word) {
      case USUAL -> new RunCommand(context);
      case "aa" -> new RunCommand.Twins(context);
      case "choose" -> new ChooseCommand(context);
      case "list" -> new ListCommand(context);
      case "show" -> new ShowCommand(context);
      case "export" -> new ExportCommand(context);
      case "check", "check roundtrip" -> new RoundTripCommand(context);
      case "check types" -> new TypesCommand(context);
      case "check evolution" -> new EvolutionCommand(context);
      case "check versions" -> new VersionsCommand(context);
      case "check jdk" -> new JdkCommand(context);
      case "check hostile" -> new HostileCommand(context);
      case "cost startup" -> new StartCommand(context);
      case "cost memory" -> new MemoryCommand(context);
      case "cost heap" -> new HeapCommand(context);
      case "report" -> new ReportCommand(context);
      case "compare" -> new CompareCommand(context);
      case "merge" -> new MergeCommand(context);
      case "site" -> new SiteCommand(context);
      case "completion" -> new CompletionCommand(context);
      case "help" -> new HelpCommand(context);
      default -> throw new IllegalArgumentException(word);
    };
  }

  private static int execute(ParseResult result, Context context) {
    CommandLine line = result.commandSpec().commandLine();
    if (result.isUsageHelpRequested()) {
      if (line.getCommandName().equals(USUAL)) {
        HelpCommand.printFirst(context);
      } else {
        HelpCommand.print(line.getCommandName(), context);
      }
      return ExitCode.OK.code();
    }
    try {
      completed(line, behindWord(context.arguments()));
    } catch (UsageException e) {
      throw new ParameterException(line, e.getMessage(), e);
    }
    return new RunLast().execute(result);
  }

  /** Checks what picocli has read, and adds what a suite stands for. */
  private static Subcommand completed(CommandLine line, String... arguments) throws UsageException {
    Options.refuseOutOfRange(line.getCommandSpec());
    Subcommand command = line.getCommand();
    List<String> preset = command.preset();
    if (!preset.isEmpty()) {
      Options.setDefaults(line, preset);
      line.parseArgs(arguments);
    }
    return command;
  }

  private static int refuse(Exception e, Console console) throws Exception {
    ExitCode exit = exitCode(e);
    console.say(e.getMessage());
    return exit.code();
  }

  private static ExitCode exitCode(Exception e) throws Exception {
    if (e instanceof UsageException
        || e instanceof JvmException
        || e instanceof ClassFiles.UnreadableException) {
      return ExitCode.USAGE;
    }
    if (e instanceof Interruption.InterruptedCommandException) {
      return ExitCode.FAILED_ROWS;
    }
    throw e; // Of serbench's own making.
  }

  /** Files of data as they are given, none of which is a command in the wrong place. */
  static List<Path> dataFiles(List<Path> files) throws UsageException {
    for (Path file : files) {
      refuseMisplacedCommand(file);
    }
    return files;
  }

  private static void refuseMisplacedCommand(Path file) throws UsageException {
    String operand = file.toString();
    if (WORDS.contains(operand)) {
      throw new UsageException(
          "the command comes first: serbench "
              + operand
              + " [options] ('serbench -help' says more)");
    }
    if (operand.equals("-")) {
      throw new UsageException(
          "'-': standard input is not read, since every JVM reads the data; save it to a file, such"
              + " as data.json");
    }
    if (operand.indexOf('.') < 0 && file.getParent() == null) {
      throw new UsageException(
          "'"
              + operand
              + "' is neither a command nor a data file (FAMILY.NAME.json)"
              + Nearest.suggest(operand, WORDS)
              + " (commands: "
              + String.join(", ", WORDS)
              + ")");
    }
  }
}
