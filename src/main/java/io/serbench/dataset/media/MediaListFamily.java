package io.serbench.dataset.media;

import io.serbench.dataset.CopyLists;
import io.serbench.dataset.DataType;
import io.serbench.dataset.Family;
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

  private MediaListFamily() {}

  /** The family with its value. */
  public static Family<MediaList> family() {
    return Family.of(TYPE).with(() -> list(MediaFamily.family().dataset("media.1").copies(LENGTH)));
  }

  private static MediaList list(List<MediaContent> items) {
    MediaList list = new MediaList();
    // Not the list that a stream gives: some serializers know the JDK's usual lists only.
    list.items = new ArrayList<>(items);
    return list;
  }
}
