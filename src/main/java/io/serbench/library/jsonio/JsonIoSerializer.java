package io.serbench.library.jsonio;

import com.cedarsoftware.io.JsonIo;
import com.cedarsoftware.io.ReadOptions;
import com.cedarsoftware.io.ReadOptionsBuilder;
import com.cedarsoftware.io.WriteOptions;
import com.cedarsoftware.io.WriteOptionsBuilder;
import io.serbench.dataset.DataType;
import io.serbench.library.PlainObjects;
import java.nio.charset.StandardCharsets;

/**
 * json-io without types and references in the JSON, which its guide says is a third faster where
 * there are no cycles. Options are made once. It parses strings without a detour, and streams only
 * by way of a reader, so it is given strings.
 *
 * @see <a href="https://github.com/jdereg/json-io/blob/master/user-guide.md#typed-usage">json-io,
 *     User Guide, "Typed Usage"</a>
 */
final class JsonIoSerializer<T> extends PlainObjects<T> {
  private final Class<T> root;
  private final WriteOptions writing = new WriteOptionsBuilder().standardJson().build();
  private final ReadOptions reading = new ReadOptionsBuilder().build();

  JsonIoSerializer(DataType<T> type) {
    super(type);
    this.root = type.root();
  }

  @Override
  public byte[] serialize(T value) {
    return JsonIo.toJson(value, writing).getBytes(StandardCharsets.UTF_8);
  }

  @Override
  public T deserialize(byte[] bytes) {
    return JsonIo.toJava(new String(bytes, StandardCharsets.UTF_8), reading).asClass(root);
  }
}
