package io.serbench.process;

import io.serbench.catalog.JvmFlags;
import io.serbench.process.JvmChoice.JvmException;
import io.serbench.protocol.FromParent;
import io.serbench.result.JvmInfo;
import io.serbench.result.JvmInfo.Inherited;
import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The JVM that runs forks, and how it is started.
 *
 * @param info what the JVM reports of itself; its flags are those that every row gets
 */
public record ForkCommand(Path java, JvmInfo info) {
  /** Options of serbench's with which forks take as little memory as is useful. */
  public static final String FOR_LITTLE_MEMORY = "-jvm-args=-Xmx64m -live-forks=1";

  /**
   * Options that every fork gets, unless the user sets the same thing.
   *
   * @param replaced matches the user's options that take their place: a JVM does not start with two
   *     collectors, or with an initial heap larger than the maximum
   */
  private record Fixed(List<String> options, Pattern replaced) {}

  /**
   * A fixed heap and a collector that stops the world, so that collection is the row's own cost and
   * does not steal time from it in another thread. One thread collects, so that load on the other
   * cores does not matter. The generations keep their sizes: a young generation that grows reaches
   * memory that was never touched, and on a virtual machine batches that touch it first take up to
   * nine times as long, which the witness does not see. Compilation runs in the foreground, so that
   * what the compiler knows of the code does not depend on how busy the machine is: otherwise two
   * forks of one row may differ by two thirds on a shared machine.
   */
  private static final List<Fixed> FIXED =
      List.of(
          new Fixed(
              List.of("-Xms512m", "-Xmx512m"),
              Pattern.compile("-Xm[sx].*|-XX:(Initial|Max|Min)(HeapSize|RAM).*")),
          new Fixed(
              List.of("-XX:+UseParallelGC", "-XX:-UseAdaptiveSizePolicy"),
              Pattern.compile("-XX:\\+Use\\w*GC")),
          new Fixed(
              List.of("-XX:ParallelGCThreads=1"),
              Pattern.compile("-XX:ParallelGCThreads=.*|-XX:\\+Use(Serial|Epsilon)GC")),
          new Fixed(List.of("-Xbatch"), Pattern.compile("-XX:[+-]BackgroundCompilation")));

  private static final Pattern LARGEST_HEAP =
      Pattern.compile("-(?:Xmx|XX:MaxHeapSize=)(\\d{1,15})([kKmMgGtT]?)");

  private static final Pattern INITIAL_HEAP =
      Pattern.compile("-Xms.*|-XX:(Initial(Heap|RAM)|MinHeapSize).*");

  /** For brief orders; the user's options come after these, and win. */
  private static final List<String> QUICK_START = List.of("-XX:TieredStopAtLevel=1");

  /** Environment variables from which JVMs take options before those of their command lines. */
  private static final List<String> READ_FIRST = List.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS");

  private static final String READ_LAST = "_JAVA_OPTIONS"; // After those of the command line.

  /** Options without influence on times. */
  private static final List<String> HOUSEKEEPING =
      List.of(
          "-XX:+ExitOnOutOfMemoryError",
          "-XX:-CreateCoredumpOnCrash",
          "-XX:-UsePerfData",
          "-Dfile.encoding=UTF-8",
          "-Djava.awt.headless=true");

  /**
   * Returns the options that every fork gets: the fixed ones that the user does not replace, then
   * the user's. A heap of which the user only gives the maximum has that size from the start: while
   * it grew, a row on large data would spend most of its time in full collections.
   *
   * @param environment whose variables may hold options that replace fixed ones, too
   */
  static List<String> common(List<String> options, Map<String, String> environment) {
    List<String> all = new ArrayList<>();
    READ_FIRST.forEach(variable -> all.addAll(words(environment.get(variable))));
    all.addAll(options);
    all.addAll(words(environment.get(READ_LAST)));
    List<String> common = new ArrayList<>();
    if (all.stream().noneMatch(INITIAL_HEAP.asMatchPredicate())) {
      lastMaximum(all).ifPresent(heap -> common.add("-Xms" + heap.group(1) + heap.group(2)));
    }
    for (Fixed fixed : FIXED) {
      if (all.stream().noneMatch(fixed.replaced().asMatchPredicate())) {
        common.addAll(fixed.options());
      }
    }
    common.addAll(options);
    return common;
  }

