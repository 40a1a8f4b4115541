package io.serbench.dataset;

import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Texts of exceptions as causes in one line, of which people read the innermost message first. */
public final class Causes {
  private static final Pattern HASH =
      Pattern.compile(
          "(?<=unnamed module) @\\p{XDigit}{1,8}\\b"
              + "|((?:[\\w$]++\\.)++[\\w$]++(?:\\[])*+|\\[+(?:[BCDFIJSZ]|L[\\w.$]++;))"
              + "@[0-9a-f]{1,8}\\b(?!\\.\\w)"
              + "|(\\$\\$Lambda)(?:\\$\\d+)?/(?:0x)?[0-9a-f]+");

  // XStream's lines of NAME : VALUE, between lines of dashes.
  private static final Pattern DUMP =
      Pattern.compile("(?s)---- Debugging information ----(.*?)(?:\\R-{20,}|$)");
  private static final Pattern FACT =
      Pattern.compile("(?m)^((?:item-)?type|class|method|path|message\\[1])\\s*: (.+)$");

  private static final Pattern SOURCE =
      Pattern.compile(" at \\[Source: [^\\[\\]]*]"); // Jackson's, of bytes.
  private static final Pattern THROWN =
      Pattern.compile("(?:[a-z_]\\w*\\.)+([A-Z][\\w$]*(?:Exception|Error))(?=:|\\)| \\(|$)");
  private static final Pattern STEP = Pattern.compile("^[a-z ]+: ");
  private static final Pattern TRACE =
      Pattern.compile(" (?:\\(through reference chain: .*\\)|Serialization trace: .*)$");

  private static final String CAUSED_BY = " (caused by ";

  private Causes() {}

  /** Returns the text of an exception in one line, without hashes that differ in each JVM. */
  public static String oneLine(String text) {
    String facts = DUMP.matcher(text).replaceAll(dump -> Matcher.quoteReplacement(facts(dump)));
    return withoutHashes(facts.replaceAll("\\s+", " ").strip());
  }

  private static String facts(MatchResult dump) {
    return FACT.matcher(dump.group(1))
        .results()
        .map(fact -> fact.group(1) + ": " + fact.group(2).strip())
        .collect(Collectors.joining("; ", "(", ")"));
  }

  /** Returns a text without the identity hashes of {@code Object.toString()}, and the like. */
  public static String withoutHashes(String text) {
    return HASH.matcher(text).replaceAll("$1$2");
  }

  /**
   * Returns a cause, or the parts of it that tell most: the root cause, and where in the value.
   *
   * @param cause in the form {@code outer (caused by root)} if there is a root cause
   * @param longest the maximum length of the result in {@code char}s
   */
  public static String shortened(String cause, int longest) {
    if (cause.length() <= longest) {
      return cause;
    }
    String plain = SOURCE.matcher(THROWN.matcher(cause).replaceAll("$1")).replaceAll("");
    if (plain.length() <= longest) {
      return plain;
    }
    int root = plain.indexOf(CAUSED_BY);
    return root < 0
        ? withTrace(plain, longest)
        : withRoot(plain.substring(0, root), plain.substring(root + CAUSED_BY.length()), longest);
  }

  private static String withRoot(String outer, String root, int longest) {
    String inner = root.endsWith(")") ? root.substring(0, root.length() - 1) : root;
    int repeated = outer.indexOf(inner);
    if (repeated >= 0) {
      Matcher step = STEP.matcher(outer);
      return withTrace((step.find() ? step.group() : "") + outer.substring(repeated), longest);
    }
    int both = longest - CAUSED_BY.length() - 1;
    int left = Math.max(both - inner.length(), both / 2);
    String beginning = withTrace(outer, left);
    return beginning + CAUSED_BY + Excerpt.of(inner, both - beginning.length()) + ")";
  }

  private static String withTrace(String text, int longest) {
    Matcher trace = TRACE.matcher(text);
    if (text.length() <= longest || !trace.find()) {
      return Excerpt.of(text, longest);
    }
    String tail = Excerpt.of(trace.group(), longest / 2);
    return Excerpt.of(text.substring(0, trace.start()), longest - tail.length()) + tail;
  }
}
