package io.serbench.dataset.types;

import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;

/**
 * Values of classes that are written in another language than Java, each with one kind of member. A
 * service, because only adapters may use a language's library.
 */
public interface LanguageValues {
  /** Returns the provider of a language, which the jar has. */
  static LanguageValues of(String language) {
    return ServiceLoader.load(LanguageValues.class).stream()
        .map(ServiceLoader.Provider::get)
        .filter(provider -> provider.language().equals(language))
        .findFirst()
        .orElseThrow();
  }

  /** Returns the name of the language: {@code Kotlin}. Does not load its library. */
  String language();

  /** Returns new values, of one class for each kind, by the kind's word. */
  Map<String, List<Object>> values();
}
