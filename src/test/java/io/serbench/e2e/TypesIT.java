package io.serbench.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.Thorough;
import io.serbench.e2e.Serbench.Answer;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Rows that carry quite different members of classes. */
@Thorough
class TypesIT {
  private static final String ROWS = "-include=java-built-in,fory-auto,json/jackson/databind";

  @TempDir private Path folder;

  @Test
  void rowsCarryWhatWasSeenOfThem() throws Exception {
    Serbench jar = Serbench.jar(folder);
    Answer answer = jar.run("check", "types", ROWS, "-jvm-args=-XX:TieredStopAtLevel=1");

    assertThat(answer.complaints()).isEmpty();
    assertThat(answer.exit()).isZero();
    String[] blocks = answer.out().split("\n\n", -1);
    assertThat(blocks[0].lines())
        .containsExactly(
            "java-built-in          fits record, nested, sealed, annotated, root, annotated-root,"
                + " enum, date, instant, duration, decimal, uuid, array, collection, immutable,"
                + " map, key, enum-key, enum-map, generic, fields, accessors, final, inherited,"
                + " subclass, null, shared, kotlin-data, kotlin-default, kotlin-nullable,"
                + " kotlin-value, kotlin-sealed, kotlin-pair, kotlin-unsigned, scala-case,"
                + " scala-default, scala-option, scala-list, scala-map, scala-sealed, scala-object,"
                + " scala-decimal, scala-enum; loses kotlin-object, cycle; refuses optional",
            "fory-auto              fits record, nested, sealed, annotated, root, annotated-root,"
                + " enum, date, instant, duration, decimal, uuid, optional, array, collection,"
                + " immutable, map, key, enum-key, enum-map, generic, fields, accessors, final,"
                + " inherited, subclass, null, shared, kotlin-data, kotlin-default,"
                + " kotlin-nullable, kotlin-value, kotlin-sealed, kotlin-pair, kotlin-unsigned,"
                + " scala-case, scala-default, scala-option, scala-list, scala-map, scala-sealed,"
                + " scala-object, scala-decimal, scala-enum, cycle; loses kotlin-object",
            "json/jackson/databind  fits record, nested, annotated, annotated-root, enum, date,"
                + " instant, duration, decimal, uuid, optional, array, collection, immutable, map,"
                + " key, enum-key, enum-map, generic, fields, accessors, inherited, null,"
                + " kotlin-data, kotlin-default, kotlin-nullable, kotlin-value, kotlin-sealed,"
                + " kotlin-pair, kotlin-unsigned, scala-case, scala-default, scala-option,"
                + " scala-list, scala-map, scala-sealed, scala-object, scala-decimal; loses shared,"
                + " kotlin-object; refuses sealed, root, final, subclass, scala-enum, cycle");
    assertThat(blocks[1].lines()).hasSize(4);
    assertThat(jar.run("check", "types", "-recorded", ROWS).out())
        .startsWith(blocks[0] + "\n\n" + blocks[1] + "\n\n");
  }
}
