package io.serbench.library.flatbuffers;

import com.google.flatbuffers.ArrayReadWriteBuf;
import com.google.flatbuffers.ByteBufferReadWriteBuf;
import com.google.flatbuffers.FlexBuffers;
import com.google.flatbuffers.FlexBuffers.Map;
import com.google.flatbuffers.FlexBuffers.Reference;
import com.google.flatbuffers.FlexBuffers.Vector;
import com.google.flatbuffers.FlexBuffersBuilder;
import io.serbench.dataset.media.Image;
import io.serbench.dataset.media.Media;
import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.library.shared.DeclaredCounts;
import io.serbench.library.shared.PlainObjects;
import io.serbench.serializer.BufferSerializer;
import java.nio.ByteBuffer;
import java.util.List;

/**
 * FlexBuffers, FlatBuffers without a schema: maps, whose keys are in the message. One builder
 * serves all messages; clearing it keeps its array. What is null is left out.
 *
 * @see <a href="https://flatbuffers.dev/flexbuffers/">FlexBuffers</a>
 * @see <a
 *     href="https://github.com/google/flatbuffers/blob/master/java/src/main/java/com/google/flatbuffers/FlexBuffersBuilder.java">
 *     FlexBuffersBuilder</a>
 */
final class FlexBuffersMedia extends PlainObjects<MediaContent>
    implements BufferSerializer<MediaContent> {
  private static final int INITIAL_CAPACITY = 1024;

  private final FlexBuffersBuilder builder = new FlexBuffersBuilder(INITIAL_CAPACITY);

  FlexBuffersMedia() {
    super(MediaFamily.TYPE);
  }

  @Override
  public byte[] serialize(MediaContent content) {
    ByteBuffer message = message(content);
    byte[] bytes = new byte[message.remaining()];
    message.get(bytes);
    return bytes;
  }

  @Override
  public MediaContent deserialize(byte[] bytes) {
    return content(FlexBuffers.getRoot(new ArrayReadWriteBuf(bytes, bytes.length)));
  }

  @Override
  public void serialize(MediaContent content, ByteBuffer target) {
    target.put(message(content));
  }

  /** The library takes an array from its beginning, and reads a message from its end. */
  @Override
  public MediaContent deserialize(ByteBuffer source) {
    return content(
        source.hasArray()
            ? FlexBuffers.getRoot(
                new ArrayReadWriteBuf(source.array(), source.arrayOffset() + source.limit()))
            : FlexBuffers.getRoot(new ByteBufferReadWriteBuf(source.slice())));
  }

  private ByteBuffer message(MediaContent content) {
    builder.clear();
    int map = builder.startMap();
    put("media", content.media);
    int images = builder.startVector();
    for (Image image : content.images) {
      put(image);
    }
    endVector("images", images);
    builder.endMap(null, map);
    return builder.finish();
  }

  private void put(String key, Media media) {
    int map = builder.startMap();
    put("uri", media.uri);
    put("title", media.title);
    builder.putInt("width", media.width);
    builder.putInt("height", media.height);
    put("format", media.format);
    builder.putInt("duration", media.duration);
    builder.putInt("size", media.size);
    if (media.hasBitrate) {
      builder.putInt("bitrate", media.bitrate);
    }
    int persons = builder.startVector();
    for (String person : media.persons) {
      builder.putString(person);
    }
    endVector("persons", persons);
    put("player", media.player.name());
    put("copyright", media.copyright);
    builder.endMap(key, map);
  }

  private void put(Image image) {
    int map = builder.startMap();
    put("uri", image.uri);
    put("title", image.title);
    builder.putInt("width", image.width);
    builder.putInt("height", image.height);
    put("size", image.size.name());
    builder.endMap(null, map);
  }

  private void put(String key, String value) {
    if (value != null) {
      builder.putString(key, value);
    }
  }

  private void endVector(String key, int start) {
    builder.endVector(key, start, false, false);
  }

  private static MediaContent content(Reference root) {
    Map map = root.asMap();
    return new MediaContent(media(map.get("media").asMap()), images(map.get("images").asVector()));
  }

  private static Media media(Map map) {
    Media media = new Media();
    media.uri = map.get("uri").asString();
    media.title = text(map.get("title"));
    media.width = map.get("width").asInt();
    media.height = map.get("height").asInt();
    media.format = map.get("format").asString();
    media.duration = map.get("duration").asLong();
    media.size = map.get("size").asLong();
    Reference bitrate = map.get("bitrate");
    media.hasBitrate = !bitrate.isNull();
    media.bitrate = bitrate.asInt();
    media.persons = persons(map.get("persons").asVector());
    media.player = Media.Player.valueOf(map.get("player").asString());
    media.copyright = text(map.get("copyright"));
    return media;
  }

  private static List<String> persons(Vector vector) {
    List<String> persons = DeclaredCounts.list(vector.size());
    for (int i = 0; i < vector.size(); i++) {
      persons.add(vector.get(i).asString());
    }
    return persons;
  }

  private static List<Image> images(Vector vector) {
    List<Image> images = DeclaredCounts.list(vector.size());
    for (int i = 0; i < vector.size(); i++) {
      images.add(image(vector.get(i).asMap()));
    }
    return images;
  }

  private static Image image(Map map) {
    Image image = new Image();
    image.uri = map.get("uri").asString();
    image.title = text(map.get("title"));
    image.width = map.get("width").asInt();
    image.height = map.get("height").asInt();
    image.size = Image.Size.valueOf(map.get("size").asString());
    return image;
  }

  private static String text(Reference value) {
    return value.isNull() ? null : value.asString();
  }
}
