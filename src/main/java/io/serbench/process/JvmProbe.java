package io.serbench.process;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.serbench.dataset.Excerpt;
import io.serbench.process.JvmChoice.JvmException;
import io.serbench.result.JvmInfo;
import io.serbench.result.JvmInfo.BlackHole;
import io.serbench.result.JvmInfo.ByteOrder;
import io.serbench.result.JvmInfo.JvmBuild;
import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;

/** Finds out which JVM it is that will run forks, and whether it knows the black hole. */
final class JvmProbe {
  /**
   * The JVM's own black hole, and one code for the witness. Its callers are compiled after some
   * hundred readings, which only a reference fork takes. With the work inlined, that fork was 9 %
   * faster on JDK 25 than those of all rows, so that none of these seemed undisturbed.
   */
  static final List<String> COMPILER =
      List.of(
          "-XX:+UnlockExperimentalVMOptions",
          "-XX:CompileCommand=quiet",
          "-XX:CompileCommand=blackhole,io.serbench.measure.Sink::consume",
          "-XX:CompileCommand=dontinline,io.serbench.witness.Witness::pass");

  private static final String MARK = "serbench-jvm:"; // Begins each line of the answer.
  private static final String REPEATED = "Picked up "; // Begins lines with options of variables.
  private static final int FACTS = 7; // Lines of an answer before the JVM's options.
  private static final int LONGEST = 300;

  private JvmProbe() {}

  /** Starts the JVM with all options of forks, and asks it what it is. */
  static ForkCommand probe(JvmChoice jvm) throws JvmException, InterruptedException {
    // The user's come last and so win.
    List<String> common = ForkCommand.common(jvm.options(), System.getenv());
    List<String> flags = Stream.concat(COMPILER.stream(), common.stream()).toList();
    List<String> answers = new CopyOnWriteArrayList<>();
    AtomicBoolean refused = new AtomicBoolean();
    Process process = start(jvm, flags);
    try {
      OutputTail output =
          new OutputTail(
              process.getInputStream(),
              "serbench-probe",
              line -> {
                if (line.startsWith(MARK)) {
                  answers.add(URLDecoder.decode(line.substring(MARK.length()), UTF_8));
                } else if (line.contains("CompileCommand") && !line.contains(REPEATED)) {
                  // A JVM that does not know the command prints that, and goes on without it.
                  refused.set(true);
                }
              });
      boolean ended = process.waitFor(jvm.timeout().toMillis(), TimeUnit.MILLISECONDS);
      String text = output.text().strip().replaceAll("\\s+", " ");
      String printed = text.isEmpty() ? "" : "; it printed: " + Excerpt.of(text, LONGEST);
      if (!ended) {
        throw new JvmException(
            "%s does not answer within %d s (see -timeout=)%s"
                .formatted(jvm.java(), jvm.timeout().toSeconds(), printed));
      }
      int exit = process.exitValue();
      if (exit != 0 || answers.size() < FACTS) {
        throw new JvmException(
            "%s does not run serbench with %s; it %s%s"
                .formatted(jvm.java(), String.join(" ", common), Diagnosis.ending(exit), printed));
      }
    } finally {
      ForkProcess.kill(process);
    }
    String lacking = answers.get(FACTS - 1);
    if (!lacking.isEmpty()) {
      throw new JvmException(
          jvm.java() + " lacks the modules " + lacking + "; choose a whole JDK with -jvm=");
    }
    BlackHole blackHole = refused.get() ? BlackHole.SINK : BlackHole.COMPILER;
    return new ForkCommand(jvm.java(), info(answers, blackHole, flags));
  }

  private static Process start(JvmChoice jvm, List<String> flags) throws JvmException {
    List<String> command =
        ForkCommand.command(jvm.java(), flags, List.of(), JvmProbe.class.getName());
    // The JDK's management classes fail in a folder whose name the locale cannot encode.
    File folder = new File(System.getProperty("java.home"));
    try {
      return jvm.process(command).directory(folder).redirectErrorStream(true).start();
    } catch (IOException e) {
      throw new JvmException(jvm.java() + " cannot be started: " + e.getMessage(), e);
    }
  }

  static JvmInfo ownJvm() {
    return info(describe(), BlackHole.SINK, options());
  }

  /** The main method of the JVM that is probed. */
  public static void main(String[] args) {
    for (String fact : describe()) {
      System.out.println(MARK + URLEncoder.encode(fact, UTF_8));
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
            java.nio.ByteOrder.nativeOrder().toString(),
            String.join(", ", JvmChoice.lacking()));
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
        ForkCommand.inherited(lines.subList(FACTS, lines.size()), flags, System.getenv()));
  }
}
