package io.serbench.library.shared;

import java.beans.Introspector;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;

/**
 * Finds the element types of a bean's collections, for libraries that must be told because they do
 * not use generic types.
 */
public final class ElementTypes {
  private static final String GETTER = "get";

  private ElementTypes() {}

  /** Returns the classes of elements, by the names of the properties that are collections. */
  public static Map<String, Class<?>> of(Class<?> bean) {
    Map<String, Class<?>> elements = new HashMap<>();
    for (Method method : bean.getMethods()) {
      if (method.getName().startsWith(GETTER)
          && method.getParameterCount() == 0
          && Collection.class.isAssignableFrom(method.getReturnType())
          && method.getGenericReturnType() instanceof ParameterizedType type
          && type.getActualTypeArguments()[0] instanceof Class<?> element) {
        String property = method.getName().substring(GETTER.length());
        elements.put(Introspector.decapitalize(property), element);
      }
    }
    return elements;
  }
}
