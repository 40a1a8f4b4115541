package io.serbench.library.jackson;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.core.TreeNode;
import com.fasterxml.jackson.databind.AnnotationIntrospector;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.Module;
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
import io.serbench.dataset.object.Languages;
import io.serbench.dataset.own.OwnMapper;
import io.serbench.serializer.MissingModuleException;
import org.msgpack.jackson.dataformat.MessagePackMapper;

/**
 * Creates mappers for the formats, and adds options to them. They have Jackson's defaults, except
 * that times keep their offsets: by default they would be written as numbers and read in UTC.
 * Jackson needs a module for {@code java.time}.
 *
 * @see <a href="https://github.com/FasterXML/jackson-modules-java8/tree/2.x/datetime">the
 *     module</a>
 */
final class Mappers {
  private Mappers() {}

  /** Returns the user's mapper, unchanged, if there is one. */
  static ObjectMapper json(DataType<?> type) {
    return OwnMapper.create(ObjectMapper.class)
        .orElseGet(() -> prepared(fastNumbers(new JsonMapper()), type));
  }

  /** Returns a mapper whose trees keep all digits of numbers. */
  static ObjectMapper jsonTree(DataType<?> type) {
    return prepared(
        fastNumbers(
            JsonMapper.builder()
                .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
                .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
                .build()),
        type);
  }

  /** Returns a mapper that writes enums as numbers, as in jvm-serializers. */
  static ObjectMapper smile(DataType<?> type) {
    SmileMapper mapper = new SmileMapper();
    mapper.enable(SerializationFeature.WRITE_ENUMS_USING_INDEX);
    return prepared(mapper, type);
  }

  static ObjectMapper cbor(DataType<?> type) {
    return prepared(new CBORMapper(), type);
  }

  static ObjectMapper yaml(DataType<?> type) {
    return prepared(fastNumbers(new YAMLMapper()), type);
  }

  /**
   * Returns a mapper that writes decimals as strings. By default they would become doubles, and
   * BSON's own decimals cannot be read into a BigDecimal.
   */
  static ObjectMapper bson(DataType<?> type) {
    BsonFactory factory = new BsonFactory();
    factory.enable(BsonGenerator.Feature.WRITE_BIGDECIMALS_AS_STRINGS);
    return prepared(new ObjectMapper(factory), type);
  }

  /** Returns a mapper that writes decimals as strings. By default they would become doubles. */
  static ObjectMapper msgpack(DataType<?> type) {
    return prepared(new MessagePackMapper().handleBigIntegerAndBigDecimalAsString(), type);
  }

  /** Returns a mapper of Ion's binary form; the default is the text form. */
  static ObjectMapper ion(DataType<?> type) {
    return prepared(IonObjectMapper.builderForBinaryWriters().build(), type);
  }

  /**
   * Enables Jackson's own, faster code for numbers in a mapper of a text format. It is off by
   * default; Jackson 3 uses the parsers by default.
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
   * Prepares a mapper of any format: times keep their offsets, {@code Optional} is supported, and
   * {@code hasBitrate} of Media is ignored, as by an annotation in jvm-serializers, because it
   * follows from the bit rate. For classes of Kotlin or Scala, it has the module that their users
   * register.
   */
  static <M extends ObjectMapper> M prepared(M mapper, DataType<?> type) {
    mapper.registerModule(new JavaTimeModule());
    mapper.registerModule(new Jdk8Module());
    Languages.of(type).forEach(language -> register(language.module(), mapper));
    mapper
        .configOverride(Media.class)
        .setIgnorals(JsonIgnoreProperties.Value.forIgnoredProperties("hasBitrate"));
    mapper.disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS);
    mapper.disable(DeserializationFeature.ADJUST_DATES_TO_CONTEXT_TIME_ZONE);
    return mapper;
  }

  /** Registers a module, which may need another version of Jackson than that of a row. */
  private static void register(Module module, ObjectMapper mapper) {
    try {
      mapper.registerModule(module);
    } catch (Exception e) {
      if (!(e instanceof JsonMappingException)) {
        throw e;
      }
      throw new MissingModuleException(
          "needs a module of Jackson's own version, added with -classpath= ("
              + e.getMessage()
              + ")");
    }
  }

  static ObjectMapper afterburner(ObjectMapper mapper) {
    return mapper.registerModule(new AfterburnerModule());
  }

  static ObjectMapper blackbird(ObjectMapper mapper) {
    return mapper.registerModule(new BlackbirdModule());
  }

  /** Makes a mapper leave out properties that are null, which it writes by default. */
  static ObjectMapper withoutNulls(ObjectMapper mapper) {
    return mapper.setDefaultPropertyInclusion(JsonInclude.Include.NON_NULL);
  }

  /**
   * Makes a mapper write the class of each object as {@code @class}, as Spring Data's {@code
   * GenericJackson2JsonRedisSerializer} does, except for enums, wrappers and the JDK's final
   * classes. Only classes in the packages of the data and of the JDK are admitted.
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

  /** Makes a mapper write beans as arrays of their values, as if each class were annotated so. */
  static ObjectMapper columns(ObjectMapper mapper) {
    return mapper.setAnnotationIntrospector(
        AnnotationIntrospector.pair(
            new BeansAsArrays(), mapper.getDeserializationConfig().getAnnotationIntrospector()));
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
      return !type.isEnum()
          && !type.isArray()
          && !type.getName().startsWith("java")
          && !type.getName().startsWith("scala.");
    }
  }
}
