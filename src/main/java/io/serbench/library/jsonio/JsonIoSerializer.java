package io.serbench.library.jsonio;

import com.cedarsoftware.io.JsonIo;
import com.cedarsoftware.io.ReadOptions;
import com.cedarsoftware.io.ReadOptionsBuilder;
import com.cedarsoftware.io.TypeHolder;
import com.cedarsoftware.io.WriteOptions;
import com.cedarsoftware.io.WriteOptionsBuilder;
import io.serbench.dataset.DataType;
import io.serbench.library.shared.ByteSink;
import io.serbench.library.shared.PlainObjects;
import io.serbench.serializer.TextSerializer;
import java.io.ByteArrayInputStream;

/**
 * json-io without types and references in the JSON, which according to its guide is a third faster
 * for data without cycles. Options are made once. It writes to a stream and reads from one, as in
 * the guide's examples 3 and 4, so no string is made in between.
 *
 * @see <a href="https://github.com/jdereg/json-io/blob/master/user-guide.md#typed-usage">json-io,
 *     User Guide, "Typed Usage"</a>
 */
final class JsonIoSerializer<T> extends PlainObjects<T> implements TextSerializer<T> {
  /** Far more levels than data have, and far fewer than a stack. */
  static final int MAX_DEPTH = 100;

  private final TypeHolder<T> root;
  private final WriteOptions writing;
  private final ReadOptions reading;
  private final ByteSink output = new ByteSink();

  private JsonIoSerializer(DataType<T> type, ReadOptionsBuilder reading) {
    super(type);
    this.reading = reading.build();
    this.root = TypeHolder.forType(type.declared());
    WriteOptionsBuilder options = new WriteOptionsBuilder().standardJson();
    this.writing =
        (isPolymorphic(type) ? options.showTypeInfoMinimal().showRootTypeInfo() : options).build();
  }

  static <T> JsonIoSerializer<T> byDefault(DataType<T> type) {
    return new JsonIoSerializer<>(type, new ReadOptionsBuilder());
  }

  /** As {@link #byDefault}, and refuses what is nested deeper than {@link #MAX_DEPTH} levels. */
  static <T> JsonIoSerializer<T> hardened(DataType<T> type) {
    return new JsonIoSerializer<>(type, new ReadOptionsBuilder().maxDepth(MAX_DEPTH));
  }

  @Override
  public byte[] serialize(T value) {
    JsonIo.toJson(output.cleared(), value, writing);
    return output.toBytes();
  }

  @Override
  public T deserialize(byte[] bytes) {
    return JsonIo.toJava(new ByteArrayInputStream(bytes), reading).asType(root);
  }

  @Override
  public String write(T value) {
    return JsonIo.toJson(value, writing);
  }

  @Override
  public T parse(String text) {
    return JsonIo.toJava(text, reading).asType(root);
  }
}
