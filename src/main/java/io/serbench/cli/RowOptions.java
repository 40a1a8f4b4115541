package io.serbench.cli;

import io.serbench.catalog.Catalog;
import io.serbench.catalog.Glob;
import io.serbench.catalog.Row;
import io.serbench.catalog.RowFilter;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import picocli.CommandLine.Option;

/** Which rows of the catalog. */
final class RowOptions extends FilterOptions {
  /** The suites, which are files in {@code /suites}. */
  static final List<String> SUITES =
      List.of("classic", "fory", "fory-xlang", "zero-copy", "fury", "fastjson", "user");

  @Option(
      names = "-suite",
      paramLabel = "NAME",
      converter = Suites.class,
      completionCandidates = Suites.class,
      description = "${COMPLETION-CANDIDATES}")
  private Optional<String> suite = Optional.empty();

  private static final class Suites extends Values.OneOf<String> {
    Suites() {
      super(SUITES, name -> Optional.of(name).filter(SUITES::contains));
    }
  }

  /**
   * The options that the suite stands for; none where none was asked for. A suite may include what
   * the command line excludes; a command line may not have both.
   */
  List<String> preset() throws UsageException {
    refuseContradiction();
    return suite.map(RowOptions::suite).orElse(List.of());
  }

  /**
   * The options of a suite, a comparison that somebody published, as on a command line. Its file
   * has one option a line; lines that begin with a blank continue its list; {@code #} begins a
   * comment.
   */
  static List<String> suite(String name) {
    List<String> options = new ArrayList<>();
    for (String line : lines("/suites/" + name + ".txt")) {
      if (line.startsWith(" ")) {
        int last = options.size() - 1;
        options.set(last, options.get(last) + "," + line.strip());
      } else if (!line.isBlank() && !line.startsWith("#")) {
        options.add(line);
      }
    }
    return options;
  }

  private static List<String> lines(String resource) {
    try (InputStream in = RowOptions.class.getResourceAsStream(resource)) {
      if (in == null) {
        throw new IllegalStateException("the jar lacks " + resource);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read " + resource, e);
    }
  }

  /**
   * The rows, at least one.
   *
   * @param warning told which libraries are missing
   * @throws UsageException where a name fits no row, or no row fits the tags
   */
  List<Row> select(Catalog catalog, Consumer<String> warning) throws UsageException {
    for (String problem : catalog.problems()) {
      warning.accept(problem);
    }
    RowFilter.Selection selection = filter().select(catalog.rows());
    for (Glob pattern : selection.unmatched()) {
      String message = RowNames.unknown(pattern, catalog);
      if (catalog.problems().isEmpty()) {
        throw new UsageException(message);
      }
      // It may be a row of a library that is missing, which costs only its own rows.
      warning.accept(message);
    }
    if (selection.rows().isEmpty()) {
      throw new UsageException("no row matches ('serbench list' shows all rows and their tags)");
    }
    return selection.rows();
  }
}
