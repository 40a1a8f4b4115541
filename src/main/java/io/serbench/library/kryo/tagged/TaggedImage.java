package io.serbench.library.kryo.tagged;

import com.esotericsoftware.kryo.serializers.TaggedFieldSerializer.Tag;
import io.serbench.dataset.media.Image;

/** A picture, whose fields have numbers. */
public final class TaggedImage {
  @Tag(1)
  public String uri;

  @Tag(2)
  public String title;

  @Tag(3)
  public int width;

  @Tag(4)
  public int height;

  @Tag(5)
  public Image.Size size;

  TaggedImage() {}

  TaggedImage(Image plain) {
    this.uri = plain.uri;
    this.title = plain.title;
    this.width = plain.width;
    this.height = plain.height;
    this.size = plain.size;
  }

  Image plain() {
    return new Image(uri, title, width, height, size);
  }
}
