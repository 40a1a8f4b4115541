package io.serbench.library.fastjson;

import com.alibaba.fastjson.JSON;
import com.alibaba.fastjson.JSONObject;
import com.alibaba.fastjson.util.TypeUtils;
import io.serbench.dataset.DataType;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.StreamSerializer;
import io.serbench.serializer.TextSerializer;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;

/**
 * fastjson 1's own tree: a {@link JSONObject}, a {@code JSONArray} or a string, number or boolean,
 * made of a plain object, written, read, and made into a plain object again by fastjson.
 *
 * @see <a href="https://github.com/alibaba/fastjson/wiki/Quick-Start-CN">fastjson, Quick Start</a>
 */
final class FastjsonTree<T>
    implements Serializer<T, Object>, TextSerializer<Object>, StreamSerializer<Object> {
  private final Type root;
  private final FastjsonSetup setup;

  FastjsonTree(DataType<T> type, FastjsonSetup setup) {
    this.root = type.declared();
    this.setup = setup;
  }

  @Override
  public Object create(T value) {
    return JSON.toJSON(value, setup.writers());
  }

  @Override
  public byte[] serialize(Object tree) {
    return JSON.toJSONBytes(tree, setup.writers(), setup.writing());
  }

  @Override
  public Object deserialize(byte[] bytes) {
    return JSON.parseObject(
        bytes, StandardCharsets.UTF_8, Object.class, setup.readers(), null, setup.reading());
  }

  @Override
  public T restore(Object tree) {
    return TypeUtils.cast(tree, root, setup.readers());
  }

  @Override
  public String write(Object value) {
    return setup.write(value);
  }

  @Override
  public Object parse(String text) {
    return setup.parse(text, Object.class);
  }

  @Override
  public ItemWriter<Object> writer(OutputStream out) {
    return setup.writer(out);
  }

  @Override
  public ItemReader<Object> reader(InputStream in) {
    return setup.reader(in, Object.class);
  }
}
