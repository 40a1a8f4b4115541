package io.serbench.cli.command;

import io.serbench.cli.console.ExitCode;
import io.serbench.cli.console.UsageException;
import io.serbench.dataset.DataFileException;
import io.serbench.dataset.Nearest;
import io.serbench.dataset.source.Datasets;
import io.serbench.dataset.source.EmbeddedSet;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(
    name = "export",
    headerHeading = Group.MEASURE,
    customSynopsis = "serbench export [options] NAME",
    description = "prints a data set as JSON, to edit and measure")
final class ExportCommand extends Subcommand {
  @Parameters(arity = "0..*")
  private List<String> names = List.of();

  @Override
  List<String> words() {
    return Datasets.all().embeddedNames();
  }

  @Override
  ExitCode execute() {
    if (names.size() != 1) {
      throw new UsageException(
          "export needs the name of one data set: serbench export media.1 > media.mine.json;"
              + " 'serbench list data' lists them all");
    }
    String name = names.get(0);
    EmbeddedSet set =
        Datasets.all()
            .embedded(name)
            .orElseThrow(
                () ->
                    new UsageException(
                        "export: no data set is named '%s'%s ('serbench list data' lists them all)",
                        name, Nearest.suggest(name, Datasets.all().embeddedNames())));
    try {
      console().text(set.export());
    } catch (DataFileException e) {
      throw new UsageException(e.getMessage());
    }
    return ExitCode.OK;
  }
}
