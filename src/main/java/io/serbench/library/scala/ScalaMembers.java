package io.serbench.library.scala;

import io.serbench.dataset.types.LanguageValues;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import scala.jdk.javaapi.CollectionConverters;

/** Kinds of members of classes in Scala 2.13, and of enumerations in Scala 3. */
public final class ScalaMembers implements LanguageValues {
  @Override
  public String language() {
    return "Scala";
  }

  @Override
  public Map<String, List<Object>> values() {
    Map<String, List<Object>> values = new HashMap<>();
    Stream.of(ScalaKinds.values(), Scala3Kinds.values())
        .flatMap(kinds -> CollectionConverters.asJava(kinds).entrySet().stream())
        .forEach(
            kind ->
                values.put(
                    kind.getKey(), List.copyOf(CollectionConverters.asJava(kind.getValue()))));
    return values;
  }
}
