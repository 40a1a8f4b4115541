package io.serbench.library.jackson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.dataformat.avro.AvroMapper;
import com.fasterxml.jackson.dataformat.avro.AvroSchema;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/**
 * What docs/results/evolution.md says of Jackson's Avro: that its reader, told the writer's schema
 * by {@code withReaderSchema}, reads or refuses what the row avro/jackson/databind misreads without
 * it.
 */
class AvroEvolutionTest {
  private static final AvroMapper MAPPER = new AvroMapper();

  static class Plain {
    public String first = "a";
    public String last = "b";
    public int number = -5;
  }

  static class Added {
    public String first = "a";
    public String last = "b";
    public String more = "c";
    public int number = -5;
  }

  static class Widened {
    public String first = "a";
    public String last = "b";
    public long number = -5;
  }

  @Test
  void readsDataThatHasAFieldMore() throws Exception {
    assertThat(read(new Added(), Plain.class)).usingRecursiveComparison().isEqualTo(new Plain());
  }

  /** The schema that Jackson derives has no default for a field, unless an annotation gives one. */
  @Test
  void refusesDataThatLacksAField() {
    assertThatThrownBy(() -> read(new Plain(), Added.class))
        .isInstanceOf(JsonMappingException.class);
  }

  @Test
  void readsAnIntAsALongAndRefusesTheOpposite() throws Exception {
    assertThat(read(new Plain(), Widened.class))
        .usingRecursiveComparison()
        .isEqualTo(new Widened());
    assertThatThrownBy(() -> read(new Widened(), Plain.class))
        .isInstanceOf(JsonProcessingException.class);
  }

  private static <T> T read(Object written, Class<T> type) throws IOException {
    AvroSchema writers = schema(written.getClass());
    byte[] bytes = MAPPER.writer(writers).writeValueAsBytes(written);
    // Named as the reader's, since two versions of a class have one name.
    String renamed =
        writers
            .getAvroSchema()
            .toString()
            .replace(
                "\"" + written.getClass().getSimpleName() + "\"",
                "\"" + type.getSimpleName() + "\"");
    AvroSchema both = MAPPER.schemaFrom(renamed).withReaderSchema(schema(type));
    return MAPPER.readerFor(type).with(both).readValue(bytes);
  }

  private static AvroSchema schema(Class<?> type) throws JsonMappingException {
    return MAPPER.schemaFor(type);
  }
}
