package io.serbench.library.gson;

import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonWriter;
import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.library.shared.TextBuffer;
import io.serbench.library.shared.TextObjects;
import io.serbench.serializer.StreamSerializer;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.StringReader;

/** Gson's streaming API by hand, on a buffered writer, as the javadoc of JsonWriter advises. */
final class GsonMediaStream extends TextObjects<MediaContent>
    implements StreamSerializer<MediaContent> {
  private final TextBuffer buffer = new TextBuffer();

  GsonMediaStream() {
    super(MediaFamily.TYPE);
  }

  @Override
  public String write(MediaContent content) throws IOException {
    try (JsonWriter writer = new JsonWriter(buffer.cleared())) {
      GsonMediaWriter.write(content, writer);
    }
    return buffer.toString();
  }

  @Override
  public MediaContent parse(String text) throws IOException {
    try (JsonReader reader = new JsonReader(new StringReader(text))) {
      return GsonMediaReader.read(reader);
    }
  }

  @Override
  public ItemWriter<MediaContent> writer(OutputStream out) throws IOException {
    return GsonArray.begun(
        new JsonWriter(GsonArray.writer(out)),
        (writer, content) -> GsonMediaWriter.write(content, writer));
  }

  @Override
  public ItemReader<MediaContent> reader(InputStream in) throws IOException {
    return GsonArray.begun(new JsonReader(GsonArray.reader(in)), GsonMediaReader::read);
  }
}
