package io.serbench.lab.scripts;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Runs the tests that a change can break. See {@code scripts/test-change.sh}. */
final class TestsOfChange {
  private static final String TESTS = "src/test/java/io/serbench/";

  /** A word that more tests name is too common to tell which are about it. */
  private static final int MOST = 40;

  private static final Pattern LIBRARY =
      Pattern.compile("src/main/[^/]+/io/serbench/library/([^/]+)/.*");
  private static final Pattern SCHEMA = Pattern.compile("schema/([^/]+)/.*");
  private static final Pattern MAIN = Pattern.compile("src/main/[^/]+/io/serbench/(?:(.*)/)?[^/]+");

  /** The libraries that compile the schemas of Protocol Buffers. */
  private static final List<String> OF_PROTOBUF =
      List.of("protobuf", "protostuff", "quickbuf", "scalapb", "wire");

  private static final List<String> OF_PAGES =
      List.of("DocumentedTest.java", "ArchitecturePageTest.java", "cli/command/DocsTest.java");

  /** The text of each file with tests, by its path. */
  private final Map<String, String> tests;

  /** The text of each adapter, by its path below those of all libraries. */
  private final Map<String, String> adapters;

  private final Set<String> found = new TreeSet<>();
  private final Set<String> libraries = new TreeSet<>();

  TestsOfChange(Map<String, String> tests, Map<String, String> adapters) {
    this.tests = tests;
    this.adapters = adapters;
  }

  public static void main(String[] args) throws IOException, InterruptedException {
    List<String> rest = new ArrayList<>(List.of(args));
    boolean printOnly = rest.remove("-n");
    String commit = rest.isEmpty() ? "HEAD" : rest.get(0);
    TestsOfChange change =
        new TestsOfChange(
            texts("src/test/java", ".*(Test|IT)\\.java"),
            texts("src/main/java/io/serbench/library", ".*\\.java"));
    git("diff", "--name-only", commit).forEach(change::add);
    git("ls-files", "--others", "--exclude-standard").forEach(change::add);
    List<String> command = change.command();
    if (command.isEmpty()) {
      System.out.println("test-change: no test is about this change");
    } else if (printOnly) {
      System.out.println(String.join(" ", command));
    } else {
      System.exit(new ProcessBuilder(command).inheritIO().start().waitFor());
    }
  }

  private static Map<String, String> texts(String folder, String name) throws IOException {
    Map<String, String> texts = new TreeMap<>();
    try (Stream<Path> files = Files.walk(Path.of(folder))) {
      for (Path file : files.filter(path -> path.toString().matches(name)).toList()) {
        texts.put(file.toString().replace('\\', '/'), Files.readString(file));
      }
    }
    return texts;
  }

  private static List<String> git(String... arguments) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("git"));
    command.addAll(List.of(arguments));
    Process git =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    String printed = new String(git.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (git.waitFor() != 0) {
      System.exit(2);
    }
    return printed.lines().toList();
  }

  /** Adds the tests of a file that changed. */
  void add(String file) {
    String name = file.substring(file.lastIndexOf('/') + 1);
    String word = name.contains(".") ? name.substring(0, name.lastIndexOf('.')) : name;
    Matcher library = LIBRARY.matcher(file);
    Matcher schema = SCHEMA.matcher(file);
    Matcher main = MAIN.matcher(file);
    if (library.matches() && library.group(1).equals("shared")) {
      adapters.forEach((path, text) -> addLibraryThatNames(word, path, text));
    } else if (library.matches()) {
      libraries.add(library.group(1));
      addBelow("library/" + library.group(1));
      addNaming(word);
    } else if (schema.matches()) {
      libraries.addAll(schema.group(1).equals("protobuf") ? OF_PROTOBUF : List.of(schema.group(1)));
    } else if (main.matches()) {
      String folder = main.group(1) == null ? "" : main.group(1);
      found.add(TESTS + "ArchitectureTest.java");
      found.add(TESTS + "e2e/MainJobIT.java");
      addBelow(folder);
      addNaming(word);
      addEndToEnd(folder.substring(folder.lastIndexOf('/') + 1));
      addEndToEnd(word.replaceFirst("Command$", ""));
    } else if (file.startsWith("src/build/java/")) {
      addBelow("build");
    } else if (file.startsWith("src/test/java/") && file.matches(".*(Test|IT)\\.java")) {
      if (tests.containsKey(file)) {
        found.add(file);
      }
    } else if (file.startsWith("src/test/java/")) {
      addNaming(word);
    } else if (file.endsWith(".md")) {
      addNaming(file);
      OF_PAGES.forEach(test -> found.add(TESTS + test));
    } else {
      addNaming(name);
    }
  }

  private void addLibraryThatNames(String word, String path, String text) {
    String folder = path.replaceFirst(".*/library/", "").replaceFirst("/.*", "");
    if (!folder.equals("shared") && names(text, word)) {
      libraries.add(folder);
    }
  }

  private static boolean names(String text, String word) {
    return Pattern.compile("(?<!\\w)" + Pattern.quote(word) + "(?!\\w)").matcher(text).find();
  }

  private void addBelow(String folder) {
    tests.keySet().stream()
        .filter(path -> path.startsWith(TESTS + (folder.isEmpty() ? "" : folder + "/")))
        .filter(path -> path.endsWith("Test.java"))
        .forEach(found::add);
  }

  private void addNaming(String word) {
    List<String> some =
        tests.keySet().stream().filter(path -> names(tests.get(path), word)).toList();
    if (some.size() <= MOST) {
      found.addAll(some);
    }
  }

  /** Adds the end-to-end tests whose names begin with a word, in upper case. */
  private void addEndToEnd(String word) {
    if (!word.isEmpty()) {
      String start = TESTS + "e2e/" + Character.toUpperCase(word.charAt(0)) + word.substring(1);
      tests.keySet().stream()
          .filter(path -> path.startsWith(start) && path.endsWith("IT.java"))
          .forEach(found::add);
    }
  }

  /** Returns the command that runs the tests; empty if there are none. */
  List<String> command() {
    String unit = classes("Test");
    String whole = classes("IT");
    List<String> command =
        new ArrayList<>(
            List.of(
                "mvn",
                "-q",
                "-Derrorprone.skip",
                "-Dsurefire.failIfNoSpecifiedTests=false",
                "-Dtest=" + (unit.isEmpty() ? "none" : unit)));
    if (!libraries.isEmpty()) {
      command.add("verify");
      command.add("-Dit.test=" + (whole.isEmpty() ? "" : whole + ",") + "RowsIT#everyRow*");
      command.add("-Dserbench.libraries=" + String.join(",", libraries));
    } else if (!whole.isEmpty()) {
      command.add("verify");
      command.add("-Dit.test=" + whole);
    } else if (!unit.isEmpty()) {
      command.add("test");
    } else {
      return List.of();
    }
    return command;
  }

  private String classes(String suffix) {
    return found.stream()
        .filter(path -> path.endsWith(suffix + ".java"))
        .map(path -> path.replaceFirst(".*/", "").replaceFirst("\\.java$", ""))
        .sorted()
        .distinct()
        .collect(Collectors.joining(","));
  }
}
