package io.serbench.library.protostream.annotated;

import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaList;
import java.util.ArrayList;
import java.util.List;
import org.infinispan.protostream.annotations.ProtoAdapter;
import org.infinispan.protostream.annotations.ProtoFactory;
import org.infinispan.protostream.annotations.ProtoField;

/** Maps a list of media. */
@ProtoAdapter(MediaList.class)
public final class MediaListAdapter {
  @ProtoFactory
  public MediaList create(List<MediaContent> items) {
    MediaList list = new MediaList();
    list.items = items;
    return list;
  }

  @ProtoField(number = 1, collectionImplementation = ArrayList.class)
  public List<MediaContent> getItems(MediaList mediaList) {
    return mediaList.items;
  }
}
