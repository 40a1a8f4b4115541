package io.serbench.process;

import java.util.List;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How large a child's heap may get, as its options say. */
public final class Heap {
  private static final Pattern LARGEST =
      Pattern.compile("-(?:Xmx|XX:MaxHeapSize=)(\\d{1,15})([kKmMgGtT]?)");

  private Heap() {}

  /**
   * The last of the options that say it, which wins.
   *
   * @return bytes; empty where none says it
   */
  public static OptionalLong largest(List<String> options) {
    OptionalLong largest = OptionalLong.empty();
    for (String option : options) {
      Matcher matcher = LARGEST.matcher(option);
      if (matcher.matches()) {
        largest = OptionalLong.of(Long.parseLong(matcher.group(1)) << shift(matcher.group(2)));
      }
    }
    return largest;
  }

  private static int shift(String unit) {
    return switch (unit) {
      case "k", "K" -> 10;
      case "m", "M" -> 20;
      case "g", "G" -> 30;
      case "t", "T" -> 40;
      default -> 0;
    };
  }
}
