package io.serbench.library.avro;

import io.serbench.dataset.media.Image;
import io.serbench.dataset.media.Media;
import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaList;
import io.serbench.library.avro.generated.ImageRecord;
import io.serbench.library.avro.generated.MediaContentRecord;
import io.serbench.library.avro.generated.MediaListRecord;
import io.serbench.library.avro.generated.MediaRecord;
import io.serbench.library.avro.generated.PlayerEnum;
import io.serbench.library.avro.generated.SizeEnum;
import io.serbench.library.shared.ListConversion;
import java.util.ArrayList;
import java.util.List;

/**
 * Plain media objects to generated records and back. The setters are used, because the generated
 * constructor takes boxed numbers only. A null string is null in both.
 */
final class SpecificMedia {
  private SpecificMedia() {}

  static MediaContentRecord record(MediaContent content) {
    List<ImageRecord> images = new ArrayList<>(content.images.size());
    for (Image image : content.images) {
      images.add(record(image));
    }
    return new MediaContentRecord(images, record(content.media));
  }

  static MediaContent plain(MediaContentRecord record) {
    List<Image> images = new ArrayList<>(record.getImages().size());
    for (ImageRecord image : record.getImages()) {
      images.add(plain(image));
    }
    return new MediaContent(plain(record.getMedia()), images);
  }

  static MediaListRecord record(MediaList list) {
    return new MediaListRecord(ListConversion.of(list.items, SpecificMedia::record));
  }

  static MediaList plain(MediaListRecord record) {
    MediaList list = new MediaList();
    list.items = ListConversion.of(record.getItems(), SpecificMedia::plain);
    return list;
  }

  private static MediaRecord record(Media media) {
    MediaRecord record = new MediaRecord();
    record.setUri(media.uri);
    record.setTitle(media.title);
    record.setWidth(media.width);
    record.setHeight(media.height);
    record.setFormat(media.format);
    record.setDuration(media.duration);
    record.setSize(media.size);
    if (media.hasBitrate) {
      record.setBitrate(media.bitrate);
    }
    record.setPersons(new ArrayList<>(media.persons));
    record.setPlayer(
        switch (media.player) {
          case JAVA -> PlayerEnum.JAVA;
          case FLASH -> PlayerEnum.FLASH;
        });
    record.setCopyright(media.copyright);
    return record;
  }

  private static Media plain(MediaRecord record) {
    Integer bitrate = record.getBitrate();
    return new Media(
        Strings.plain(record.getUri()),
        Strings.plain(record.getTitle()),
        record.getWidth(),
        record.getHeight(),
        Strings.plain(record.getFormat()),
        record.getDuration(),
        record.getSize(),
        bitrate == null ? 0 : bitrate,
        bitrate != null,
        Strings.plain(record.getPersons()),
        switch (record.getPlayer()) {
          case JAVA -> Media.Player.JAVA;
          case FLASH -> Media.Player.FLASH;
        },
        Strings.plain(record.getCopyright()));
  }

  private static ImageRecord record(Image image) {
    ImageRecord record = new ImageRecord();
    record.setUri(image.uri);
    record.setTitle(image.title);
    record.setWidth(image.width);
    record.setHeight(image.height);
    record.setSize(
        switch (image.size) {
          case SMALL -> SizeEnum.SMALL;
          case LARGE -> SizeEnum.LARGE;
        });
    return record;
  }

  private static Image plain(ImageRecord record) {
    return new Image(
        Strings.plain(record.getUri()),
        Strings.plain(record.getTitle()),
        record.getWidth(),
        record.getHeight(),
        switch (record.getSize()) {
          case SMALL -> Image.Size.SMALL;
          case LARGE -> Image.Size.LARGE;
        });
  }
}
