package io.serbench.library.fastjson2;

import com.alibaba.fastjson2.JSONB;
import com.alibaba.fastjson2.JSONReader;
import com.alibaba.fastjson2.JSONWriter;
import io.serbench.dataset.DataType;
import io.serbench.library.shared.PlainObjects;
import java.lang.reflect.Type;
import java.util.EnumSet;

/**
 * fastjson 2 from plain objects to JSONB, its binary form of JSON, and back. Its guide recommends
 * JSONB between services, and calls it faster still where beans are arrays. The reader is told the
 * class of the root.
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

  /**
   * Beans name their classes, as do values whose class is not that of their field; what is shared
   * is written once. The features are those that the authors compare with Fory, except {@code
   * IgnoreNoneSerializable}, which leaves out values of classes that are not {@code Serializable}.
   *
   * @see <a
   *     href="https://github.com/alibaba/fastjson2/blob/main/benchmark/src/main/java/com/alibaba/fastjson2/benchmark/eishay/EishayForyCompatibleWrite.java">
   *     EishayForyCompatibleWrite</a>
   */
  static <T> Fastjson2Binary<T> graphs(DataType<T> type) {
    return new Fastjson2Binary<>(
        type,
        writingGraphs().toArray(JSONWriter.Feature[]::new),
        readingGraphs().toArray(JSONReader.Feature[]::new));
  }

  /** As {@link #graphs}, with beans as JSONB arrays of their fields' values. */
  static <T> Fastjson2Binary<T> graphsOfArrays(DataType<T> type) {
    EnumSet<JSONWriter.Feature> writing = writingGraphs();
    writing.add(JSONWriter.Feature.BeanToArray);
    EnumSet<JSONReader.Feature> reading = readingGraphs();
    reading.add(JSONReader.Feature.SupportArrayToBean);
    return new Fastjson2Binary<>(
        type,
        writing.toArray(JSONWriter.Feature[]::new),
        reading.toArray(JSONReader.Feature[]::new));
  }

  private static EnumSet<JSONWriter.Feature> writingGraphs() {
    return EnumSet.of(
        JSONWriter.Feature.WriteClassName,
        JSONWriter.Feature.FieldBased,
        JSONWriter.Feature.ReferenceDetection,
        JSONWriter.Feature.WriteNulls,
        JSONWriter.Feature.NotWriteDefaultValue,
        JSONWriter.Feature.NotWriteHashMapArrayListClassName);
  }

  @SuppressWarnings("deprecation") // Its authors advise against it for data that is not trusted.
  private static EnumSet<JSONReader.Feature> readingGraphs() {
    return EnumSet.of(
        JSONReader.Feature.SupportAutoType,
        JSONReader.Feature.UseDefaultConstructorAsPossible,
        JSONReader.Feature.UseNativeObject,
        JSONReader.Feature.FieldBased);
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
