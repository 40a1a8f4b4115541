package io.serbench.cli;

import io.serbench.catalog.Glob;
import io.serbench.dataset.DataFileException;
import io.serbench.dataset.Datasets;
import io.serbench.dataset.EmbeddedSet;
import io.serbench.dataset.Nearest;
import java.util.List;

/** Prints an embedded data set as a file that can be edited and measured. */
final class ExportCommand extends Command {
  private final Operands<String> names =
      takes(
          new Operands<>(
              Value.of("NAME", (option, text) -> text)
                  .completedWith(() -> Datasets.all().embeddedNames().iterator())));

  ExportCommand() {
    super("export", "prints a data set as JSON, to be edited and measured");
  }

  @Override
  ExitCode execute(Context context) throws UsageException {
    Datasets datasets = context.services().datasets();
    if (names.values().size() != 1) {
      throw new UsageException(
          "export needs the name of one data set: serbench export media.1 > media.mine.json;"
              + " 'serbench list data' names them all");
    }
    String name = names.values().get(0);
    EmbeddedSet set =
        datasets.embedded(name).orElseThrow(() -> new UsageException(unknown(name, datasets)));
    try {
      context.console().text(set.export());
    } catch (DataFileException e) {
      throw new UsageException(e.getMessage());
    }
    return ExitCode.OK;
  }

  private static String unknown(String name, Datasets datasets) {
    List<String> sizes = new DataFacts(datasets).matching(new Glob(name));
    return "export: no data set is named '"
        + name
        + "'"
        + (sizes.isEmpty()
            ? Nearest.suggest(name, datasets.embeddedNames())
            : "; did you mean " + Nearest.oneOf(sizes) + "?")
        + " ('serbench list data' names them all)";
  }
}
