package io.serbench.scripts;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code scripts/release-notes.sh}, which decides whether a tag may become a release. */
class ReleaseNotesTest {
  private record Answer(int exit, String out, String err) {}

  @TempDir private Path folder;

  @BeforeEach
  void needsAShell() {
    assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "sh is not here");
  }

  @Test
  void printsTheSectionOfTheVersionAlone() throws Exception {
    String changelog =
        """
        # Changelog

        ## [Unreleased]

        - Not yet.

        ## [1.1.0] - 2027-03-01

        ### Added

        - Something.

        ## [1.0.0] - 2026-11-24

        - The first.

        [1.0.0]: https://example.org/1.0.0
        """;
    assertThat(notes("1.1.0", changelog))
        .isEqualTo(new Answer(0, "### Added\n\n- Something.\n", ""));
    assertThat(notes("v1.0.0", changelog)).isEqualTo(new Answer(0, "- The first.\n", ""));
  }

  @Test
  void refusesAVersionWithoutASectionADateOrAWord() throws Exception {
    assertThat(notes("1.0.1", "## [1.0.0] - 2026-11-24\n\n- The first.\n").err())
        .contains("has no section '## [1.0.1] - DATE'");
    assertThat(notes("1.0.0", "## [1.0.0]\n\n- The first.\n"))
        .matches(answer -> answer.exit() == 1 && answer.out().isEmpty())
        .matches(answer -> answer.err().contains("'## [1.0.0]' has no date; write "));
    assertThat(notes("1.0.0", "## [1.0.0] - soon\n\n- The first.\n").exit()).isOne();
    assertThat(notes("1.0.0", "## [1.0.0] - 2026-11-24\n\n## [0.9.0] - 2026-01-01\n\n- x\n").err())
        .contains("says nothing of 1.0.0");
  }

  /** What is about to be released can be. */
  @Test
  void thisChangelogHasNotesForThisVersion() throws Exception {
    Matcher version =
        Pattern.compile("(?m)^ {2}<version>(.*)</version>$")
            .matcher(Files.readString(Path.of("pom.xml")));
    assertThat(version.find()).isTrue();
    String changelog = Files.readString(Path.of("CHANGELOG.md"));
    if (version.group(1).endsWith("-SNAPSHOT")) {
      assertThat(changelog).contains("\n## [Unreleased]\n");
    } else {
      assertThat(notes(version.group(1), changelog).exit()).isZero();
    }
  }

  private Answer notes(String version, String changelog) throws IOException, InterruptedException {
    Path file = Files.writeString(folder.resolve("CHANGELOG.md"), changelog);
    Process process =
        new ProcessBuilder(List.of("sh", "scripts/release-notes.sh", version, file.toString()))
            .start();
    String out = new String(process.getInputStream().readAllBytes(), UTF_8);
    String err = new String(process.getErrorStream().readAllBytes(), UTF_8);
    return new Answer(process.waitFor(), out, err);
  }
}
