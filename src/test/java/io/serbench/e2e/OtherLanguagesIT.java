package io.serbench.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.serbench.Thorough;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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
        .contains(
            "needs jackson-module-scala for Jackson 3, added with -classpath=:"
                + " json/jackson3/databind");

    Serbench.Answer scala3 =
        check(
            "com.acme.scala3.Drawing",
            classes("test-scala3"),
            "java-built-in,kryo-flat",
            "-seed=1");
    assertThat(scala3.out())
        .contains(
            "fits (1):\n  java-built-in\n",
            "loses (1):\n"
                + "  kryo-flat  round trip: value 1.ground() should be the constant Figure.Empty"
                + " but is another object\n");
  }

  @Thorough
  @ParameterizedTest
  @CsvSource({
    "com.acme.kotlin.Contact, test-kotlin, json/kotlinx",
    "com.acme.scala.Basket, test-scala, json/jackson/databind",
    "com.acme.scala3.Drawing, test-scala3, java-built-in",
  })
  void chooseAnswersForThem(String type, String classes, String row) throws Exception {
    Serbench.Answer answer =
        Serbench.jar(folder)
            .run(
                "choose",
                "-type=" + type,
                "-classpath=" + classes(classes),
                "-include=json/yasson,protobuf," + row,
                "-as=json",
                "-budget=3600",
                "-out=choice.json");

    assertThat(answer.exit()).as(answer.err()).isZero();
    assertThat(answer.err())
        .contains(
            "1 needs code for the type", "rows that support your data: 1; left out: 1 refuses");
    assertThat(new ObjectMapper().readTree(answer.out()).findValuesAsText("row"))
        .containsExactly(row);
  }

  @Thorough
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
            json/google-gson/databind  drops                    reads
            """)
        .contains("value 1.owner.language should be \"de\" but is null");
  }

  @Test
  void rowsTakeCodecsOfAnObjectOrOfTheCompanion() throws Exception {
    String rows = "json/circe,json/upickle,json/play-json,json/jsoniter-scala,*/borer";
    assertThat(
            check(
                    "com.acme.scala.Seat",
                    classes("test-scala"),
                    rows,
                    "-codec=com.acme.scala.Codecs")
                .out())
        .contains("fits (6):");
    assertThat(check("com.acme.scala.Seat", "test-scala", "json/circe,json/play-json").out())
        .contains("fits (1):\n  json/play-json\n", "needs code for the type: json/circe\n");
    assertThat(
            check(
                    "com.acme.scala.Seat",
                    classes("test-scala"),
                    "json/zio-json",
                    "-codec=com.acme.scala.ZioCodecs")
                .out())
        .contains("fits (1):\n  json/zio-json\n");
    assertThat(check("com.acme.scala.Seat", classes("test-scala"), rows, "-codec=no.Codecs").err())
        .startsWith("serbench: -mapper or -codec=no.Codecs: class not found; pass its full name");
  }

  @Test
  void whatIsUnknownIsSaid() throws Exception {
    Path sources = folder.resolve("sources");
    source(sources, "groovy.lang", "interface GroovyObject {}");
    source(sources, "clojure.lang", "interface IRecord {}");
    source(sources, "com.acme", "class Bean implements groovy.lang.GroovyObject { public int a; }");
    source(sources, "com.acme", "class Point implements clojure.lang.IRecord { public int a; }");
    Path jar = JarOfSources.ofFolder(folder.resolve("app.jar"), sources);
    assertThat(check("com.acme.Bean", jar, "kryo-flat").err())
        .contains("Bean is written in Groovy and taken for Java's\n");
    assertThat(check("com.acme.Point", jar, "kryo-flat").err())
        .isEqualTo(
            "serbench: -type=com.acme.Point: it is a record of Clojure; expected a class of Java,"
                + " Kotlin or Scala\n");
  }

  private static void source(Path sources, String packaged, String type) throws Exception {
    Path in = Files.createDirectories(sources.resolve(packaged.replace('.', '/')));
    Files.writeString(
        in.resolve(type.split(" ", 3)[1] + ".java"), "package " + packaged + "; public " + type);
  }

  private static Path classes(String folder) {
    return Path.of("target", folder).toAbsolutePath();
  }

  private Serbench.Answer check(String type, String classes, String rows) throws Exception {
    return check(type, classes(classes), rows);
  }

  private Serbench.Answer check(String type, Path classes, String rows, String... more)
      throws Exception {
    List<String> command = new ArrayList<>(List.of("check", "-type=" + type, "-verbose"));
    command.addAll(List.of("-classpath=" + classes, "-include=" + rows));
    command.addAll(List.of(more));
    return Serbench.jar(folder).run(command.toArray(String[]::new));
  }
}
