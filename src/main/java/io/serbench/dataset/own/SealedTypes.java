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
    if (!Sealed.is(owner.getRawType())) {
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
    if (!Sealed.is(owner.getRawType())) {
      return null;
    }
    return Sealed.concrete(owner.getRawType()).stream()
        .map(each -> new NamedType(each, each.getSimpleName()))
        .toList();
  }
}
