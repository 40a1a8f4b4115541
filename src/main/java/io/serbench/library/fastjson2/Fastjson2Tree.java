package io.serbench.library.fastjson2;

import com.alibaba.fastjson2.JSON;
import com.alibaba.fastjson2.JSONArray;
import com.alibaba.fastjson2.JSONObject;
import com.alibaba.fastjson2.util.TypeUtils;
import io.serbench.dataset.DataType;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.TextSerializer;
import java.lang.reflect.Field;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * fastjson 2's own tree: a {@link JSONObject}, a {@link JSONArray} or a string, number or boolean,
 * made of a plain object, written, read, and made into a plain object again by fastjson.
 *
 * <p>{@code JSON.toJSON} puts arrays and maps into the tree as they are. A tree that shared them
 * with its object would cost less than those of other libraries, so objects that have any are
 * copied first.
 *
 * @see <a href="https://github.com/alibaba/fastjson2/blob/main/docs/performance_en.md">fastjson 2,
 *     Performance Guide</a>
 */
final class Fastjson2Tree<T> implements Serializer<T, Object>, TextSerializer<Object> {
  private final Type root;
  private final UnaryOperator<T> prepared;

  Fastjson2Tree(DataType<T> type) {
    this.root = type.bound();
    boolean shares =
        type.classes().stream()
            .flatMap(carried -> Arrays.stream(carried.getDeclaredFields()))
            .map(Field::getType)
            .anyMatch(field -> field.isArray() || Map.class.isAssignableFrom(field));
    this.prepared = shares ? type::copy : UnaryOperator.identity();
  }

  @Override
  public Object create(T value) {
    return JSON.toJSON(prepared.apply(value));
  }

  @Override
  public byte[] serialize(Object tree) {
    return JSON.toJSONBytes(tree);
  }

  @Override
  public Object deserialize(byte[] bytes) {
    return JSON.parse(bytes);
  }

  @Override
  public String write(Object tree) {
    return JSON.toJSONString(tree);
  }

  @Override
  public Object parse(String text) {
    return JSON.parse(text);
  }

  @Override
  public T restore(Object tree) {
    if (tree instanceof JSONObject object) {
      return object.to(root);
    }
    return tree instanceof JSONArray array ? array.to(root) : TypeUtils.cast(tree, root);
  }
}
