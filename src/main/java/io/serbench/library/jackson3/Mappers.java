package io.serbench.library.jackson3;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import io.serbench.dataset.media.Media;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.cfg.DateTimeFeature;
import tools.jackson.databind.cfg.EnumFeature;
import tools.jackson.databind.cfg.JsonNodeFeature;
import tools.jackson.databind.cfg.MapperBuilder;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.dataformat.cbor.CBORMapper;
import tools.jackson.dataformat.smile.SmileMapper;
import tools.jackson.dataformat.yaml.YAMLMapper;
import tools.jackson.module.blackbird.BlackbirdModule;

/**
 * Mappers, one for each format. They have their defaults, but that by default they would read times
 * in UTC, and beans by their constructors, other than Jackson 2.
 */
final class Mappers {
  private Mappers() {}

  static ObjectMapper json() {
    return prepared(text(JsonMapper.builder()));
  }

  static ObjectMapper blackbird() {
    return prepared(text(JsonMapper.builder().addModule(new BlackbirdModule())));
  }

  /** For trees of numbers that keep all their digits. */
  static ObjectMapper tree() {
    return prepared(
        text(
            JsonMapper.builder()
                .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
                .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)));
  }

  /** With enums as numbers, as the rows of Jackson 2 have them. */
  static ObjectMapper smile() {
    return prepared(SmileMapper.builder().enable(EnumFeature.WRITE_ENUMS_USING_INDEX));
  }

  static ObjectMapper cbor() {
    return prepared(CBORMapper.builder());
  }

  static ObjectMapper yaml() {
    return prepared(text(YAMLMapper.builder()));
  }

  /** Numbers are read by Jackson's own faster code by default, but not written so. */
  private static <B extends MapperBuilder<?, B>> B text(B builder) {
    return builder.enable(StreamWriteFeature.USE_FAST_DOUBLE_WRITER);
  }

  private static ObjectMapper prepared(MapperBuilder<?, ?> builder) {
    return builder
        .disable(DateTimeFeature.ADJUST_DATES_TO_CONTEXT_TIME_ZONE)
        // Beans by their accessors, as Jackson 2 has them; else by constructors.
        .disable(MapperFeature.DETECT_PARAMETER_NAMES)
        // In the original, Media carried an annotation that says the same.
        .withConfigOverride(
            Media.class,
            media ->
                media.setIgnorals(JsonIgnoreProperties.Value.forIgnoredProperties("hasBitrate")))
        .build();
  }
}
