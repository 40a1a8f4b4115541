package io.serbench.catalog;

import java.util.Locale;

/** What a check says on a question: a constant of the check, or a text, such as a version. */
public interface CheckVerdict {
  /** Returns how tables and files say it. */
  String word();

  /** Returns what it means; empty for a text. */
  String meaning();

  /** Returns the word for a constant: its name in lower case, with spaces. */
  static String wordOf(Enum<?> verdict) {
    return verdict.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  record Text(String word) implements CheckVerdict {
    @Override
    public String meaning() {
      return "";
    }
  }
}
