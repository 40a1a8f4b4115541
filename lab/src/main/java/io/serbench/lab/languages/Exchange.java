package io.serbench.lab.languages;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.serbench.catalog.Catalog;
import io.serbench.catalog.NestedJar;
import io.serbench.catalog.Recorded;
import io.serbench.catalog.Row;
import io.serbench.dataset.DataFileException;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.source.Datasets;
import io.serbench.fork.RoundTripProbe;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.Transport;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Writes messages for other languages to read, and records whether these read them correctly.
 *
 * <p>All files are in one folder: {@code NAME.json} is the value of a data set, {@code
 * ROW.NAME.bin} the message of it that a row wrote, {@code GROUP.index.json} the list of these
 * messages, {@code LANGUAGE.read.json} what a language read and wrote, {@code GROUP.verdicts.json}
 * whether that was right. A group is the rows that share a JVM.
 */
public final class Exchange {
  /**
   * One data set of each kind: plain, with nulls and non-ASCII strings, with a map, numbers, all
   * primitive types, arrays, times.
   */
  static final List<String> DATA =
      List.of("media.1", "media.2", "user", "numeric", "sample", "arrays.200", "clients.1k");

  static final ObjectMapper JSON =
      JsonMapper.builder()
          .enable(SerializationFeature.INDENT_OUTPUT)
          .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
          .build();

  /** The group of the rows that run on serbench's own class path. */
  private static final String MOST = "most";

  /**
   * A message that a row wrote.
   *
   * @param wire the name of the format, {@link Wire#word()}
   * @param family the family of the data set, after which schemas are named
   * @param type the simple name of the value's class
   * @param schema the file with the schema of this message; empty if it has none of its own
   * @param file the file with the message
   */
  record Message(
      String row,
      String dataset,
      String wire,
      String family,
      String type,
      String schema,
      String file) {}

  /**
   * The messages of a group.
   *
   * @param left the rows and data sets without a message, each with the reason
   */
  record Index(List<Message> messages, List<String> left) {}

  private final Path folder;
  private final String group;

  private Exchange(Path folder, String group) {
    this.folder = folder;
    this.group = group;
  }

  /**
   * Runs one step; see {@code lab/languages.sh}.
   *
   * @param args {@code groups FOLDER ROW} or {@code write FOLDER GROUP ROW}, where ROW is the row
   *     whose messages to damage, or empty; {@code judge FOLDER GROUP}; or {@code record FOLDER
   *     RECORDED PAGE [-accept] [-dry]}, where RECORDED is the folder with what was recorded, which
   *     updates the page and leaves the lines to be recorded in {@code languages.csv}
   */
  public static void main(String[] args) throws IOException, DataFileException {
    Path folder = Path.of(args[1]);
    switch (args[0]) {
      case "groups" -> {
        if (!args[2].isEmpty() && rows().stream().noneMatch(row -> row.name().equals(args[2]))) {
          System.err.println(
              "languages.sh: -alter=" + args[2] + ": no row for other languages has that name");
          System.exit(2);
        }
        groups(folder);
      }
      case "write" -> new Exchange(folder, args[2]).write(args[3]);
      case "judge" -> new Judge(folder, args[2]).judge();
      case "record" -> {
        List<String> options = List.of(args).subList(4, args.length);
        System.exit(record(folder, Path.of(args[2]), Path.of(args[3]), options));
      }
      default -> throw new IllegalArgumentException(args[0]);
    }
  }

  /**
   * Prints a line for each group: its name, the class path that precedes serbench's, and the
   * options of its JVM.
   */
  private static void groups(Path folder) throws IOException {
    TreeSet<String> groups = new TreeSet<>();
    rows().forEach(row -> groups.add(groupOf(row)));
    for (String group : groups) {
      TreeSet<String> flags = new TreeSet<>();
      StringBuilder jars = new StringBuilder();
      for (Row row : rows()) {
        if (groupOf(row).equals(group)) {
          flags.addAll(row.flags().forJdk(Runtime.version().feature()));
          for (NestedJar jar : row.ownJars()) {
            jars.append(unpacked(jar, folder)).append(':');
          }
        }
      }
      System.out.println(group + "|" + jars + "|" + String.join(" ", flags));
    }
  }

  private static Path unpacked(NestedJar jar, Path folder) throws IOException {
    Path file = Files.createDirectories(folder).resolve(jar.fileName());
    try (InputStream in = Exchange.class.getClassLoader().getResourceAsStream(jar.resource())) {
      if (in == null) {
        throw new IOException("serbench was built without " + jar.resource());
      }
      Files.copy(in, file, StandardCopyOption.REPLACE_EXISTING);
    }
    return file;
  }

