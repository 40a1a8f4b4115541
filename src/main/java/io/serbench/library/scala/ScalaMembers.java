package io.serbench.library.scala;

import io.serbench.dataset.types.LanguageValues;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import scala.jdk.javaapi.CollectionConverters;

/** Kinds of members of classes in Scala 2.13. */
public final class ScalaMembers implements LanguageValues {
  @Override
  public String language() {
    return "Scala";
  }

  @Override
  public Map<String, List<Object>> values() {
    Map<String, List<Object>> values = new HashMap<>();
    CollectionConverters.asJava(ScalaKinds.values())
        .forEach((kind, all) -> values.put(kind, List.copyOf(CollectionConverters.asJava(all))));
    return values;
  }
}
