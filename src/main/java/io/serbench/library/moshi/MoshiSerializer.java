package io.serbench.library.moshi;

import com.squareup.moshi.JsonAdapter;
import com.squareup.moshi.Moshi;
import io.serbench.dataset.DataType;
import io.serbench.library.PlainObjects;
import java.io.IOException;
import okio.Buffer;

/**
 * Moshi on okio's buffers, which it is built on: the root's adapter is kept, and so is one buffer,
 * whose segments okio pools.
 *
 * @see <a href="https://github.com/square/moshi#built-on-okio">Moshi's README, "Built on Okio"</a>
 */
final class MoshiSerializer<T> extends PlainObjects<T> {
  private final JsonAdapter<T> adapter;
  private final Buffer buffer = new Buffer();

  MoshiSerializer(DataType<T> type) {
    super(type);
    Moshi.Builder builder = new Moshi.Builder();
    JdkStrings.addTo(builder);
    this.adapter = builder.build().adapter(type.root());
  }

  @Override
  public byte[] serialize(T value) throws IOException {
    // Nothing is left over from a message that could not be written or read to its end.
    buffer.clear();
    adapter.toJson(buffer, value);
    return buffer.readByteArray();
  }

  @Override
  public T deserialize(byte[] bytes) throws IOException {
    buffer.clear();
    return adapter.fromJson(buffer.write(bytes));
  }
}
