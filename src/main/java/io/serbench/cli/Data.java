package io.serbench.cli;

import io.serbench.catalog.Glob;
import io.serbench.dataset.DataFileException;
import io.serbench.dataset.DataType;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.DatasetSource;
import io.serbench.dataset.Datasets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Picks the data sets that a command line asks for. */
final class Data {
  private static final String DEFAULT = "media.1";
  private static final String ALL = "all";

  private Data() {}

  /**
   * The data sets, at least one: embedded ones first, then files. A file replaces an embedded data
   * set of its name. Every file is read, so that a broken one is found before anything is measured.
   */
  static List<DatasetSource> select(Invocation invocation, Datasets datasets)
      throws UsageException {
    Map<String, DatasetSource> sources = new LinkedHashMap<>();
    for (Glob pattern : new Values(invocation).globs(Option.DATA)) {
      addEmbedded(pattern, datasets, sources);
    }
    for (String operand : invocation.operands()) {
      addFile(operand, datasets, sources);
    }
    if (sources.isEmpty()) {
      addEmbedded(new Glob(DEFAULT), datasets, sources);
    }
    return List.copyOf(sources.values());
  }

  private static void addEmbedded(
      Glob pattern, Datasets datasets, Map<String, DatasetSource> sources) throws UsageException {
    boolean found = false;
    List<String> names = datasets.names();
    for (String name : names) {
      DataType<?> type = datasets.type(Datasets.family(name)).orElseThrow();
      if (pattern.pattern().equals(ALL)
          || pattern.matches(name)
          || pattern.matches(type.family())) {
        sources.put(name, DatasetSource.embedded(name, type));
        found = true;
      }
    }
    if (!found) {
      throw new UsageException(
          "-data: no data set is named '"
              + pattern.pattern()
              + "'"
              + (pattern.isName() ? Nearest.suggest(pattern.pattern(), names) : "")
              + " (there are "
              + String.join(", ", names)
              + ")");
    }
  }

  private static void addFile(String operand, Datasets datasets, Map<String, DatasetSource> sources)
      throws UsageException {
    refuseMisplacedCommand(operand);
    try {
      Path file = Path.of(operand);
      Dataset<?> read = datasets.read(file);
      String name = read.name();
      DatasetSource other =
          sources.put(name, new DatasetSource(name, read.type(), Optional.of(file)));
      if (other != null && other.file().isPresent()) {
        throw new UsageException(
            operand + ": a second data set named " + name + "; rename one of the two files");
      }
    } catch (DataFileException e) {
      throw new UsageException(e.getMessage());
    } catch (InvalidPathException e) {
      throw new UsageException("'" + operand + "' is no name of a file: " + e.getReason());
    }
  }

  private static void refuseMisplacedCommand(String operand) throws UsageException {
    if (Command.find(operand).isPresent()) {
      throw new UsageException(
          "the command comes first: serbench "
              + operand
              + " [options] ('serbench -help' says more)");
    }
    if (operand.indexOf('.') < 0 && operand.indexOf('/') < 0) {
      List<String> commands = Arrays.stream(Command.values()).map(Command::word).toList();
      throw new UsageException(
          "'"
              + operand
              + "' is neither a command nor a data file named FAMILY.NAME.json"
              + Nearest.suggest(operand, commands)
              + " (commands: "
              + String.join(", ", commands)
              + ")");
    }
  }
}
