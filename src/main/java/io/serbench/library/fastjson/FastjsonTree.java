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
import java.nio.charset.StandardCharsets;

/**
 * fastjson 1's own tree: {@link JSONObject}s made of plain objects, written, read, and made into
 * plain objects again by fastjson.
 *
 * @see <a href="https://github.com/alibaba/fastjson/wiki/Quick-Start-CN">fastjson, Quick Start</a>
 */
final class FastjsonTree<T>
    implements Serializer<T, JSONObject>, TextSerializer<JSONObject>, StreamSerializer<JSONObject> {
  private final Class<T> root;
  private final FastjsonSetup setup;

  FastjsonTree(DataType<T> type, FastjsonSetup setup) {
    this.root = type.root();
    this.setup = setup;
  }

  @Override
  public JSONObject create(T value) {
    return (JSONObject) JSON.toJSON(value, setup.writers());
  }

  @Override
  public byte[] serialize(JSONObject tree) {
    return JSON.toJSONBytes(tree, setup.writers(), setup.writing());
  }

  @Override
  public JSONObject deserialize(byte[] bytes) {
    return JSON.parseObject(
        bytes, StandardCharsets.UTF_8, JSONObject.class, setup.readers(), null, setup.reading());
  }

  @Override
  public T restore(JSONObject tree) {
    return TypeUtils.castToJavaBean(tree, root, setup.readers());
  }

  @Override
  public String write(JSONObject value) {
    return setup.write(value);
  }

  @Override
  public JSONObject parse(String text) {
    return setup.parse(text, JSONObject.class);
  }

  @Override
  public ItemWriter<JSONObject> writer(OutputStream out) {
    return setup.writer(out);
  }

  @Override
  public ItemReader<JSONObject> reader(InputStream in) {
    return setup.reader(in, JSONObject.class);
  }
}
