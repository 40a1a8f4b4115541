package io.serbench.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.serbench.ResultSchema;
import io.serbench.Thorough;
import io.serbench.e2e.Serbench.Answer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** From a question to a shortlist, on serbench's own data and on a user's class. */
class ChooseIT {
  private static final Path SOURCES = Path.of("src", "test", "acme");

  @TempDir private Path folder;

  private Answer serbench(String... arguments) throws Exception {
    return Serbench.jar(folder).run(arguments);
  }

  private JsonNode result(String name) throws Exception {
    return new ObjectMapper().readTree(folder.resolve(name).toFile());
  }

  private List<String> rows(String name) throws Exception {
    return result(name).get("cells").findValuesAsText("row");
  }

  /**
   * A single row is left, so that the search ends by itself; the other is so much faster that no
   * noise changes that it is worth being a near miss.
   */
  @Test
  void answersWithRowsThatMeetTheNeedsAndKeepsWhatWasMeasured() throws Exception {
    Answer answer =
        serbench(
            "choose",
            "-include=json/jackson/databind,kryo-manual,java-built-in",
            "-need=human-readable",
            "-budget=3600",
            "-out=choice.json",
            "-report=choice.html",
            "-report=choice.md");

    assertThat(answer.exit()).as(answer.err()).isZero();
    assertThat(answer.out().replaceAll("\\s+", " "))
        .contains(
            "Shortlist",
            "json/jackson/databind ",
            "kryo-manual would be about ",
            "lacks human-readable");
    assertThat(answer.out())
        .contains("serbench -thorough -include=json/jackson/databind\n")
        .doesNotContainPattern("java-built-in ");
    assertThat(answer.err()).contains("rows that meet the needs: 1; left out: 2 human-readable");
    assertThat(result("choice.json").at("/settings/arguments/0").asText())
        .isEqualTo("-include=json/jackson/databind");
    // As in a service, with the loop's time beside it.
    assertThat(result("choice.json").at("/settings/arguments/1").asText())
        .isEqualTo("-calls=apart");
    assertThat(answer.out()).containsPattern("total +± +x +loop +size");
    assertThat(rows("choice-1.json")).containsExactly("json/jackson/databind", "kryo-manual");
    ResultSchema.check(folder.resolve("choice.json"));
    assertThat(Files.readString(folder.resolve("choice.html"))).contains("json/jackson/databind");
    assertThat(Files.readString(folder.resolve("choice.md"))).contains("| json/jackson/databind");
  }

  @Thorough
  @Test
  void choosesForAClassOfTheUsers() throws Exception {
    JarOfSources.ofFolder(folder.resolve("app.jar"), SOURCES);

    Answer answer =
        serbench(
            "choose",
            "-type=com.acme.Order",
            "-classpath=app.jar",
            "-include=kryo-flat,java-built-in,protobuf",
            "-as=json",
            "-budget=3600",
            "-out=choice.json");

    assertThat(answer.exit()).as(answer.err()).isZero();
    assertThat(answer.err())
        .contains(
            "1 needs code for the type", "rows that support your data: 1; left out: 1 refuses");
    List<String> rows = new ObjectMapper().readTree(answer.out()).findValuesAsText("row");
    assertThat(rows).containsExactly("kryo-flat");
  }

  @Thorough
  @Test
  void saysWhichNeedIsInTheWay() throws Exception {
    Answer answer = serbench("choose", "-need=cross-language,references,no-unsafe,thread-safe");

    assertThat(answer.exit()).isEqualTo(1);
    assertThat(answer.out()).isEmpty();
    assertThat(answer.err()).containsPattern("no row meets all needs; without \\S+, \\d+ would");
  }
}
