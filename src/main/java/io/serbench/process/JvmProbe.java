package io.serbench.process;

import io.serbench.catalog.JvmFlags;
import io.serbench.protocol.Answer;
import io.serbench.result.BlackHole;
import io.serbench.result.ByteOrder;
import io.serbench.result.JvmBuild;
import io.serbench.result.JvmInfo;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Finds out what the JVM is that shall run forks, and whether it knows the black hole. */
public final class JvmProbe {
  private static final List<String> BLACKHOLE =
      List.of(
          "-XX:+UnlockExperimentalVMOptions",
          "-XX:CompileCommand=quiet",
          "-XX:CompileCommand=blackhole,io.serbench.measure.Sink::consume");

  private static final String MARK = "serbench-jvm:";
  private static final long TIMEOUT_SECONDS = 60;

  private JvmProbe() {}

  /**
   * Starts the JVM twice at most: with the black hole, and without where it does not know it.
   *
   * @param options the user's, which come last and so win
   * @throws JvmException where no JVM starts with these options
   */
  public static ChildJvm probe(Path java, List<String> options)
      throws JvmException, InterruptedException {
    List<String> common = ChildJvm.common(options);
    List<String> withBlackhole = new ArrayList<>(BLACKHOLE);
    withBlackhole.addAll(common);
    Answer answer = ask(java, withBlackhole);
    if (answer.ok() && !answer.output().contains("warning")) {
      return new ChildJvm(java, info(answer, BlackHole.COMPILER, withBlackhole));
    }
    answer = ask(java, common);
    if (answer.ok()) {
      return new ChildJvm(java, info(answer, BlackHole.SINK, common));
    }
    throw new JvmException(
        java
            + " does not start with "
            + String.join(" ", common)
            + ": "
            + answer.output().strip().replaceAll("\\s+", " "));
  }

  /** What the parent's own JVM is, for runs in process. */
  static JvmInfo ownJvm() {
    return info(new Answer(0, describe()), BlackHole.SINK, List.of());
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
        ByteOrder.ofThisMachine().name());
  }

  private static JvmInfo info(Answer answer, BlackHole blackHole, List<String> flags) {
    String line =
        answer.output().lines().filter(text -> text.startsWith(MARK)).findFirst().orElseThrow();
    String[] part = line.split("\t", -1);
    return new JvmInfo(
        new JvmBuild(part[4], part[5], Integer.parseInt(part[2]), part[3]),
        part[1],
        ByteOrder.valueOf(part[6]),
        blackHole,
        flags);
  }

  private record Answer(int exit, String output) {
    boolean ok() {
      return exit == 0 && output.contains(MARK);
    }
  }

  private static Answer ask(Path java, List<String> flags)
      throws JvmException, InterruptedException {
    // Only the flags matter here: which JVM it is, is what we ask.
    JvmInfo unknown =
        new JvmInfo(
            new JvmBuild("", "", Runtime.version().feature(), ""),
            "",
            ByteOrder.ofThisMachine(),
            BlackHole.SINK,
            flags);
    List<String> command =
        new ChildJvm(java, unknown).command(JvmFlags.NONE, List.of(), JvmProbe.class.getName());
    try {
      Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
      process.getOutputStream().close();
      String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      if (!process.waitFor(TIMEOUT_SECONDS, TimeUnit.SECONDS)) {
        process.destroyForcibly();
        throw new JvmException(java + " does not answer");
      }
      return new Answer(process.exitValue(), output);
    } catch (IOException e) {
      throw new JvmException(java + " cannot be started: " + e.getMessage(), e);
    }
  }
}
