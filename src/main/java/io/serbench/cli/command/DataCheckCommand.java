package io.serbench.cli.command;

import io.serbench.cli.console.UsageException;
import io.serbench.cli.option.DataOptions;
import io.serbench.cli.work.OwnData;
import io.serbench.dataset.DatasetSource;
import io.serbench.run.RunRequest;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Mixin;

/** A check on data that a user may choose. */
abstract class DataCheckCommand extends CheckCommand {
  @Mixin DataOptions data;
  @Mixin private DataOptions.Seed seed;

  /** On which data, where the user says nothing of them; by default, those of a run. */
  Optional<List<DatasetSource>> usual() {
    return Optional.empty();
  }

  /** Whether values go to a stream. */
  boolean streams() throws UsageException {
    return false;
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
    List<DatasetSource> selected = datasets(data, streams(), jvm, drawn);
    return data.chosen() ? selected : usual().orElse(selected);
  }

  @Override
  void prepare(RunRequest request) throws UsageException {
    if (data.chosen()) {
      new OwnData(context()).inspect(request);
    }
  }
}
