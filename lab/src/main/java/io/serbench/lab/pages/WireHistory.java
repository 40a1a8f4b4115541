package io.serbench.lab.pages;

import static java.util.stream.Collectors.joining;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/**
 * Checks whether this build and earlier versions of libraries read each other's bytes. See {@code
 * scripts/wire-history.sh}.
 */
final class WireHistory {
  private static final Path SCRIPTS = Path.of("scripts/wire-history");
  private static final Path WORK = Path.of("target/wire-history");
  private static final Path PAGE = Path.of("docs/results/stored-bytes.md");
  private static final String PLUGIN = "org.apache.maven.plugins:maven-dependency-plugin:3.10.0";
  private static final String OLD_ROWS = "old-rows";
  private static final Path OLD_CLASSES = WORK.resolve(OLD_ROWS);

  private static final Library KRYO = Library.of("com.esotericsoftware:kryo");
  private static final Library FORY = Library.of("org.apache.fory:fory-core");

  private WireHistory() {}

  /** Earlier versions of a library; all its artifacts have the same one. */
  record Library(String name, List<String> artifacts, List<String> versions) {
    static Library of(String artifact) {
      return new Library(artifact, List.of(artifact), List.of());
    }

    /** Reads a line of the list: the library, its artifacts and its versions. */
    static Library read(String line) {
      List<String> words = List.of(line.split(" ", -1));
      return new Library(
          words.get(0),
          List.of(words.get(1).split(",", -1)),
          List.copyOf(words.subList(2, words.size())));
    }

    private Path folder() {
      return WORK.resolve(name.replaceAll("[:.]", "-"));
    }

    /** Returns the file with a version's class path, which Maven writes. */
    private Path classPathFile(String version) {
      return folder().resolve(version).resolve("classpath");
    }

    private String classPath(String version) throws IOException {
      return Files.readString(classPathFile(version)).strip();
    }

    /** Returns the class path of each version that Maven resolved, as options. */
    List<String> against(List<String> some) throws IOException {
      List<String> options = new ArrayList<>();
      for (String version : some) {
        if (Files.exists(classPathFile(version))) {
          options.add("-against=" + name + "=" + classPath(version));
        }
      }
      return options;
    }

    /** Returns a project that depends on one version. */
    String project(String version) {
      String group = "<dependency><groupId>%s</groupId><artifactId>%s</artifactId>";
      return artifacts.stream()
          .map(artifact -> group.formatted((Object[]) artifact.split(":", 2)))
          .map(artifact -> artifact + "<version>" + version + "</version></dependency>\n")
          .collect(joining("", "<dependencies>\n", "</dependencies>\n"));
    }

    /** Has Maven resolve all versions, unless it has done so before. */
    private void resolve() throws IOException, InterruptedException {
      Path done = folder().resolve("done");
      String wanted = artifacts + " " + versions;
      if (Files.exists(done) && Files.readString(done).equals(wanted)) {
        return;
      }
      for (String version : versions) {
        writePom(folder().resolve(version), "v" + version, "jar", project(version));
      }
      String modules =
          versions.stream()
              .map(version -> "<module>" + version + "</module>")
              .collect(joining("", "<modules>", "</modules>\n"));
      writePom(folder(), "all", "pom", modules);
      Path log = folder().resolve("maven.log");
      List<String> command =
          List.of(
              "mvn",
              "-q",
              "-B",
              "-ntp",
              "-fae",
              "-f",
              folder().resolve("pom.xml").toString(),
              PLUGIN + ":build-classpath",
              "-Dmdep.includeScope=runtime",
              "-Dmdep.outputFile=classpath");
      int exit =
          new ProcessBuilder(command)
              .redirectErrorStream(true)
              .redirectOutput(log.toFile())
              .start()
              .waitFor();
      if (exit == 0) {
        Files.writeString(done, wanted);
      } else {
        say("some versions of " + name + " could not be resolved; see " + log);
      }
    }

