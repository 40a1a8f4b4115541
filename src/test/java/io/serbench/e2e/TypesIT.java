package io.serbench.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.e2e.Serbench.Answer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Rows that carry quite different members of classes. */
class TypesIT {
  private static final Path SEEN =
      Path.of("src", "main", "resources", "io", "serbench", "catalog", "types.txt");

  @TempDir private Path folder;

  @Test
  void rowsCarryWhatWasSeenOfThem() throws Exception {
    Answer answer =
        Serbench.jar(folder)
            .run(
                "verify",
                "-types",
                "-include=java-built-in,fory-auto,json/jackson/databind",
                "-jvm-args=-XX:TieredStopAtLevel=1");

    assertThat(answer.complaints()).isEmpty();
    assertThat(answer.exit()).isZero();
    String[] blocks = answer.out().split("\n\n", -1);
    assertThat(blocks[0].lines())
        .containsExactly(
            "java-built-in          fits record, nested, sealed, annotated, root, annotated-root,"
                + " enum, date, instant, duration, decimal, uuid, array, collection, immutable,"
                + " map, key, enum-key, enum-map, generic, fields, accessors, final, inherited,"
                + " subclass, null, shared; loses cycle; refuses optional",
            "fory-auto              fits all",
            "json/jackson/databind  fits record, nested, annotated, annotated-root, enum, date,"
                + " instant, duration, decimal, uuid, optional, array, collection, immutable, map,"
                + " key, enum-key, enum-map, generic, fields, accessors, inherited, null; loses"
                + " shared; refuses sealed, root, final, subclass, cycle");
    List<String> features = blocks[1].lines().skip(1).toList();
    assertThat(features).hasSize(3);
    assertThat(Files.readAllLines(SEEN)).containsAll(features);
  }
}
