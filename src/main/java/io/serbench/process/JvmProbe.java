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
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Finds out which JVM it is that will run forks, and whether it knows the black hole. */
final class JvmProbe {
  record Key(Path java, List<String> options) {}

  private static final List<String> BLACKHOLE =
      List.of(
          "-XX:+UnlockExperimentalVMOptions",
          "-XX:CompileCommand=quiet",
          "-XX:CompileCommand=blackhole,io.serbench.measure.Sink::consume");

  /** Starts each line of the answer, so that nothing else that the JVM prints is taken for one. */
  private static final String MARK = "serbench-jvm:";

  /** Starts the line with which a JVM repeats options of its environment. */
  private static final String REPEATED = "Picked up ";

  /** Number of lines in an answer before the JVM's options. */
  private static final int FACTS = 6;

  private static final int LONGEST = 300;

  private JvmProbe() {}

  /** Starts the JVM with the black hole and, if it does not know that, once more without. */
  static ChildJvm probe(JvmChoice jvm) throws JvmException, InterruptedException {
    Path java = jvm.java();
    // The user's come last and so win.
    List<String> common = ChildJvm.common(jvm.options(), System.getenv());
    List<String> withBlackhole = new ArrayList<>(BLACKHOLE);
    withBlackhole.addAll(common);
    ShortProgram answer = ask(jvm, withBlackhole);
    // A JVM that does not know the command prints that, and goes on without it.
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

  /** Returns whether the JVM objects to the command; a line may also just repeat it. */
  private static boolean isRefusal(String line) {
    return line.contains("CompileCommand") && !line.startsWith(MARK) && !line.contains(REPEATED);
  }

  private static JvmException doesNotStart(Path java, List<String> flags, ShortProgram answer) {
    return new JvmException(
        "%s does not run serbench with %s; it ended with exit code %d%s"
            .formatted(
                java, String.join(" ", flags), answer.exit().orElseThrow(), printed(answer)));
  }

  private static JvmException doesNotAnswer(JvmChoice jvm, ShortProgram answer) {
    return new JvmException(
        "%s does not answer within %d s (see -timeout=)%s"
            .formatted(jvm.java(), jvm.timeout().toSeconds(), printed(answer)));
  }

  private static String printed(ShortProgram answer) {
    String text = answer.output().strip().replaceAll("\\s+", " ");
    return text.isEmpty() ? "" : "; it printed: " + Excerpt.of(text, LONGEST);
  }

  static JvmInfo ownJvm() {
    return info(describe(), BlackHole.SINK, options());
  }

  /** The main method of the JVM that is probed. */
  public static void main(String[] args) {
    for (String each : describe()) {
      System.out.println(MARK + URLEncoder.encode(each, StandardCharsets.UTF_8));
    }
  }

  private static List<String> describe() {
    List<String> lines = new ArrayList<>();
    lines.add(System.getProperty("java.vm.name"));
    lines.add(System.getProperty("java.vendor"));
    lines.add(Integer.toString(Runtime.version().feature()));
    lines.add(System.getProperty("java.vm.version"));
    lines.add(System.getProperty("java.home"));
    lines.add(java.nio.ByteOrder.nativeOrder().toString());
    lines.addAll(options());
    return lines;
  }

  /** Returns the options of the command line and those that the JVM found in its environment. */
  private static List<String> options() {
    return ManagementFactory.getRuntimeMXBean().getInputArguments();
  }

  /** Empty where the JVM did not answer as it should. */
  private static Optional<JvmInfo> info(
      ShortProgram answer, BlackHole blackHole, List<String> flags) {
    List<String> lines =
        answer
            .output()
            .lines()
            .filter(line -> line.startsWith(MARK))
            .map(line -> URLDecoder.decode(line.substring(MARK.length()), StandardCharsets.UTF_8))
            .toList();
    return answer.exit().equals(OptionalInt.of(0)) && lines.size() >= FACTS
        ? Optional.of(info(lines, blackHole, flags))
        : Optional.empty();
  }

  private static JvmInfo info(List<String> lines, BlackHole blackHole, List<String> flags) {
    return new JvmInfo(
        new JvmBuild(lines.get(0), lines.get(1), Integer.parseInt(lines.get(2)), lines.get(3)),
        lines.get(4),
        ByteOrder.valueOf(lines.get(5)),
        blackHole,
        flags,
        ChildJvm.inherited(lines.subList(FACTS, lines.size()), flags, System.getenv()));
  }

  private static ShortProgram ask(JvmChoice jvm, List<String> flags)
      throws JvmException, InterruptedException {
    List<String> command = ChildJvm.command(jvm.java(), flags, List.of(), JvmProbe.class.getName());
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
