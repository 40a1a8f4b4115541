package io.serbench.process;

import io.serbench.dataset.Excerpt;
import io.serbench.process.JvmChoice.JvmException;
import io.serbench.result.JvmInfo;
import io.serbench.result.JvmInfo.BlackHole;
import io.serbench.result.JvmInfo.ByteOrder;
import io.serbench.result.JvmInfo.JvmBuild;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Finds out what the JVM is that shall run forks, and whether it knows the black hole. */
final class JvmProbe {
  private static final List<String> BLACKHOLE =
      List.of(
          "-XX:+UnlockExperimentalVMOptions",
          "-XX:CompileCommand=quiet",
          "-XX:CompileCommand=blackhole,io.serbench.measure.Sink::consume");

  private static final String MARK = "serbench-jvm:";

  /** Before options that a JVM found in its environment. */
  private static final String REPEATED = "Picked up ";

  private static final int PARTS = 8;
  private static final int LONGEST = 300;

  private JvmProbe() {}

  /**
   * Starts the JVM twice at most: with the black hole, and without where it does not know it.
   *
   * @throws JvmException where no JVM starts with the user's options, or it does not answer in time
   */
  static ChildJvm probe(JvmChoice jvm) throws JvmException, InterruptedException {
    Path java = jvm.java();
    // The user's come last and so win.
    List<String> common = ChildJvm.common(jvm.options());
    List<String> withBlackhole = new ArrayList<>(BLACKHOLE);
    withBlackhole.addAll(common);
    ShortProgram answer = ask(jvm, withBlackhole);
    // A JVM that does not know the command says so, and goes on without it.
    boolean refused = answer.output().lines().anyMatch(JvmProbe::isRefusal);
    Optional<JvmInfo> info =
        refused ? Optional.empty() : info(answer, BlackHole.COMPILER, withBlackhole);
    if (info.isPresent()) {
      return new ChildJvm(java, info.get());
    }
    ShortProgram plain = ask(jvm, common);
    return new ChildJvm(
        java,
        info(plain, BlackHole.SINK, common).orElseThrow(() -> doesNotStart(java, common, plain)));
  }

  /** What the JVM says of the command, and not where options are repeated that name it. */
  private static boolean isRefusal(String line) {
    return line.contains("CompileCommand") && !line.startsWith(MARK) && !line.contains(REPEATED);
  }

  private static JvmException doesNotStart(Path java, List<String> flags, ShortProgram answer) {
    return new JvmException(
        java
            + " does not run serbench with "
            + String.join(" ", flags)
            + "; it ended with exit code "
            + answer.exit().orElseThrow()
            + says(answer));
  }

  private static JvmException doesNotAnswer(JvmChoice jvm, ShortProgram answer) {
    return new JvmException(
        "%s does not answer within %d s (see -timeout=)%s"
            .formatted(jvm.java(), jvm.timeout().toSeconds(), says(answer)));
  }

  /** The first of its words. */
  private static String says(ShortProgram answer) {
    String said = answer.output().strip().replaceAll("\\s+", " ");
    if (said.isEmpty()) {
      return "";
    }
    return "; it says: " + Excerpt.of(said, LONGEST);
  }

  /**
   * What the parent's own JVM is, for runs in process: wherever its options are from, it has them.
   */
  static JvmInfo ownJvm() {
    return info(describe(), BlackHole.SINK, options()).orElseThrow();
  }

  /** The child's main method. */
  public static void main(String[] args) {
    System.out.println(describe());
  }

  private static String describe() {
    return String.join(
        "\t",
        MARK,
        System.getProperty("java.home"),
        Integer.toString(Runtime.version().feature()),
        System.getProperty("java.vm.version"),
        System.getProperty("java.vm.name"),
        System.getProperty("java.vendor"),
        ByteOrder.ofThisMachine().name(),
        options().stream()
            .map(option -> URLEncoder.encode(option, StandardCharsets.UTF_8))
            .collect(Collectors.joining(" ")));
  }

  /** Those of the command line, and those that every JVM finds in its environment. */
  private static List<String> options() {
    return ManagementFactory.getRuntimeMXBean().getInputArguments();
  }

  /** What it says of itself; empty where it does not say that. */
  private static Optional<JvmInfo> info(
      ShortProgram answer, BlackHole blackHole, List<String> flags) {
    return answer.exit().equals(OptionalInt.of(0))
        ? answer
            .output()
            .lines()
            .filter(line -> line.startsWith(MARK))
            .findFirst()
            .flatMap(line -> info(line, blackHole, flags))
        : Optional.empty();
  }

  private static Optional<JvmInfo> info(String line, BlackHole blackHole, List<String> flags) {
    String[] part = line.split("\t", -1);
    return part.length == PARTS && part[2].matches("[1-9][0-9]{0,3}") && isByteOrder(part[6])
        ? Optional.of(
            new JvmInfo(
                new JvmBuild(part[4], part[5], Integer.parseInt(part[2]), part[3]),
                part[1],
                ByteOrder.valueOf(part[6]),
                blackHole,
                flags,
                ChildJvm.inherited(decoded(part[7]), flags)))
        : Optional.empty();
  }

  private static List<String> decoded(String options) {
    return Stream.of(options.split(" ", -1))
        .filter(option -> !option.isEmpty())
        .map(option -> URLDecoder.decode(option, StandardCharsets.UTF_8))
        .toList();
  }

  private static boolean isByteOrder(String word) {
    return Arrays.stream(ByteOrder.values()).anyMatch(order -> order.name().equals(word));
  }

  private static ShortProgram ask(JvmChoice jvm, List<String> flags)
      throws JvmException, InterruptedException {
    List<String> command = ChildJvm.command(jvm.java(), flags, JvmProbe.class.getName());
    try {
      ShortProgram answer = ShortProgram.run(command, jvm.timeout());
      if (answer.exit().isEmpty()) {
        throw doesNotAnswer(jvm, answer);
      }
      return answer;
    } catch (IOException e) {
      throw new JvmException(jvm.java() + " cannot be started: " + e.getMessage(), e);
    }
  }
}
