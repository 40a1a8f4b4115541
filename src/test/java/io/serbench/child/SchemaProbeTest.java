package io.serbench.child;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.Catalog;
import io.serbench.catalog.Row;
import io.serbench.dataset.evolution.WriterSchema;
import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.protocol.Answer;
import io.serbench.protocol.Task;
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
  private static final Catalog CATALOG = Catalog.load();

  /** One word for each writer's schema, in their order. */
  @ParameterizedTest
  @CsvSource({
    "protobuf-edition2023, reads reads reads reads reads reads reads reads reads",
    "protobuf-quickbuf-string, reads reads reads reads reads reads reads reads reads",
    "thrift-compact, reads reads reads reads reads reads reads refuses refuses",
    "avro-specific-string, reads reads reads reads reads reads reads reads refuses",
    "avro-generic-manual, reads refuses reads refuses refuses misreads misreads reads reads",
    "flatbuffers, reads reads reads reads reads misreads misreads misreads reads",
    "capnproto-packed, reads reads reads reads reads reads reads misreads misreads",
    "sbe, reads reads reads reads reads misreads misreads refuses misreads",
    "colfer, reads reads refuses reads reads misreads misreads reads reads",
    "json/jackson/manual, reads reads refuses refuses reads reads reads reads reads",
    "xml/jaxb, reads reads reads reads reads reads reads reads reads",
    "kryo-manual, n/a n/a n/a n/a n/a n/a n/a n/a n/a",
  })
  void rowsReadWhatOtherSchemasWrote(String row, String words) {
    List<Task> tasks = new ArrayList<>();
    Stream.of(WriterSchema.values()).map(Task.ReadRewritten::new).forEach(tasks::add);
    List<Answer> answers = new ArrayList<>();
    new Examination(find(row), Optional.empty(), step -> {}, answers::add).execute(tasks);
    assertThat(answers.stream().map(it -> it.verdict().word()).collect(Collectors.joining(" ")))
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
