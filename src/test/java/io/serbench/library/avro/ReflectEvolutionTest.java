package io.serbench.library.avro;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.util.List;
import org.apache.avro.AvroTypeException;
import org.apache.avro.Schema;
import org.apache.avro.io.BinaryEncoder;
import org.apache.avro.io.DecoderFactory;
import org.apache.avro.io.EncoderFactory;
import org.apache.avro.reflect.ReflectData;
import org.apache.avro.reflect.ReflectDatumReader;
import org.apache.avro.reflect.ReflectDatumWriter;
import org.junit.jupiter.api.Test;

/**
 * What docs/results/evolution.md says of Avro's reflection: that its reader, told the writer's
 * schema, as the specification wants, reads what the row avro-reflect misreads without it.
 */
class ReflectEvolutionTest {
  private static final ReflectData MODEL = new ReflectModel();

  static class Plain {
    String first = "a";
    String last = "b";
    int number = -5;
  }

  static class Added {
    String first = "a";
    String last = "b";
    String more = "c";
    int number = -5;
  }

  static class Reordered {
    String last = "b";
    String first = "a";
    int number = -5;
  }

  static class Widened {
    String first = "a";
    String last = "b";
    long number = -5;
  }

  @Test
  void readsFieldsThatWereAddedOrRemovedOrMoved() throws Exception {
    assertThat(read(new Plain(), Added.class))
        .usingRecursiveComparison()
        .ignoringFields("more")
        .isEqualTo(new Added());
    assertThat(read(new Plain(), Added.class).more).isNull();
    assertThat(read(new Added(), Plain.class)).usingRecursiveComparison().isEqualTo(new Plain());
    assertThat(read(new Reordered(), Plain.class))
        .usingRecursiveComparison()
        .isEqualTo(new Plain());
  }

  @Test
  void readsAnIntAsALongAndRefusesTheOpposite() throws Exception {
    assertThat(read(new Plain(), Widened.class))
        .usingRecursiveComparison()
        .isEqualTo(new Widened());
    assertThatThrownBy(() -> read(new Widened(), Plain.class))
        .isInstanceOf(AvroTypeException.class);
  }

  private static <T> T read(Object written, Class<T> type) throws Exception {
    TrustedClasses.add(List.of(written.getClass(), type));
    Schema writers = schema(written.getClass());
    Schema readers = schema(type);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    BinaryEncoder encoder = EncoderFactory.get().binaryEncoder(bytes, null);
    new ReflectDatumWriter<>(writers, MODEL).write(written, encoder);
    encoder.flush();
    // Named as the reader's, since two versions of a class have one name.
    Schema renamed =
        new Schema.Parser()
            .parse(
                writers
                    .toString()
                    .replace("\"" + writers.getName() + "\"", "\"" + readers.getName() + "\""));
    return new ReflectDatumReader<T>(renamed, readers, MODEL)
        .read(null, DecoderFactory.get().binaryDecoder(bytes.toByteArray(), null));
  }

  private static Schema schema(Class<?> type) {
    return MODEL.getSchema(type);
  }
}
