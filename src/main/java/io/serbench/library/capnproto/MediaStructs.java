package io.serbench.library.capnproto;

import io.serbench.dataset.media.Image;
import io.serbench.dataset.media.Media;
import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaList;
import io.serbench.library.capnproto.generated.MediaCapnp;
import java.util.ArrayList;
import java.util.List;
import org.capnproto.StructList;
import org.capnproto.Text;
import org.capnproto.TextList;

/** Plain media objects to Cap'n Proto structs and back. A null string is a null pointer. */
final class MediaStructs {
  private MediaStructs() {}

  static void fill(MediaCapnp.MediaContent.Builder struct, MediaContent content) {
    StructList.Builder<MediaCapnp.Image.Builder> images = struct.initImages(content.images.size());
    for (int i = 0; i < images.size(); i++) {
      fill(images.get(i), content.images.get(i));
    }
    fill(struct.initMedia(), content.media);
  }

  static MediaContent plain(MediaCapnp.MediaContent.Reader struct) {
    StructList.Reader<MediaCapnp.Image.Reader> structs = struct.getImages();
    List<Image> images = new ArrayList<>(structs.size());
    for (int i = 0; i < structs.size(); i++) {
      images.add(plain(structs.get(i)));
    }
    return new MediaContent(plain(struct.getMedia()), images);
  }

  static void fill(MediaCapnp.MediaList.Builder struct, MediaList list) {
    StructList.Builder<MediaCapnp.MediaContent.Builder> items = struct.initItems(list.items.size());
    for (int i = 0; i < items.size(); i++) {
      fill(items.get(i), list.items.get(i));
    }
  }

  static MediaList plain(MediaCapnp.MediaList.Reader struct) {
    StructList.Reader<MediaCapnp.MediaContent.Reader> items = struct.getItems();
    MediaList list = new MediaList();
    list.items = new ArrayList<>(items.size());
    for (int i = 0; i < items.size(); i++) {
      list.items.add(plain(items.get(i)));
    }
    return list;
  }

  private static void fill(MediaCapnp.Media.Builder struct, Media media) {
    struct.setUri(new Text.Reader(media.uri));
    if (media.title != null) {
      struct.setTitle(new Text.Reader(media.title));
    }
    struct.setWidth(media.width);
    struct.setHeight(media.height);
    struct.setFormat(new Text.Reader(media.format));
    struct.setDuration(media.duration);
    struct.setSize(media.size);
    if (media.hasBitrate) {
      struct.setBitrate(media.bitrate);
      struct.setHasBitrate(true);
    }
    TextList.Builder persons = struct.initPersons(media.persons.size());
    for (int i = 0; i < persons.size(); i++) {
      persons.set(i, new Text.Reader(media.persons.get(i)));
    }
    struct.setPlayer(struct(media.player));
    if (media.copyright != null) {
      struct.setCopyright(new Text.Reader(media.copyright));
    }
  }

  private static Media plain(MediaCapnp.Media.Reader struct) {
    TextList.Reader names = struct.getPersons();
    List<String> persons = new ArrayList<>(names.size());
    for (int i = 0; i < names.size(); i++) {
      persons.add(names.get(i).toString());
    }
    return new Media(
        struct.getUri().toString(),
        struct.hasTitle() ? struct.getTitle().toString() : null,
        struct.getWidth(),
        struct.getHeight(),
        struct.getFormat().toString(),
        struct.getDuration(),
        struct.getSize(),
        struct.getBitrate(),
        struct.getHasBitrate(),
        persons,
        plain(struct.getPlayer()),
        struct.hasCopyright() ? struct.getCopyright().toString() : null);
  }

  private static void fill(MediaCapnp.Image.Builder struct, Image image) {
    struct.setUri(new Text.Reader(image.uri));
    if (image.title != null) {
      struct.setTitle(new Text.Reader(image.title));
    }
    struct.setWidth(image.width);
    struct.setHeight(image.height);
    struct.setSize(struct(image.size));
  }

  private static Image plain(MediaCapnp.Image.Reader struct) {
    return new Image(
        struct.getUri().toString(),
        struct.hasTitle() ? struct.getTitle().toString() : null,
        struct.getWidth(),
        struct.getHeight(),
        plain(struct.getSize()));
  }

  private static MediaCapnp.Player struct(Media.Player player) {
    return switch (player) {
      case JAVA -> MediaCapnp.Player.JAVA;
      case FLASH -> MediaCapnp.Player.FLASH;
    };
  }

  private static Media.Player plain(MediaCapnp.Player player) {
    return switch (player) {
      case JAVA -> Media.Player.JAVA;
      case FLASH -> Media.Player.FLASH;
      case _NOT_IN_SCHEMA -> throw new IllegalArgumentException("no player of the schema");
    };
  }

  private static MediaCapnp.Size struct(Image.Size size) {
    return switch (size) {
      case SMALL -> MediaCapnp.Size.SMALL;
      case LARGE -> MediaCapnp.Size.LARGE;
    };
  }

  private static Image.Size plain(MediaCapnp.Size size) {
    return switch (size) {
      case SMALL -> Image.Size.SMALL;
      case LARGE -> Image.Size.LARGE;
      case _NOT_IN_SCHEMA -> throw new IllegalArgumentException("no size of the schema");
    };
  }
}
