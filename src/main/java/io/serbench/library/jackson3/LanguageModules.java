package io.serbench.library.jackson3;

import io.serbench.dataset.DataType;
import io.serbench.dataset.object.Language;
import io.serbench.dataset.object.Languages;
import io.serbench.serializer.MissingModuleException;
import java.util.List;
import tools.jackson.databind.JacksonModule;
import tools.jackson.module.kotlin.KotlinModule;

/** Jackson 3's modules for languages other than Java, with their defaults. */
final class LanguageModules {
  private static final String SCALA = "tools.jackson.module.scala.DefaultScalaModule";

  private LanguageModules() {}

  /**
   * Returns those for the classes of a type.
   *
   * @throws MissingModuleException if one is missing
   */
  static List<JacksonModule> of(DataType<?> type) {
    return Languages.of(type).stream().map(LanguageModules::of).toList();
  }

  private static JacksonModule of(Language language) {
    return switch (language.name()) {
      case "Kotlin" -> new KotlinModule.Builder().build();
      case "Scala" -> scala();
      default -> throw new IllegalArgumentException(language.name());
    };
  }

  /** Returns the user's: it was not on Maven Central when this was written. */
  private static JacksonModule scala() {
    if (LanguageModules.class.getResource("/" + SCALA.replace('.', '/') + ".class") == null) {
      throw new MissingModuleException(
          "needs jackson-module-scala for Jackson 3, added with -classpath=");
    }
    try {
      return Class.forName(SCALA).asSubclass(JacksonModule.class).getConstructor().newInstance();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("cannot make " + SCALA, e);
    }
  }
}
