package io.serbench.library.svenson;

import io.serbench.library.shared.ElementTypes;
import java.util.Map;
import org.svenson.info.JSONClassInfo;
import org.svenson.info.JSONPropertyInfo;
import org.svenson.info.JavaObjectPropertyInfo;
import org.svenson.info.JavaObjectSupport;

/**
 * Tells svenson the element types of collections, like its annotation {@code JSONTypeHint}. It is
 * called once per class; svenson caches the result.
 */
final class GenericObjectSupport extends JavaObjectSupport {
  @Override
  public JSONClassInfo createClassInfo(Class<?> type) {
    JSONClassInfo info = super.createClassInfo(type);
    Map<String, Class<?>> elements = ElementTypes.of(type);
    for (JSONPropertyInfo property : info.getPropertyInfos()) {
      Class<?> element = elements.get(property.getJavaPropertyName());
      if (element != null && property instanceof JavaObjectPropertyInfo accessors) {
        accessors.setTypeHint(element);
      }
    }
    return info;
  }
}
