package io.serbench.library.shared.jsonmedia;

import io.serbench.dataset.media.Image;
import io.serbench.dataset.media.Media;
import io.serbench.dataset.media.MediaContent;

/**
 * Hand-written code that makes trees of media with any library. Null strings are written as null,
 * as in the published rows of the same names; absent numbers are left out.
 */
public final class MediaToTree {
  private MediaToTree() {}

  public static <O, A> O tree(MediaContent content, TreeBuilder<O, A> tree) {
    O object = tree.newObject();
    tree.putObject(object, MediaNames.MEDIA, media(content.media, tree));
    A images = tree.newArray();
    for (Image image : content.images) {
      tree.addObject(images, image(image, tree));
    }
    tree.putArray(object, MediaNames.IMAGES, images);
    return object;
  }

  private static <O, A> O media(Media media, TreeBuilder<O, A> tree) {
    O object = tree.newObject();
    putText(object, MediaNames.URI, media.uri, tree);
    putText(object, MediaNames.TITLE, media.title, tree);
    tree.put(object, MediaNames.WIDTH, media.width);
    tree.put(object, MediaNames.HEIGHT, media.height);
    putText(object, MediaNames.FORMAT, media.format, tree);
    tree.put(object, MediaNames.DURATION, media.duration);
    tree.put(object, MediaNames.SIZE, media.size);
    if (media.hasBitrate) {
      tree.put(object, MediaNames.BITRATE, media.bitrate);
    }
    A persons = tree.newArray();
    for (String person : media.persons) {
      tree.add(persons, person);
    }
    tree.putArray(object, MediaNames.PERSONS, persons);
    tree.put(object, MediaNames.PLAYER, media.player.name());
    putText(object, MediaNames.COPYRIGHT, media.copyright, tree);
    return object;
  }

  private static <O, A> O image(Image image, TreeBuilder<O, A> tree) {
    O object = tree.newObject();
    putText(object, MediaNames.URI, image.uri, tree);
    putText(object, MediaNames.TITLE, image.title, tree);
    tree.put(object, MediaNames.WIDTH, image.width);
    tree.put(object, MediaNames.HEIGHT, image.height);
    tree.put(object, MediaNames.SIZE, image.size.name());
    return object;
  }

  private static <O> void putText(O object, String name, String value, TreeBuilder<O, ?> tree) {
    if (value == null) {
      tree.putNull(object, name);
    } else {
      tree.put(object, name, value);
    }
  }
}
