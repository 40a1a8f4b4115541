package io.serbench.library.kotlin;

import io.serbench.dataset.types.LanguageValues;
import java.util.List;
import java.util.Map;

/** Kinds of members of classes in Kotlin. */
public final class KotlinMembers implements LanguageValues {
  @Override
  public String language() {
    return "Kotlin";
  }

  @Override
  public Map<String, List<Object>> values() {
    return KotlinKinds.INSTANCE.values();
  }
}
