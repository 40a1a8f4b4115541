package io.serbench.library.svenson;

import io.serbench.library.shared.ElementTypes;
import java.util.Map;
import org.svenson.info.JSONClassInfo;
import org.svenson.info.JSONPropertyInfo;
import org.svenson.info.JavaObjectPropertyInfo;
import org.svenson.info.JavaObjectSupport;

/**
 * Gives svenson the hints that its annotation {@code JSONTypeHint} would give: what collections
 * hold. Called once a class; svenson keeps the answer.
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
