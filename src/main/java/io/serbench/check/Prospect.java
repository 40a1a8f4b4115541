package io.serbench.check;

import io.serbench.catalog.Feature;
import io.serbench.check.Verification.Finding;
import io.serbench.result.Observed;
import java.util.List;
import java.util.Map;

/**
 * What was seen of a row on a JVM that is as strict as later ones will be.
 *
 * @param row the row's name
 * @param outlook what becomes of it
 * @param cause what the JVM warns of, or what fails, in one line; empty where all is well
 */
public record Prospect(String row, Outlook outlook, String cause) {
  /** What the verdict is of. */
  public static final String OUTLOOK = "outlook";

  /** The same in words. */
  public Observed observed() {
    if (outlook == Outlook.UNAVAILABLE) {
      return new Observed(row, Finding.UNAVAILABLE.name(), cause, List.of(), Map.of(), Map.of());
    }
    List<Feature> seen = outlook == Outlook.SILENT ? List.of(Feature.NO_UNSAFE) : List.of();
    Map<String, String> causes = cause.isEmpty() ? Map.of() : Map.of(OUTLOOK, cause);
    return new Observed(row, Finding.OK.name(), "", seen, Map.of(OUTLOOK, outlook.word()), causes);
  }

  /** What becomes of a row where a JVM lets nobody use {@code sun.misc.Unsafe} any more. */
  public enum Outlook {
    SILENT("silent", "works without Unsafe, and never tries to use it"),
    WARNS("warns", "the JVM warns about it, but it also works if Unsafe is denied"),
    FAILS("fails", "does not work, or only partly, if Unsafe is denied"),
    BROKEN("broken", "does not work on that JDK at all, even if everything is allowed"),
    UNAVAILABLE("unavailable", "cannot be tried here");

    private final String word;
    private final String meaning;

    Outlook(String word, String meaning) {
      this.word = word;
      this.meaning = meaning;
    }

    /** For people. */
    public String word() {
      return word;
    }

    /** What it says of a row. */
    public String meaning() {
      return meaning;
    }
  }
}
