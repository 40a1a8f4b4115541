package io.serbench.cli.option;

import static java.util.stream.Collectors.toSet;

import io.serbench.catalog.ClassFiles;
import io.serbench.catalog.UserClassPath;
import io.serbench.cli.console.UsageException;
import io.serbench.dataset.Nearest;
import java.io.File;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarFile;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;

/** The option for the user's jars. */
@Command(optionListHeading = Options.MEASURING)
public final class ClassPathOptions extends Options {
  private static final String CLASS_FILE = ".class";

  /** How the folder of an application's own classes ends in its archive (Spring Boot, web). */
  private static final String PACKED = "-INF/classes/";

  private static final String OWN = "io/serbench";

  private static final Pattern OWN_CLASS =
      Pattern.compile("(META-INF/versions/\\d+/)?" + OWN + "/.*\\.class");

  private static final String REMEDY =
      "expected jars, folders or .java files, separated by '" + File.pathSeparator + "'";

  @Loads
  @Option(
      names = "-classpath",
      paramLabel = "PATHS",
      type = Path.class,
      converter = Jars.class,
      description = "your jars, folders, .java files: classes, rows, libraries")
  private Optional<UserClassPath> classPath = Optional.empty();

  public UserClassPath classPath() {
    return classPath.orElse(UserClassPath.NONE);
  }

  /**
   * Reads jars, folders of classes, and source files, whose classes come first. A JVM would ignore
   * those that do not exist.
   */
  static final class Jars implements ITypeConverter<UserClassPath> {
    @Override
    public UserClassPath convert(String text) {
      if (text.isBlank()) {
        throw new UsageException(REMEDY);
      }
      List<Path> entries = new ArrayList<>();
      List<Path> sources = new ArrayList<>();
      for (String name : text.split(Pattern.quote(File.pathSeparator), -1)) {
        if (name.matches("(.*[/\\\\])?\\*")) {
          addJars(Values.file(name.substring(0, name.length() - 1) + ".").normalize(), entries);
        } else if (!name.isBlank()) {
          Path path = Values.file(name);
          (SourceFiles.isOne(path) ? sources : entries).add(path);
        }
      }
      entries.replaceAll(Jars::checked);
      if (!sources.isEmpty()) {
        entries.add(0, checked(SourceFiles.compiled(sources, entries)));
      }
      return new UserClassPath(entries);
    }

    private static Path checked(Path path) {
      if (Files.isDirectory(path)) {
        if (Files.isDirectory(path.resolve(OWN))) {
          throw ofSerbench(path, OWN);
        }
        return path;
      }
      // A named pipe would be waited for.
      if (Files.isRegularFile(path) && isJar(path)) {
        return path;
      }
      throw new UsageException(
          "%s; %s",
          path + (Files.exists(path) ? " is no jar, folder or .java file" : " does not exist"),
          REMEDY);
    }

    /** Whoever replaces a class of the judge decides what is measured. */
    private static UsageException ofSerbench(Path path, String file) {
      return new UsageException(
          "%s has serbench's own classes (%s); pass yours and libraries only", path, file);
    }

    private static boolean isJar(Path path) {
      try (JarFile jar = new JarFile(path.toFile())) {
        refuseManifest(path, jar);
        jar.stream()
            .map(ZipEntry::getName)
            .filter(OWN_CLASS.asMatchPredicate())
            .findFirst()
            .ifPresent(
                file -> {
                  throw ofSerbench(path, file);
                });
        return true;
      } catch (IOException e) {
        return false;
      }
    }

    /** A JVM passes over a jar whose manifest it cannot read. */
    private static void refuseManifest(Path path, JarFile jar) {
      try {
        jar.getManifest();
      } catch (IOException e) {
        throw new UsageException(
            "%s has a damaged META-INF/MANIFEST.MF (%s); make the jar again", path, e.getMessage());
      }
    }

