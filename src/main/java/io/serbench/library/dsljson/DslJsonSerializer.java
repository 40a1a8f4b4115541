package io.serbench.library.dsljson;

import com.dslplatform.json.DslJson;
import com.dslplatform.json.JsonReader;
import com.dslplatform.json.JsonWriter;
import com.dslplatform.json.runtime.Settings;
import io.serbench.dataset.media.MediaContent;
import io.serbench.library.dsljson.annotated.DslMediaContent;
import io.serbench.serializer.Serializer;
import java.io.IOException;

/**
 * DSL-JSON with the converters that its annotation processor wrote: one writer, whose buffer grows
 * and is kept, and one reader, which is pointed at each message's bytes.
 *
 * @see <a href="https://github.com/ngs-doo/dsl-json#best-practices">DSL-JSON's README, "Best
 *     practices"</a>
 */
final class DslJsonSerializer implements Serializer<MediaContent, DslMediaContent> {
  private final JsonWriter.WriteObject<DslMediaContent> encoder;
  private final JsonReader.ReadObject<DslMediaContent> decoder;
  private final JsonWriter writer;
  private final JsonReader<Object> reader;

  private DslJsonSerializer(DslJson<Object> json) {
    this.encoder = json.tryFindWriter(DslMediaContent.class);
    this.decoder = json.tryFindReader(DslMediaContent.class);
    this.writer = json.newWriter();
    this.reader = json.newReader();
  }

  /** Beans are JSON objects. */
  static DslJsonSerializer objects() {
    return new DslJsonSerializer(new DslJson<>(Settings.basicSetup()));
  }

  /** Beans are JSON arrays of their fields' values, in the order of the annotations. */
  static DslJsonSerializer arrays() {
    return new DslJsonSerializer(new DslJson<>(Settings.basicSetup().allowArrayFormat(true)));
  }

  @Override
  public DslMediaContent create(MediaContent value) {
    return DslMediaBeans.bean(value);
  }

  @Override
  public byte[] serialize(DslMediaContent bean) {
    writer.reset();
    encoder.write(writer, bean);
    return writer.toByteArray();
  }

  @Override
  public DslMediaContent deserialize(byte[] bytes) throws IOException {
    return reader.process(bytes, bytes.length).next(decoder);
  }

  @Override
  public MediaContent restore(DslMediaContent bean) {
    return DslMediaBeans.plain(bean);
  }
}
