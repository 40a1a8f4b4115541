package io.serbench.cli.command;

import io.serbench.catalog.Row;
import io.serbench.check.Check;
import io.serbench.check.TypesCheck;
import io.serbench.check.VersionsCheck;
import io.serbench.check.VersionsCheck.Wire;
import io.serbench.cli.console.UsageException;
import io.serbench.cli.option.AgainstOptions;
import io.serbench.cli.option.Options;
import io.serbench.cli.work.CheckReport;
import io.serbench.cli.work.KeptBytes;
import io.serbench.dataset.DatasetSource;
import io.serbench.dataset.Datasets;
import io.serbench.run.RunRequest;
import io.serbench.run.Variant;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Options.UsualData("one per family")
@Options.Without("-transport")
@Command(name = "versions", description = "lets versions of a library read each other's bytes")
final class VersionsCommand extends DataCheckCommand {
  @Mixin private AgainstOptions against;

  @Option(names = "-fail-on-break", description = "fail if a later version cannot read all")
  private boolean gate;

  @Option(
      names = "-save",
      paramLabel = "FOLDER",
      description = "store what this version writes, for later ones")
  private Optional<Path> save = Optional.empty();

  private final List<Wire> tried = new ArrayList<>();
  private List<Row> selected = List.of();

  @Override
  List<Row> rows() throws UsageException {
    if (!against.isAsked() && save.isEmpty()) {
      throw new UsageException(
          "check versions needs another version; pass its jars, such as -against="
              + AgainstOptions.EXAMPLE);
    }
    selected = against.compared(super.rows());
    return selected;
  }

  @Override
  List<Variant> variants(List<Row> rows) throws UsageException {
    return against.versions(jvm(), rows);
  }

  @Override
  Optional<List<DatasetSource>> usual() {
    List<DatasetSource> small = new ArrayList<>(Datasets.all().smallest());
    small.addAll(TypesCheck.sources());
    return Optional.of(small);
  }

  @Override
  void prepare(RunRequest request) throws UsageException {
    kept().check();
    super.prepare(request);
  }

  @Override
  Check check(RunRequest request) {
    return new VersionsCheck(
        request.matrix().variants().stream().map(VersionsCheck::version).toList(),
        gate,
        tried::add);
  }

  @Override
  void finish() throws UsageException {
    for (Wire wire : tried) {
      kept().keep(wire);
    }
    Optional<String> uncarried = VersionsCheck.uncarried(tried);
    if (uncarried.isPresent()) {
      throw new UsageException("-against: " + CheckReport.shortened(uncarried.get()));
    }
  }

  private KeptBytes kept() {
    return new KeptBytes(save, selected);
  }
}