  private static List<String> words(String text) {
    return text == null ? List.of() : List.of(text.strip().split("\\s+", -1));
  }

  /**
   * Returns the options that a fork had beyond those of its command line.
   *
   * @param had all options as the JVM reports them, with {@code =} before the value of a long one
   * @param flags those of the command line
   * @param environment whose variables may hold the others
   */
  static Optional<Inherited> inherited(
      List<String> had, List<String> flags, Map<String, String> environment) {
    List<String> others = new ArrayList<>(had);
    HOUSEKEEPING.forEach(others::remove);
    String before = "";
    for (String flag : flags) {
      others.remove(flag);
      others.remove(before + "=" + flag);
      before = flag;
    }
    List<String> from =
        Stream.concat(READ_FIRST.stream(), Stream.of(READ_LAST))
            .filter(variable -> !environment.getOrDefault(variable, "").isBlank())
            .toList();
    return others.isEmpty() ? Optional.empty() : Optional.of(new Inherited(from, others));
  }

  /**
   * Returns the command line of a fork.
   *
   * @param before class path entries that come before this JVM's own
   * @param order the fork's first, which may be brief or need options of its own
   */
  List<String> command(JvmFlags rowFlags, List<Path> before, FromParent order, String mainClass) {
    List<String> flags = new ArrayList<>(rowFlags.forJdk(info.build().feature()));
    if (order.brief()) {
      flags.addAll(QUICK_START);
    }
    flags.addAll(info.flags());
    flags.addAll(order.launch().options());
    return command(java, flags, before, mainClass);
  }

  /** Returns the command line of a JVM that has not been probed. */
  static List<String> command(Path java, List<String> flags, List<Path> before, String mainClass) {
    List<String> command = new ArrayList<>();
    command.add(java.toString());
    command.addAll(HOUSEKEEPING);
    command.addAll(flags);
    command.add("-cp");
    command.add(classPath(before, System.getProperty("java.class.path")));
    command.add(mainClass);
    return command;
  }

  /**
   * Returns a class path of absolute entries, since forks run in a folder of their own.
   *
   * @param own this JVM's class path
   */
  static String classPath(List<Path> before, String own) {
    // After java -jar, the class path is the jar's path, even if that contains separators. On
    // Windows, several entries are no valid Path because of their colons, but always a valid File.
    Stream<String> entries =
        new File(own).isFile() ? Stream.of(own) : Arrays.stream(own.split(File.pathSeparator, -1));
    return Stream.concat(before.stream(), entries.map(Path::of))
        .map(ForkCommand::entry)
        .collect(Collectors.joining(File.pathSeparator));
  }

  private static String entry(Path path) {
    String absolute = path.toAbsolutePath().toString();
    if (absolute.contains(File.pathSeparator)) {
      throw new JvmException(
          "%s cannot be on a class path, because of the '%s' in its name; move it to another folder"
              .formatted(absolute, File.pathSeparator));
    }
    return absolute;
  }

  /**
   * Returns the maximum size of a fork's heap in bytes: that of the last option that sets it, which
   * wins. Empty where none does.
   */
  public static OptionalLong largestHeap(List<String> options) {
    return lastMaximum(options).stream()
        .mapToLong(
            heap -> {
              int unit = " kmgt".indexOf(heap.group(2).toLowerCase(Locale.ROOT));
              return Long.parseLong(heap.group(1)) << (10 * unit);
            })
        .findFirst();
  }

  private static Optional<MatchResult> lastMaximum(List<String> options) {
    return options.stream()
        .map(LARGEST_HEAP::matcher)
        .filter(Matcher::matches)
        .map(Matcher::toMatchResult)
        .reduce((earlier, later) -> later);
  }
}
