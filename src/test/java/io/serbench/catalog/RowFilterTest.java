package io.serbench.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class RowFilterTest {
  private static final List<Row> ROWS =
      List.of(
          TestRows.row("kryo-flat", "kryo-auto-flat"),
          row("fst", Effort.ZERO_KNOWLEDGE, Format.BINARY, Structure.FULL_GRAPH),
          row(
              "protobuf",
              Effort.CLASSES_KNOWN,
              Format.BIN_CROSSLANG,
              Structure.FLAT_TREE,
              Feature.VERSIONING_BACKWARD_COMPATIBLE,
              Feature.CONTAINS_SCHEMA),
          row("json/jackson/manual", Effort.MANUAL_OPT, Format.JSON, Structure.FLAT_TREE));

  @Test
  void withoutConditionsTakesAll() {
    assertThat(named(List.of(), List.of()).select(ROWS)).isEqualTo(ROWS);
  }

  @Test
  void includesInTheOrderOfTheCatalog() {
    assertThat(names(named(List.of("protobuf", "kryo-auto-flat"), List.of())))
        .containsExactly("kryo-flat", "protobuf");
  }

  @Test
  void excludes() {
    assertThat(names(named(List.of(), List.of("json/*", "fst"))))
        .containsExactly("kryo-flat", "protobuf");
  }

  @Test
  void saysWhichPatternsFitNothing() {
    RowFilter filter = named(List.of("kryo-flat", "kryo-falt", "x*"), List.of("y"));
    assertThat(filter.unmatched(ROWS.stream().map(Row::names).toList()))
        .extracting(Glob::pattern)
        .containsExactly("kryo-falt", "x*", "y");
  }

  @Test
  void wantsOneTagOfEachKind() {
    assertThat(names(tags(List.of(Effort.ZERO_KNOWLEDGE), List.of(), List.of())))
        .containsExactly("kryo-flat", "fst");
    assertThat(
            names(
                tags(
                    List.of(Effort.ZERO_KNOWLEDGE, Effort.MANUAL_OPT),
                    List.of(Format.BINARY, Format.JSON),
                    List.of(Structure.FLAT_TREE))))
        .containsExactly("kryo-flat", "json/jackson/manual");
  }

  @Test
  void wantsOneOfTheSetsOfFeaturesAndAllOfThatSet() {
    Set<Feature> both = Set.of(Feature.CONTAINS_SCHEMA, Feature.VERSIONING_BACKWARD_COMPATIBLE);
    Set<Feature> schema = Set.of(Feature.CONTAINS_SCHEMA);
    Set<Feature> cycles = Set.of(Feature.CYCLES);
    Set<Feature> schemaAndCycles = Set.of(Feature.CONTAINS_SCHEMA, Feature.CYCLES);
    assertThat(names(features(List.of(cycles, schema)))).containsExactly("protobuf");
    assertThat(names(features(List.of(both)))).containsExactly("protobuf");
    assertThat(names(features(List.of(schemaAndCycles, cycles)))).isEmpty();
  }

  @Test
  void addsNamesAndTagsUp() {
    RowFilter filter =
        new RowFilter(
            globs("fst", "protobuf"),
            List.of(),
            List.of(),
            List.of(),
            List.of(Structure.FLAT_TREE),
            List.of());
    assertThat(names(filter)).containsExactly("protobuf");
    assertThat(filter.unmatched(ROWS.stream().map(Row::names).toList())).isEmpty();
  }

  private static Row row(
      String name, Effort effort, Format format, Structure structure, Feature... features) {
    return TestRows.end(Row.named(name).tags(effort, format, structure, features));
  }

  private static RowFilter named(List<String> include, List<String> exclude) {
    return new RowFilter(
        globs(include.toArray(new String[0])),
        globs(exclude.toArray(new String[0])),
        List.of(),
        List.of(),
        List.of(),
        List.of());
  }

  private static RowFilter tags(
      List<Effort> efforts, List<Format> formats, List<Structure> structures) {
    return new RowFilter(List.of(), List.of(), efforts, formats, structures, List.of());
  }

  private static RowFilter features(List<Set<Feature>> sets) {
    return new RowFilter(List.of(), List.of(), List.of(), List.of(), List.of(), sets);
  }

  private static List<Glob> globs(String... patterns) {
    return Arrays.stream(patterns).map(Glob::new).toList();
  }

  private static List<String> names(RowFilter filter) {
    return filter.select(ROWS).stream().map(Row::name).toList();
  }
}
