package io.serbench.lab.scripts;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * Measures everything that the site shows. See {@code scripts/publish.sh}, which starts this
 * without a build, so it uses nothing but the JDK.
 */
final class Publish {
  private static final String JAR = "target/serbench.jar";
  private static final Path JARS = Path.of("target/published-jars");
  private static final Path RESULTS = Path.of("output/published");
  private static final String PLUGIN = "org.apache.maven.plugins:maven-dependency-plugin:3.10.0";

  /** The number of bytes at the beginning of a result that say how the run ended. */
  private static final int HEAD = 2000;

  private static final int USAGE = 2;

  /** Rows of the runs over many data sets, which get few rows and seconds, to last two hours. */
  private static final String GROWING =
      "copy,java-built-in-serializer,kryo-flat,fory,protostuff,protobuf-edition2023,"
          + "json/jackson/databind,json/fastjson2/databind,json/google-gson/databind,"
          + "avro-specific-string,cbor/jackson3/databind";

  private static final List<Measurement> MEASUREMENTS =
      List.of(
          new Measurement("classic", Optional.empty(), List.of("-suite=classic")),
          new Measurement("default", Optional.empty(), List.of()),
          new Measurement("orders", Optional.empty(), List.of("-data=orders.typical", "-budget=5")),
          new Measurement("clients", Optional.empty(), List.of("-data=clients.10k", "-budget=5")),
          new Measurement("users", Optional.of(GROWING), List.of("-data=users", "-budget=5")),
          new Measurement("json", Optional.empty(), List.of("-data=json", "-budget=2")));

  private static final String JACKSON = "com.fasterxml.jackson.core:jackson-";
  private static final String PROTOSTUFF = "io.protostuff:protostuff-";

  private static final List<History> HISTORIES =
      List.of(
          new History(
              "kryo",
              "kryo",
              List.of("com.esotericsoftware:kryo"),
              List.of("5.4.0", "5.5.0", "5.6.0"),
              "kryo-flat,kryo-serializer"),
          new History(
              "fory",
              "fory-core",
              List.of("org.apache.fory:fory-core"),
              List.of("0.14.1", "0.15.0", "0.16.0"),
              "fory,fory-registered"),
          new History(
              "jackson",
              "jackson-databind",
              List.of(JACKSON + "databind", JACKSON + "core", JACKSON + "annotations"),
              List.of("2.12.7", "2.15.4", "2.18.4"),
              "json/jackson/databind"),
          new History(
              "fastjson2",
              "fastjson2",
              List.of("com.alibaba.fastjson2:fastjson2"),
              List.of("2.0.26", "2.0.40", "2.0.50"),
              "json/fastjson2/databind,jsonb/fastjson2/databind"),
          new History(
              "gson",
              "gson",
              List.of("com.google.code.gson:gson"),
              List.of("2.8.9", "2.10.1", "2.12.1"),
              "json/google-gson/databind"),
          new History(
              "protostuff",
              "protostuff-core",
              List.of(
                  PROTOSTUFF + "core",
                  PROTOSTUFF + "api",
                  PROTOSTUFF + "runtime",
                  PROTOSTUFF + "collectionschema"),
              List.of("1.5.9", "1.6.2", "1.7.2"),
              "protostuff,protostuff-runtime"),
          new History(
              "msgpack",
              "msgpack-core",
              List.of("org.msgpack:msgpack-core"),
              List.of("0.8.24", "0.9.0", "0.9.6"),
              "msgpack-core-manual"));

  /** A run of this build. */
  private record Measurement(String name, Optional<String> rows, List<String> options) {}

