package io.serbench.cli;

import io.serbench.catalog.Glob;
import io.serbench.dataset.DataFileException;
import io.serbench.dataset.DataType;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.DatasetSource;
import io.serbench.dataset.Datasets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The data sets that a command line asks for. */
final class Data {
  /** The data set that is measured where none is named. */
  static final String DEFAULT = "media.1";

  private static final String ALL = "all";

  private final Datasets datasets;
  private final Map<String, DatasetSource> sources = new LinkedHashMap<>();

  private Data(Datasets datasets) {
    this.datasets = datasets;
  }

  /**
   * The data sets, at least one: embedded ones first, then files. A file replaces an embedded data
   * set of its name. Every file is read, so that a broken one is found before anything is measured.
   */
  static List<DatasetSource> select(List<Glob> patterns, List<Path> files, Datasets datasets)
      throws UsageException {
    Data data = new Data(datasets);
    for (Glob pattern : patterns) {
      data.addEmbedded(pattern);
    }
    for (Path file : files) {
      data.addFile(file);
    }
    if (data.sources.isEmpty()) {
      data.addEmbedded(new Glob(DEFAULT));
    }
    return List.copyOf(data.sources.values());
  }

  /** Files of data as operands. */
  static Operands<Path> files() {
    return new Operands<>(Values.operandFile("[FILE ...]"));
  }

  /** All that can be asked for by name. */
  static List<String> words(Datasets datasets) {
    List<String> words = new ArrayList<>(datasets.names());
    for (String family : datasets.familyNames()) {
      if (!words.contains(family)) {
        words.add(family);
      }
    }
    words.add(ALL);
    return words;
  }

  private void addEmbedded(Glob pattern) throws UsageException {
    boolean found = false;
    for (String name : datasets.names()) {
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
              + Nearest.suggest(pattern.pattern().replace("*", ""), words(datasets))
              + " (there are "
              + String.join(", ", datasets.names())
              + ")");
    }
  }

  private void addFile(Path file) throws UsageException {
    refuseMisplacedCommand(file.toString());
    try {
      Dataset<?> read = datasets.read(file);
      String name = read.name();
      DatasetSource other =
          sources.put(name, new DatasetSource(name, read.type(), Optional.of(file)));
      if (other != null && other.file().isPresent()) {
        throw new UsageException(
            file + ": a second data set named " + name + "; rename one of the two files");
      }
    } catch (DataFileException e) {
      throw new UsageException(e.getMessage());
    }
  }

  private static void refuseMisplacedCommand(String operand) throws UsageException {
    if (Commands.named(operand).isPresent()) {
      throw new UsageException(
          "the command comes first: serbench "
              + operand
              + " [options] ('serbench -help' says more)");
    }
    if (operand.indexOf('.') < 0 && operand.indexOf('/') < 0) {
      throw new UsageException(
          "'"
              + operand
              + "' is neither a command nor a data file named FAMILY.NAME.json"
              + Nearest.suggest(operand, Commands.words())
              + " (commands: "
              + String.join(", ", Commands.words())
              + ")");
    }
  }
}
