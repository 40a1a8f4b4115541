package io.serbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What docs/dev/architecture.md says about where things are. */
class ArchitecturePageTest {
  private static final Path PAGE = Path.of("docs", "dev", "architecture.md");
  private static final Path MAIN = Path.of("src", "main", "java", "io", "serbench");

  /** {@code run.Method.Share}: packages, a class, and perhaps a type or a member of it. */
  private static final Pattern NAME =
      Pattern.compile("`(?<place>(?:[a-z]\\w*\\.)+)(?<type>[A-Z]\\w*)(?:\\.(?<part>\\w+))?`");

  /** {@code src/main/resources/suites}: a place in the sources. */
  private static final Pattern PATH = Pattern.compile("`((?:src|scripts|lab|docs)/[\\w/.-]+)`");

  private static List<MatchResult> found(Pattern pattern) throws IOException {
    return pattern.matcher(Files.readString(PAGE)).results().toList();
  }

  static List<String> names() throws IOException {
    return found(NAME).stream().map(MatchResult::group).distinct().toList();
  }

  @ParameterizedTest
  @MethodSource("names")
  void everyClassIsWhereThePageSays(String name) throws IOException {
    Matcher parts = NAME.matcher(name);
    assertThat(parts.matches()).isTrue();
    Path file =
        MAIN.resolve(parts.group("place").replace('.', '/')).resolve(parts.group("type") + ".java");
    assertThat(file).isRegularFile();
    if (parts.group("part") != null) {
      assertThat(Files.readString(file)).containsPattern("\\b" + parts.group("part") + "\\b");
    }
  }

  @Test
  void thePageNamesMany() throws IOException {
    assertThat(names()).hasSizeGreaterThan(100);
  }

  @Test
  void everyPathExists() throws IOException {
    assertThat(found(PATH)).isNotEmpty().allMatch(path -> Files.exists(Path.of(path.group(1))));
  }
}
