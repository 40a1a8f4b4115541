package io.serbench.library.kryo;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.Serializer;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import io.serbench.dataset.media.Image;
import io.serbench.dataset.media.Media;
import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.library.shared.DeclaredCounts;
import java.util.List;

/**
 * Hand-written serializers for Kryo, one per class. Those that know the serializer of a nested
 * object pass it to Kryo's methods, as Kryo's README asks.
 *
 * @see <a href="https://github.com/EsotericSoftware/kryo#implementing-a-serializer">Kryo's README,
 *     "Implementing a serializer" and "Nested serializers"</a>
 */
@SuppressWarnings("EnumOrdinal") // Ordinals are compact, but fix the order of constants.
final class KryoMediaManual {
  private KryoMediaManual() {}

  static Kryo kryo() {
    Kryo kryo = KryoSetup.registered(MediaFamily.TYPE, false);
    ImageSerializer image = new ImageSerializer();
    MediaSerializer media = new MediaSerializer();
    kryo.register(Image.class, image);
    kryo.register(Media.class, media);
    kryo.register(MediaContent.class, new MediaContentSerializer(media, image));
    return kryo;
  }

  private static final class MediaContentSerializer extends Serializer<MediaContent> {
    private final MediaSerializer mediaSerializer;
    private final ImageSerializer imageSerializer;

    MediaContentSerializer(MediaSerializer mediaSerializer, ImageSerializer imageSerializer) {
      this.mediaSerializer = mediaSerializer;
      this.imageSerializer = imageSerializer;
    }

    @Override
    public void write(Kryo kryo, Output output, MediaContent content) {
      kryo.writeObject(output, content.media, mediaSerializer);
      List<Image> images = content.images;
      output.writeVarInt(images.size(), true);
      for (int i = 0; i < images.size(); i++) {
        kryo.writeObject(output, images.get(i), imageSerializer);
      }
    }

    @Override
    public MediaContent read(Kryo kryo, Input input, Class<? extends MediaContent> type) {
      Media media = kryo.readObject(input, Media.class, mediaSerializer);
      int count = input.readVarInt(true);
      List<Image> images = DeclaredCounts.list(count);
      for (int i = 0; i < count; i++) {
        images.add(kryo.readObject(input, Image.class, imageSerializer));
      }
      return new MediaContent(media, images);
    }
  }

  private static final class MediaSerializer extends Serializer<Media> {
    private static final Media.Player[] PLAYERS = Media.Player.values();

    @Override
    public void write(Kryo kryo, Output output, Media media) {
      output.writeString(media.uri);
      output.writeString(media.title);
      output.writeVarInt(media.width, true);
      output.writeVarInt(media.height, true);
      output.writeString(media.format);
      output.writeVarLong(media.duration, true);
      output.writeVarLong(media.size, true);
      output.writeVarInt(media.bitrate, true);
      output.writeBoolean(media.hasBitrate);
      List<String> persons = media.persons;
      output.writeVarInt(persons.size(), true);
      for (int i = 0; i < persons.size(); i++) {
        output.writeString(persons.get(i));
      }
      output.writeByte(media.player.ordinal());
      output.writeString(media.copyright);
    }

    @Override
    public Media read(Kryo kryo, Input input, Class<? extends Media> type) {
      Media media = new Media();
      media.uri = input.readString();
      media.title = input.readString();
      media.width = input.readVarInt(true);
      media.height = input.readVarInt(true);
      media.format = input.readString();
      media.duration = input.readVarLong(true);
      media.size = input.readVarLong(true);
      media.bitrate = input.readVarInt(true);
      media.hasBitrate = input.readBoolean();
      int count = input.readVarInt(true);
      List<String> persons = DeclaredCounts.list(count);
      for (int i = 0; i < count; i++) {
        persons.add(input.readString());
      }
      media.persons = persons;
      media.player = PLAYERS[input.readByte()];
      media.copyright = input.readString();
      return media;
    }
  }

  private static final class ImageSerializer extends Serializer<Image> {
    private static final Image.Size[] SIZES = Image.Size.values();

    @Override
    public void write(Kryo kryo, Output output, Image image) {
      output.writeString(image.uri);
      output.writeString(image.title);
      output.writeVarInt(image.width, true);
      output.writeVarInt(image.height, true);
      output.writeByte(image.size.ordinal());
    }

    @Override
    public Image read(Kryo kryo, Input input, Class<? extends Image> type) {
      Image image = new Image();
      image.uri = input.readString();
      image.title = input.readString();
      image.width = input.readVarInt(true);
      image.height = input.readVarInt(true);
      image.size = SIZES[input.readByte()];
      return image;
    }
  }
}
