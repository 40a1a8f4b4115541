package io.serbench.library.protostream.annotated;

import io.serbench.dataset.media.Media;
import org.infinispan.protostream.annotations.ProtoAdapter;
import org.infinispan.protostream.annotations.ProtoEnumValue;

/** Maps players to the numbers of the schema. */
@ProtoAdapter(Media.Player.class)
public enum PlayerAdapter {
  @ProtoEnumValue(0)
  JAVA,
  @ProtoEnumValue(1)
  FLASH
}
