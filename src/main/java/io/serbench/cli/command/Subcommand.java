package io.serbench.cli.command;

import io.serbench.catalog.Catalog;
import io.serbench.cli.console.Console;
import io.serbench.cli.console.ExitCode;
import io.serbench.cli.option.DataOptions;
import io.serbench.cli.option.JvmOptions;
import io.serbench.cli.option.MeasuringOptions;
import io.serbench.cli.option.Misuse;
import io.serbench.cli.option.Options;
import io.serbench.cli.option.OutputOptions;
import io.serbench.cli.option.RowOptions;
import io.serbench.cli.work.Context;
import io.serbench.cli.work.Services;
import io.serbench.dataset.source.DatasetSource;
import io.serbench.result.Environment.Provenance;
import io.serbench.result.Phase;
import io.serbench.run.Method;
import io.serbench.run.RunRequest;
import io.serbench.run.RunRequest.Matrix;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Function;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** A picocli command. {@link Cli} creates one for each command line. */
@Command(
    optionListHeading = Options.OUTPUT,
    abbreviateSynopsis = true,
    preprocessor = Misuse.class,
    modelTransformer = Options.Fewer.class)
public abstract class Subcommand implements Callable<Integer> {
  private Context context;
  @Spec private CommandSpec spec;

  @Option(
      names = {"-h", "-help"},
      usageHelp = true,
      order = 1,
      description = "this page; after a command: its page")
  boolean help;

  final void with(Context given) {
    context = given;
  }

  final Context context() {
    return context;
  }

  final Services services() {
    return context.services();
  }

  final Console console() {
    return context.console();
  }

  final CommandSpec spec() {
    return spec;
  }

  /** Returns all rows, those of the user's jars included, whose code runs in a fork. */
  final Catalog catalog(JvmOptions jvm) {
    Catalog own = services().catalog();
    return jvm.classPath().entries().isEmpty()
        ? own
        : own.withForeignRows(services().foreignRows(jvm.choices().get(0)));
  }

  final List<DatasetSource> datasets(DataOptions data, JvmOptions jvm, long seed) {
    for (Path file : data.files()) {
      Group.refuseMisplaced(file, spec.parent());
    }
    return data.select(jvm.classPath(), jvm.codec(), console()::note, seed);
  }

  /** Returns a request to measure as a run does by default. */
  final RunRequest usualRequest(Matrix matrix, long seed, Provenance inputs) {
    Method method = new MeasuringOptions().method(OutputOptions.Disturbed.DEFAULT, Phase.DEFAULT);
    return new RunRequest(matrix, method, seed, context.arguments(), inputs);
  }

  /** Returns the options of the suite that the command line names, whose options override them. */
  List<String> preset() {
    List<String> preset = List.of();
    for (CommandSpec mixin : spec.mixins().values()) {
      if (mixin.userObject() instanceof RowOptions rows) {
        preset = rows.preset();
      } else if (mixin.userObject() instanceof DataOptions data) {
        preset = data.inPlaceOf(preset);
      }
    }
    return preset;
  }

  /** Returns words that the command takes as operands, which a shell completes. */
  List<String> words() {
    return List.of();
  }

  /** Returns words that the help explains besides options, with their meanings, by heading. */
  Map<String, Map<String, String>> glossary() {
    return Map.of();
  }

  static <T> Map<String, Map<String, String>> glossary(
      String heading, List<T> all, Function<T, String> word, Function<T, String> meaning) {
    Map<String, String> words = new LinkedHashMap<>();
    all.forEach(constant -> words.put(word.apply(constant), meaning.apply(constant)));
    return Map.of(heading, words);
  }

  Set<ExitCode> exitCodes() {
    return EnumSet.of(ExitCode.OK, ExitCode.FAILED_ROWS, ExitCode.USAGE);
  }

  abstract ExitCode execute();

  @Override
  public final Integer call() {
    return execute().code();
  }
}
