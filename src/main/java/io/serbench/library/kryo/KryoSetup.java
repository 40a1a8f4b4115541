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

/** Ways to set Kryo up for any type. */
final class KryoSetup {
  /**
   * What plain types hold beside other plain types. Kryo registers the primitives, their boxes and
   * strings itself. The order counts: it gives the classes their numbers.
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

  /** Objects within objects; the data sets have five at most. */
  static final int MAX_DEPTH = 50;

  private KryoSetup() {}

  /** Takes any class and writes its name where it first occurs in a message. */
  static Kryo unregistered(boolean references) {
    Kryo kryo = base();
    kryo.setRegistrationRequired(false);
    kryo.setReferences(references);
    return kryo;
  }

  /**
   * Takes any class and writes the names of its fields where it first occurs in a message, and the
   * class of each value, so that a reader whose class lacks a field can skip it. Of Kryo's three
   * compatible serializers it is the one that its README offers for classes without annotations.
   */
  static Kryo compatible(boolean references) {
    Kryo kryo = unregistered(references);
    kryo.setDefaultSerializer(CompatibleFieldSerializer.class);
    return kryo;
  }

  /**
   * Takes any class and writes its version where it first occurs in a message: that of the newest
   * of its fields, by the annotation {@code Since}, or 0 where there is none. A reader skips
   * nothing; it leaves fields that are newer than the data as they are.
   */
  static Kryo versioned(boolean references) {
    Kryo kryo = unregistered(references);
    kryo.setDefaultSerializer(VersionFieldSerializer.class);
    return kryo;
  }

  /**
   * Takes the type's classes, the JDK's usual ones and what else a user's values hold, writes
   * numbers for them, and no other. On {@code media.1} this gives, without references, the 218
   * bytes that are known of the original's table.
   */
  static Kryo registered(DataType<?> type, boolean references) {
    return registered(type, base(), references);
  }

  /**
   * As {@link #registered} without references, so that no class comes from the bytes, and what is
   * nested too deep is refused. This version of Kryo has no limit for lengths.
   *
   * @see <a href="https://github.com/EsotericSoftware/kryo#registration">Kryo's README,
   *     "Registration"</a>, and there "Stack size"
   */
  static Kryo hardened(DataType<?> type) {
    Kryo kryo = registered(type, false);
    kryo.setMaxDepth(MAX_DEPTH);
    return kryo;
  }

  /** As {@link #registered}, but a string is written each time that it is referred to. */
  static Kryo registeredWithoutStrings(DataType<?> type) {
    return registered(type, prepared(withoutReferencesToStrings()), true);
  }

  /**
   * As {@link #registered}, and what Kryo's README calls faster for data of any size, whatever it
   * costs in bytes: generic types are not followed, fields have their full width, and strings need
   * not be looked up. {@code ListReferenceResolver} is left out, since it is faster for few objects
   * only.
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

  private static Kryo registered(DataType<?> type, Kryo kryo, boolean references) {
    kryo.setRegistrationRequired(true);
    kryo.setReferences(references);
    type.classes().forEach(kryo::register);
    JDK_CLASSES.forEach(kryo::register);
    type.parts().others().forEach(kryo::register);
    return kryo;
  }

  /**
   * So that no string need be looked up.
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
   * Constructors where there are such without parameters, else objects made without one. Kryo has a
   * serializer for UUID but does not choose it by itself, and its field serializer may not look
   * into {@code java.util}.
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
