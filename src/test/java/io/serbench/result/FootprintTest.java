package io.serbench.result;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.LibraryInfo;
import io.serbench.catalog.Row;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class FootprintTest {
  private static final String A = "pkg:maven/org.a/a@1.0?type=jar";
  private static final String B = "pkg:maven/org.b/b@2?classifier=jdk8&type=jar";
  private static final String C = "pkg:maven/org.b/b-more@3?type=jar";

  private static final Footprint FOOTPRINT =
      new Footprint(
          Map.of(A, List.of(B, C), B, List.of(C), C, List.of(A)),
          Map.of("a-1.0.jar", 1L, "b-2-jdk8.jar", 20L, "b-more-3.jar", 300L));

  private static Row row(String... coordinates) {
    return Row.named("row")
        .library(new LibraryInfo("A", List.of(coordinates), "MIT", "https://a.example/"))
        .opensWith(
            (row, type) -> {
              throw new UnsupportedOperationException();
            });
  }

  @Test
  void whatALibraryNeedsCountsOnce() {
    assertThat(FOOTPRINT.bytes(row("org.a:a"))).isEqualTo(OptionalLong.of(321));
    assertThat(FOOTPRINT.bytes(row("org.b:b", "org.b:b-more"))).isEqualTo(OptionalLong.of(321));
  }

  @Test
  void theJdkHasNoJars() {
    assertThat(FOOTPRINT.bytes(row())).isEqualTo(OptionalLong.of(0));
  }

  @Test
  void whatTheBuildDoesNotListIsNotKnown() {
    assertThat(FOOTPRINT.bytes(row("org.c:c"))).isEmpty();
    assertThat(new Footprint(Map.of(A, List.of()), Map.of()).bytes(row("org.a:a"))).isEmpty();
  }
}
