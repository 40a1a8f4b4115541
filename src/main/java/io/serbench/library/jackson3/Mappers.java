package io.serbench.library.jackson3;

import com.ctc.wstx.stax.WstxInputFactory;
import com.ctc.wstx.stax.WstxOutputFactory;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import io.serbench.dataset.DataType;
import io.serbench.dataset.media.Media;
import io.serbench.dataset.own.OwnMapper;
import java.util.List;
import javax.xml.stream.XMLInputFactory;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JacksonModule;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.cfg.DateTimeFeature;
import tools.jackson.databind.cfg.JsonNodeFeature;
import tools.jackson.databind.cfg.MapperBuilder;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.dataformat.cbor.CBORMapper;
import tools.jackson.dataformat.protobuf.ProtobufMapper;
import tools.jackson.dataformat.smile.SmileMapper;
import tools.jackson.dataformat.xml.XmlFactory;
import tools.jackson.dataformat.xml.XmlMapper;
import tools.jackson.dataformat.xml.XmlWriteFeature;
import tools.jackson.dataformat.yaml.YAMLMapper;
import tools.jackson.module.blackbird.BlackbirdModule;
import tools.jackson.module.kotlin.KotlinModule;

/**
 * Creates mappers for the formats. They have Jackson's defaults, except that times are not
 * converted to UTC, and that beans are read by their accessors, as in Jackson 2, and not by their
 * constructors. For classes of Kotlin or Scala they have the language's module.
 */
final class Mappers {
  private Mappers() {}

  /** Returns the user's mapper, unchanged, if there is one. */
  static ObjectMapper json(DataType<?> type) {
    return json(List.of(), type);
  }

  static ObjectMapper blackbird(DataType<?> type) {
    return json(List.of(new BlackbirdModule()), type);
  }

  static ObjectMapper kotlin(DataType<?> type) {
    return json(List.of(new KotlinModule.Builder().build()), type);
  }

  private static ObjectMapper json(List<JacksonModule> modules, DataType<?> type) {
    return OwnMapper.create(ObjectMapper.class)
        .<ObjectMapper>map(own -> own.rebuild().addModules(modules).build())
        .orElseGet(() -> prepared(text(JsonMapper.builder().addModules(modules)), type));
  }

  /** Returns a mapper whose trees keep all digits of numbers. */
  static ObjectMapper tree(DataType<?> type) {
    return prepared(
        text(
            JsonMapper.builder()
                .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
                .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)),
        type);
  }

  static ObjectMapper smile(DataType<?> type) {
    return prepared(SmileMapper.builder(), type);
  }

  static ObjectMapper cbor(DataType<?> type) {
    return prepared(CBORMapper.builder(), type);
  }

  /** The schema calls an array of characters a repeated field, so it has to be written as one. */
  static ProtobufMapper protobuf(DataType<?> type) {
    return prepared(
        ProtobufMapper.builder().enable(SerializationFeature.WRITE_CHAR_ARRAYS_AS_JSON_ARRAYS),
        type);
  }

  static ObjectMapper yaml(DataType<?> type) {
    return prepared(text(YAMLMapper.builder()), type);
  }

  /**
   * Returns a mapper on Woodstox, since by default it would take the first StAX implementation on
   * the class path. Nulls are written as by the rows of Jackson 2, because empty elements would be
   * read as "".
   */
  static XmlMapper xml(DataType<?> type) {
    WstxInputFactory input = new WstxInputFactory();
    input.configureForSpeed();
    input.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    input.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    WstxOutputFactory output = new WstxOutputFactory();
    output.configureForSpeed();
    XmlFactory factory =
        XmlFactory.builder().xmlInputFactory(input).xmlOutputFactory(output).build();
    XmlMapper.Builder builder =
        XmlMapper.builder(factory)
            .enable(XmlWriteFeature.WRITE_NULLS_AS_XSI_NIL)
            .changeDefaultPropertyInclusion(
                usual ->
                    JsonInclude.Value.construct(
                        JsonInclude.Include.NON_NULL, JsonInclude.Include.ALWAYS));
    return prepared(text(builder), type);
  }

  /** Enables Jackson's own, faster code for writing numbers. For reading it is the default. */
  private static <B extends MapperBuilder<?, B>> B text(B builder) {
    return builder.enable(StreamWriteFeature.USE_FAST_DOUBLE_WRITER);
  }

  private static <M extends ObjectMapper> M prepared(
      MapperBuilder<M, ?> builder, DataType<?> type) {
    return builder
        .addModules(LanguageModules.of(type))
        .disable(DateTimeFeature.ADJUST_DATES_TO_CONTEXT_TIME_ZONE)
        // Reads beans by their accessors, as Jackson 2 does, and not by their constructors.
        .disable(MapperFeature.DETECT_PARAMETER_NAMES)
        // As by an annotation of Media in jvm-serializers.
        .withConfigOverride(
            Media.class,
            media ->
                media.setIgnorals(JsonIgnoreProperties.Value.forIgnoredProperties("hasBitrate")))
        .build();
  }
}
