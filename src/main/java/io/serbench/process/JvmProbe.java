package io.serbench.process;

import io.serbench.dataset.Excerpt;
import io.serbench.process.JvmChoice.JvmException;
import io.serbench.result.JvmInfo;
import io.serbench.result.JvmInfo.BlackHole;
import io.serbench.result.JvmInfo.ByteOrder;
import io.serbench.result.JvmInfo.JvmBuild;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.lang.management.ManagementFactory;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** Finds out which JVM it is that will run forks, and whether it knows the black hole. */
final class JvmProbe {
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

  /** Starts the JVM with all options of forks, and asks it what it is. */
  static ChildJvm probe(JvmChoice jvm) throws JvmException, InterruptedException {
    // The user's come last and so win.
    List<String> common = ChildJvm.common(jvm.options(), System.getenv());
    List<String> flags = Stream.concat(BLACKHOLE.stream(), common.stream()).toList();
    ShortProgram answer = ask(jvm, flags);
    List<String> lines =
        answer
            .output()
            .lines()
            .filter(line -> line.startsWith(MARK))
            .map(line -> URLDecoder.decode(line.substring(MARK.length()), StandardCharsets.UTF_8))
            .toList();
    int exit = answer.exit().orElseThrow();
    if (exit != 0 || lines.size() < FACTS) {
      throw new JvmException(
          "%s does not run serbench with %s; it ended with exit code %d%s"
              .formatted(jvm.java(), String.join(" ", common), exit, printed(answer)));
    }
    // A JVM that does not know the command prints that, and goes on without it.
    boolean refused = answer.output().lines().anyMatch(JvmProbe::isRefusal);
    BlackHole blackHole = refused ? BlackHole.SINK : BlackHole.COMPILER;
    return new ChildJvm(jvm.java(), info(lines, blackHole, flags));
  }

  /** Returns whether the JVM objects to the command; a line may also just repeat it. */
  private static boolean isRefusal(String line) {
    return line.contains("CompileCommand") && !line.startsWith(MARK) && !line.contains(REPEATED);
  }

  private static ShortProgram ask(JvmChoice jvm, List<String> flags)
      throws JvmException, InterruptedException {
    List<String> command = ChildJvm.command(jvm.java(), flags, List.of(), JvmProbe.class.getName());
    try {
      ShortProgram answer = ShortProgram.run(command, jvm.timeout());
      if (answer.exit().isEmpty()) {
        throw new JvmException(
            "%s does not answer within %d s (see -timeout=)%s"
                .formatted(jvm.java(), jvm.timeout().toSeconds(), printed(answer)));
      }
      return answer;
    } catch (IOException e) {
      throw new JvmException(jvm.java() + " cannot be started: " + e.getMessage(), e);
    }
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
    Stream<String> facts =
        Stream.of(
            System.getProperty("java.vm.name"),
            System.getProperty("java.vendor"),
            Integer.toString(Runtime.version().feature()),
            System.getProperty("java.vm.version"),
            System.getProperty("java.home"),
            java.nio.ByteOrder.nativeOrder().toString());
    return Stream.concat(facts, options().stream()).toList();
  }

  /** Returns the options of the command line and those that the JVM found in its environment. */
  private static List<String> options() {
    return ManagementFactory.getRuntimeMXBean().getInputArguments();
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

  /**
   * The outcome of a program that prints something and ends. If it does not end in time it is
   * killed, with all that it started.
   *
   * @param exit its exit code; empty where it was killed
   * @param output the beginning of what it printed, stdout and stderr together
   */
  record ShortProgram(OptionalInt exit, String output) {
    private static final int MOST_BYTES = 64 * 1024;

    /** Runs a program until it ends or time is up. */
    static ShortProgram run(List<String> command, Duration timeout)
        throws IOException, InterruptedException {
      // The JDK's management classes fail in a folder whose name the locale cannot encode.
      File folder = new File(System.getProperty("java.home"));
      Process process =
          new ProcessBuilder(command).directory(folder).redirectErrorStream(true).start();
      try {
        process.getOutputStream().close();
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        Runnable drain = () -> drain(process.getInputStream(), printed);
        Thread reader = ChildProcess.daemon(drain, "serbench-short-program");
        reader.start();
        boolean ended = process.waitFor(timeout.toMillis(), TimeUnit.MILLISECONDS);
        if (ended) {
          // A process that it started may keep the stream open.
          reader.join(1000);
        }
        OptionalInt exit = ended ? OptionalInt.of(process.exitValue()) : OptionalInt.empty();
        return new ShortProgram(exit, printed.toString(StandardCharsets.UTF_8));
      } finally {
        ChildProcess.kill(process);
      }
    }

    /** Reads everything, so that the program never blocks, and keeps the beginning. */
    private static void drain(InputStream stream, ByteArrayOutputStream kept) {
      byte[] chunk = new byte[4096];
      try {
        for (int read = stream.read(chunk); read >= 0; read = stream.read(chunk)) {
          kept.write(chunk, 0, Math.min(read, MOST_BYTES - kept.size()));
        }
      } catch (IOException e) {
        // The program is gone; all that it printed is kept already.
      }
    }
  }
}