    /** Adds all jars of a folder, as {@code lib/*} does for the {@code java} command. */
    private static void addJars(Path folder, List<Path> entries) {
      Set<Path> jars = new TreeSet<>();
      try (DirectoryStream<Path> found = Files.newDirectoryStream(folder, "*.{jar,JAR}")) {
        found.forEach(jars::add);
      } catch (IOException e) {
        throw new UsageException(folder + " is not a folder; " + REMEDY);
      }
      if (jars.isEmpty()) {
        throw new UsageException("no jar in " + folder + "; " + REMEDY);
      }
      entries.addAll(jars);
    }
  }

  /**
   * Returns a suggestion for a class name that is not on the class path, in the form of {@link
   * Nearest#suggest}: the classes with its simple name, or else similar ones; empty if there are
   * none.
   */
  public static String suggest(String missing, UserClassPath classPath) {
    Optional<String> packed = packed(missing, classPath);
    if (packed.isPresent()) {
      return packed.get();
    }
    List<String> names = all(classPath);
    String simple = missing.substring(missing.lastIndexOf('.') + 1);
    List<String> elsewhere =
        names.stream().filter(name -> ("." + name).endsWith("." + simple)).toList();
    List<String> jars = elsewhere.isEmpty() ? foldersOfJars(classPath) : List.of();
    if (!jars.isEmpty()) {
      return "; did you mean -classpath=" + Nearest.oneOf(jars) + "?";
    }
    return elsewhere.isEmpty()
        ? Nearest.suggest(missing, names)
        : "; did you mean " + Nearest.oneOf(elsewhere) + "?";
  }

  /** Names the archive of an application that has the class where no JVM looks for it by itself. */
  private static Optional<String> packed(String missing, UserClassPath classPath) {
    String file = missing.replace('.', '/') + CLASS_FILE;
    return classPath.entries().stream()
        .flatMap(
            entry ->
                files(entry).stream()
                    .filter(found -> found.endsWith(PACKED + file))
                    .map(found -> unpack(entry, found.substring(0, found.indexOf('/')))))
        .findFirst();
  }

  private static String unpack(Path archive, String folder) {
    return "; it is in %2$s of %1$s: unpack that with 'jar xf %1$s', and pass '-classpath=%2$s/classes%3$s%2$s/lib/*'"
        .formatted(archive, folder, File.pathSeparator);
  }

  /** Returns, for folders with jars and without classes, the names of all their jars. */
  private static List<String> foldersOfJars(UserClassPath classPath) {
    return classPath.entries().stream()
        .filter(Files::isDirectory)
        .filter(ClassPathOptions::isOfJars)
        .map(folder -> folder + File.separator + "*")
        .toList();
  }

  private static boolean isOfJars(Path folder) {
    List<String> files = files(folder);
    return files.stream().anyMatch(file -> file.matches("[^/]*\\.jar"))
        && files.stream().noneMatch(file -> file.endsWith(CLASS_FILE));
  }

  /** Returns whether the jars have a class that is also on the usual class path. */
  static boolean replaceAny(Stream<Path> jars, UserClassPath usual) {
    Set<String> there =
        usual.entries().stream().flatMap(entry -> files(entry).stream()).collect(toSet());
    return jars.flatMap(entry -> files(entry).stream())
        .filter(file -> file.endsWith(CLASS_FILE) && !file.endsWith("-info.class"))
        .anyMatch(file -> there.contains(file) || ClassLoader.getSystemResource(file) != null);
  }

  /** Returns all class names, with dots before nested classes, as in source code. */
  private static List<String> all(UserClassPath classPath) {
    return classPath.entries().stream()
        .flatMap(entry -> files(entry).stream())
        .filter(file -> file.endsWith(CLASS_FILE))
        .filter(file -> !file.matches(".*\\$\\d.*|.*-info\\.class|[A-Z]+-INF/.*"))
        .map(file -> file.replace(CLASS_FILE, "").replace('/', '.').replace('$', '.'))
        .toList();
  }

  private static List<String> files(Path entry) {
    return ClassFiles.read(entry, ClassFiles::names);
  }
}
