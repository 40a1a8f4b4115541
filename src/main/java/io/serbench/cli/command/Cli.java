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
import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.IFactory;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.RunLast;

/** Does what a command line says, and returns the exit code; ends no JVM and sets nothing. */
public final class Cli {
  private Cli() {}

  /**
   * What a command line asks for.
   *
   * @param named the command that its words name, which may be a group
   * @param command the command that is meant: the usual one of a group
   * @param rest options and operands
   */
  record Asked(CommandLine named, CommandLine command, List<String> rest) {
    /** Looks at words only, and reads no option. */
    static Asked of(CommandLine all, List<String> arguments) {
      CommandLine named = all;
      int words = 0;
      while (words < arguments.size() && named.getSubcommands().containsKey(arguments.get(words))) {
        named = named.getSubcommands().get(arguments.get(words));
        words++;
      }
      return new Asked(named, Group.meant(named), arguments.subList(words, arguments.size()));
    }

    /** The command line for picocli, with the words that the user left out. */
    String[] complete() {
      List<String> complete = new ArrayList<>();
      for (CommandSpec each = command.getCommandSpec();
          each.parent() != null;
          each = each.parent()) {
        complete.add(0, each.name());
      }
      complete.addAll(rest);
      return complete.toArray(new String[0]);
    }
  }

  /** Returns the exit code. */
  public static int execute(String[] args, PrintWriter out, PrintWriter err, Services services) {
    return execute(Serbench.class, args, out, err, services);
  }

  /** Returns the exit code of a command line of that group. */
  static int execute(
      Class<? extends Group> group,
      String[] args,
      PrintWriter out,
      PrintWriter err,
      Services services) {
    Console console = new Console(out, err);
    try (Interruption interruption = new Interruption()) {
      Context context = new Context(services, console, List.of(args), interruption);
      try {
        CommandLine all = all(group, context);
        Asked asked = Asked.of(all, context.arguments());
        all.setExecutionStrategy(result -> execute(result, asked, context));
        return all.execute(asked.complete());
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
    return parsed(all(context), context.arguments());
  }

  /** The command that a command line asks for, of these. */
  static Subcommand parsed(CommandLine all, List<String> arguments) throws UsageException {
    Asked asked = Asked.of(all, arguments);
    try {
      all.parseArgs(asked.complete());
      return completed(all, asked);
    } catch (ParameterException e) {
      throw Misuse.explain(e);
    }
  }

  /** All commands, which have read nothing yet. */
  static CommandLine all(Context context) {
    return all(Serbench.class, context);
  }

  private static CommandLine all(Class<? extends Group> group, Context context) {
    Console console = context.console();
    return Options.configured(new CommandLine(group, new Factory(context)))
        .setOut(console.out())
        .setParameterExceptionHandler((e, arguments) -> refuse(Misuse.explain(e), console))
        .setExecutionExceptionHandler((e, line, result) -> refuse(e, console));
  }

  /** Makes commands, which work with this, and what reads their options. */
  private record Factory(Context context) implements IFactory {
    @Override
    @SuppressWarnings("unchecked") // It is of that type, or of an interface that picocli asks for.
    public <K> K create(Class<K> type) throws Exception {
      if (Subcommand.class.isAssignableFrom(type)) {
        return (K) ((Subcommand) CommandLine.defaultFactory().create(type)).with(context);
      }
      boolean reads = ITypeConverter.class.isAssignableFrom(type);
      boolean completes =
          Iterable.class.isAssignableFrom(type) && !Collection.class.isAssignableFrom(type);
      return reads || completes ? (K) new Late(type) : CommandLine.defaultFactory().create(type);
    }
  }

  /**
   * Reads values, or completes words, with an object that is made when it is needed: most command
   * lines have few options, and to load the code of all would take longer than {@code list} does.
   */
  private record Late(Class<?> type) implements ITypeConverter<Object>, Iterable<String> {
    @Override
    public Object convert(String value) throws Exception {
      return ((ITypeConverter<?>) CommandLine.defaultFactory().create(type)).convert(value);
    }

    @Override
    public Iterator<String> iterator() {
      List<String> words = new ArrayList<>();
      try {
        ((Iterable<?>) CommandLine.defaultFactory().create(type))
            .forEach(word -> words.add(word.toString()));
      } catch (Exception e) {
        throw new IllegalStateException("no words of " + type, e);
      }
      return words.iterator();
    }
  }

  private static int execute(ParseResult result, Asked asked, Context context) {
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

  /** Checks what picocli has read, and adds what a suite stands for. */
  private static Subcommand completed(CommandLine all, Asked asked) throws UsageException {
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
    ExitCode exit = exitCode(e);
    console.say(e.getMessage());
    return exit.code();
  }

  private static ExitCode exitCode(Exception e) throws Exception {
    if (e instanceof UsageException
        || e instanceof JvmException
        || e instanceof UnreadableException) {
      return ExitCode.USAGE;
    }
    if (e instanceof Interruption.InterruptedCommandException) {
      return ExitCode.FAILED_ROWS;
    }
    throw e; // Of serbench's own making.
  }
}
