package io.serbench.lab.pages;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.lab.pages.WireHistory.Library;
import java.util.List;
import org.junit.jupiter.api.Test;

class WireHistoryTest {
  private static final List<String> LINES =
      List.of("# library, artifacts, versions", "", "a.b:c a.b:c,a.b:d 1.0 2.0", "e:f e:f 3");

  @Test
  void aLineHasALibraryItsArtifactsAndVersions() {
    assertThat(WireHistory.libraries(LINES, List.of()))
        .containsExactly(
            new Library("a.b:c", List.of("a.b:c", "a.b:d"), List.of("1.0", "2.0")),
            new Library("e:f", List.of("e:f"), List.of("3")));
    assertThat(WireHistory.libraries(LINES, List.of("x", "b:c")))
        .extracting(Library::name)
        .containsExactly("a.b:c");
    assertThat(WireHistory.libraries(LINES, List.of("old-rows"))).isEmpty();
  }

  @Test
  void allArtifactsHaveTheSameVersion() {
    assertThat(Library.read(LINES.get(2)).project("2.0"))
        .isEqualTo(
            """
            <dependencies>
            <dependency><groupId>a.b</groupId><artifactId>c</artifactId><version>2.0</version></dependency>
            <dependency><groupId>a.b</groupId><artifactId>d</artifactId><version>2.0</version></dependency>
            </dependencies>
            """);
  }
}
