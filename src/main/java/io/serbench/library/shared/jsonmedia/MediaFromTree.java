package io.serbench.library.shared.jsonmedia;

import io.serbench.dataset.media.Image;
import io.serbench.dataset.media.Media;
import io.serbench.dataset.media.MediaContent;
import java.util.ArrayList;
import java.util.List;

/**
 * Hand-written code that reads media from trees of any library, as {@link MediaToTree} makes them.
 */
public final class MediaFromTree {
  private MediaFromTree() {}

  public static <O, A> MediaContent content(O object, TreeReader<O, A> tree) {
    Media media = media(tree.object(object, MediaNames.MEDIA), tree);
    A array = tree.array(object, MediaNames.IMAGES);
    int length = tree.length(array);
    List<Image> images = new ArrayList<>(length);
    for (int i = 0; i < length; i++) {
      images.add(image(tree.object(array, i), tree));
    }
    return new MediaContent(media, images);
  }

  private static <O, A> Media media(O object, TreeReader<O, A> tree) {
    Media media = new Media();
    media.uri = tree.text(object, MediaNames.URI);
    media.title = tree.text(object, MediaNames.TITLE);
    media.width = tree.integer(object, MediaNames.WIDTH);
    media.height = tree.integer(object, MediaNames.HEIGHT);
    media.format = tree.text(object, MediaNames.FORMAT);
    media.duration = tree.longInteger(object, MediaNames.DURATION);
    media.size = tree.longInteger(object, MediaNames.SIZE);
    media.hasBitrate = tree.has(object, MediaNames.BITRATE);
    if (media.hasBitrate) {
      media.bitrate = tree.integer(object, MediaNames.BITRATE);
    }
    A array = tree.array(object, MediaNames.PERSONS);
    int length = tree.length(array);
    media.persons = new ArrayList<>(length);
    for (int i = 0; i < length; i++) {
      media.persons.add(tree.text(array, i));
    }
    media.player = Media.Player.valueOf(tree.text(object, MediaNames.PLAYER));
    media.copyright = tree.text(object, MediaNames.COPYRIGHT);
    return media;
  }

  private static <O, A> Image image(O object, TreeReader<O, A> tree) {
    return new Image(
        tree.text(object, MediaNames.URI),
        tree.text(object, MediaNames.TITLE),
        tree.integer(object, MediaNames.WIDTH),
        tree.integer(object, MediaNames.HEIGHT),
        Image.Size.valueOf(tree.text(object, MediaNames.SIZE)));
  }
}
