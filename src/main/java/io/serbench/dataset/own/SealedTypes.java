package io.serbench.dataset.own;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.core.Version;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.introspect.Annotated;
import com.fasterxml.jackson.databind.introspect.AnnotatedClass;
import com.fasterxml.jackson.databind.introspect.NopAnnotationIntrospector;
import com.fasterxml.jackson.databind.jsontype.NamedType;
import com.fasterxml.jackson.databind.jsontype.TypeResolverBuilder;
import com.fasterxml.jackson.databind.jsontype.impl.StdTypeResolverBuilder;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;

/**
 * Sealed types without Jackson's annotations: a property {@code @type} says which of the permitted
 * classes an object is, by its simple name.
 */
final class SealedTypes extends NopAnnotationIntrospector {
  static final String PROPERTY = "@type";

  private static final long serialVersionUID = 1L;

  @Override
  public Version version() {
    return Version.unknownVersion();
  }

  @Override
  public TypeResolverBuilder<?> findTypeResolver(
      MapperConfig<?> config, AnnotatedClass owner, JavaType baseType) {
    if (!isSealedBase(owner.getRawType())) {
      return null;
    }
    return new StdTypeResolverBuilder()
        .init(
            JsonTypeInfo.Value.construct(
                JsonTypeInfo.Id.NAME, JsonTypeInfo.As.PROPERTY, PROPERTY, null, false, null, null),
            null);
  }

  @Override
  public List<NamedType> findSubtypes(Annotated owner) {
    if (!isSealedBase(owner.getRawType())) {
      return null;
    }
    List<NamedType> types = new ArrayList<>();
    addConcrete(owner.getRawType(), types);
    return types;
  }

  private static boolean isSealedBase(Class<?> type) {
    return type.isSealed() && Modifier.isAbstract(type.getModifiers()) && !type.isEnum();
  }

  private static void addConcrete(Class<?> sealed, List<NamedType> types) {
    for (Class<?> permitted : sealed.getPermittedSubclasses()) {
      if (isSealedBase(permitted)) {
        addConcrete(permitted, types);
      } else {
        types.add(new NamedType(permitted, permitted.getSimpleName()));
      }
    }
  }
}
