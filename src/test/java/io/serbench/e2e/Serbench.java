package io.serbench.e2e;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;

/** Starts the built jar as a user would, and reads what it prints. */
final class Serbench {
  /** What a command gave. */
  record Answer(int exit, String out, String err) {
    /** What it complains of: stderr without the lines that a trial prints every half minute. */
    String complaints() {
      return err.replaceAll("(?m)^serbench: \\d+:\\d\\d \\d+ of \\d+ rows tried.*\\R", "");
    }

    /** Whether a table has all six numbers of the row, and in a ranked one the interval. */
    boolean hasNumbers(String row) {
      String ranked = " *(\\d+=?)? +" + row + "\\*? +~?\\d+ +(-|[\\d.]+%)( +~?\\d+){5}";
      return out.lines()
          .anyMatch(line -> line.matches(row + "\\*?( +~?\\d+){6}") || line.matches(ranked));
    }
  }

  private static final Path JAR = Path.of(System.getProperty("serbench.jar"));
  private static final Path TEST_CLASSES = Path.of(System.getProperty("serbench.testClasses"));
  private static final Path DUMMY_ROWS = Path.of("src", "test", "dummy-rows").toAbsolutePath();

  private static final int BRIEF_MILLIS = 5; // Of batches.

  /** Compiling well takes longer than a command runs, and most of what a short fork takes. */
  private static final String QUICK_START = "-XX:TieredStopAtLevel=1";

  /** The classes of commands and their forks, parsed and verified once for all tests on a JVM. */
  private static final class Archive {
    private static final Map<Path, String> OPTIONS = new ConcurrentHashMap<>();

    /** The option with which a JVM uses its archive. */
    static String option(Path java) {
      return OPTIONS.computeIfAbsent(java, Archive::make);
    }

    private static String make(Path java) {
      String name = "commands-%08x".formatted(java.hashCode());
      Path file = JAR.resolveSibling(name + ".jsa");
      Path result = JAR.resolveSibling(name + ".json");
      Path nowhere = Path.of(nullDevice());
      try {
        Files.deleteIfExists(result);
        new Serbench(file.getParent(), jar(java, "-XX:ArchiveClassesAtExit=" + file))
            .start(
                nowhere,
                nowhere,
                "-forks=0",
                "-quick",
                "-include=copy,json/jackson/databind",
                "-noise=keep",
                "-out=" + result)
            .waitFor();
        return "-XX:SharedArchiveFile=" + file;
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      } catch (InterruptedException e) {
        throw new IllegalStateException("no time for an archive of classes", e);
      }
    }
  }

  private final Path folder;
  private final List<String> command;
  private final Map<String, String> variables;
  private final File input;

  private Serbench(Path folder, List<String> command) {
    this(folder, command, Map.of(), new File(nullDevice()));
  }

  private Serbench(Path folder, List<String> command, Map<String, String> variables, File input) {
    this.folder = folder;
    this.command = command;
    this.variables = variables;
    this.input = input;
  }

  /** {@code java -jar serbench.jar}, run in the given folder. */
  static Serbench jar(Path folder) {
    Path java = java(ownHome());
    return new Serbench(folder, jar(java, Archive.option(java)));
  }

  /** An option for forks on a JVM whose times do not matter. */
  static String quickForks(Path java) {
    return "-jvm-args=" + QUICK_START + " " + Archive.option(java);
  }

  private static List<String> jar(Path java, String option) {
    return List.of(java.toString(), QUICK_START, option, "-jar", JAR.toString());
  }

  /** What a user downloads: serbench with all libraries. */
  static Path ownJar() {
    return JAR;
  }

  /** What rows of others compile against. */
  static Path apiJar() {
    return JAR.resolveSibling("serbench-api.jar");
  }

  /** The jar with the dummy rows on its class path. */
  static Serbench withDummies(Path folder) {
    String classPath =
        String.join(
            File.pathSeparator, JAR.toString(), TEST_CLASSES.toString(), DUMMY_ROWS.toString());
    Path java = java(ownHome());
    return new Serbench(
        folder,
        List.of(
            java.toString(),
            QUICK_START,
            Archive.option(java),
            "-cp",
            classPath,
            "io.serbench.cli.Main"));
  }

