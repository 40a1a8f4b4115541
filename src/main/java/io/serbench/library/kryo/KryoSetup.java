package io.serbench.library.kryo;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.SerializerFactory;
import com.esotericsoftware.kryo.serializers.CompatibleFieldSerializer;
import com.esotericsoftware.kryo.serializers.DefaultSerializers;
import com.esotericsoftware.kryo.serializers.VersionFieldSerializer;
import com.esotericsoftware.kryo.util.DefaultInstantiatorStrategy;
import com.esotericsoftware.kryo.util.MapReferenceResolver;
import io.serbench.dataset.DataType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.UUID;
import org.objenesis.strategy.StdInstantiatorStrategy;

/** Configurations of Kryo for any type. */
final class KryoSetup {
  /**
   * The JDK's classes in plain types, except for primitives, wrappers and strings, which Kryo
   * registers itself. Their order determines the numbers of the classes.
   */
  static final List<Class<?>> JDK_CLASSES =
      List.of(
          ArrayList.class,
          LinkedList.class,
          HashMap.class,
          LinkedHashMap.class,
          TreeMap.class,
          HashSet.class,
          LinkedHashSet.class,
          TreeSet.class,
          boolean[].class,
          byte[].class,
          short[].class,
          char[].class,
          int[].class,
          long[].class,
          float[].class,
          double[].class,
          String[].class,
          Object[].class,
          BigInteger.class,
          BigDecimal.class,
          UUID.class,
          Instant.class,
          LocalDate.class,
          LocalDateTime.class,
          OffsetDateTime.class);

  /** The maximum depth of nested objects. The data sets have at most five levels. */
  static final int MAX_DEPTH = 50;

  private KryoSetup() {}

  /** Returns a Kryo that takes any class, and writes its name where it first occurs. */
  static Kryo unregistered(boolean references) {
    Kryo kryo = base();
    kryo.setRegistrationRequired(false);
    kryo.setReferences(references);
    return kryo;
  }

  /**
   * Returns a Kryo that takes any class, and writes the names of its fields where it first occurs
   * in a message and the class of each value, so that a reader whose class lacks a field can skip
   * it. Of Kryo's three compatible serializers, its README offers this one for classes without
   * annotations.
   */
  static Kryo compatible(boolean references) {
    Kryo kryo = unregistered(references);
    kryo.setDefaultSerializer(CompatibleFieldSerializer.class);
    return kryo;
  }

  /**
   * Returns a Kryo that takes any class, and writes its version where it first occurs in a message:
   * that of its newest field by the annotation {@code Since}, or 0 without one. Readers skip no
   * fields; they leave fields that are newer than the data unchanged.
   */
  static Kryo versioned(boolean references) {
    Kryo kryo = unregistered(references);
    kryo.setDefaultSerializer(VersionFieldSerializer.class);
    return kryo;
  }

  /**
   * Returns a Kryo that takes only the type's classes, the JDK's usual ones and others that a
   * user's values contain, and writes numbers for them. On {@code media.1} without references, this
   * gives the 218 bytes in the table of jvm-serializers.
   */
  static Kryo registered(DataType<?> type, boolean references) {
    return registered(type, base(), references);
  }

  /**
   * Returns a Kryo like {@link #registered} without references, which takes no class from the bytes
   * and also rejects deeply nested data. This version of Kryo has no limit for lengths.
   *
   * @see <a href="https://github.com/EsotericSoftware/kryo#registration">Kryo's README,
   *     "Registration"</a>, and there "Stack size"
   */
  static Kryo hardened(DataType<?> type) {
    Kryo kryo = registered(type, false);
    kryo.setMaxDepth(MAX_DEPTH);
    return kryo;
  }

  /**
   * Returns a Kryo like {@link #registered} with references, but writes shared strings repeatedly.
   */
  static Kryo registeredWithoutStrings(DataType<?> type) {
    return registered(type, prepared(withoutReferencesToStrings()), true);
  }

  /**
   * Returns a Kryo like {@link #registered}, with all settings that Kryo's README calls faster for
   * data of any size, whatever they cost in bytes: no generic types, numbers of full width, and no
   * references to strings. {@code ListReferenceResolver} is not used, since it is faster only for
   * few objects.
   *
   * @see <a href="https://github.com/EsotericSoftware/kryo#generics">Kryo's README, "Generics"</a>,
   *     and there "Buffer performance" and "FieldSerializer settings"
   */
  static Kryo fastest(DataType<?> type, boolean references) {
    Kryo kryo = references ? prepared(withoutReferencesToStrings()) : base();
    kryo.setOptimizedGenerics(false);
    var fields = new SerializerFactory.FieldSerializerFactory();
    fields.getConfig().setVariableLengthEncoding(false);
    kryo.setDefaultSerializer(fields);
    return registered(type, kryo, references);
  }

  /**
   * Returns a Kryo like {@link #registered} without references, which writes the annotated fields
   * of a class, each behind its number and in chunks. A reader skips a field whose number it does
   * not know, and leaves one alone that the data lack. Without chunks, but with {@code
   * readUnknownTagData}, it cannot skip a list whose elements have one known class.
   *
   * @see <a href="https://github.com/EsotericSoftware/kryo#taggedfieldserializer">Kryo's README,
   *     "TaggedFieldSerializer"</a>
   */
  static Kryo tagged(DataType<?> type) {
    Kryo kryo = base();
    var fields = new SerializerFactory.TaggedFieldSerializerFactory();
    fields.getConfig().setChunkedEncoding(true);
    kryo.setDefaultSerializer(fields);
    return registered(type, kryo, false);
  }

  private static Kryo registered(DataType<?> type, Kryo kryo, boolean references) {
    kryo.setRegistrationRequired(true);
    kryo.setReferences(references);
    type.classes().forEach(kryo::register);
    JDK_CLASSES.forEach(kryo::register);
    type.parts().others().forEach(kryo::register);
    return kryo;
  }

  /**
   * Returns a Kryo that does not look up strings to find shared ones.
   *
   * @see <a href="https://github.com/EsotericSoftware/kryo#reference-resolver">Kryo's README,
   *     "ReferenceResolver"</a>
   */
  private static Kryo withoutReferencesToStrings() {
    return new Kryo(
        new MapReferenceResolver() {
          @Override
          @SuppressWarnings("rawtypes") // Kryo's signature.
          public boolean useReferences(Class of) {
            return of != String.class && super.useReferences(of);
          }
        });
  }

  /**
   * Returns a Kryo that calls constructors without parameters, and otherwise creates objects
   * without a constructor. Kryo has a serializer for UUID but does not choose it, and its field
   * serializer cannot access {@code java.util}.
   */
  private static Kryo base() {
    return prepared(new Kryo());
  }

  private static Kryo prepared(Kryo kryo) {
    kryo.addDefaultSerializer(UUID.class, DefaultSerializers.UUIDSerializer.class);
    kryo.setInstantiatorStrategy(new DefaultInstantiatorStrategy(new StdInstantiatorStrategy()));
    return kryo;
  }
}
