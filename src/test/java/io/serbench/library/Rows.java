package io.serbench.library;

import io.serbench.catalog.Catalog;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.media.Image;
import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.dataset.source.Datasets;
import io.serbench.serializer.Serializer;

/** Opens rows by name, for tests of what sets them apart. */
public final class Rows {
  /** All rows. Reading their index takes a tenth of a second, so tests share it. */
  public static final Catalog ALL = Catalog.load();

  private Rows() {}

  /** The row's serializer for the media family. */
  @SuppressWarnings("unchecked") // A row opens a serializer of the type that it is given.
  public static Serializer<MediaContent, Object> media(String row) throws Exception {
    return (Serializer<MediaContent, Object>) ALL.find(row).orElseThrow().open(MediaFamily.TYPE);
  }

  /** A fresh copy of an embedded value. */
  public static MediaContent value(String name) {
    Dataset<?> dataset = Datasets.all().find(name).orElseThrow();
    return MediaFamily.TYPE.copy((MediaContent) dataset.value());
  }

  /** How many bytes the row makes of an embedded value. */
  public static int size(String row, String name) throws Exception {
    return bytes(row, name).length;
  }

  /** What the row makes of an embedded value. */
  public static byte[] bytes(String row, String name) throws Exception {
    Serializer<MediaContent, Object> serializer = media(row);
    return serializer.serialize(serializer.create(value(name)));
  }

  /** The value after it went through the row's bytes. */
  public static MediaContent roundTrip(String row, MediaContent value) throws Exception {
    Serializer<MediaContent, Object> serializer = media(row);
    byte[] bytes = serializer.serialize(serializer.create(value));
    return serializer.restore(serializer.deserialize(bytes));
  }

  /**
   * Whether an image that is twice in the list comes back as one object. Calls serialize without
   * create, which would copy the image twice; so the row must take plain objects.
   */
  public static boolean keepsSharedObjects(String row) throws Exception {
    Serializer<MediaContent, Object> serializer = media(row);
    MediaContent content = value("media.1");
    Image image = content.images.get(0);
    content.images.set(1, image);
    MediaContent back = serializer.restore(serializer.deserialize(serializer.serialize(content)));
    return back.images.get(0) == back.images.get(1);
  }
}
