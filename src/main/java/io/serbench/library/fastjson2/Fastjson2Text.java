package io.serbench.library.fastjson2;

import com.alibaba.fastjson2.JSON;
import com.alibaba.fastjson2.JSONReader;
import com.alibaba.fastjson2.JSONWriter;
import io.serbench.dataset.DataType;
import io.serbench.library.shared.PlainObjects;
import io.serbench.serializer.TextSerializer;
import java.lang.reflect.Type;

/**
 * fastjson 2 from plain objects to JSON text and back. Its guide asks for {@code byte[]} instead of
 * {@code String}, and for no features that are not needed; readers, writers and buffers are kept by
 * the library itself.
 *
 * @see <a href="https://github.com/alibaba/fastjson2/blob/main/docs/performance_en.md">fastjson 2,
 *     Performance Guide</a>
 */
final class Fastjson2Text<T> extends PlainObjects<T> implements TextSerializer<T> {
  private final Type root;
  private final JSONWriter.Feature[] writing;
  private final JSONReader.Feature[] reading;

  private Fastjson2Text(
      DataType<T> type, JSONWriter.Feature[] writing, JSONReader.Feature[] reading) {
    super(type);
    this.root = type.bound();
    this.writing = writing;
    this.reading = reading;
  }

  /** Beans are JSON objects. */
  static <T> Fastjson2Text<T> objects(DataType<T> type) {
    return new Fastjson2Text<>(type, new JSONWriter.Feature[0], new JSONReader.Feature[0]);
  }

  /** Beans are JSON objects, and what is null is written. */
  static <T> Fastjson2Text<T> objectsWithNulls(DataType<T> type) {
    return new Fastjson2Text<>(
        type, new JSONWriter.Feature[] {JSONWriter.Feature.WriteNulls}, new JSONReader.Feature[0]);
  }

  /** Beans are JSON arrays of their fields' values. */
  static <T> Fastjson2Text<T> arrays(DataType<T> type) {
    return new Fastjson2Text<>(
        type,
        new JSONWriter.Feature[] {JSONWriter.Feature.BeanToArray},
        new JSONReader.Feature[] {JSONReader.Feature.SupportArrayToBean});
  }

  /**
   * Beans are JSON objects that name their classes, and whichever class bytes name is made: the
   * feature that is off unless asked for.
   *
   * @see <a href="https://github.com/alibaba/fastjson2/wiki/fastjson2_autotype_cn">AutoType</a>
   */
  @SuppressWarnings("deprecation") // Its authors advise against it, and this row is to show why.
  static <T> Fastjson2Text<T> autoTyped(DataType<T> type) {
    return new Fastjson2Text<>(
        type,
        new JSONWriter.Feature[] {
          JSONWriter.Feature.WriteClassName,
          // Else a long is written as 1L, which is no JSON.
          JSONWriter.Feature.NotWriteNumberClassName
        },
        new JSONReader.Feature[] {JSONReader.Feature.SupportAutoType});
  }

  @Override
  public byte[] serialize(T value) {
    return JSON.toJSONBytes(value, writing);
  }

  @Override
  public T deserialize(byte[] bytes) {
    return JSON.parseObject(bytes, root, reading);
  }

  @Override
  public String write(T value) {
    return JSON.toJSONString(value, writing);
  }

  @Override
  public T parse(String text) {
    return JSON.parseObject(text, root, reading);
  }
}
