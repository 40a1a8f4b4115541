package io.serbench.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.e2e.Serbench.Answer;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Rows whose library only the user can supply, with a jar that stands in for it. */
class UserJarIT {
  private static final Path SOURCES = Path.of("src", "test", "wobly");

  @TempDir private static Path folder;
  private static Path jar;

  @BeforeAll
  static void buildJar() throws Exception {
    jar = JarOfSources.ofFolder(folder.resolve("wobly.jar"), SOURCES);
  }

  @Test
  void withoutTheJarTheRowsSayWhatToDo() throws Exception {
    Answer answer = Serbench.jar(folder).run("check", "-include=wobly*");

    assertThat(answer.out().lines().toList())
        .startsWith("unavailable (2):")
        .filteredOn(line -> line.startsWith("  "))
        .hasSize(2)
        .allMatch(line -> line.contains("-classpath=wobly.jar"));
    assertThat(answer.exit()).isEqualTo(1);
  }

  @Test
  void withTheJarTheyGiveBackEveryDataset() throws Exception {
    Answer answer =
        Serbench.jar(folder).run("check", "-include=wobly*", "-data=media.*", "-classpath=" + jar);

    assertThat(answer.out().lines().filter(line -> line.endsWith(": 2 rows; fits 2"))).hasSize(5);
    assertThat(answer.exit()).isZero();
  }

  @Test
  void theirSizesAreThoseOfThePublishedTables() throws Exception {
    // Relative to the folder that serbench runs in, not to that of the forks.
    Answer answer =
        Serbench.jar(folder)
            .measure("-include=wobly*", "-data=media.ascii", "-classpath=wobly.jar");

    assertThat(sizes(answer, "wobly")).containsOnly("251");
    assertThat(sizes(answer, "wobly-compact")).containsOnly("225");
  }

  /** The column size of the row, in each table. */
  private static List<String> sizes(Answer answer, String row) {
    return answer
        .out()
        .lines()
        .filter(line -> line.matches(row + "\\*?( +~?\\d+){6}"))
        .map(line -> line.split(" +", -1)[5])
        .toList();
  }
}
