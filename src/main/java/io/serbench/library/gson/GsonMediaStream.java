package io.serbench.library.gson;

import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonWriter;
import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.library.PlainObjects;
import io.serbench.library.TextBuffer;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;

/** Gson's streaming API by hand, on a buffered writer, as the javadoc of JsonWriter advises. */
final class GsonMediaStream extends PlainObjects<MediaContent> {
  private final TextBuffer buffer = new TextBuffer();

  GsonMediaStream() {
    super(MediaFamily.TYPE);
  }

  @Override
  public byte[] serialize(MediaContent content) throws IOException {
    try (JsonWriter writer = new JsonWriter(buffer.cleared())) {
      GsonMediaWriter.write(content, writer);
    }
    return buffer.toUtf8();
  }

  @Override
  public MediaContent deserialize(byte[] bytes) throws IOException {
    String text = new String(bytes, StandardCharsets.UTF_8);
    try (JsonReader reader = new JsonReader(new StringReader(text))) {
      return GsonMediaReader.read(reader);
    }
  }
}
