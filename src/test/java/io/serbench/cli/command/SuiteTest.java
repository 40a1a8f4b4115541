package io.serbench.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.Catalog;
import io.serbench.catalog.Row;
import io.serbench.cli.CliRun;
import io.serbench.cli.FakeServices;
import io.serbench.cli.option.Options;
import io.serbench.cli.option.RowOptions;
import io.serbench.dataset.source.DatasetSource;
import io.serbench.run.RunRequest.Matrix;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SuiteTest {
  @TempDir private Path directory;
  private final FakeServices services = new FakeServices();

  static List<String> names() {
    return RowOptions.SUITES;
  }

  @BeforeEach
  void takeAllRows() {
    services.catalog = Catalog.load();
  }

  @ParameterizedTest
  @MethodSource("names")
  void everySuiteNamesOptionsAndRowsAndDataThatExist(String name) throws Exception {
    for (String option : RowOptions.suite(name)) {
      assertThat(CliRun.parsed(option).spec().options())
          .anyMatch(
              known ->
                  (option + "=").startsWith(Options.name(known) + "=") && Options.isGiven(known));
    }
    Matrix matrix = matrix("-suite=" + name);
    assertThat(matrix.rows()).hasSizeGreaterThanOrEqualTo(3);
    assertThat(matrix.datasets()).isNotEmpty();
    assertThat(matrix.usages()).isNotEmpty();
  }

  @Test
  void everySuiteIsNamed() throws Exception {
    try (var files = Files.list(Path.of("src", "main", "resources", "suites"))) {
      assertThat(files.map(file -> file.getFileName().toString().replace(".txt", "")))
          .containsExactlyInAnyOrderElementsOf(RowOptions.SUITES);
    }
  }

  @Test
  void theClassicSuiteHasAllRowsOfThePage() {
    assertThat(matrix("-suite=classic").rows()).hasSize(69);
  }

  @Test
  void whoAsksForNoRowsGetsThoseThatPeopleChooseFrom() {
    Matrix bare = matrix();
    assertThat(bare.rows())
        .allMatch(row -> services.catalog.standing(row).isDefault())
        .hasSizeLessThan(services.catalog.rows().size())
        .extracting(Row::name)
        .contains("kryo-flat")
        .doesNotContain("wobly", "fury", "flatbuffers-access");
    assertThat(matrix("-all").rows()).isEqualTo(services.catalog.rows());
    assertThat(matrix("-exclude=fst").rows()).hasSize(services.catalog.rows().size() - 1);
    assertThat(matrix("-include=fury,kryo-unsafe").rows()).hasSize(2);
    assertThat(matrix("-format=xml").rows()).extracting(Row::name).contains("xml/javolution");
    assertThat(matrix("-need=no-unsafe").rows()).extracting(Row::name).contains("json/genson");
  }

  @Test
  void aRunSaysWhichRowsItLeavesOutAndHowToHaveThem() {
    services.runner.forecaster = Optional.of(services::forecast);
    int shown = matrix().rows().size();
    String line =
        "serbench: these are %d of %d rows; pass -all for the others (docs/results/default-rows.md says why)"
            .formatted(shown, services.catalog.rows().size());
    assertThat(run().err().lines()).contains(line);
    assertThat(run("-dry-run").err().lines()).contains(line);
    for (String all : List.of("-all", "-include=fst", "-exclude=fst", "-suite=user")) {
      assertThat(run(all).err()).doesNotContain("pass -all");
      assertThat(run(all, "-dry-run").err()).doesNotContain("pass -all");
    }
    assertThat(CliRun.of(services, "list").err()).isEqualTo(line + "\n");
    assertThat(CliRun.of(services, "list").out().lines()).hasSize(shown + 1);
    assertThat(CliRun.of(services, "list", "-all"))
        .matches(list -> list.err().isEmpty())
        .matches(list -> list.out().lines().count() == services.catalog.rows().size() + 1);
    assertThat(CliRun.of(services, "show", "kryo-unsafe-graph").out())
        .contains("  default       no, a variant of another row: kryo-unsafe with references\n");
  }

  @Test
  void theCommandLineOverridesTheSuite() {
    Matrix matrix = matrix("-suite=user", "-data=numeric", "-exclude=hessian");
    assertThat(matrix.datasets()).extracting(DatasetSource::name).containsExactly("numeric");
    assertThat(matrix.rows())
        .extracting(Row::name)
        .contains("protobuf")
        .doesNotContain("hessian", "fory");
  }

  @Test
  void aFileReplacesTheSuitesData() throws Exception {
    Path file = directory.resolve("media.mine.json");
    try (var in = SuiteTest.class.getResourceAsStream("/data/media.1.json")) {
      Files.copy(in, file);
    }
    assertThat(matrix("-suite=user", file.toString()).datasets())
        .extracting(DatasetSource::name)
        .containsExactly("media.mine");
  }

  @Test
  void commandsTakeOfASuiteWhatTheyUnderstand() {
    CliRun run = CliRun.of(services, "list", "-names", "-suite=fory-xlang");
    assertThat(run).isEqualTo(new CliRun(0, "fory\nfory-xlang\nprotobuf\nflatbuffers\n", ""));
  }

  @Test
  void theDataOfASuiteAreNotThoseOfAnEvolution() {
    CliRun run = CliRun.of(services, "check", "evolution", "-suite=fory-xlang");
    assertThat(run.err()).isEmpty();
    assertThat(run.exit()).isZero();
  }

  @Test
  void namesTheSuitesWhereThereIsNoneOfThatName() {
    assertThat(CliRun.of("-suite=clasic").err())
        .isEqualTo("serbench: -suite=clasic: unknown word 'clasic'; did you mean classic?\n");
  }

  private CliRun run(String... options) {
    String[] all = List.of(options).toArray(new String[options.length + 1]);
    all[options.length] = "-out=" + directory.resolve("r.json");
    return CliRun.of(services, all);
  }

  private Matrix matrix(String... options) {
    assertThat(run(options).err()).doesNotContain("warning").doesNotContain("no row");
    return services.runner.request.orElseThrow().matrix();
  }
}
