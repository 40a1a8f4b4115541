package io.serbench.library.avro;

import io.serbench.dataset.media.Image;
import io.serbench.dataset.media.Media;
import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaList;
import io.serbench.library.avro.generated.MediaListRecord;
import io.serbench.library.shared.ListConversion;
import java.util.ArrayList;
import java.util.List;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericRecord;

/**
 * Plain media objects to generic records and back. Fields are put and got by their position, the
 * order in the schema, which saves a look-up of the name. A null string is null in both.
 */
@SuppressWarnings("EnumOrdinal") // The schema lists the symbols in the order of the enums.
final class GenericMedia {
  private static final Media.Player[] PLAYERS = Media.Player.values();
  private static final Image.Size[] SIZES = Image.Size.values();

  private GenericMedia() {}

  static GenericData.Record record(MediaContent content) {
    List<GenericData.Record> images = new ArrayList<>(content.images.size());
    for (Image image : content.images) {
      images.add(record(image));
    }
    GenericData.Record record = new GenericData.Record(MediaSchemas.CONTENT);
    record.put(0, images);
    record.put(1, record(content.media));
    return record;
  }

  static MediaContent plain(GenericRecord record) {
    List<?> records = (List<?>) record.get(0);
    List<Image> images = new ArrayList<>(records.size());
    for (Object image : records) {
      images.add(plainImage((GenericRecord) image));
    }
    return new MediaContent(plainMedia((GenericRecord) record.get(1)), images);
  }

  static GenericData.Record record(MediaList list) {
    GenericData.Record record = new GenericData.Record(MediaListRecord.getClassSchema());
    record.put(0, ListConversion.of(list.items, GenericMedia::record));
    return record;
  }

  static MediaList plainList(GenericRecord record) {
    MediaList list = new MediaList();
    list.items = ListConversion.of((List<?>) record.get(0), e -> plain((GenericRecord) e));
    return list;
  }

  private static GenericData.Record record(Media media) {
    GenericData.Record record = new GenericData.Record(MediaSchemas.MEDIA);
    record.put(0, media.uri);
    record.put(1, media.title);
    record.put(2, media.width);
    record.put(3, media.height);
    record.put(4, media.format);
    record.put(5, media.duration);
    record.put(6, media.size);
    if (media.hasBitrate) {
      record.put(7, media.bitrate);
    }
    record.put(8, new ArrayList<>(media.persons));
    record.put(9, MediaSchemas.PLAYERS.get(media.player.ordinal()));
    record.put(10, media.copyright);
    return record;
  }

  private static Media plainMedia(GenericRecord record) {
    Integer bitrate = (Integer) record.get(7);
    return new Media(
        Strings.plain(record.get(0)),
        Strings.plain(record.get(1)),
        (int) record.get(2),
        (int) record.get(3),
        Strings.plain(record.get(4)),
        (long) record.get(5),
        (long) record.get(6),
        bitrate == null ? 0 : bitrate,
        bitrate != null,
        Strings.plain((List<?>) record.get(8)),
        PLAYERS[MediaSchemas.PLAYERS.indexOf(record.get(9))],
        Strings.plain(record.get(10)));
  }

  private static GenericData.Record record(Image image) {
    GenericData.Record record = new GenericData.Record(MediaSchemas.IMAGE);
    record.put(0, image.uri);
    record.put(1, image.title);
    record.put(2, image.width);
    record.put(3, image.height);
    record.put(4, MediaSchemas.SIZES.get(image.size.ordinal()));
    return record;
  }

  private static Image plainImage(GenericRecord record) {
    return new Image(
        Strings.plain(record.get(0)),
        Strings.plain(record.get(1)),
        (int) record.get(2),
        (int) record.get(3),
        SIZES[MediaSchemas.SIZES.indexOf(record.get(4))]);
  }
}
