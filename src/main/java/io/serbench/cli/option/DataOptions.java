package io.serbench.cli.option;

import io.serbench.catalog.Glob;
import io.serbench.catalog.UserClassPath;
import io.serbench.cli.console.UsageException;
import io.serbench.dataset.DatasetSource;
import io.serbench.dataset.Datasets;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** On which data. */
@Command(optionListHeading = Options.ROWS)
public final class DataOptions extends Options {
  /** Of the description, what {@link UsualData} replaces. */
  static final String USUAL = "media.1";

  @Option(
      names = "-data",
      paramLabel = "NAMES",
      converter = DataNames.class,
      completionCandidates = DataNames.class,
      description = "data sets, families or all; default: " + USUAL + ", or your FILE")
  private Optional<List<Glob>> data = Optional.empty();

  @Mixin private ClassOptions own;

  /** From what all that is random is drawn. */
  @Command(optionListHeading = Options.MEASURING)
  public static final class Seed extends Options {
    @Rare
    @Option(
        names = "-seed",
        paramLabel = "N",
        description = "seed of fork order and generated values; default: random")
    private Optional<Long> seed = Optional.empty();

    /** Empty for a random one. */
    public Optional<Long> seed() {
      return seed;
    }
  }

  /** Names of data sets and families. */
  private static final class DataNames extends Values.Names implements Iterable<String> {
    DataNames() {
      super("media.1,users.*");
    }

    @Override
    public Iterator<String> iterator() {
      return Data.words(Datasets.all()).iterator();
    }
  }

  /**
   * Returns the data sets, at least one.
   *
   * @param streams whether values go to a stream
   * @param classPath where the user's class is
   */
  public List<DatasetSource> select(
      List<Path> files,
      boolean streams,
      Datasets datasets,
      UserClassPath classPath,
      Consumer<String> onNote,
      long seed)
      throws UsageException {
    return own.select(data.orElse(List.of()), files, streams, datasets, classPath, onNote, seed);
  }

  /** Returns what was said of a class. */
  public ClassOptions own() {
    return own;
  }

  /** Whether the user named data sets or a class. */
  public boolean chosen() {
    return data.isPresent() || own.hasType();
  }

  /** The options of a suite but for its data sets, in whose place files are given. */
  public static List<String> withoutData(List<String> preset) {
    return preset.stream().filter(option -> !option.startsWith("-data=")).toList();
  }
}
