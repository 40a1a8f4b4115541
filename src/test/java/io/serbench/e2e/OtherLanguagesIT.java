package io.serbench.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Classes of Kotlin and Scala on the user's class path, from the built jar. */
class OtherLanguagesIT {
  @TempDir Path folder;

  @Test
  void rowsTakeThemAsInTheirLanguage() throws Exception {
    Serbench.Answer kotlin =
        check("com.acme.kotlin.Contact", "test-kotlin", "json/jackson/databind,json/kotlinx");
    assertThat(kotlin.out()).contains("fits (2):\n  json/jackson/databind, json/kotlinx\n");
    assertThat(kotlin.err()).contains("jackson-module-kotlin");

    Serbench.Answer scala =
        check(
            "com.acme.scala.Basket", "test-scala", "json/jackson/databind,json/jackson3/databind");
    assertThat(scala.out())
        .contains("fits (1):\n  json/jackson/databind")
        .contains("needs jackson-module-scala for Jackson 3, added with -classpath=: json/jackson3/databind");
  }

  @Test
  void twoBuildsReadEachOther() throws Exception {
    Serbench.Answer answer =
        Serbench.jar(folder)
            .run(
                "check",
                "evolution",
                "-against=com.acme.kotlin.Account=" + classes("test-kotlin-before"),
                "-classpath=" + classes("test-kotlin"),
                "-include=json/moshi,json/google-gson/databind");
    assertThat(answer.err())
        .contains("since @test-kotlin-before: com.acme.kotlin.Owner: added language (String)\n");
    assertThat(answer.out())
        .startsWith(
            """
                                       new code reads old data  old code reads new data
            row                        @test-kotlin-before      @test-kotlin-before
            json/moshi                 reads                    reads
            json/google-gson/databind  loses                    reads
            """)
        .contains("value 1.owner.language should be \"de\" but is null");
  }

  private static Path classes(String folder) {
    return Path.of("target", folder).toAbsolutePath();
  }

  private Serbench.Answer check(String type, String classes, String rows) throws Exception {
    return Serbench.jar(folder)
        .run(
            "check",
            "-type=" + type,
            "-classpath=" + classes(classes),
            "-include=" + rows,
            "-verbose");
  }
}
