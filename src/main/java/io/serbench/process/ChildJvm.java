package io.serbench.process;

import io.serbench.catalog.JvmFlags;
import io.serbench.result.JvmInfo;
import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The JVM that runs forks, and how it is started.
 *
 * @param java the executable
 * @param info what the JVM says of itself; its flags are those that every row gets
 */
public record ChildJvm(Path java, JvmInfo info) {
  /**
   * A fixed heap and a collector that stops the world, so that collection is the row's own cost and
   * does not steal time from it in another thread. Compilation in the foreground, so that what the
   * compiler knows of the code when it compiles it does not depend on how busy the machine is:
   * otherwise two forks of one row may differ by two thirds on a shared machine.
   */
  static final List<String> FIXED =
      List.of("-Xms512m", "-Xmx512m", "-XX:+UseParallelGC", "-Xbatch");

  /** What has no influence on the times. */
  private static final List<String> HOUSEKEEPING =
      List.of(
          "-XX:+ExitOnOutOfMemoryError",
          "-XX:-CreateCoredumpOnCrash",
          "-XX:-UsePerfData",
          "-Dfile.encoding=UTF-8",
          "-Djava.awt.headless=true");

  /** A JVM refuses to start with two collectors, so that the user's replaces ours. */
  private static final Pattern COLLECTOR = Pattern.compile("-XX:\\+Use\\w*GC");

  /**
   * What every child gets: the fixed options, where the user has no other, and the user's.
   *
   * @param options the user's
   */
  static List<String> common(List<String> options) {
    boolean otherCollector = options.stream().anyMatch(COLLECTOR.asMatchPredicate());
    List<String> common = new ArrayList<>(FIXED);
    common.removeIf(option -> otherCollector && COLLECTOR.matcher(option).matches());
    common.addAll(options);
    return common;
  }

  /**
   * The command line of a child.
   *
   * @param before what comes before this JVM's own class path
   */
  List<String> command(JvmFlags rowFlags, List<Path> before, String mainClass, String... args) {
    List<String> command = new ArrayList<>();
    command.add(java.toString());
    command.addAll(HOUSEKEEPING);
    command.addAll(rowFlags.forJdk(info.build().feature()));
    command.addAll(info.flags());
    command.add("-cp");
    command.add(classPath(before));
    command.add(mainClass);
    command.addAll(List.of(args));
    return command;
  }

  /** All entries absolute, since children run in a folder of their own. */
  private static String classPath(List<Path> before) {
    Stream<Path> own =
        Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator, -1))
            .map(Path::of);
    return Stream.concat(before.stream(), own)
        .map(entry -> entry.toAbsolutePath().toString())
        .collect(Collectors.joining(File.pathSeparator));
  }
}
