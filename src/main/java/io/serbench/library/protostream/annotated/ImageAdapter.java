package io.serbench.library.protostream.annotated;

import io.serbench.dataset.media.Image;
import org.infinispan.protostream.annotations.ProtoAdapter;
import org.infinispan.protostream.annotations.ProtoFactory;
import org.infinispan.protostream.annotations.ProtoField;

/** Maps an image. Null is an absent field. */
@ProtoAdapter(Image.class)
@SuppressWarnings("removal") // Of "required", which goes with proto2.
public final class ImageAdapter {
  @ProtoFactory
  public Image create(String uri, String title, int width, int height, Image.Size size) {
    return new Image(uri, title, width, height, size);
  }

  @ProtoField(number = 1, required = true)
  public String getUri(Image image) {
    return image.uri;
  }

  @ProtoField(2)
  public String getTitle(Image image) {
    return image.title;
  }

  @ProtoField(number = 3, required = true)
  public int getWidth(Image image) {
    return image.width;
  }

  @ProtoField(number = 4, required = true)
  public int getHeight(Image image) {
    return image.height;
  }

  @ProtoField(number = 5, required = true)
  public Image.Size getSize(Image image) {
    return image.size;
  }
}