  /** A run that compares earlier versions of artifacts, which share one, with this build's. */
  private record History(
      String name, String library, List<String> artifacts, List<String> versions, String rows) {
    String option(String version) {
      return artifacts.stream()
          .map(artifact -> jar(artifact, version).toString())
          .collect(Collectors.joining(":", "-against=" + library + "=", ""));
    }

    private static Path jar(String artifact, String version) {
      return JARS.resolve(artifact.split(":", 2)[1] + "-" + version + ".jar");
    }

    /** Returns Maven's items of the jars that the cache lacks. */
    Stream<String> missing() {
      return versions.stream()
          .flatMap(
              version ->
                  artifacts.stream()
                      .filter(artifact -> !Files.exists(jar(artifact, version)))
                      .map(artifact -> item(artifact.split(":", 2), version)));
    }

    private static String item(String[] artifact, String version) {
      return ("<artifactItem><groupId>%s</groupId><artifactId>%s</artifactId>"
              + "<version>%s</version></artifactItem>\n")
          .formatted(artifact[0], artifact[1], version);
    }
  }

  /** A run on one JDK: its result file, the java command and its options. */
  record Planned(Path file, String java, List<String> options) {
    boolean isComplete() {
      if (!Files.exists(file)) {
        return false;
      }
      try (var in = Files.newInputStream(file)) {
        String head = new String(in.readNBytes(HEAD), StandardCharsets.UTF_8);
        return Pattern.compile("\"ending\" ?: ?\"COMPLETE\"").matcher(head).find();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    /** Returns the options that begin or resume the run, which takes its other options itself. */
    List<String> current() {
      List<String> all = new ArrayList<>();
      if (Files.exists(file)) {
        all.add("-resume=" + file);
        options.stream().filter(option -> option.startsWith("-against=")).forEach(all::add);
      } else {
        all.addAll(options);
        all.add("-out=" + file);
      }
      return all;
    }

    List<String> command(List<String> arguments) {
      List<String> command = new ArrayList<>(List.of(java, "-jar", JAR));
      command.addAll(arguments);
      return command;
    }
  }

  /** Options that cannot be, or something that is missing; the exit code is 2. */
  static final class Refusal extends RuntimeException {
    private static final long serialVersionUID = 1;

    Refusal(String message) {
      super(message);
    }
  }

  private String name = LocalDate.now(ZoneOffset.UTC).toString();
  private List<String> only = List.of();
  private List<String> rows = List.of();
  private boolean planOnly;
  private boolean quick;
  private final List<String> javas = new ArrayList<>();

  Publish(List<String> args) {
    for (String argument : args) {
      String value = argument.substring(argument.indexOf('=') + 1);
      if (argument.startsWith("-name=")) {
        name = value;
      } else if (argument.startsWith("-only=")) {
        only = List.of(value.split(",", -1));
      } else if (argument.startsWith("-include=")) {
        rows = List.of(value.split(",", -1));
      } else if (argument.equals("-quick")) {
        quick = true;
      } else if (argument.equals("-plan")) {
        planOnly = true;
      } else if (argument.startsWith("-")) {
        throw new Refusal(
            "unknown option " + argument + "; for the options, see the top of the script");
      } else {
        javas.add(argument);
      }
    }
    if (!name.matches("[a-z0-9][a-z0-9.-]*")) {
      throw new Refusal("-name=" + name + ": use only a-z, 0-9, '.' and '-'");
    }
    if (javas.isEmpty()) {
      javas.add("java");
    }
  }

  public static void main(String[] args) throws IOException, InterruptedException {
    try {
      System.exit(new Publish(List.of(args)).run());
    } catch (Refusal refusal) {
      System.err.println("publish.sh: " + refusal.getMessage());
      System.exit(USAGE);
    }
  }

  private int run() throws IOException, InterruptedException {
    if (!Files.exists(Path.of(JAR))) {
      throw new Refusal("there is no " + JAR + "; run mvn package -DskipTests");
    }
    fetch();
    List<Planned> plan = new ArrayList<>();
    for (String java : javas) {
      String program = program(java);
      plan.addAll(plan(program, feature(program)));
    }
    if (plan.isEmpty()) {
      throw new Refusal("nothing to measure: -only= or -include= selects nothing");
    }
    Files.createDirectories(RESULTS);
    print(plan);
    if (planOnly) {
      return 0;
    }
    boolean measured = true;
    for (Planned next : plan) {
      if (!next.isComplete()) {
        measured &= measure(next);
      }
    }
    if (measured) {
      System.out.println(pack());
    }
    return measured ? 0 : 1;
  }

  /** Returns what is to be measured on a JDK. */
  List<Planned> plan(String java, String feature) {
    List<Planned> plan = new ArrayList<>();
    for (Measurement run : MEASUREMENTS) {
      Optional<String> some = run.rows().map(this::among).or(() -> chosen());
      if (isWanted(run.name()) && !some.equals(Optional.of(""))) {
        List<String> options = new ArrayList<>(run.options());
        some.ifPresent(names -> options.add("-include=" + names));
        plan.add(planned(java, run.name() + "-jdk" + feature, options));
      }
    }
    for (History history : histories()) {
      List<String> options = new ArrayList<>();
      options.add("-include=" + among(history.rows()));
      options.add("-budget=8");
      history.versions().forEach(version -> options.add(history.option(version)));
      plan.add(planned(java, "history-" + history.name() + "-jdk" + feature, options));
    }
    return plan;
  }

  private Planned planned(String java, String run, List<String> options) {
    if (quick) {
      options.add("-quick");
    }
    return new Planned(RESULTS.resolve(name + "-" + run + ".json"), java, options);
  }

  private Optional<String> chosen() {
    return rows.isEmpty() ? Optional.empty() : Optional.of(String.join(",", rows));
  }

  private List<History> histories() {
    return HISTORIES.stream()
        .filter(history -> isWanted("history-" + history.name()))
        .filter(history -> !among(history.rows()).isEmpty())
        .toList();
  }

  private boolean isWanted(String run) {
    return only.isEmpty() || only.stream().anyMatch(run::contains);
  }

  /** Returns those of some rows that are to be measured. */
  private String among(String some) {
    return Stream.of(some.split(",", -1))
        .filter(row -> rows.isEmpty() || rows.contains(row))
        .collect(Collectors.joining(","));
  }

  /** Downloads the jars that histories need and the cache lacks, in one run of Maven. */
  private void fetch() throws IOException, InterruptedException {
    String missing = histories().stream().flatMap(History::missing).collect(Collectors.joining());
    if (missing.isEmpty()) {
      return;
    }
    Files.createDirectories(JARS);
    Path pom = JARS.resolve("pom.xml");
    Files.writeString(
        pom,
        """
        <project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion>
        <groupId>serbench</groupId><artifactId>published-jars</artifactId><version>1</version><packaging>pom</packaging>
        <build><plugins><plugin><groupId>org.apache.maven.plugins</groupId><artifactId>maven-dependency-plugin</artifactId>
        <configuration><outputDirectory>${basedir}</outputDirectory><artifactItems>
        %s</artifactItems></configuration></plugin></plugins></build></project>
        """
            .formatted(missing));
    Path log = JARS.resolve("maven.log");
    Process maven =
        new ProcessBuilder("mvn", "-q", "-B", "-ntp", "-f", pom.toString(), PLUGIN + ":copy")
            .redirectErrorStream(true)
            .redirectOutput(log.toFile())
            .start();
    if (maven.waitFor() != 0) {
      throw new Refusal("some jars could not be downloaded; see " + log);
    }
  }

  /** Returns the path of a command. */
  private static String program(String java) {
    return java.contains("/")
        ? Optional.of(java)
            .filter(path -> Files.isExecutable(Path.of(path)))
            .orElseThrow(() -> new Refusal("there is no " + java))
        : Stream.of(System.getenv("PATH").split(":", -1))
            .map(folder -> Path.of(folder, java))
            .filter(Files::isExecutable)
            .map(Path::toString)
            .findFirst()
            .orElseThrow(() -> new Refusal("there is no " + java));
  }

  private static String feature(String java) throws IOException, InterruptedException {
    String printed = printed(List.of(java, "-XshowSettings:properties", "-version"));
    Matcher version = Pattern.compile("java\\.specification\\.version = (\\S+)").matcher(printed);
    if (!version.find()) {
      throw new Refusal(java + " is no JVM");
    }
    return version.group(1);
  }

  private static String printed(List<String> command) throws IOException, InterruptedException {
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    process.getOutputStream().close();
    String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    process.waitFor();
    return text;
  }

  /** Prints the plan with times. */
  private static void print(List<Planned> plan) throws IOException, InterruptedException {
    double least = 0;
    double most = 0;
    for (Planned next : plan) {
      if (next.isComplete()) {
        System.out.println(next.file() + ": done");
        continue;
      }
      List<String> dry = new ArrayList<>(next.options());
      dry.add("-dry-run");
      String said = printed(next.command(dry));
      Matcher time = Pattern.compile("(?m)^ *Time *(.*)$").matcher(said);
      if (!time.find()) {
        throw new Refusal("serbench rejects the run for " + next.file() + ":\n" + said.strip());
      }
      String resumed = Files.exists(next.file()) ? ", resumed" : "";
      System.out.println(next.file() + ": " + time.group(1) + resumed);
      List<Double> minutes = minutes(time.group(1));
      least += minutes.get(0);
      most += minutes.get(minutes.size() - 1);
    }
    System.out.println("all: %.0f min to %.0f min".formatted(least, most));
  }

  /** Returns the minutes in {@code about 7 min to 1 h}; zero if there are none. */
  static List<Double> minutes(String text) {
    List<Double> minutes =
        Pattern.compile("([0-9.]+) (h|min|s)")
            .matcher(text)
            .results()
            .map(Publish::inMinutes)
            .toList();
    return minutes.isEmpty() ? List.of(0.0) : minutes;
  }

  private static double inMinutes(MatchResult time) {
    double number = Double.parseDouble(time.group(1));
    return switch (time.group(2)) {
      case "h" -> number * 60;
      case "min" -> number;
      default -> number / 60;
    };
  }

  /** Returns whether a run was measured. An interruption ends this program. */
  private static boolean measure(Planned next) throws IOException, InterruptedException {
    List<String> command = next.command(next.current());
    LocalTime now = LocalTime.now(ZoneOffset.UTC).truncatedTo(ChronoUnit.MINUTES);
    System.err.println("publish.sh: " + now + " " + next.file());
    int exit =
        new ProcessBuilder(command)
            .redirectInput(Redirect.INHERIT)
            .redirectOutput(Redirect.DISCARD)
            .redirectError(Redirect.INHERIT)
            .start()
            .waitFor();
    // 1 means that a row failed, which the pages show; 2, that the options were rejected.
    if (!next.isComplete()) {
      System.err.println(
          exit == USAGE
              ? "publish.sh: " + next.file() + " was not measured"
              : "publish.sh: " + next.file() + " is incomplete; run this again to resume");
      if (exit != USAGE) {
        System.exit(1);
      }
      return false;
    }
    Files.writeString(next.file(), withoutPlaces(Files.readString(next.file())));
    return true;
  }

  /** Returns a result that does not say where the JDK and the jars are installed. */
  static String withoutPlaces(String result) {
    return result
        .replaceAll("(\"home\": ?\")[^\"]*/", "$1")
        .replace(Path.of("").toAbsolutePath() + "/", "");
  }

  private Path pack() throws IOException {
    Path packed = Path.of("target", "serbench-results-" + name + ".zip");
    TreeSet<Path> files = new TreeSet<>();
    try (DirectoryStream<Path> found = Files.newDirectoryStream(RESULTS, name + "-*.json")) {
      found.forEach(files::add);
    }
    try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(packed))) {
      for (Path file : files) {
        ZipEntry entry = new ZipEntry(file.getFileName().toString());
        entry.setLastModifiedTime(Files.getLastModifiedTime(file));
        zip.putNextEntry(entry);
        Files.copy(file, zip);
        zip.closeEntry();
      }
    }
    return packed;
  }
}
