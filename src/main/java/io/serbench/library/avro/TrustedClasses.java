package io.serbench.library.avro;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericEnumSymbol;
import org.apache.avro.specific.SpecificData;
import org.apache.avro.specific.SpecificFixed;
import org.apache.avro.specific.SpecificRecord;
import org.apache.avro.util.ClassSecurityValidator;
import org.apache.avro.util.ClassSecurityValidator.ClassSecurityPredicate;

/** The classes that Avro may load because a schema names them: a setting of the whole JVM. */
final class TrustedClasses {
  /** The properties of schemas that name classes. */
  private static final List<String> PROPERTIES =
      List.of(SpecificData.CLASS_PROP, SpecificData.KEY_CLASS_PROP, SpecificData.ELEMENT_PROP);

  private TrustedClasses() {}

  /** Trusts these classes beside those that are trusted already. */
  static void add(List<Class<?>> classes) {
    ClassSecurityValidator.Builder builder = ClassSecurityValidator.builder();
    classes.forEach(builder::add);
    trust(builder.build());
  }

  /** Trusts the classes that a schema made by reflection names: what fields are declared to be. */
  static void addDeclared(Schema schema) {
    ClassSecurityValidator.Builder builder = ClassSecurityValidator.builder();
    Set<Schema> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    Deque<Schema> left = new ArrayDeque<>(List.of(schema));
    while (!left.isEmpty()) {
      Schema each = left.pop();
      if (seen.add(each)) {
        PROPERTIES.stream().map(each::getProp).filter(Objects::nonNull).forEach(builder::add);
        left.addAll(within(each));
      }
    }
    trust(builder.build());
  }

  private static List<Schema> within(Schema schema) {
    return switch (schema.getType()) {
      case RECORD -> schema.getFields().stream().map(Schema.Field::schema).toList();
      case UNION -> schema.getTypes();
      case ARRAY -> List.of(schema.getElementType());
      case MAP -> List.of(schema.getValueType());
      default -> List.of();
    };
  }

  /** Trusts what Avro's compiler generated, too. */
  static void addGenerated() {
    trust(
        type ->
            SpecificRecord.class.isAssignableFrom(type)
                || SpecificFixed.class.isAssignableFrom(type)
                || GenericEnumSymbol.class.isAssignableFrom(type));
  }

  private static synchronized void trust(ClassSecurityPredicate more) {
    ClassSecurityValidator.setGlobal(
        ClassSecurityValidator.composite(ClassSecurityValidator.getGlobal(), more));
  }
}
