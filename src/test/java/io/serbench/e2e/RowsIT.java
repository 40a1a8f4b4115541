package io.serbench.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.serbench.Thorough;
import io.serbench.catalog.Catalog;
import io.serbench.catalog.Row;
import io.serbench.dataset.source.DatasetSource;
import io.serbench.dataset.source.Datasets;
import io.serbench.dataset.source.Listed;
import io.serbench.e2e.Expectations.Outcome;
import io.serbench.e2e.Serbench.Answer;
import io.serbench.serializer.Transport;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every row, in forks with just the row's own flags. On the JDK that runs the tests, on every data
 * set over arrays, and on one of each family over every other transport; on other JDKs, on one of
 * each family over arrays, direct buffers and streams. What is tried is generated from the catalog,
 * so that a new row is covered by itself. {@link Thorough} tests try every data set over every
 * transport, those of a million bytes over arrays, and every transport on other JDKs. The system
 * property {@code serbench.libraries} chooses rows by the start of their library's package.
 */
@Isolated("keeps all cores busy")
class RowsIT {
  private static final String LARGEST = ".1000k";
  private static final Optional<String> ROWS =
      Optional.ofNullable(System.getProperty("serbench.libraries")).map(RowsIT::rowsOf);
  private static final String MAIN = "array,direct,stream";
  private static final String OTHERS =
      Stream.of(Transport.values())
          .filter(transport -> transport != Transport.ARRAY)
          .map(Transport::word)
          .collect(Collectors.joining(","));
  private static final boolean THOROUGH = System.getenv(Thorough.VARIABLE) != null;

  @TempDir private Path folder;

  /** What {@code verify} says on each JDK; they run side by side. */
  private static final Map<Path, List<Future<Answer>>> VERIFIED = new LinkedHashMap<>();

  @TempDir private static Path verifyFolder;

  static List<Path> jdks() {
    return Jdks.commands();
  }

  @BeforeAll
  static void verify() {
    ExecutorService executor = Executors.newCachedThreadPool();
    for (Path java : jdks()) {
      List<Future<Answer>> answers = new ArrayList<>();
      String most = names(name -> !name.endsWith(LARGEST));
      if (!isOwn(java)) {
        answers.add(executor.submit(() -> verify(java, smallest(), THOROUGH ? "all" : MAIN)));
      } else if (THOROUGH) {
        String largest = names(name -> name.endsWith(LARGEST));
        answers.add(executor.submit(() -> verify(java, most, "all")));
        answers.add(executor.submit(() -> verify(java, largest, "array")));
      } else {
        answers.add(executor.submit(() -> verify(java, most, "array")));
        answers.add(executor.submit(() -> verify(java, smallest(), OTHERS)));
      }
      VERIFIED.put(java, answers);
    }
    executor.shutdown();
  }

  private static boolean isOwn(Path java) {
    return java.equals(Serbench.java(Serbench.ownHome()));
  }

  private static String names(Predicate<String> filter) {
    return Listed.names().stream().filter(filter).collect(Collectors.joining(","));
  }

  private static String smallest() {
    return Datasets.all().smallest().stream()
        .map(DatasetSource::name)
        .collect(Collectors.joining(","));
  }

  private static Answer verify(Path java, String data, String media) throws Exception {
    List<String> options = new ArrayList<>(List.of("check", "-as=json", "-timeout=300"));
    options.addAll(List.of("-data=" + data, "-transport=" + media, "-jvm=" + java));
    options.add(Serbench.quickForks(java));
    ROWS.ifPresent(rows -> options.add("-include=" + rows));
    return Serbench.jar(verifyFolder).run(options.toArray(String[]::new));
  }

  @ParameterizedTest
  @MethodSource("jdks")
  void everyRowGivesBackEveryDatasetThatItClaimsButForThoseThatAreKnown(Path java)
      throws Exception {
    List<Outcome> outcomes = new ArrayList<>();
    for (Future<Answer> verified : VERIFIED.get(java)) {
      Answer answer = verified.get();
      List<Outcome> said = outcomes(answer.out());
      boolean failures = said.stream().anyMatch(outcome -> outcome.text().startsWith("ERROR"));
      assertThat(answer.exit()).as(answer.err()).isEqualTo(failures ? 1 : 0);
      outcomes.addAll(said);
    }

    List<String> rows = namesOfRows();
    Expectations all = Expectations.read();
    Expectations known = ROWS.isPresent() ? all.of(rows) : all;
    assertThat(known.surprises(outcomes, Jdks.feature(java))).isEmpty();
    assertThat(outcomes.stream().map(Outcome::row).distinct())
        .containsExactlyInAnyOrderElementsOf(rows);
  }

  private static List<Outcome> outcomes(String json) throws IOException {
    List<Outcome> outcomes = new ArrayList<>();
    for (JsonNode row : new ObjectMapper().readTree(json).path("rows")) {
      String name = row.path("row").asText();
      if (!row.path("status").asText().equals("OK")) {
        String why = row.path("status").asText() + " " + row.path("cause").asText();
        outcomes.add(new Outcome(name, "all", why));
      }
      row.path("verdicts")
          .properties()
          .forEach(
              verdict -> {
                String cause = row.path("causes").path(verdict.getKey()).asText();
                String text =
                    switch (verdict.getValue().asText()) {
                      case "fits" -> "OK";
                      case "skipped" -> "NOT_CARRIED " + cause;
                      default -> "ERROR " + cause;
                    };
                outcomes.add(new Outcome(name, verdict.getKey(), text));
              });
    }
    return outcomes;
  }

  @ParameterizedTest
  @MethodSource("jdks")
  void forksAreNotWarnedOfWhatTheirFlagsAllow(Path java) throws Exception {
    Answer answer =
        Serbench.jar(folder).measureCompiled("-include=kryo-flat,fory,protobuf", "-jvm=" + java);

    assertThat(answer.exit()).isZero();
    assertThat(answer.err()).doesNotContain("WARNING");
    assertThat(answer.out()).contains("Black hole  compiler");
  }

  private static String rowsOf(String libraries) {
    List<String> packages =
        Stream.of(libraries.split(",")).map(name -> "io.serbench.library." + name).toList();
    return Catalog.load().rows().stream()
        .filter(
            row -> packages.stream().anyMatch(row.origin().provider().orElseThrow()::startsWith))
        .map(Row::name)
        .collect(Collectors.joining(","));
  }

  private List<String> namesOfRows() throws Exception {
    List<String> options = new ArrayList<>(List.of("list", "-names"));
    options.add(ROWS.map(rows -> "-include=" + rows).orElse("-all"));
    return Serbench.jar(folder).run(options.toArray(String[]::new)).out().lines().toList();
  }
}
