package io.serbench.cli.command;

import io.serbench.catalog.UnreadableException;
import io.serbench.cli.console.Console;
import io.serbench.cli.console.ExitCode;
import io.serbench.cli.console.Interruption;
import io.serbench.cli.console.UsageException;
import io.serbench.cli.option.Misuse;
import io.serbench.cli.option.Options;
import io.serbench.cli.work.Context;
import io.serbench.cli.work.Services;
import io.serbench.process.JvmChoice.JvmException;
import java.io.PrintWriter;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.IFactory;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.RunLast;

/** Runs command lines. It ends no JVM and changes no global state. */
public final class Cli {
  private Cli() {}

  /**
   * A command line, split into its command and the rest.
   *
   * @param named the command that the words name, which may be a group
   * @param command the command to run: of a group, its usual one
   * @param rest options and operands
   */
  record SplitCommandLine(CommandLine named, CommandLine command, List<String> rest) {
    static SplitCommandLine of(CommandLine all, List<String> arguments) {
      CommandLine named = all;
      int words = 0;
      while (words < arguments.size() && named.getSubcommands().containsKey(arguments.get(words))) {
        named = named.getSubcommands().get(arguments.get(words));
        words++;
      }
      return new SplitCommandLine(
          named, Group.meant(named), arguments.subList(words, arguments.size()));
    }

    /**
     * Returns the command line for picocli, with the words that the user left out. {@code run help}
     * is what others call {@code run -help}.
     */
    String[] complete() {
      List<String> given = rest.equals(List.of("help")) ? List.of("-help") : rest;
      return Stream.concat(
              Stream.of(Options.path(command.getCommandSpec()).split(" ", -1)), given.stream())
          .toArray(String[]::new);
    }
  }

  public static int execute(String[] args, PrintWriter out, PrintWriter err, Services services) {
    Console console = new Console(out, err);
    try (Interruption interruption = new Interruption()) {
      Context context = new Context(services, console, List.of(args), interruption);
      try {
        List<String> arguments = context.arguments();
        CommandLine all = all(arguments.stream().findFirst(), context, Late::new);
        SplitCommandLine asked = SplitCommandLine.of(all, arguments);
        all.setExecutionStrategy(result -> execute(result, asked, context));
        return all.execute(asked.complete());
      } finally {
        console.flush();
      }
    }
  }

  /** Returns the command that a command line asks for, with its options and operands set. */
  public static Subcommand parsed(Context context) {
    return parsed(all(context), context.arguments());
  }

  static Subcommand parsed(CommandLine all, List<String> arguments) {
    SplitCommandLine asked = SplitCommandLine.of(all, arguments);
    try {
      all.parseArgs(asked.complete());
      return completed(all, asked);
    } catch (ParameterException e) {
      throw Misuse.explain(e);
    }
  }

  static CommandLine all(Context context) {
    return all(Optional.empty(), context, Late::new);
  }

  /** Returns commands that take any value of an option and open nothing. */
  static CommandLine unread(Context context) {
    return all(Optional.empty(), context, type -> value -> null);
  }

  private static CommandLine all(
      Optional<String> word, Context context, Function<Class<?>, ITypeConverter<Object>> reading) {
    Console console = context.console();
    return Options.configured(Serbench.with(word, new CommandFactory(context, reading)))
        .setOut(console.out())
        .setParameterExceptionHandler((e, arguments) -> refuse(Misuse.explain(e), console))
        .setExecutionExceptionHandler((e, line, result) -> refuse(e, console));
  }

  /** Creates commands with their context, and what reads their options. */
  private record CommandFactory(Context context, Function<Class<?>, ITypeConverter<Object>> reading)
      implements IFactory {
    @Override
    @SuppressWarnings("unchecked") // picocli asks for converters by their interface.
    public <K> K create(Class<K> type) throws Exception {
      if (ITypeConverter.class.isAssignableFrom(type)) {
        return (K) reading.apply(type);
      }
      K created = CommandLine.defaultFactory().create(type);
      if (created instanceof Subcommand command) {
        command.with(context);
      }
      return created;
    }
  }

  /** A converter that is created when it is used: loading all takes a fifth of {@code list}. */
  private record Late(Class<?> type) implements ITypeConverter<Object>, Iterable<String> {
    @Override
    public Object convert(String value) throws Exception {
      return ((ITypeConverter<?>) CommandLine.defaultFactory().create(type)).convert(value);
    }

    /** Returns the words that it takes; none if it takes others. */
    @Override
    @SuppressWarnings("unchecked") // Words of converters are strings.
    public Iterator<String> iterator() {
      try {
        return CommandLine.defaultFactory().create(type) instanceof Iterable<?> words
            ? ((Iterable<String>) words).iterator()
            : Collections.emptyIterator();
      } catch (Exception e) {
        throw new IllegalStateException("no words of " + type, e);
      }
    }
  }

  private static int execute(ParseResult result, SplitCommandLine asked, Context context) {
    CommandLine line = asked.command();
    if (line.getParseResult().isUsageHelpRequested()) {
      HelpCommand.print(asked.named(), context);
      return ExitCode.OK.code();
    }
    try {
      completed(result.commandSpec().commandLine(), asked);
    } catch (UsageException e) {
      throw new ParameterException(line, e.getMessage(), e);
    }
    return new RunLast().execute(result);
  }

  /** Checks what picocli has read, and adds the options of a suite. */
  private static Subcommand completed(CommandLine all, SplitCommandLine asked) {
    CommandLine line = asked.command();
    Options.refuseOutOfRange(line.getCommandSpec());
    Subcommand command = line.getCommand();
    List<String> preset = command.preset();
    if (!preset.isEmpty()) {
      Options.setDefaults(line, preset);
      all.parseArgs(asked.complete());
      line.setDefaultValueProvider(null); // Another command line names its own suite.
    }
    return command;
  }

  private static int refuse(Exception e, Console console) throws Exception {
    boolean wrong =
        e instanceof UsageException
            || e instanceof JvmException
            || e instanceof UnreadableException;
    if (!wrong && !(e instanceof Interruption.InterruptedCommandException)) {
      throw e; // A bug in serbench.
    }
    console.say(e.getMessage());
    return (wrong ? ExitCode.USAGE : ExitCode.FAILED_ROWS).code();
  }
}
