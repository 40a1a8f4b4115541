package io.serbench.cli.command;

import io.serbench.catalog.Catalog;
import io.serbench.catalog.UserClassPath;
import io.serbench.cli.console.ExitCode;
import io.serbench.cli.console.UsageException;
import io.serbench.cli.option.ClassPathOptions;
import io.serbench.cli.option.JvmOptions;
import io.serbench.cli.option.Options;
import io.serbench.cli.work.Context;
import io.serbench.cli.work.Services;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/**
 * Something that serbench can be told to do: a picocli command, whose annotations say its word, its
 * options and its operands. {@link Cli} makes one for each command line.
 */
@Command(optionListHeading = Options.OUTPUT, abbreviateSynopsis = true)
public abstract class Subcommand implements Callable<Integer> {
  private final Context context;
  @Spec private CommandSpec spec;

  @Option(
      names = {"-h", "-help"},
      usageHelp = true,
      order = 1,
      description = "this page; after a command: its page")
  boolean help;

  /** With what it works. */
  Subcommand(Context context) {
    this.context = context;
  }

  final Context context() {
    return context;
  }

  /** As picocli knows it. */
  final CommandSpec spec() {
    return spec;
  }

  /** All rows, those of the user's jars included. */
  final Catalog catalog(ClassPathOptions jars) throws UsageException {
    return catalog(jars, new JvmOptions());
  }

  /** The same. The code of the user's jars runs in the first of these JVMs, not in ours. */
  final Catalog catalog(ClassPathOptions jars, JvmOptions jvm) throws UsageException {
    Services services = context.services();
    UserClassPath added = jars.classPath();
    return added.entries().isEmpty()
        ? services.catalog()
        : services.catalog().with(services.foreignRows(jvm.choices(added).get(0)));
  }

  /**
   * Files of data as they are given.
   *
   * @throws UsageException where one is a command in the wrong place, or a misspelt one
   */
  final List<Path> dataFiles(List<Path> files) throws UsageException {
    for (Path file : files) {
      Group.refuseMisplaced(file, spec.parent());
    }
    return files;
  }

  /**
   * Options that the command line stands for, beside those that it has, as on a command line. Those
   * that it has itself override them.
   *
   * @throws UsageException where the command line contradicts itself
   */
  List<String> preset() throws UsageException {
    return List.of();
  }

  /** What its page of help explains beside the options: words and their meanings, by headings. */
  Map<String, Map<String, String>> glossary() {
    return Map.of();
  }

  /** What it may tell the shell. */
  Set<ExitCode> exitCodes() {
    return EnumSet.of(ExitCode.OK, ExitCode.FAILED_ROWS, ExitCode.USAGE);
  }

  /** Does it. Returns the exit code. */
  abstract ExitCode execute() throws UsageException;

  @Override
  public final Integer call() throws UsageException {
    return execute().code();
  }
}
