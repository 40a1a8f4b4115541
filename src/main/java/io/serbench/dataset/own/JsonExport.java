package io.serbench.dataset.own;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.ToStringSerializer;
import io.serbench.dataset.mapper.ReferenceMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.OffsetDateTime;

/** Writes values in the form that {@link OwnJson} reads. */
public final class JsonExport {
  private static final ObjectMapper MAPPER =
      ReferenceMapper.create()
          .registerModule(
              new SimpleModule()
                  .addSerializer(byte[].class, new Numbers())
                  .addSerializer(OffsetDateTime.class, ToStringSerializer.instance))
          .enable(SerializationFeature.WRITE_CHAR_ARRAYS_AS_JSON_ARRAYS)
          .enable(JsonGenerator.Feature.WRITE_BIGDECIMAL_AS_PLAIN);

  private JsonExport() {}

  /** Returns indented JSON that ends with a line feed. */
  public static String text(Object value) {
    DefaultPrettyPrinter lines = new DefaultPrettyPrinter();
    // The default indenter's line separator depends on the operating system.
    lines.indentObjectsWith(new DefaultIndenter("  ", "\n"));
    try {
      return MAPPER.writer(lines).writeValueAsString(value) + "\n";
    } catch (JsonProcessingException e) {
      throw new UncheckedIOException("a data set cannot be written", e);
    }
  }

  /** Writes bytes as numbers, which people can edit, and not as Base64. */
  private static final class Numbers extends JsonSerializer<byte[]> {
    @Override
    public void serialize(byte[] value, JsonGenerator out, SerializerProvider provider)
        throws IOException {
      out.writeStartArray(value, value.length);
      for (byte number : value) {
        out.writeNumber(number);
      }
      out.writeEndArray();
    }
  }
}
