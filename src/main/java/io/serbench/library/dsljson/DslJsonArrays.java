package io.serbench.library.dsljson;

import com.dslplatform.json.DslJson;
import com.dslplatform.json.runtime.Settings;
import io.serbench.dataset.media.MediaContent;
import io.serbench.library.dsljson.annotated.DslMediaContent;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.StreamSerializer;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/**
 * Media as JSON arrays of the fields' values, in an order that DSL-JSON demands to be written in
 * annotations, whence the annotated beans.
 */
final class DslJsonArrays
    implements Serializer<MediaContent, DslMediaContent>, StreamSerializer<DslMediaContent> {
  private final DslJsonCodec<DslMediaContent> codec =
      new DslJsonCodec<>(
          new DslJson<>(Settings.basicSetup().allowArrayFormat(true)), DslMediaContent.class);

  @Override
  public DslMediaContent create(MediaContent value) {
    return DslMediaBeans.bean(value);
  }

  @Override
  public byte[] serialize(DslMediaContent value) {
    return codec.serialize(value);
  }

  @Override
  public DslMediaContent deserialize(byte[] bytes) throws IOException {
    return codec.deserialize(bytes);
  }

  @Override
  public MediaContent restore(DslMediaContent bean) {
    return DslMediaBeans.plain(bean);
  }

  @Override
  public ItemWriter<DslMediaContent> writer(OutputStream out) {
    return codec.writer(out);
  }

  @Override
  public ItemReader<DslMediaContent> reader(InputStream in) throws IOException {
    return codec.reader(in);
  }
}
