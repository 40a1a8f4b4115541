package io.serbench.lab.scripts;

import java.io.File;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Runs the commands of pages in a folder with the files that they mention. See {@code
 * scripts/commands.sh}, which makes these.
 */
final class PageCommands {
  private static final Pattern COMMAND =
      Pattern.compile("(?m)^(?: {4}|\\$ )(serbench (?:.*\\\\\n)*.*[^\\]\n])$");
  private static final Pattern CONTINUED = Pattern.compile(" *\\\\\n *");

  /** The program, with the words of its command or group and the command of that. */
  private static final Pattern WORDS =
      Pattern.compile("serbench(?: (?<group>[a-z]+)(?: [a-z]+(?= |$))?)?(?= |$)");

  private static final Pattern FORKS = Pattern.compile("-forks=([1-9]|10)(?= |$)");
  private static final String ROWS = "-include=kryo-flat,json/jackson/databind";

  /** What the pages resume. */
  private static final Path INTERRUPTED = Path.of("output/2026-11-22T10-00-00.json");

  private static final int GATE_FAILED = 3; // Which can happen with runs this short.
  private static final int PAUSE_MILLIS = 200;

  private final Path folder;
  private int failed;

  private PageCommands(Path folder) {
    this.folder = folder;
  }

  public static void main(String[] args) throws IOException, InterruptedException {
    PageCommands commands = new PageCommands(Path.of(args[0]));
    for (String page : List.of(args).subList(1, args.length)) {
      // A command on a page may overwrite the values of the class.
      Files.copy(
          Path.of("examples/orders.json"),
          commands.folder.resolve("orders.json"),
          StandardCopyOption.REPLACE_EXISTING);
      for (String command : of(Files.readString(Path.of(page)))) {
        commands.run(page, command);
      }
    }
    System.out.println("commands.sh: " + commands.failed + " failed");
    System.exit(commands.failed == 0 ? 0 : 1);
  }

  /** Returns the commands in the blocks of a page. */
  static List<String> of(String page) {
    return COMMAND
        .matcher(page)
        .results()
        .map(command -> CONTINUED.matcher(command.group(1)).replaceAll(" "))
        .toList();
  }

  /** Returns why a command is not run; empty if it is. */
  static Optional<String> skipped(String command) {
    if (command.contains("[command]")) {
      return Optional.of("a synopsis");
    }
    return Optional.of("GeneratedClassesIT runs it, with generated classes")
        .filter(why -> command.contains("com.acme.proto.") || command.contains("com.acme.avro."));
  }

  /** Returns a command with short forks, and two rows if it names none. */
  static String shortened(String command) {
    String quick = FORKS.matcher(command).replaceAll("-forks=2");
    Matcher words = WORDS.matcher(quick);
    if (!words.lookingAt()) {
      throw new IllegalArgumentException("no command of serbench: " + command);
    }
    String group = Optional.ofNullable(words.group("group")).orElse("");
    List<String> more =
        switch (group) {
          case "" -> quick.contains(" -resume=") ? List.of() : ofRun(quick);
          case "choose" -> List.of("-budget=20");
          case "check", "cost" ->
              Stream.of(" -include=", " -recorded", " -message=").anyMatch(quick::contains)
                  ? List.of()
                  : List.of(ROWS);
          default -> List.of();
        };
    String inserted = more.stream().map(" "::concat).collect(Collectors.joining());
    return words.group() + inserted + quick.substring(words.end());
  }

  private static List<String> ofRun(String command) {
    List<String> options = new ArrayList<>();
    if (!command.contains(" -quick")) {
      options.add("-quick");
    }
    if (!command.contains(" -include=")) {
      options.add(ROWS);
    }
    return options;
  }

  private void run(String page, String command) throws IOException, InterruptedException {
    Optional<String> why = skipped(command);
    if (why.isPresent()) {
      System.out.printf("skip %s: %s (%s)%n", page, command, why.get());
      return;
    }
    if (command.contains(" -resume=")) {
      interrupt(
          command.contains(" -type=")
              ? "-classpath=model.jar -type=com.acme.Order orders.json"
              : "");
    }
    File printed = folder.resolve("../printed").toFile();
    int exit =
        new ProcessBuilder("bash", "-c", shortened(command))
            .directory(folder.toFile())
            .redirectInput(Redirect.from(new File("/dev/null")))
            .redirectErrorStream(true)
            .redirectOutput(printed)
            .start()
            .waitFor();
    boolean fine = exit == 0 || exit == GATE_FAILED;
    System.out.printf("%s %s: %s%n", fine ? "ok  " : "FAIL", page, command);
    if (!fine) {
      failed++;
      Files.readAllLines(printed.toPath()).forEach(line -> System.out.println("       " + line));
    }
  }

  /** Leaves a partial result file: begins a run, and kills it. */
  private void interrupt(String operands) throws IOException, InterruptedException {
    Path partial = folder.resolve(INTERRUPTED + ".partial");
    Files.deleteIfExists(partial);
    Files.deleteIfExists(folder.resolve(INTERRUPTED));
    String command = shortened("serbench -forks=2 -out=" + INTERRUPTED + " " + operands);
    Process run =
        new ProcessBuilder("bash", "-c", "exec " + command)
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(Redirect.DISCARD)
            .start();
    // The first line has the settings; each fork adds one.
    while (run.isAlive() && lines(partial) < 2) {
      Thread.sleep(PAUSE_MILLIS);
    }
    run.destroyForcibly().waitFor();
  }

  private static long lines(Path file) throws IOException {
    if (!Files.exists(file)) {
      return 0;
    }
    try (Stream<String> lines = Files.lines(file)) {
      return lines.count();
    }
  }
}
