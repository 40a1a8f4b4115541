package io.serbench.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.serbench.ResultSchema;
import io.serbench.Thorough;
import io.serbench.e2e.Serbench.Answer;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What members cost, of a class of which one member is nearly everything. */
class WithoutIT {
  @TempDir private Path folder;

  @Test
  void theLargeMemberCostsMost() throws Exception {
    Path jar = JarOfSources.ofFolder(folder.resolve("app.jar"), Path.of("src", "test", "acme"));
    Path order =
        Files.writeString(
            folder.resolve("order.json"),
            "{\"number\": 7, \"remark\": \"%s\", \"lines\": [{\"article\": \"nut\", \"count\": 3}]}"
                .formatted("soon ".repeat(4000)));

    Answer answer =
        Serbench.jar(folder)
            .run(
                "-quick",
                "-noise=keep",
                "-include=json/jackson/databind",
                "-type=com.acme.Order",
                "-classpath=" + jar,
                "-without=remark,number,lines.article,nothing",
                "-out=result.json",
                order.toString());

    assertThat(answer.exit()).as(answer.err()).isZero();
    assertThat(answer.err()).contains("-without: nothing: no such member of com.acme.Order");
    assertThat(answer.out())
        .containsPattern(
            "Cost of members of json/jackson/databind on Order.order[^*]*"
                + "\\nremark +[\\d.]+ +- +[\\d.]+ +- +2\\d{4} +[\\d.]+ +String\\n")
        .containsPattern("\\nlines.article .* String\\n")
        .doesNotContain("databind@-");
    ResultSchema.check(folder.resolve("result.json"));
    JsonNode run = new ObjectMapper().readTree(folder.resolve("result.json").toFile());
    assertThat(run.at("/environment/variants/0/omitted/member").asText()).isEqualTo("remark");
    assertThat(run.path("cells")).hasSize(4);
  }

  /** Values are generated once, for the whole class; Kotlin's insists on its members. */
  @Thorough
  @Test
  void membersOfGeneratedValuesOfKotlinAreEmptied() throws Exception {
    Answer answer =
        Serbench.jar(folder)
            .run(
                "-quick",
                "-noise=keep",
                "-include=json/jackson/databind",
                "-type=com.acme.kotlin.Line",
                "-classpath=" + Path.of("target", "test-kotlin").toAbsolutePath(),
                "-without=note,count",
                "-seed=1",
                "-out=result.json");

    assertThat(answer.exit()).as(answer.err()).isZero();
    assertThat(answer.out())
        .containsPattern("Cost of members of json/jackson/databind on Line.generated, emptied")
        .containsPattern("\\nnote +string ");
    ResultSchema.check(folder.resolve("result.json"));
    JsonNode run = new ObjectMapper().readTree(folder.resolve("result.json").toFile());
    assertThat(run.at("/environment/variants/1/omitted/emptied").asBoolean()).isTrue();
    assertThat(run.at("/cells/2/forks/0/failure").isMissingNode()).isTrue();
  }
}
