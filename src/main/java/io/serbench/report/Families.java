package io.serbench.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Which data sets of a run are the same data in several sizes, as their names say. */
final class Families {
  /** {@code users.100k}, {@code arrays.5000}, with what is unusual of the way behind it. */
  private static final Pattern SIZED =
      Pattern.compile("(?<family>[A-Za-z0-9-]+)\\.(?<size>\\d+)(?<unit>k?)(?<way>.*)");

  /** The values of the classic family are numbered, not sized. */
  private static final String NUMBERED = "media";

  private static final int LEAST = 2;

  private Families() {}

  /** Groups of at least two, each from small to large, by what they have in common. */
  static Map<String, List<String>> bySize(List<String> subjects) {
    Map<String, List<String>> groups = new LinkedHashMap<>();
    for (String subject : subjects) {
      Matcher matcher = SIZED.matcher(subject);
      if (matcher.matches() && !matcher.group("family").equals(NUMBERED)) {
        String group = matcher.group("family") + matcher.group("way");
        groups.computeIfAbsent(group, name -> new ArrayList<>()).add(subject);
      }
    }
    groups.values().removeIf(group -> group.size() < LEAST);
    groups.values().forEach(group -> group.sort((a, b) -> Long.compare(size(a), size(b))));
    return groups;
  }

  private static long size(String subject) {
    Matcher matcher = SIZED.matcher(subject);
    if (!matcher.matches()) {
      throw new IllegalArgumentException(subject);
    }
    long number = Long.parseLong(matcher.group("size"));
    return matcher.group("unit").isEmpty() ? number : number * 1000;
  }
}
