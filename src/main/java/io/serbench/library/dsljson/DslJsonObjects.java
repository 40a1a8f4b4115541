package io.serbench.library.dsljson;

import com.dslplatform.json.DslJson;
import com.dslplatform.json.JsonReader.DoublePrecision;
import com.dslplatform.json.runtime.Settings;
import io.serbench.dataset.DataType;
import io.serbench.library.shared.PlainObjects;
import io.serbench.serializer.StreamSerializer;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/**
 * Plain objects as JSON objects, by converters that were generated for the plain classes; those of
 * other classes it makes by reflection when it first meets them.
 */
final class DslJsonObjects<T> extends PlainObjects<T> implements StreamSerializer<T> {
  private final DslJsonCodec<T> codec;

  DslJsonObjects(DataType<T> type) {
    super(type);
    DslJson<Object> json =
        new DslJson<>(Settings.basicSetup().doublePrecision(DoublePrecision.EXACT));
    TextConverter.addTo(json);
    this.codec = new DslJsonCodec<>(json, type.root(), type.bound());
  }

  @Override
  public byte[] serialize(T value) {
    return codec.serialize(value);
  }

  @Override
  public T deserialize(byte[] bytes) throws IOException {
    return codec.deserialize(bytes);
  }

  @Override
  public ItemWriter<T> writer(OutputStream out) {
    return codec.writer(out);
  }

  @Override
  public ItemReader<T> reader(InputStream in) throws IOException {
    return codec.reader(in);
  }
}
