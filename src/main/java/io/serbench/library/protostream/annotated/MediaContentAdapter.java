package io.serbench.library.protostream.annotated;

import io.serbench.dataset.media.Image;
import io.serbench.dataset.media.Media;
import io.serbench.dataset.media.MediaContent;
import java.util.ArrayList;
import java.util.List;
import org.infinispan.protostream.annotations.ProtoAdapter;
import org.infinispan.protostream.annotations.ProtoFactory;
import org.infinispan.protostream.annotations.ProtoField;

/** Maps a medium and its images. */
@ProtoAdapter(MediaContent.class)
@SuppressWarnings("removal") // Of "required", which goes with proto2.
public final class MediaContentAdapter {
  @ProtoFactory
  public MediaContent create(List<Image> images, Media media) {
    return new MediaContent(media, images);
  }

  @ProtoField(number = 2, required = true)
  public Media getMedia(MediaContent mediaContent) {
    return mediaContent.media;
  }

  @ProtoField(number = 1, collectionImplementation = ArrayList.class)
  public List<Image> getImages(MediaContent mediaContent) {
    return mediaContent.images;
  }
}
