package io.serbench.library.jackson;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;
import io.serbench.dataset.DataType;
import io.serbench.serializer.Serializer;
import java.io.IOException;

/**
 * Jackson's tree model. The mapper's data binding makes the tree of any object and the object of
 * any tree, without bytes in between.
 *
 * @see <a href="https://github.com/FasterXML/jackson-databind#tree-model">Tree Model</a>
 */
final class TreeSerializer<T> implements Serializer<T, JsonNode> {
  private final ObjectMapper mapper;
  private final ObjectWriter writer;
  private final ObjectReader reader;

  TreeSerializer(DataType<T> type, ObjectMapper mapper) {
    this.mapper = mapper;
    this.writer = mapper.writerFor(JsonNode.class);
    this.reader = mapper.readerFor(type.root());
  }

  @Override
  public JsonNode create(T value) {
    return mapper.valueToTree(value);
  }

  @Override
  public byte[] serialize(JsonNode tree) throws IOException {
    return writer.writeValueAsBytes(tree);
  }

  @Override
  public JsonNode deserialize(byte[] bytes) throws IOException {
    return reader.readTree(bytes);
  }

  @Override
  public T restore(JsonNode tree) throws IOException {
    return reader.readValue(tree);
  }
}
