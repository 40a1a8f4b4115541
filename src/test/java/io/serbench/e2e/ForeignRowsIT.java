package io.serbench.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.e2e.Serbench.Answer;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Rows in a jar of the user's: the template of the documentation, and jars that do harm. */
class ForeignRowsIT {
  private static final Path PAGE = Path.of("docs", "rows-of-your-own.md");
  private static final String INDENT = "    ";

  @TempDir private static Path folder;
  private static Path template;
  private static Path hostile;

  @BeforeAll
  static void buildJars() throws Exception {
    template =
        JarOfSources.ofRows(
            folder.resolve("acme-rows.jar"), "AcmeRows.java", template(), "com.acme.AcmeRows");
    hostile =
        JarOfSources.ofRows(
            folder.resolve("hostile.jar"),
            "Hostile.java",
            HOSTILE,
            "com.hostile.Hostile$Throws",
            "com.hostile.Hostile$Exits",
            "com.hostile.Hostile$Hangs",
            "com.hostile.Hostile$Prints",
            "com.hostile.Hostile$Steals");
  }

  /** The block of the page that begins with a package. */
  private static String template() throws IOException {
    return Files.readAllLines(PAGE).stream()
        .dropWhile(line -> !line.startsWith(INDENT + "package "))
        .takeWhile(line -> line.isEmpty() || line.startsWith(INDENT))
        .map(line -> line.isEmpty() ? "" : line.substring(INDENT.length()))
        .collect(Collectors.joining("\n"));
  }

  private static final String HOSTILE =
      """
      package com.hostile;

      import io.serbench.catalog.*;
      import java.util.List;

      public final class Hostile {
        private static List<Row> row(String name) {
          return List.of(
              Row.named(name).opensWith((row, type) -> { throw new IllegalStateException("opened"); }));
        }

        public static final class Throws implements LibraryRows {
          public List<Row> rows() {
            throw new IllegalStateException("no licence\\nfor you");
          }
        }

        public static final class Exits implements LibraryRows {
          static {
            System.exit(0);
          }

          public List<Row> rows() {
            return row("exits");
          }
        }

        public static final class Hangs implements LibraryRows {
          public List<Row> rows() {
            try {
              Thread.sleep(Long.MAX_VALUE);
            } catch (InterruptedException e) {
              Thread.currentThread().interrupt();
            }
            return row("hangs");
          }
        }

        public static final class Prints implements LibraryRows {
          public List<Row> rows() {
            for (int i = 0; i < 100_000; i++) {
              System.out.println("print " + i);
              System.err.println("print " + i);
            }
            return row("prints");
          }
        }

        public static final class Steals implements LibraryRows {
          public List<Row> rows() {
            return row("kryo-flat");
          }
        }
      }
      """;

  @Test
  void theTemplateIsListed() throws Exception {
    Answer answer = Serbench.jar(folder).run("list", "-all", "-classpath=acme-rows.jar");

    assertThat(answer.complaints()).isEmpty();
    assertThat(answer.out().lines())
        .anyMatch(line -> line.matches("kryo-flat .* serbench"))
        .anyMatch(
            line -> line.matches("acme +zero-knowledge +binary +full-graph .* acme-rows.jar"));
    assertThat(answer.exit()).isZero();
  }

  @Test
  void theSourceOfTheTemplateGivesBackEveryDataSet() throws Exception {
    Files.writeString(folder.resolve("AcmeRows.java"), template());
    Answer answer =
        Serbench.jar(folder).run("check", "-classpath=AcmeRows.java", "-include=acme", "-data=all");

    assertThat(answer.out().lines().filter(line -> line.endsWith(": 1 row; fits 1")))
        .hasSizeGreaterThan(20);
    assertThat(answer.out()).doesNotContain("loses", "refuses");
    assertThat(answer.exit()).as(answer.err()).isZero();
  }

  @Test
  void theTemplateIsMeasuredAndMarked() throws Exception {
    Answer answer =
        Serbench.jar(folder)
            .measure("-out=acme.json", "-classpath=acme-rows.jar", "-include=acme,copy");

    assertThat(answer.exit()).as(answer.err()).isZero();
    assertThat(answer.out())
        .containsPattern("(?m)^acme\\*( +~?\\d+){6}$")
        .contains("com.acme:acme:1.0 (acme-rows.jar)")
        .contains("Rows contributed by your jars: acme (acme-rows.jar)");
    assertThat(folder.resolve("acme.json")).content().contains("\"from\":\"acme-rows.jar\"");
  }

  @Test
  void itNeedsForks() throws Exception {
    Answer answer =
        Serbench.jar(folder)
            .run(
                "-forks=0",
                "-warmup-time=20",
                "-testRunMillis=20",
                "-skip-pre-warmup",
                "-classpath=acme-rows.jar",
                "-include=acme,copy");
    assertThat(answer.out())
        .containsPattern("(?m)^ +acme +UNAVAILABLE")
        .contains("comes from a jar of yours");
  }

  @Test
  void aProviderThatDoesHarmCostsItsOwnRows() throws Exception {
    String both = template + File.pathSeparator + hostile;
    Answer answer =
        Serbench.jar(folder)
            .run(
                "check",
                "-classpath=" + both,
                "-include=acme,kryo-flat,prints,copy",
                "-timeout=" + Serbench.patience(folder, 10, 4));

    assertThat(answer.complaints().lines().toList())
        .satisfiesExactly(
            line -> assertThat(line).contains("hostile.jar", "$Throws", "no licence for you"),
            line -> assertThat(line).contains("hostile.jar", "$Exits", "exit code 0"),
            line -> assertThat(line).contains("hostile.jar", "$Hangs", "no sign of life for"),
            line -> assertThat(line).contains("hostile.jar", "'kryo-flat'", "choose another name"));
    assertThat(answer.out())
        .startsWith("fits (3):\n")
        .containsPattern("refuses \\(1\\):\n  prints +.*opened");
    assertThat(answer.exit()).isEqualTo(1);
  }

  @Test
  void whereNothingIsLeftTheReasonIsSaidFirst() throws Exception {
    Path throwing =
        JarOfSources.ofRows(
            folder.resolve("throwing.jar"), "Hostile.java", HOSTILE, "com.hostile.Hostile$Throws");
    Answer answer = Serbench.jar(folder).run("list", "-classpath=" + throwing, "-include=throws");

    assertThat(answer.exit()).isEqualTo(2);
    assertThat(List.of(answer.err().split("\n", -1)).get(0)).contains("throwing.jar", "no licence");
  }
}
