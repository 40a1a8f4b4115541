package io.serbench.library.protostream.annotated;

import io.serbench.dataset.media.Media;
import java.util.ArrayList;
import java.util.List;
import org.infinispan.protostream.annotations.ProtoAdapter;
import org.infinispan.protostream.annotations.ProtoFactory;
import org.infinispan.protostream.annotations.ProtoField;

/** Maps a medium. Null and a missing bit rate are absent fields. */
@ProtoAdapter(Media.class)
@SuppressWarnings("removal") // Of "required", which goes with proto2.
public final class MediaAdapter {
  @ProtoFactory
  public Media create(
      String uri,
      String title,
      int width,
      int height,
      String format,
      long duration,
      long size,
      Integer bitrate,
      List<String> persons,
      Media.Player player,
      String copyright) {
    return new Media(
        uri,
        title,
        width,
        height,
        format,
        duration,
        size,
        bitrate == null ? 0 : bitrate,
        bitrate != null,
        persons,
        player,
        copyright);
  }

  @ProtoField(number = 1, required = true)
  public String getUri(Media media) {
    return media.uri;
  }

  @ProtoField(2)
  public String getTitle(Media media) {
    return media.title;
  }

  @ProtoField(number = 3, required = true)
  public int getWidth(Media media) {
    return media.width;
  }

  @ProtoField(number = 4, required = true)
  public int getHeight(Media media) {
    return media.height;
  }

  @ProtoField(number = 5, required = true)
  public String getFormat(Media media) {
    return media.format;
  }

  @ProtoField(number = 6, required = true)
  public long getDuration(Media media) {
    return media.duration;
  }

  @ProtoField(number = 7, required = true)
  public long getSize(Media media) {
    return media.size;
  }

  @ProtoField(8)
  public Integer getBitrate(Media media) {
    return media.hasBitrate ? media.bitrate : null;
  }

  @ProtoField(number = 9, collectionImplementation = ArrayList.class)
  public List<String> getPersons(Media media) {
    return media.persons;
  }

  @ProtoField(number = 10, required = true)
  public Media.Player getPlayer(Media media) {
    return media.player;
  }

  @ProtoField(11)
  public String getCopyright(Media media) {
    return media.copyright;
  }
}