    /** Returns what the check found, as a result file; an empty one if no version was tried. */
    private Path check() throws IOException, InterruptedException {
      resolve();
      List<String> command = new ArrayList<>(List.of("check", "versions", "-as=json"));
      command.addAll(against(versions));
      say(name + " " + String.join(" ", versions));
      Path seen = folder().resolve("seen.json");
      // Exit code 2 means that no row links with one of the versions, which the result also says.
      Files.writeString(seen, Jar.printed(command));
      return seen;
    }
  }

  public static void main(String[] args) throws IOException, InterruptedException {
    List<String> words = List.of(args);
    List<String> lines = Files.readAllLines(SCRIPTS.resolve("versions.txt"));
    List<String> report = new ArrayList<>(List.of("report", "-as=csv"));
    int options = report.size();
    for (Library library : libraries(lines, words)) {
      Path seen = library.check();
      if (Files.size(seen) > 0) {
        report.add(seen.toString());
      } else {
        say(library.name() + " was not checked");
      }
    }
    if (isWanted(OLD_ROWS, words)) {
      MarkedPage.put(PAGE, "wire-old", RecordCheck.withoutHashes(oldRows()));
    }
    if (report.size() > options) {
      new RecordCheck("versions", "").record(Jar.run(report));
    }
  }

  /** Returns the libraries whose names contain one of some words; all if there is no word. */
  static List<Library> libraries(List<String> lines, List<String> words) {
    return lines.stream()
        .filter(line -> !line.isBlank() && !line.startsWith("#"))
        .map(Library::read)
        .filter(library -> isWanted(library.name(), words))
        .toList();
  }

  private static boolean isWanted(String name, List<String> words) {
    return words.isEmpty() || words.stream().anyMatch(name::contains);
  }

  private static void writePom(Path folder, String artifact, String packaging, String rest)
      throws IOException {
    Files.createDirectories(folder);
    Files.writeString(
        folder.resolve("pom.xml"),
        """
        <project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion>
        <groupId>wire.history</groupId><artifactId>%s</artifactId><version>1</version><packaging>%s</packaging>
        %s</project>
        """
            .formatted(artifact, packaging, rest));
  }

  /** Returns what rows that use old APIs tell of versions with which today's do not link. */
  private static String oldRows() throws IOException, InterruptedException {
    compileOldRows();
    List<String> kryo = List.of("-classpath=" + OLD_CLASSES);
    List<String> fory =
        List.of("-classpath=" + OLD_CLASSES + File.pathSeparator + FORY.classPath("0.14.1"));
    List<String> versions = FORY.against(List.of("0.11.2", "0.12.2", "0.13.1"));
    return String.join(
        "\n",
        check("old-kryo", kryo, KRYO.against(List.of("4.0.3", "5.0.4", "5.3.0"))),
        check(
            "uri-kryo",
            kryo,
            KRYO.against(List.of("5.5.0", "5.6.0")),
            "-type=OldRows$Login",
            "-seed=1"),
        check("old-fory", fory, versions),
        check("old-fory", fory, versions, "-type=java.util.UUID", "-seed=1"));
  }

  private static String check(
      String row, List<String> classPath, List<String> against, String... type)
      throws IOException, InterruptedException {
    return Jar.run(
        Stream.of(
                List.of("check", "versions", "-include=" + row, "-as=markdown"),
                classPath,
                against,
                List.of(type))
            .flatMap(List::stream)
            .toList());
  }

  private static void compileOldRows() throws IOException {
    Path services = Files.createDirectories(OLD_CLASSES.resolve("META-INF/services"));
    Files.writeString(
        services.resolve("io.serbench.catalog.LibraryRows"), "OldRows$OfFory\nOldRows$OfKryo\n");
    String classPath =
        String.join(
            File.pathSeparator,
            "target/serbench-api.jar",
            FORY.classPath("0.12.2"),
            KRYO.classPath("5.5.0"));
    int exit =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                null,
                null,
                "-nowarn",
                "-proc:none",
                "-d",
                OLD_CLASSES.toString(),
                "-cp",
                classPath,
                SCRIPTS.resolve("OldRows.java").toString());
    if (exit != 0) {
      throw new IllegalStateException("OldRows.java does not compile");
    }
  }

  private static void say(String text) {
    System.err.println("wire-history.sh: " + text);
  }
}
