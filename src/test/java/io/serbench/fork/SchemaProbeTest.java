package io.serbench.fork;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.Catalog;
import io.serbench.catalog.Row;
import io.serbench.dataset.evolution.WriterSchema;
import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.library.Rows;
import io.serbench.protocol.Task;
import io.serbench.protocol.TaskAnswer;
import io.serbench.serializer.Serializer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Rows read messages of other schemas, as the documentation of their formats says they do. */
class SchemaProbeTest {
  private static final Catalog CATALOG = Rows.ALL;

  /** One word for each writer's schema, in their order. */
  @ParameterizedTest
  @CsvSource({
    "protobuf-edition2023, DONE DONE DONE DONE DONE DONE DONE DONE DONE",
    "protobuf-quickbuf-string, DONE DONE DONE DONE DONE DONE DONE DONE DONE",
    "thrift-compact, DONE DONE DONE DONE DONE DONE DONE FAILED FAILED",
    "avro-specific-string, DONE DONE DONE DONE DONE DONE DONE DONE FAILED",
    "avro-generic-manual, DONE FAILED DONE FAILED FAILED WRONG WRONG DONE DONE",
    "flatbuffers, DONE DONE DONE DONE DONE WRONG WRONG WRONG DONE",
    "capnproto-packed, DONE DONE DONE DONE DONE DONE DONE WRONG WRONG",
    "sbe, DONE DONE DONE DONE DONE WRONG WRONG FAILED WRONG",
    "colfer, DONE DONE FAILED DONE DONE WRONG WRONG DONE DONE",
    "json/jackson/manual, DONE DONE FAILED FAILED DONE DONE DONE DONE DONE",
    "xml/jaxb, DONE DONE DONE DONE DONE DONE DONE DONE DONE",
    "kryo-manual, INAPPLICABLE INAPPLICABLE INAPPLICABLE INAPPLICABLE INAPPLICABLE INAPPLICABLE"
        + " INAPPLICABLE INAPPLICABLE INAPPLICABLE",
  })
  void rowsReadWhatOtherSchemasWrote(String row, String words) {
    List<Task> tasks = new ArrayList<>();
    Stream.of(WriterSchema.values()).map(Task.ReadRewritten::new).forEach(tasks::add);
    List<TaskAnswer> answers = new ArrayList<>();
    new Examination(find(row), Optional.empty(), step -> {}, answers::add).execute(tasks);
    assertThat(answers.stream().map(it -> it.outcome().name()).collect(Collectors.joining(" ")))
        .as(answers.toString())
        .isEqualTo(words);
  }

  /** Otherwise a row would read its own schema, and nobody would notice. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "protobuf-edition2023",
        "thrift",
        "thrift-json",
        "avro-generic",
        "flatbuffers",
        "capnproto",
        "colfer",
        "json/jackson/manual",
        "xml/jaxb"
      })
  void membersComeAndGo(String name) throws Exception {
    MediaContent content = MediaFamily.TYPE.copy(MediaFamily.family().dataset("media.1").value());
    content.media.title = "The title";
    content.media.copyright = "Acme";
    Row row = find(name);
    Serializer<MediaContent, Object> serializer = RoundTripProbe.open(row, MediaFamily.TYPE);
    byte[] message = serializer.serialize(serializer.create(content));
    for (WriterSchema writer : WriterSchema.values()) {
      String text =
          new String(
              SchemaProbe.rewriting(row).orElseThrow().rewritten(message, writer), ISO_8859_1);
      assertThat(text.contains("out of print"))
          .as(writer.name())
          .isEqualTo(writer.isLonger() && !(name.equals("colfer") && writer.isOlder()));
      assertThat(text.contains("The title")).isEqualTo(!writer.absent().contains("title"));
      assertThat(text.contains("Acme")).isEqualTo(!writer.absent().contains("copyright"));
    }
  }

  private static Row find(String name) {
    return CATALOG.find(name).orElseThrow();
  }
}
