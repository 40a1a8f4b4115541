package io.serbench.library.fastjson;

import com.alibaba.fastjson.JSON;
import io.serbench.dataset.DataType;
import io.serbench.library.shared.PlainObjects;
import io.serbench.serializer.StreamSerializer;
import io.serbench.serializer.TextSerializer;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;

/**
 * fastjson 1 on plain objects, as JSON objects or as arrays: from object to bytes and back in one
 * call each, with configurations that are kept, because they hold the code that fastjson makes for
 * the classes.
 *
 * @see <a href="https://github.com/alibaba/fastjson/wiki/Quick-Start-CN">fastjson, Quick Start</a>
 * @see <a href="https://github.com/alibaba/fastjson/wiki/BeanToArray_cn">fastjson, BeanToArray</a>
 */
final class FastjsonDatabind<T> extends PlainObjects<T>
    implements TextSerializer<T>, StreamSerializer<T> {
  private final Type root;
  private final FastjsonSetup setup;

  FastjsonDatabind(DataType<T> type, FastjsonSetup setup) {
    super(type);
    this.root = type.bound();
    this.setup = setup;
  }

  @Override
  public byte[] serialize(T value) {
    return JSON.toJSONBytes(value, setup.writers(), setup.writing());
  }

  @Override
  public T deserialize(byte[] bytes) {
    return JSON.parseObject(
        bytes, StandardCharsets.UTF_8, root, setup.readers(), null, setup.reading());
  }

  @Override
  public String write(T value) {
    return setup.write(value);
  }

  @Override
  public T parse(String text) {
    return setup.parse(text, root);
  }

  @Override
  public ItemWriter<T> writer(OutputStream out) {
    return setup.writer(out);
  }

  @Override
  public ItemReader<T> reader(InputStream in) {
    return setup.reader(in, root);
  }
}
