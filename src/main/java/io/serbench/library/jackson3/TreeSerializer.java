package io.serbench.library.jackson3;

import io.serbench.dataset.DataType;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.ObjectReader;

/**
 * Jackson 3's tree model. The mapper's data binding converts between objects and trees, without
 * bytes in between.
 *
 * @see <a href="https://github.com/FasterXML/jackson-databind#tree-model">Tree Model</a>
 */
final class TreeSerializer<T> extends MapperSerializer<T, JsonNode> {
  private final ObjectMapper mapper;
  private final ObjectReader binder;

  TreeSerializer(DataType<T> type, ObjectMapper mapper) {
    super(mapper, JsonNode.class);
    this.mapper = mapper;
    this.binder = mapper.readerFor(mapper.constructType(type.bound()));
  }

  @Override
  public JsonNode create(T value) {
    return mapper.valueToTree(value);
  }

  @Override
  public T restore(JsonNode tree) {
    return binder.readValue(tree);
  }
}
