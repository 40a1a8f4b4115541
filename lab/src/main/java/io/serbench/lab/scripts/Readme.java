package io.serbench.lab.scripts;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Runs the commands in README.md and puts their output below them. See {@code scripts/readme.sh}.
 */
final class Readme {
  private static final Path PAGE = Path.of("README.md");
  private static final String BEGIN = "```console";
  private static final String END = "```";
  private static final String PROMPT = "$ ";

  /** The filter that prints the last table with a column, and the filters after it. */
  private static final Pattern LAST_TABLE = Pattern.compile(" *\\| *last_table (\\S+) *(.*)");

  /** A block of commands and their output: the filters that the output goes through, and lines. */
  record Block(String filter, List<String> lines) {
    List<String> commands() {
      return lines.stream()
          .filter(line -> line.startsWith(PROMPT))
          .map(line -> line.substring(PROMPT.length()))
          .toList();
    }

    /** Returns the block with other output. */
    Block showing(String output) {
      return new Block(
          filter, Stream.concat(commands().stream().map(PROMPT::concat), output.lines()).toList());
    }

    private boolean contains(String word) {
      return lines.stream().anyMatch(line -> line.contains(word));
    }
  }

  /** Runs the commands of a block, and returns what they print, filtered. */
  interface Shell {
    String run(Block block) throws IOException, InterruptedException;
  }

  /** A command that failed, or whose filter leaves no output. */
  static final class Failed extends IOException {
    private static final long serialVersionUID = 1;

    Failed(String message) {
      super(message);
    }
  }

  private final String word;
  private final Shell shell;
  private final List<String> failures = new ArrayList<>();

  /** Creates a program for the blocks that contain a word. */
  Readme(String word, Shell shell) {
    this.word = word;
    this.shell = shell;
  }

  public static void main(String[] args) throws IOException, InterruptedException {
    Path folder = Files.createTempDirectory("readme");
    Readme readme = new Readme(args.length > 0 ? args[0] : "", block -> printed(block, folder));
    try {
      prepare(folder);
      Files.writeString(PAGE, readme.updated(Files.readString(PAGE)));
    } finally {
      delete(folder);
    }
    readme.failures().forEach(failure -> System.err.println("readme.sh: " + failure));
    System.exit(readme.failures().isEmpty() ? 0 : 1);
  }

  /** Returns what went wrong; the blocks stay as they were. */
  List<String> failures() {
    return failures;
  }

  /** Returns a page with new output in its blocks. */
  String updated(String page) throws InterruptedException {
    StringBuilder text = new StringBuilder();
    List<String> lines = page.lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      text.append(lines.get(i)).append('\n');
      if (lines.get(i).startsWith(BEGIN)) {
        int end = i + 1 + lines.subList(i + 1, lines.size()).indexOf(END);
        Block block = new Block(lines.get(i).substring(BEGIN.length()), lines.subList(i + 1, end));
        updated(block).lines().forEach(line -> text.append(line).append('\n'));
        i = end - 1;
      }
    }
    return text.toString();
  }

  private Block updated(Block block) throws InterruptedException {
    if (!block.contains(word)) {
      return block;
    }
    try {
      return block.showing(shell.run(block));
    } catch (IOException e) {
      failures.add(String.join("\n", block.commands()) + "\n" + e.getMessage());
      return block;
    }
  }

  /** Makes the files that the commands use: app.jar, which has com.acme.Order, and orders.json. */
  private static void prepare(Path folder) throws IOException {
    Path bin = Files.createDirectory(folder.resolve("bin"));
    Files.createSymbolicLink(
        bin.resolve("serbench"), Path.of("scripts", "serbench").toAbsolutePath());
    Path work = Files.createDirectory(folder.resolve("work"));
    Path examples = Path.of("examples");
    Files.copy(examples.resolve("orders.json"), work.resolve("orders.json"));
    String order =
        Files.readString(examples.resolve("src/main/java/com/example/orders/Order.java"))
            .replaceFirst("(?m)^package .*", "package com.acme;");
    Path source = Files.writeString(folder.resolve("Order.java"), order);
    Path classes = folder.resolve("classes");
    tool("javac", "-d", classes.toString(), source.toString());
    String jar = work.resolve("app.jar").toString();
    tool("jar", "--create", "--file", jar, "-C", classes.toString(), ".");
  }

  private static void tool(String name, String... args) {
    if (ToolProvider.findFirst(name).orElseThrow().run(System.err, System.err, args) != 0) {
      throw new IllegalStateException(name + " failed");
    }
  }

  private static String printed(Block block, Path folder) throws IOException, InterruptedException {
    System.err.println("readme.sh: " + String.join("\n", block.commands()));
    String printed = bash("set -e\n" + String.join("\n", block.commands()), folder, "");
    Matcher lastTable = LAST_TABLE.matcher(block.filter());
    String rest = block.filter();
    if (lastTable.matches()) {
      printed = lastTable(printed, lastTable.group(1));
      rest = lastTable.group(2);
    }
    String shown = bash("cat " + rest + "\ntrue", folder, printed);
    if (shown.isEmpty()) {
      throw new Failed(printed + "the filter leaves no output:" + block.filter());
    }
    return shown;
  }

  /** Returns the last table that has a column; tables end at empty lines. */
  static String lastTable(String printed, String column) {
    String table = "";
    boolean inside = false;
    for (String line : printed.lines().toList()) {
      if ((line + " ").contains(" " + column + " ")) {
        table = "";
        inside = true;
      }
      inside &= !line.isEmpty();
      table += inside ? line + "\n" : "";
    }
    return table;
  }

  /**
   * Returns what commands print.
   *
   * @throws Failed if the last one fails; the message has what they print, with their messages
   */
  private static String bash(String commands, Path folder, String input)
      throws IOException, InterruptedException {
    Path in = Files.writeString(folder.resolve("in"), input);
    Path messages = folder.resolve("messages");
    ProcessBuilder bash = new ProcessBuilder("bash", "-c", commands);
    Map<String, String> environment = bash.environment();
    environment.put("PATH", folder.resolve("bin") + ":" + environment.get("PATH"));
    Process process =
        bash.directory(folder.resolve("work").toFile())
            .redirectInput(in.toFile())
            .redirectError(messages.toFile())
            .start();
    String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (process.waitFor() != 0) {
      throw new Failed(printed + Files.readString(messages));
    }
    return printed;
  }

  private static void delete(Path folder) throws IOException {
    List<Path> all;
    try (Stream<Path> files = Files.walk(folder)) {
      all = files.sorted(Comparator.reverseOrder()).collect(Collectors.toList());
    }
    for (Path path : all) {
      Files.delete(path);
    }
  }
}
