package io.serbench.library.fastjson2;

import com.alibaba.fastjson2.JSONB;
import com.alibaba.fastjson2.JSONReader;
import com.alibaba.fastjson2.JSONWriter;
import io.serbench.dataset.DataType;
import io.serbench.library.shared.PlainObjects;
import java.lang.reflect.Type;

/**
 * fastjson 2 from plain objects to JSONB, its binary form of JSON, and back. Its guide recommends
 * JSONB between services, and calls it faster still where beans are arrays. No class names are
 * written: the reader is told the class.
 *
 * @see <a href="https://github.com/alibaba/fastjson2/blob/main/docs/performance_en.md">fastjson 2,
 *     Performance Guide</a>
 */
final class Fastjson2Binary<T> extends PlainObjects<T> {
  private final Type root;
  private final JSONWriter.Feature[] writing;
  private final JSONReader.Feature[] reading;

  private Fastjson2Binary(
      DataType<T> type, JSONWriter.Feature[] writing, JSONReader.Feature[] reading) {
    super(type);
    this.root = type.bound();
    this.writing = writing;
    this.reading = reading;
  }

  /** Beans are JSONB objects. */
  static <T> Fastjson2Binary<T> objects(DataType<T> type) {
    return new Fastjson2Binary<>(type, new JSONWriter.Feature[0], new JSONReader.Feature[0]);
  }

  /** Beans are JSONB arrays of their fields' values. */
  static <T> Fastjson2Binary<T> arrays(DataType<T> type) {
    return new Fastjson2Binary<>(
        type,
        new JSONWriter.Feature[] {JSONWriter.Feature.BeanToArray},
        new JSONReader.Feature[] {JSONReader.Feature.SupportArrayToBean});
  }

  /** As arrays, of fields instead of properties: all that the guide calls faster. */
  static <T> Fastjson2Binary<T> fastest(DataType<T> type) {
    return new Fastjson2Binary<>(
        type,
        new JSONWriter.Feature[] {JSONWriter.Feature.BeanToArray, JSONWriter.Feature.FieldBased},
        new JSONReader.Feature[] {
          JSONReader.Feature.SupportArrayToBean, JSONReader.Feature.FieldBased
        });
  }

  @Override
  public byte[] serialize(T value) {
    return JSONB.toBytes(value, writing);
  }

  @Override
  public T deserialize(byte[] bytes) {
    return JSONB.parseObject(bytes, root, reading);
  }
}
