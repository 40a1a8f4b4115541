package io.serbench.library.jackson;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import io.serbench.dataset.DataType;
import java.io.IOException;

/**
 * Jackson's tree model. The mapper's data binding converts between objects and trees, without bytes
 * in between.
 *
 * @see <a href="https://github.com/FasterXML/jackson-databind#tree-model">Tree Model</a>
 */
final class TreeSerializer<T> extends MapperSerializer<T, JsonNode> {
  private final ObjectMapper mapper;
  private final ObjectReader binder;

  TreeSerializer(DataType<T> type, ObjectMapper mapper) {
    super(mapper.readerFor(JsonNode.class), mapper.writerFor(JsonNode.class));
    this.mapper = mapper;
    this.binder = mapper.readerFor(mapper.constructType(type.bound()));
  }

  @Override
  public JsonNode create(T value) {
    return mapper.valueToTree(value);
  }

  @Override
  public T restore(JsonNode tree) throws IOException {
    return binder.readValue(tree);
  }
}
