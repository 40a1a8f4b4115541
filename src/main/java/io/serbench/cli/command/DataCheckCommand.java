package io.serbench.cli.command;

import io.serbench.cli.console.UsageException;
import io.serbench.cli.option.DataOptions;
import io.serbench.cli.work.Context;
import io.serbench.cli.work.OwnData;
import io.serbench.dataset.DatasetSource;
import io.serbench.run.RunRequest;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** A check on data that a user may choose. */
abstract class DataCheckCommand extends CheckCommand {
  @Parameters(paramLabel = "FILE")
  private List<Path> files = List.of();

  @Mixin DataOptions data;
  @Mixin private DataOptions.Seed seed;

  DataCheckCommand(Context context) {
    super(context);
  }

  /** On which data, where the user says nothing of them; by default, those of a run. */
  Optional<List<DatasetSource>> usual() {
    return Optional.empty();
  }

  /** Whether values go to a stream. */
  boolean streams() throws UsageException {
    return false;
  }

  @Override
  List<String> preset() throws UsageException {
    return files.isEmpty() ? super.preset() : DataOptions.withoutData(super.preset());
  }

  @Override
  long seed() {
    return seed.seed().orElseGet(this::usualSeed);
  }

  /** From what all that is random is drawn, unless the user says it. */
  long usualSeed() {
    return super.seed();
  }

  @Override
  final List<DatasetSource> datasets(long drawn) throws UsageException {
    List<DatasetSource> selected =
        data.select(
            dataFiles(files),
            streams(),
            context().services().datasets(),
            jars.classPath(),
            context().console()::note,
            drawn);
    return data.chosen() || !files.isEmpty() ? selected : usual().orElse(selected);
  }

  @Override
  void prepare(RunRequest request) throws UsageException {
    if (data.chosen() || !files.isEmpty()) {
      new OwnData(context()).inspect(request);
    }
  }
}
