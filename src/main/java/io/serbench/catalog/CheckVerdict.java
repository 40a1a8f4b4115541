package io.serbench.catalog;

import java.util.Locale;

/** What a check says on a question: a constant of the check, or a text, such as a version. */
public interface CheckVerdict {
  String name();

  /** Returns how tables and files say it: the name in lower case, with spaces. */
  default String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  /** Returns what it means; empty for a text. */
  String meaning();

  record Text(String word) implements CheckVerdict {
    @Override
    public String name() {
      return word;
    }

    @Override
    public String meaning() {
      return "";
    }
  }
}
