package io.serbench.dataset.media;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.serbench.dataset.Nullable;
import java.util.ArrayList;
import java.util.List;

/** What a {@code media.*.json} file holds. Every property must be there; few may be null. */
record MediaFile(
    @JsonProperty(required = true) MediaJson media,
    @JsonProperty(required = true) List<ImageJson> images) {

  record MediaJson(
      @JsonProperty(required = true) String uri,
      @JsonProperty(required = true) @Nullable String title,
      @JsonProperty(required = true) int width,
      @JsonProperty(required = true) int height,
      @JsonProperty(required = true) String format,
      @JsonProperty(required = true) long duration,
      @JsonProperty(required = true) long size,
      @JsonProperty(required = true) @Nullable Integer bitrate,
      @JsonProperty(required = true) List<String> persons,
      @JsonProperty(required = true) Media.Player player,
      @JsonProperty(required = true) @Nullable String copyright) {

    Media toValue() {
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
          new ArrayList<>(persons),
          player,
          copyright);
    }
  }

  record ImageJson(
      @JsonProperty(required = true) String uri,
      @JsonProperty(required = true) @Nullable String title,
      @JsonProperty(required = true) int width,
      @JsonProperty(required = true) int height,
      @JsonProperty(required = true) Image.Size size) {

    Image toValue() {
      return new Image(uri, title, width, height, size);
    }
  }

  MediaContent toValue() {
    List<Image> plain = new ArrayList<>(images.size());
    for (ImageJson image : images) {
      plain.add(image.toValue());
    }
    return new MediaContent(media.toValue(), plain);
  }
}
