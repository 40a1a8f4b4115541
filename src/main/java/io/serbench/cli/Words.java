package io.serbench.cli;

import java.util.ArrayList;
import java.util.List;

/** Lists of words as help shows them. */
final class Words {
  private Words() {}

  /** With commas, and a mark at the one that counts where none is given. */
  static String withDefault(List<String> words, String usual) {
    List<String> marked = new ArrayList<>();
    for (String word : words) {
      marked.add(word.equals(usual) ? word + " (default)" : word);
    }
    return String.join(", ", marked);
  }
}
