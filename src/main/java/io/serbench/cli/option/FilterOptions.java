package io.serbench.cli.option;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Feature;
import io.serbench.catalog.Format;
import io.serbench.catalog.Glob;
import io.serbench.catalog.RowFilter;
import io.serbench.catalog.Structure;
import io.serbench.catalog.TagNames;
import io.serbench.cli.console.UsageException;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Options that select rows by name and tag. */
@Command(optionListHeading = Options.ROWS)
class FilterOptions extends Options {
  @Option(
      names = "-include",
      converter = RowPatterns.class,
      description = "these rows, by name or alias")
  private Optional<List<Glob>> include = Optional.empty();

  @Rare
  @Option(names = "-exclude", converter = RowPatterns.class, description = "all rows except these")
  private Optional<List<Glob>> exclude = Optional.empty();

  @Rare
  @Option(names = "-effort", paramLabel = "TAGS", split = COMMA, description = "setup: {words}")
  private List<Effort> effort = List.of();

  @Rare
  @Option(
      names = "-format",
      paramLabel = "TAGS",
      split = COMMA,
      description = "kind of bytes: {words}")
  private List<Format> format = List.of();

  @Rare
  @Option(
      names = "-structure",
      paramLabel = "TAGS",
      split = COMMA,
      description = "which references come back: {words}")
  private List<Structure> structure = List.of();

  @Rare
  @Option(
      names = "-feature",
      paramLabel = "TAGS",
      converter = Features.class,
      description = "what rows can do (A,B: either, A+B: both): 'help list'")
  private Optional<List<Set<Feature>>> feature = Optional.empty();

  private static final class RowPatterns extends Values.NamePatterns {
    RowPatterns() {
      super("kryo-flat,json/*");
    }
  }

  /** Reads alternatives. Features that {@code +} joins are one: a row must have all of them. */
  private static final class Features extends Values.ListOf<Set<Feature>> {
    Features() {
      super(
          Values.words(List.of(Feature.values()), Feature::name),
          word -> TagNames.find(Feature.values(), word).map(Set::of));
    }

    @Override
    Set<Feature> element(String word) {
      Set<Feature> joined = EnumSet.noneOf(Feature.class);
      for (String name : word.split("\\+", -1)) {
        joined.addAll(super.element(name.strip()));
      }
      return joined;
    }
  }

  final void refuseContradiction() {
    if (include.isPresent() && exclude.isPresent()) {
      throw new UsageException("-include and -exclude contradict each other; pass one of them");
    }
  }

  public final boolean areNamed() {
    return include.isPresent();
  }

  /**
   * Returns the filter.
   *
   * @param spelledOut the names that one of {@code -include} stands for
   */
  final RowFilter filter(Function<Glob, Stream<Glob>> spelledOut) {
    return new RowFilter(
        include.stream().flatMap(List::stream).flatMap(spelledOut).toList(),
        exclude.orElse(List.of()),
        effort,
        format,
        structure,
        feature.orElse(List.of()));
  }
}