  /**
   * Returns the rows that are meant for other languages, and those that another language is
   * recorded to read.
   */
  private static List<Row> rows() {
    Catalog catalog = Catalog.load();
    return catalog.rows().stream()
        .filter(row -> Wire.isFor(row) || !catalog.recorded().readBy(row).isEmpty())
        .toList();
  }

  private static String groupOf(Row row) {
    return row.needsFork().isPresent() ? fileName(row) : MOST;
  }

  private static String fileName(Row row) {
    return row.name().replace('/', '_');
  }

  private void write(String damaged) throws IOException, DataFileException {
    Index index = new Index(new ArrayList<>(), new ArrayList<>());
    for (String name : DATA) {
      Files.writeString(
          folder.resolve(name + ".json"), Datasets.all().embedded(name).orElseThrow().export());
      Dataset<?> dataset = Datasets.all().find(name).orElseThrow();
      for (Row row : rows()) {
        if (groupOf(row).equals(group)) {
          write(row, dataset, row.name().equals(damaged), index);
        }
      }
    }
    JSON.writeValue(folder.resolve(group + ".index.json").toFile(), index);
  }

  private <T> void write(Row row, Dataset<T> dataset, boolean damaged, Index index) {
    Optional<String> obstacle =
        row.unavailable().or(() -> row.obstacle(dataset.type(), Transport.ARRAY));
    if (obstacle.isPresent()) {
      index.left.add(row.name() + " " + dataset.name() + ": " + obstacle.get());
      return;
    }
    try {
      Serializer<T, Object> serializer = RoundTripProbe.open(row, dataset.type());
      byte[] bytes = serializer.serialize(serializer.create(dataset.value()));
      if (damaged) {
        damage(serializer, dataset, bytes);
      }
      String file = fileName(row) + "." + dataset.name() + ".bin";
      Files.write(folder.resolve(file), bytes);
      index.messages.add(
          new Message(
              row.name(),
              dataset.name(),
              Wire.of(row).word(),
              dataset.type().family(),
              dataset.type().root().getSimpleName(),
              Schemas.write(row, dataset.type(), folder),
              file));
    } catch (Exception | LinkageError e) {
      index.left.add(row.name() + " " + dataset.name() + ": " + e);
    }
  }

  /**
   * Flips a bit that matters: the lowest bit of the first byte, from the middle on, where the row
   * itself notices the change.
   */
  static <T> void damage(Serializer<T, Object> serializer, Dataset<T> dataset, byte[] bytes) {
    for (int i = bytes.length / 2; i < bytes.length; i++) {
      bytes[i] ^= 1;
      if (Judge.difference(serializer, dataset, bytes).isPresent()) {
        return;
      }
      bytes[i] ^= 1;
    }
  }

  /**
   * Records the findings, unless something was lost: a row that was read before is no longer read.
   * Nothing is recorded either if a language is missing.
   *
   * @param options {@code -accept} records losses, too; {@code -dry} records nothing
   * @return the exit code: 1 if something was lost and losses are not accepted, otherwise 0
   */
  private static int record(Path folder, Path recorded, Path page, List<String> options)
      throws IOException {
    List<Judge.Verdict> verdicts = new ArrayList<>();
    Set<String> written = new HashSet<>();
    for (Path file : files(folder, "*.verdicts.json")) {
      verdicts.addAll(List.of(JSON.readValue(file.toFile(), Judge.Verdict[].class)));
    }
    for (Path file : files(folder, "*.index.json")) {
      Index index = JSON.readValue(file.toFile(), Index.class);
      index.messages().forEach(message -> written.add(message.row()));
    }
    List<Row> tried = rows().stream().filter(row -> written.contains(row.name())).toList();
    Findings findings = new Findings(tried, verdicts);
    Map<String, List<Findings.Reader>> before =
        Findings.before(
            Recorded.of(
                Files.readString(recorded.resolve("recorded.csv")),
                Files.readString(recorded.resolve("recorded-details.csv"))));
    List<String> losses = findings.losses(before);
    losses.forEach(System.err::println);
    if (!losses.isEmpty() && !options.contains("-accept")) {
      System.err.println("languages.sh: some rows are no longer read; nothing was recorded");
      return 1;
    }
    Set<String> missing = findings.missing(before);
    if (!missing.isEmpty() || options.contains("-dry")) {
      System.err.println(
          "languages.sh: nothing was lost, and nothing was recorded"
              + (missing.isEmpty() ? "" : ", for lack of " + String.join(", ", missing)));
      return 0;
    }
    Files.writeString(folder.resolve("languages.csv"), findings.csv());
    Files.writeString(page, findings.in(Files.readString(page)));
    return 0;
  }

  static List<Path> files(Path folder, String pattern) throws IOException {
    try (DirectoryStream<Path> found = Files.newDirectoryStream(folder, pattern)) {
      List<Path> files = new ArrayList<>();
      found.forEach(files::add);
      Collections.sort(files);
      return files;
    }
  }
}
