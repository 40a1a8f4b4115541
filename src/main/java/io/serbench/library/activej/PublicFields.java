package io.serbench.library.activej;

import io.activej.serializer.CompatibilityLevel;
import io.activej.serializer.SerializerDef;
import io.activej.serializer.StringFormat;
import io.activej.serializer.impl.ForwardingSerializerDef;
import io.activej.serializer.impl.SerializerDefClass;
import io.activej.serializer.impl.SerializerDefNullable;
import io.activej.serializer.impl.SerializerDefString;
import io.activej.serializer.impl.SerializerDefWithNullable;
import io.activej.types.scanner.TypeScannerRegistry.Context;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;

/**
 * Tells ActiveJ what its annotations would tell if the plain classes carried them: every field is
 * part of the data, in the order of the fields' names, and everything that is not primitive may be
 * null. What {@code @Serialize} and {@code @SerializeNullable} do is done here by the calls that
 * ActiveJ's own scanner makes for them.
 */
final class PublicFields {
  /** As {@code @Serialize} without versions. */
  private static final int IN_ALL_VERSIONS = -1;

  private final CompatibilityLevel level;
  private final Map<Class<?>, Pending> pending = new HashMap<>();

  PublicFields(CompatibilityLevel level) {
    this.level = level;
  }

  /** The definition of a class; called by the scanner wherever the class occurs. */
  SerializerDef define(Context<SerializerDef> context) {
    Class<?> type = context.getRawType();
    Pending recursive = pending.get(type);
    if (recursive != null) {
      return recursive;
    }
    Pending placeholder = new Pending();
    pending.put(type, placeholder);
    SerializerDefClass definition = SerializerDefClass.create(type);
    addFields(definition, type, context);
    placeholder.definition = definition;
    pending.remove(type);
    return definition;
  }

  /** Strings anywhere, in lists too: null costs nothing, as the length is written plus one. */
  SerializerDef string() {
    return new SerializerDefString(StringFormat.UTF8).ensureNullable(level);
  }

  private void addFields(
      SerializerDefClass definition, Class<?> type, Context<SerializerDef> context) {
    if (type.getSuperclass() != Object.class) {
      addFields(definition, type.getSuperclass(), context);
    }
    Field[] fields = type.getDeclaredFields();
    Arrays.sort(fields, Comparator.comparing(Field::getName));
    for (Field field : fields) {
      if (!Modifier.isStatic(field.getModifiers()) && !Modifier.isTransient(field.getModifiers())) {
        definition.addField(
            field, scan(field.getAnnotatedType(), context), IN_ALL_VERSIONS, IN_ALL_VERSIONS);
      }
    }
  }

  private SerializerDef scan(AnnotatedType type, Context<SerializerDef> context) {
    SerializerDef definition = context.scan(type);
    if (type.getType() instanceof Class<?> plain && plain.isPrimitive()) {
      return definition;
    }
    return definition instanceof SerializerDefWithNullable own
        ? own.ensureNullable(level)
        : new SerializerDefNullable(definition);
  }

  /** Stands for a class within its own definition. */
  private static final class Pending extends ForwardingSerializerDef {
    private SerializerDef definition;

    @Override
    protected SerializerDef serializer() {
      return definition;
    }
  }
}
