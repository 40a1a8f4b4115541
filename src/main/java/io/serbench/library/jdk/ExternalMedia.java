package io.serbench.library.jdk;

import io.serbench.dataset.media.Image;
import io.serbench.dataset.media.Media;
import io.serbench.dataset.media.MediaContent;
import io.serbench.library.shared.DeclaredCounts;
import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import java.util.ArrayList;
import java.util.List;

/**
 * The media types as classes that write themselves. They and their constructors are public, as the
 * JDK requires to create objects of them.
 *
 * @see <a
 *     href="https://docs.oracle.com/en/java/javase/17/docs/api/java.base/java/io/Externalizable.html">
 *     Externalizable</a>
 */
@SuppressWarnings({
  "EnumOrdinal", // Ordinals are compact, but fix the order of constants.
  "serial" // Classes that write themselves need no serializable fields.
})
public final class ExternalMedia implements Externalizable {
  private static final long serialVersionUID = 1L;

  private Medium media;
  private List<Picture> images;

  /** For the JDK. */
  public ExternalMedia() {}

  static ExternalMedia of(MediaContent content) {
    ExternalMedia external = new ExternalMedia();
    external.media = new Medium(content.media);
    external.images = new ArrayList<>(content.images.size());
    for (Image image : content.images) {
      external.images.add(new Picture(image));
    }
    return external;
  }

  MediaContent plain() {
    List<Image> plain = new ArrayList<>(images.size());
    for (Picture picture : images) {
      plain.add(picture.plain());
    }
    return new MediaContent(media.plain(), plain);
  }

  @Override
  public void writeExternal(ObjectOutput out) throws IOException {
    out.writeObject(media);
    out.writeInt(images.size());
    for (Picture picture : images) {
      out.writeObject(picture);
    }
  }

  @Override
  public void readExternal(ObjectInput in) throws IOException, ClassNotFoundException {
    media = (Medium) in.readObject();
    int count = in.readInt();
    images = DeclaredCounts.list(count);
    for (int i = 0; i < count; i++) {
      images.add((Picture) in.readObject());
    }
  }

  private static void writeNullable(ObjectOutput out, String text) throws IOException {
    out.writeBoolean(text != null);
    if (text != null) {
      out.writeUTF(text);
    }
  }

  private static String readNullable(ObjectInput in) throws IOException {
    return in.readBoolean() ? in.readUTF() : null;
  }

  /** A medium that writes itself. */
  public static final class Medium implements Externalizable {
    private static final long serialVersionUID = 1L;
    private static final Media.Player[] PLAYERS = Media.Player.values();

    private String uri;
    private String title;
    private int width;
    private int height;
    private String format;
    private long duration;
    private long size;
    private int bitrate;
    private boolean hasBitrate;
    private List<String> persons;
    private Media.Player player;
    private String copyright;

    /** For the JDK. */
    public Medium() {}

    Medium(Media media) {
      uri = media.uri;
      title = media.title;
      width = media.width;
      height = media.height;
      format = media.format;
      duration = media.duration;
      size = media.size;
      bitrate = media.bitrate;
      hasBitrate = media.hasBitrate;
      persons = new ArrayList<>(media.persons);
      player = media.player;
      copyright = media.copyright;
    }

    Media plain() {
      return new Media(
          uri,
          title,
          width,
          height,
          format,
          duration,
          size,
          bitrate,
          hasBitrate,
          new ArrayList<>(persons),
          player,
          copyright);
    }

    @Override
    public void writeExternal(ObjectOutput out) throws IOException {
      out.writeUTF(uri);
      writeNullable(out, title);
      out.writeInt(width);
      out.writeInt(height);
      out.writeUTF(format);
      out.writeLong(duration);
      out.writeLong(size);
      out.writeInt(bitrate);
      out.writeBoolean(hasBitrate);
      out.writeInt(persons.size());
      for (String person : persons) {
        out.writeUTF(person);
      }
      out.writeByte(player.ordinal());
      writeNullable(out, copyright);
    }

    @Override
    public void readExternal(ObjectInput in) throws IOException {
      uri = in.readUTF();
      title = readNullable(in);
      width = in.readInt();
      height = in.readInt();
      format = in.readUTF();
      duration = in.readLong();
      size = in.readLong();
      bitrate = in.readInt();
      hasBitrate = in.readBoolean();
      int count = in.readInt();
      persons = DeclaredCounts.list(count);
      for (int i = 0; i < count; i++) {
        persons.add(in.readUTF());
      }
      player = PLAYERS[in.readByte()];
      copyright = readNullable(in);
    }
  }

  /** An image that writes itself. */
  public static final class Picture implements Externalizable {
    private static final long serialVersionUID = 1L;
    private static final Image.Size[] SIZES = Image.Size.values();

    private String uri;
    private String title;
    private int width;
    private int height;
    private Image.Size size;

    /** For the JDK. */
    public Picture() {}

    Picture(Image image) {
      uri = image.uri;
      title = image.title;
      width = image.width;
      height = image.height;
      size = image.size;
    }

    Image plain() {
      return new Image(uri, title, width, height, size);
    }

    @Override
    public void writeExternal(ObjectOutput out) throws IOException {
      out.writeUTF(uri);
      writeNullable(out, title);
      out.writeInt(width);
      out.writeInt(height);
      out.writeByte(size.ordinal());
    }

    @Override
    public void readExternal(ObjectInput in) throws IOException {
      uri = in.readUTF();
      title = readNullable(in);
      width = in.readInt();
      height = in.readInt();
      size = SIZES[in.readByte()];
    }
  }
}
