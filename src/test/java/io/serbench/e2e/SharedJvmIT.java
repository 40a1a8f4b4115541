package io.serbench.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.Thorough;
import io.serbench.e2e.Serbench.Answer;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Rows of one library that are tried in one JVM: whatever one does there costs no other. */
@Thorough
class SharedJvmIT {
  @TempDir private static Path folder;

  private static final String ROWS =
      """
      package com.company;

      import io.serbench.catalog.*;
      import io.serbench.dataset.DataType;
      import java.io.*;
      import java.nio.file.*;
      import java.util.List;
      import java.util.stream.Stream;

      public final class Company implements LibraryRows {
        private static boolean poisoned;

        public List<Row> rows() {
          return Stream.of("fine", "poisons", "victim", "hangs", "exits", "last")
              .map(name -> Row.named(name).opensWith((row, type) -> new Streams<>(row, type)))
              .toList();
        }

        private record Streams<T>(String row, DataType<T> type) implements PlainSerializer<T> {
          Streams {
            try {
              Files.writeString(
                  Path.of(System.getProperty("opened")),
                  ProcessHandle.current().pid() + " " + row + "\\n",
                  StandardOpenOption.CREATE,
                  StandardOpenOption.APPEND);
            } catch (IOException e) {
              throw new UncheckedIOException(e);
            }
          }

          public byte[] serialize(T value) throws IOException, InterruptedException {
            if (row.equals("poisons")) {
              poisoned = true;
            } else if (row.equals("victim") && poisoned) {
              throw new IllegalStateException("poisoned");
            } else if (row.equals("hangs")) {
              Thread.sleep(Long.MAX_VALUE);
            } else if (row.equals("exits")) {
              System.exit(3);
            }
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
              out.writeObject(value);
            }
            return bytes.toByteArray();
          }

          public T deserialize(byte[] bytes) throws IOException, ClassNotFoundException {
            try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
              return type.root().cast(in.readObject());
            }
          }
        }
      }
      """;

  @Test
  void onlyWhatFailsIsTriedAgain() throws Exception {
    Path rows =
        JarOfSources.ofRows(
            folder.resolve("company.jar"), "Company.java", ROWS, "com.company.Company");
    Path types = JarOfSources.ofFolder(folder.resolve("app.jar"), Path.of("src", "test", "acme"));
    Path opened = folder.resolve("opened.txt");
    long patience = Serbench.patience(folder, 5, 2);
    Answer answer =
        Serbench.jar(folder)
            .run(
                "check",
                "-type=com.acme.Line",
                "-classpath=" + types + File.pathSeparator + rows,
                "-include=fine,poisons,victim,hangs,exits,last",
                "-jvm-args=-Dopened=" + opened,
                "-timeout=" + patience,
                "-seed=7");

    assertThat(answer.out().lines().limit(8).toList())
        .satisfiesExactly(
            line -> assertThat(line).isEqualTo("fits (4):"),
            line -> assertThat(line).isEqualTo("  fine, poisons, victim, last"),
            line -> assertThat(line).isEmpty(),
            line -> assertThat(line).isEqualTo("refuses (2):"),
            line -> assertThat(line).matches("  hangs  .*no sign of life for " + patience + " s.*"),
            line -> assertThat(line).matches("  exits  .*exit code 3.*"),
            line -> assertThat(line).isEmpty(),
            line -> assertThat(line).isEqualTo("Line.generated: 6 rows; fits 4, refuses 2"));
    assertThat(answer.exit()).isEqualTo(1);
    assertThat(byJvm(Files.readAllLines(opened)))
        .containsExactly(
            List.of("fine", "poisons", "victim"),
            List.of("victim", "hangs"),
            List.of("hangs"),
            List.of("exits"),
            // Once more without getters, as any row whose JVM ended by itself.
            List.of("exits"),
            List.of("last"));
  }

  /** Which rows each JVM opened, as lines with its process id say. */
  private static Collection<List<String>> byJvm(List<String> lines) {
    Map<String, List<String>> byJvm =
        lines.stream()
            .map(line -> line.split(" ", 2))
            .collect(
                Collectors.groupingBy(
                    part -> part[0],
                    LinkedHashMap::new,
                    Collectors.mapping(part -> part[1], Collectors.toList())));
    return byJvm.values();
  }
}
