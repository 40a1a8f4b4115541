package io.serbench.fork;

import io.serbench.catalog.Row;
import io.serbench.dataset.Bytes;
import io.serbench.dataset.source.Datasets;
import io.serbench.dataset.source.EmbeddedSet;
import io.serbench.protocol.FromParent.DatasetRecipe;
import io.serbench.protocol.Task;
import io.serbench.protocol.TaskAnswer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Bytes that versions of libraries wrote, {@code LIBRARY/VERSION/ROW/DATASET.bin}, and a list of
 * those that are known to be unreadable since.
 */
final class StoredBytes {
  private static final String BREAKS = "breaks.txt";
  private static final String SUFFIX = ".bin";
  private static final Pattern ON_JDK = Pattern.compile("^on JDK (\\d+): ");

  private final Path folder;
  private final Function<String, Optional<Row>> rows;

  /**
   * In a folder.
   *
   * @param rows finds those that may read them
   */
  StoredBytes(Path folder, Function<String, Optional<Row>> rows) {
    this.folder = folder;
    this.rows = rows;
  }

  /** All that were written. */
  List<Path> files() throws IOException {
    try (Stream<Path> found = Files.walk(folder)) {
      return found.filter(file -> file.toString().endsWith(SUFFIX)).sorted().toList();
    }
  }

  /**
   * Lets each row read what versions of its library wrote.
   *
   * @return what cannot be read, though nobody knows it; and what can, though it is said that it
   *     cannot
   */
  List<String> problems() throws IOException {
    Map<String, String> breaks = breaks();
    List<String> problems = new ArrayList<>();
    for (Path file : files()) {
      String name = folder.relativize(file).toString().replace('\\', '/');
      boolean known = breaks.remove(name) != null;
      Optional<String> problem = problem(name, Files.readAllBytes(file));
      if (problem.isPresent() && !known) {
        problems.add(name + ": " + problem.get());
      } else if (known && problem.isEmpty()) {
        problems.add(name + ": is read; take it off " + BREAKS);
      }
    }
    breaks.keySet().forEach(name -> problems.add(name + ": in " + BREAKS + ", but not there"));
    return problems;
  }

  /** Names of files, and since when and why they cannot be read. */
  private Map<String, String> breaks() throws IOException {
    Map<String, String> breaks = new HashMap<>();
    for (String line : Files.readAllLines(folder.resolve(BREAKS))) {
      if (!line.isBlank() && !line.startsWith("#")) {
        String[] words = line.split(" ", 2);
        Matcher jdk = ON_JDK.matcher(words[1]);
        if (!jdk.find() || Integer.parseInt(jdk.group(1)) <= Runtime.version().feature()) {
          breaks.put(words[0], words[1]);
        }
      }
    }
    return breaks;
  }

  private Optional<String> problem(String name, byte[] bytes) {
    String[] places = name.split("/", 3);
    int end = places[2].lastIndexOf('/');
    Optional<Row> row = rows.apply(places[2].substring(0, end));
    if (row.isEmpty()) {
      return Optional.of("there is no such row any more");
    }
    if (row.get().needsFork().or(row.get()::unavailable).isPresent()) {
      return Optional.empty();
    }
    String dataset = places[2].substring(end + 1, places[2].length() - SUFFIX.length());
    EmbeddedSet set = Datasets.of(dataset).embedded(dataset).orElseThrow();
    List<TaskAnswer> answers = new ArrayList<>();
    Task read = new Task.ReadData(DatasetRecipe.of(set.source()), List.of(Bytes.of(bytes)));
    new Examination(row.get(), Optional.empty(), step -> {}, answers::add).execute(List.of(read));
    return Optional.of(answers.get(0))
        .filter(answer -> !answer.isFine())
        .map(answer -> answer.outcome() + " " + answer.cause());
  }
}
