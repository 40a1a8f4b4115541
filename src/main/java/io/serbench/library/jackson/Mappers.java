package io.serbench.library.jackson;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.core.TreeNode;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.introspect.Annotated;
import com.fasterxml.jackson.databind.introspect.AnnotatedClass;
import com.fasterxml.jackson.databind.introspect.JacksonAnnotationIntrospector;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.jsontype.BasicPolymorphicTypeValidator;
import com.fasterxml.jackson.databind.jsontype.PolymorphicTypeValidator;
import com.fasterxml.jackson.databind.jsontype.impl.StdTypeResolverBuilder;
import com.fasterxml.jackson.dataformat.cbor.databind.CBORMapper;
import com.fasterxml.jackson.dataformat.ion.IonObjectMapper;
import com.fasterxml.jackson.dataformat.smile.databind.SmileMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import com.fasterxml.jackson.module.afterburner.AfterburnerModule;
import com.fasterxml.jackson.module.blackbird.BlackbirdModule;
import de.undercouch.bson4jackson.BsonFactory;
import de.undercouch.bson4jackson.BsonGenerator;
import io.serbench.dataset.DataType;
import io.serbench.dataset.media.Media;
import io.serbench.dataset.own.OwnMapper;
import org.msgpack.jackson.dataformat.MessagePackMapper;

/**
 * Mappers, one for each format, and what can be added to any of them. They have their defaults, but
 * that Jackson needs its module for {@code java.time}, and that the defaults would write times as
 * numbers and read them in UTC: a time would lose its offset.
 *
 * @see <a href="https://github.com/FasterXML/jackson-modules-java8/tree/2.x/datetime">the
 *     module</a>
 */
final class Mappers {
  private Mappers() {}

  /** The user's own, as it is, if there is one. */
  static ObjectMapper json() {
    return OwnMapper.create(ObjectMapper.class)
        .orElseGet(() -> prepared(fastNumbers(new JsonMapper())));
  }

  /** For trees of numbers that keep all their digits. */
  static ObjectMapper jsonTree() {
    return prepared(
        fastNumbers(
            JsonMapper.builder()
                .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
                .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
                .build()));
  }

  /** With enums as numbers, as the original had them: binary data need no names for people. */
  static ObjectMapper smile() {
    SmileMapper mapper = new SmileMapper();
    mapper.enable(SerializationFeature.WRITE_ENUMS_USING_INDEX);
    return prepared(mapper);
  }

  static ObjectMapper cbor() {
    return prepared(new CBORMapper());
  }

  static ObjectMapper yaml() {
    return prepared(fastNumbers(new YAMLMapper()));
  }

  /**
   * Decimals as text. By default they would become doubles, and BSON's own decimals are written but
   * not read into a BigDecimal.
   */
  static ObjectMapper bson() {
    BsonFactory factory = new BsonFactory();
    factory.enable(BsonGenerator.Feature.WRITE_BIGDECIMALS_AS_STRINGS);
    return prepared(new ObjectMapper(factory));
  }

  /** Decimals as text, since MessagePack has none; by default they would become doubles. */
  static ObjectMapper msgpack() {
    return prepared(new MessagePackMapper().handleBigDecimalAsString());
  }

  /** Ion's binary form; its text form is the default. */
  static ObjectMapper ion() {
    return prepared(IonObjectMapper.builderForBinaryWriters().build());
  }

  /**
   * A mapper of a text format, with numbers read and written by Jackson's own faster code. It is
   * off by default; Jackson 3 has the parsers on.
   *
   * @see <a href="https://github.com/FasterXML/jackson-core/wiki/StreamReadFeatures">
   *     StreamReadFeatures</a>
   */
  static <M extends ObjectMapper> M fastNumbers(M mapper) {
    fastNumbers(mapper.getFactory());
    return mapper;
  }

