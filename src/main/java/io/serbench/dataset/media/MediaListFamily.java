package io.serbench.dataset.media;

import io.serbench.dataset.CopyLists;
import io.serbench.dataset.DataType;
import io.serbench.dataset.family.Family;
import io.serbench.dataset.variation.Variation;
import java.util.ArrayList;
import java.util.List;

/** Lists of values of {@link MediaFamily}. */
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

  /** The approximate length of {@code media.1} as JSON. */
  private static final int BYTES_OF_JSON = 490;

  private MediaListFamily() {}

  /** Returns the family, with a list of five equal values. */
  public static Family<MediaList> family() {
    return Family.of(TYPE)
        .with("media-list", () -> list(MediaFamily.family().dataset("media.1").copies(LENGTH)))
        .drawnBy(MediaListFamily::drawn);
  }

  /** Returns as many different values as it takes to reach about {@code bytes} of JSON. */
  private static MediaList drawn(int bytes) {
    Variation<MediaContent> varied =
        Variation.of(MediaFamily.family().dataset("media.1")).orElseThrow();
    List<MediaContent> items = new ArrayList<>();
    for (int i = 0; i * BYTES_OF_JSON < bytes; i++) {
      items.add(varied.value(i));
    }
    return list(items);
  }

  private static MediaList list(List<MediaContent> items) {
    MediaList list = new MediaList();
    // Not Stream.toList: some libraries know only the JDK's public classes of lists.
    list.items = new ArrayList<>(items);
    return list;
  }
}
