package io.serbench.library.fastjson2;

import com.alibaba.fastjson2.JSON;
import com.alibaba.fastjson2.JSONObject;
import io.serbench.dataset.DataType;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.TextSerializer;
import java.lang.reflect.Field;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * fastjson 2's own tree: {@link JSONObject}s made of plain objects, written, read, and made into
 * plain objects again by fastjson.
 *
 * <p>{@code JSON.toJSON} puts arrays and maps into the tree as they are. A tree that shared them
 * with its object would cost less than those of other libraries, so objects that have any are
 * copied first.
 *
 * @see <a href="https://github.com/alibaba/fastjson2/blob/main/docs/performance_en.md">fastjson 2,
 *     Performance Guide</a>
 */
final class Fastjson2Tree<T> implements Serializer<T, JSONObject>, TextSerializer<JSONObject> {
  private final Type root;
  private final UnaryOperator<T> prepared;

  Fastjson2Tree(DataType<T> type) {
    this.root = type.bound();
    boolean shares =
        type.classes().stream()
            .flatMap(each -> Arrays.stream(each.getDeclaredFields()))
            .map(Field::getType)
            .anyMatch(field -> field.isArray() || Map.class.isAssignableFrom(field));
    this.prepared = shares ? type::copy : UnaryOperator.identity();
  }

  @Override
  public JSONObject create(T value) {
    return (JSONObject) JSON.toJSON(prepared.apply(value));
  }

  @Override
  public byte[] serialize(JSONObject tree) {
    return JSON.toJSONBytes(tree);
  }

  @Override
  public JSONObject deserialize(byte[] bytes) {
    return JSON.parseObject(bytes);
  }

  @Override
  public String write(JSONObject tree) {
    return JSON.toJSONString(tree);
  }

  @Override
  public JSONObject parse(String text) {
    return JSON.parseObject(text);
  }

  @Override
  public T restore(JSONObject tree) {
    return tree.to(root);
  }
}