  static JsonFactory fastNumbers(JsonFactory factory) {
    return factory
        .enable(StreamReadFeature.USE_FAST_DOUBLE_PARSER.mappedFeature())
        .enable(StreamReadFeature.USE_FAST_BIG_NUMBER_PARSER.mappedFeature())
        .enable(StreamWriteFeature.USE_FAST_DOUBLE_WRITER.mappedFeature());
  }

  /**
   * Any mapper, with times that keep their offsets, with {@code Optional}, and without a property
   * that Media carried an annotation against in the original: whether there is a bit rate is seen
   * from the bit rate.
   */
  static <M extends ObjectMapper> M prepared(M mapper) {
    mapper.registerModule(new JavaTimeModule());
    mapper.registerModule(new Jdk8Module());
    mapper
        .configOverride(Media.class)
        .setIgnorals(JsonIgnoreProperties.Value.forIgnoredProperties("hasBitrate"));
    mapper.disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS);
    mapper.disable(DeserializationFeature.ADJUST_DATES_TO_CONTEXT_TIME_ZONE);
    return mapper;
  }

  static ObjectMapper afterburner(ObjectMapper mapper) {
    return mapper.registerModule(new AfterburnerModule());
  }

  static ObjectMapper blackbird(ObjectMapper mapper) {
    return mapper.registerModule(new BlackbirdModule());
  }

  /** Leaves out properties that are null; the default is to write them. */
  static ObjectMapper withoutNulls(ObjectMapper mapper) {
    return mapper.setDefaultPropertyInclusion(JsonInclude.Include.NON_NULL);
  }

  /**
   * Has the class of each object written as {@code @class}, as Spring Data's {@code
   * GenericJackson2JsonRedisSerializer} does: of all but enums, wrappers and the JDK's final
   * classes. Classes are admitted by their packages: those of the data, and the JDK's.
   *
   * @see <a
   *     href="https://docs.spring.io/spring-data/redis/reference/redis/template.html#redis:serializer">
   *     Serializers</a>
   */
  static ObjectMapper typed(ObjectMapper mapper, DataType<?> type) {
    BasicPolymorphicTypeValidator.Builder admitted =
        BasicPolymorphicTypeValidator.builder().allowIfSubTypeIsArray().allowIfSubType("java.");
    type.classes().forEach(part -> admitted.allowIfSubType(part.getPackageName() + "."));
    StdTypeResolverBuilder classes = new ClassOfEachObject(admitted.build());
    return mapper.setDefaultTyping(
        classes.init(JsonTypeInfo.Id.CLASS, null).inclusion(JsonTypeInfo.As.PROPERTY));
  }

  private static final class ClassOfEachObject extends ObjectMapper.DefaultTypeResolverBuilder {
    private static final long serialVersionUID = 1L;

    ClassOfEachObject(PolymorphicTypeValidator admitted) {
      super(ObjectMapper.DefaultTyping.NON_FINAL, admitted);
    }

    @Override
    public boolean useForType(JavaType declared) {
      Class<?> part = declared.getRawClass();
      boolean known =
          declared.isEnumType()
              || (declared.isFinal() && part.getPackageName().startsWith("java"))
              || TreeNode.class.isAssignableFrom(part);
      return !known;
    }
  }

  /** Has beans written as arrays of their values, as if each class were annotated so. */
  static ObjectMapper columns(ObjectMapper mapper) {
    return mapper.setAnnotationIntrospector(new BeansAsArrays());
  }

  private static final class BeansAsArrays extends JacksonAnnotationIntrospector {
    private static final long serialVersionUID = 1L;

    @Override
    public JsonFormat.Value findFormat(Annotated part) {
      return part instanceof AnnotatedClass && isBean(part.getRawType())
          ? JsonFormat.Value.forShape(JsonFormat.Shape.ARRAY)
          : super.findFormat(part);
    }

    private static boolean isBean(Class<?> type) {
      return !type.isEnum() && !type.isArray() && !type.getPackageName().startsWith("java");
    }
  }
}
