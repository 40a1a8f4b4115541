package io.serbench.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.Threading.Instances;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ThreadingTest {
  private static final Catalog CATALOG = Catalog.load();
  private static final Set<String> NOT_SHARED =
      CATALOG.rows().stream()
          .filter(row -> !row.scope().threadSafe())
          .map(row -> row.library().name())
          .collect(Collectors.toSet());

  /** Without the heading. */
  static List<String> lines() {
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(
                Threading.class.getResourceAsStream("threading.csv"), StandardCharsets.UTF_8))) {
      return reader.lines().skip(1).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void namesEachLibraryOnce() {
    assertThat(lines()).extracting(line -> line.split("\\|", -1)[0]).doesNotHaveDuplicates();
  }

  /** A line that no row asks for would never be read: its library is renamed, or shares. */
  @ParameterizedTest
  @MethodSource("lines")
  void eachLineIsForRowsThatAreNotShared(String line) {
    assertThat(NOT_SHARED).contains(line.split("\\|", -1)[0]);
  }

  @ParameterizedTest
  @MethodSource("lines")
  void eachLineSaysWhatAndWhere(String line) {
    String[] fields = line.split("\\|", -1);
    assertThat(fields).hasSize(4);
    assertThat(Instances.valueOf(fields[1])).isIn(Instances.POOL, Instances.PER_THREAD);
    assertThat(fields[2]).isNotBlank().isEqualTo(fields[2].strip()).doesNotEndWith(".");
    URI source = URI.create(fields[3]);
    assertThat(source.getScheme()).isEqualTo("https");
    assertThat(source.getHost()).contains(".");
  }

  @Test
  void rowsThatShareTakeNoAdvice() {
    Row shared = CATALOG.find("json/jackson/databind").orElseThrow();
    Row manual = CATALOG.find("json/jackson/manual").orElseThrow();
    assertThat(Threading.of(shared).advice()).isEqualTo("share one instance (-shared)");
    assertThat(Threading.of(manual).advice())
        .startsWith("one instance per thread: ")
        .contains("https://");
  }
}
