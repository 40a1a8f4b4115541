package io.serbench.library.protostream.annotated;

import io.serbench.dataset.media.Image;
import org.infinispan.protostream.annotations.ProtoAdapter;
import org.infinispan.protostream.annotations.ProtoEnumValue;

/** Maps sizes of images to the numbers of the schema. */
@ProtoAdapter(Image.Size.class)
public enum SizeAdapter {
  @ProtoEnumValue(0)
  SMALL,
  @ProtoEnumValue(1)
  LARGE
}
