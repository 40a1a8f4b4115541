package io.serbench.dataset.media;

import io.serbench.dataset.CopyLists;
import io.serbench.dataset.DataType;
import io.serbench.dataset.Family;
import io.serbench.dataset.Variation;
import java.util.ArrayList;
import java.util.List;

/** Five of the classic values in a list. */
public final class MediaListFamily {
  /** The type of {@code media-list}. */
  public static final DataType<MediaList> TYPE =
      new DataType<>(
          "media-list",
          MediaList.class,
          List.of(
              MediaList.class,
              MediaContent.class,
              Media.class,
              Image.class,
              Media.Player.class,
              Image.Size.class),
          list -> list(CopyLists.of(list.items, MediaFamily.TYPE::copy)));

  private static final int LENGTH = 5;

  /** Of one of them, about. */
  private static final int BYTES_OF_JSON = 490;

  private MediaListFamily() {}

  /** The family with its value. */
  public static Family<MediaList> family() {
    return Family.of(TYPE)
        .with(() -> list(MediaFamily.family().dataset("media.1").copies(LENGTH)))
        .drawnBy(MediaListFamily::drawn);
  }

  /** As many different ones as it takes to reach about so many bytes of JSON. */
  private static MediaList drawn(int bytes) {
    Variation<MediaContent> varied =
        MediaFamily.family().dataset("media.1").variation().orElseThrow();
    List<MediaContent> items = new ArrayList<>();
    for (int i = 0; i * BYTES_OF_JSON < bytes; i++) {
      items.add(varied.value(i));
    }
    return list(items);
  }

  private static MediaList list(List<MediaContent> items) {
    MediaList list = new MediaList();
    // Not the list that a stream gives: some serializers know the JDK's usual lists only.
    list.items = new ArrayList<>(items);
    return list;
  }
}
