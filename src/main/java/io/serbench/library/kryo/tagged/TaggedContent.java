package io.serbench.library.kryo.tagged;

import com.esotericsoftware.kryo.serializers.TaggedFieldSerializer.Tag;
import io.serbench.dataset.media.MediaContent;
import io.serbench.library.shared.ListConversion;
import java.util.List;

/** A medium with pictures, whose fields have numbers. */
public final class TaggedContent {
  @Tag(1)
  public TaggedMedia media;

  @Tag(2)
  public List<TaggedImage> images;

  TaggedContent() {}

  /** A deep copy. */
  public TaggedContent(MediaContent plain) {
    this.media = new TaggedMedia(plain.media);
    this.images = ListConversion.of(plain.images, TaggedImage::new);
  }

  /** A deep copy. */
  public MediaContent plain() {
    return new MediaContent(media.plain(), ListConversion.of(images, TaggedImage::plain));
  }
}
