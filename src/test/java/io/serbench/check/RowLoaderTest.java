package io.serbench.check;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.ForeignRows;
import io.serbench.catalog.LibraryRows;
import io.serbench.catalog.Row;
import io.serbench.catalog.UserClassPath;
import io.serbench.dummy.DummyRows;
import io.serbench.dummy.ThrowingRows;
import io.serbench.process.ForkLauncher;
import io.serbench.process.JvmChoice;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Providers in real child JVMs; {@code ForeignRowsIT} has those that exit and hang. */
class RowLoaderTest {
  @TempDir private Path folder;

  @Test
  void eachProviderStandsForItself() throws IOException {
    Path list = folder.resolve("META-INF/services/" + LibraryRows.class.getName());
    Files.createDirectories(list.getParent());
    Files.write(
        list, List.of(ThrowingRows.class.getName(), DummyRows.class.getName(), "no.such.Rows"));

    ForeignRows found = RowLoader.rows(choice(folder), ForkLauncher.LauncherFactory.standard());

    assertThat(found.rows()).extracting(Row::name).contains("dummy-fine");
    assertThat(found.rows()).allMatch(row -> row.origin().place().equals(Optional.of(folder)));
    assertThat(found.problems())
        .satisfiesExactly(
            thrown ->
                assertThat(thrown)
                    .startsWith(
                        folder.getFileName() + ": the rows of " + ThrowingRows.class.getName())
                    .endsWith("broken while registering"),
            missing ->
                assertThat(missing).contains("no.such.Rows").contains("ClassNotFoundException"));
  }

  @Test
  void withoutProvidersNoJvmIsStarted() {
    JvmChoice choice =
        new JvmChoice(
            Optional.of(Path.of("no", "such", "java")),
            List.of(),
            List.of(),
            new UserClassPath(List.of(folder)),
            Duration.ofSeconds(60));
    assertThat(RowLoader.rows(choice, ForkLauncher.LauncherFactory.standard()))
        .isEqualTo(ForeignRows.NONE);
  }

  private static JvmChoice choice(Path entry) {
    return new JvmChoice(
        Optional.empty(),
        List.of(),
        List.of(),
        new UserClassPath(List.of(entry)),
        Duration.ofSeconds(60));
  }
}
