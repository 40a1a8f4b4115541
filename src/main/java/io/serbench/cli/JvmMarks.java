package io.serbench.cli;

import io.serbench.process.ChildLauncher;
import io.serbench.process.ChildLaunchers;
import io.serbench.process.JvmChoice;
import io.serbench.process.JvmException;
import io.serbench.result.JvmInfo.JvmBuild;
import io.serbench.run.Variant;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;

/** Names the JVMs of a run by what they say of themselves: {@code @jdk17}, {@code @jdk25}. */
final class JvmMarks {
  /** From the shortest names to those that tell any two apart. */
  private static final List<Function<JvmBuild, String>> NAMES =
      List.of(
          build -> "jdk" + build.feature(),
          JvmBuild::version,
          build -> build.version() + "-" + build.vendor().replaceAll("\\W+", "-"));

  private JvmMarks() {}

  /**
   * A variant for each JVM; without a name where there is but one.
   *
   * @throws JvmException where one does not start
   */
  static List<Variant> variants(List<JvmChoice> jvms, ChildLaunchers launchers) {
    if (jvms.size() == 1) {
      return List.of(Variant.usual(jvms.get(0)));
    }
    List<String> names = names(jvms.stream().map(jvm -> build(jvm, launchers)).toList());
    return IntStream.range(0, jvms.size())
        .mapToObj(i -> Variant.in(Optional.of("@" + names.get(i)), jvms.get(i)))
        .toList();
  }

  /** The shortest names that differ. */
  static List<String> names(List<JvmBuild> builds) {
    return NAMES.stream()
        .map(name -> builds.stream().map(name).toList())
        .filter(all -> all.stream().distinct().count() == all.size())
        .findFirst()
        .orElseGet(() -> numbered(builds));
  }

  private static List<String> numbered(List<JvmBuild> builds) {
    List<String> names = new ArrayList<>();
    for (JvmBuild build : builds) {
      names.add(build.version() + "-" + (names.size() + 1));
    }
    return names;
  }

  private static JvmBuild build(JvmChoice jvm, ChildLaunchers launchers) {
    try (ChildLauncher launcher = launchers.open(jvm, false)) {
      return launcher.jvm().build();
    } catch (IOException e) {
      throw new UncheckedIOException("the port or the folder for child JVMs failed", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new JvmException("interrupted while asking a JVM for its version", e);
    }
  }
}