  /**
   * The jar in a JVM whose files are those of a Windows in memory.
   *
   * @param drive what is on its drive {@code C:}
   * @param libraries what {@link WindowsFiles} needs
   */
  static Serbench onWindows(Path folder, Path drive, List<Path> libraries) {
    List<String> classPath = new ArrayList<>(List.of(TEST_CLASSES.toString()));
    libraries.forEach(jar -> classPath.add(jar.toString()));
    classPath.add(JAR.toString());
    return new Serbench(
        folder,
        List.of(
            java(ownHome()).toString(),
            QUICK_START,
            "-Djava.nio.file.spi.DefaultFileSystemProvider=" + WindowsFiles.class.getName(),
            "-D" + WindowsFiles.FOLDER + "=" + drive,
            "-Dpath.separator=;",
            // C:\work and C:\tmp, and for the JVM's own files folders that can be.
            "-Duser.dir=/work",
            "-Djava.io.tmpdir=/tmp",
            "-Duser.home=C:\\Users\\jane doe",
            "-cp",
            String.join(";", classPath),
            "io.serbench.cli.Main"));
  }

  /** The same with one more option for the JVM. */
  Serbench withOption(String option) {
    List<String> longer = new ArrayList<>(command);
    longer.add(1, option);
    return new Serbench(folder, longer, variables, input);
  }

  /** The same with these environment variables. */
  Serbench withVariables(Map<String, String> more) {
    return new Serbench(folder, command, more, input);
  }

  /** The same, started by another program that takes a command line. */
  Serbench under(String... program) {
    List<String> longer = new ArrayList<>(List.of(program));
    longer.addAll(command);
    return new Serbench(folder, longer, variables, input);
  }

  /** The same with this file, which may be a pipe, as standard input. */
  Serbench reading(Path file) {
    return new Serbench(folder, command, variables, file.toFile());
  }

  /** Runs the command to its end. */
  Answer run(String... args) throws IOException, InterruptedException {
    Path out = Files.createTempFile(folder, "out", ".txt");
    Path err = Files.createTempFile(folder, "err", ".txt");
    return new Answer(
        awaitEnd(start(out, err, args)),
        Files.readString(out, StandardCharsets.UTF_8),
        Files.readString(err, StandardCharsets.UTF_8));
  }

  /** Waits for its end, which a busy machine may put off, and returns the exit code. */
  static int awaitEnd(Process process) throws InterruptedException {
    if (!process.waitFor(15, TimeUnit.MINUTES)) {
      process.destroyForcibly();
      throw new IllegalStateException("no end: " + process.info().commandLine().orElse(""));
    }
    return process.exitValue();
  }

  /**
   * Returns seconds for {@code -timeout=} that only what hangs takes: more on a busy machine.
   *
   * @param least the fewest seconds
   * @param commands the number of commands with one fork that could run in that time
   */
  static long patience(Path folder, int least, int commands)
      throws IOException, InterruptedException {
    long start = System.nanoTime();
    jar(folder).run("check", "-include=java-manual");
    long seconds = TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - start);
    return Math.max(least, commands * seconds);
  }

  /** Measures, where it matters what is said (all of it), but not how fast anything is. */
  Answer measure(String... options) throws IOException, InterruptedException {
    return measureLonger(BRIEF_MILLIS, options);
  }

  /** Measures batches of some milliseconds, long enough to see what other threads take of them. */
  Answer measureLonger(int millis, String... options) throws IOException, InterruptedException {
    return measure(millis, List.of("-jvm-args=" + QUICK_START), options);
  }

  /** Measures as briefly, but in JVMs that compile all they can, as those of a user's do. */
  Answer measureCompiled(String... options) throws IOException, InterruptedException {
    return measure(BRIEF_MILLIS, List.of(), options);
  }

  private Answer measure(int millis, List<String> jvm, String... options)
      throws IOException, InterruptedException {
    List<String> all =
        new ArrayList<>(
            List.of("-quick", "-warmup-time=20", "-testRunMillis=" + millis, "-noise=keep"));
    all.addAll(List.of("-group=kind", "-verbose"));
    all.addAll(jvm);
    all.addAll(List.of(options));
    return run(all.toArray(String[]::new));
  }

  /** Starts the command and returns at once. */
  Process start(Path out, Path err, String... args) throws IOException {
    List<String> all = new ArrayList<>(command);
    all.addAll(List.of(args));
    ProcessBuilder builder = new ProcessBuilder(all);
    builder.environment().putAll(variables);
    return builder
        .directory(folder.toFile())
        .redirectInput(ProcessBuilder.Redirect.from(input))
        .redirectOutput(out.toFile())
        .redirectError(err.toFile())
        .start();
  }

  static Path java(Path home) {
    return home.resolve("bin").resolve("java");
  }

  static Path ownHome() {
    return Path.of(System.getProperty("java.home"));
  }

  private static String nullDevice() {
    return File.separatorChar == '\\' ? "NUL" : "/dev/null";
  }
}
