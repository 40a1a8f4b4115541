package io.serbench.cli.option;

import io.serbench.catalog.Ancestry;
import io.serbench.catalog.ClassFiles;
import io.serbench.catalog.LibraryRows;
import io.serbench.catalog.UserClassPath;
import io.serbench.cli.console.UsageException;
import io.serbench.files.TemporaryFolder;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Java source files on the user's class path, which are compiled by the JDK that runs serbench,
 * against its own classes and the rest of the class path. No annotation processor runs: the user's
 * code stays in forks.
 */
final class SourceFiles {
  private static final String SUFFIX = ".java";
  private static final String CLASS_FILE = ".class";
  private static final List<String> FLAGS = List.of("-proc:none", "-parameters", "-g", "-nowarn");

  private SourceFiles() {}

  static boolean isOne(Path path) {
    return path.toString().endsWith(SUFFIX) && Files.isRegularFile(path);
  }

  /**
   * Compiles source files together, and lists the classes that declare rows among them, as {@link
   * java.util.ServiceLoader} wants it.
   *
   * @param others the jars and folders that they may refer to
   * @return the folder of their classes, which has the name of the first and is deleted when
   *     serbench ends
   * @throws UsageException if one cannot be compiled
   */
  static Path compiled(List<Path> sources, List<Path> others) {
    try {
      Path classes = folder().resolve(sources.get(0).getFileName());
      Files.createDirectory(classes);
      compile(sources, others, classes);
      declareRows(classes);
      return classes;
    } catch (IOException e) {
      throw new UsageException("%s cannot be compiled: %s", sources.get(0), e.getMessage());
    }
  }

  private static Path folder() throws IOException {
    TemporaryFolder folder = TemporaryFolder.create();
    Runtime.getRuntime().addShutdownHook(new Thread(() -> delete(folder)));
    return folder.path();
  }

  private static void delete(TemporaryFolder folder) {
    try {
      folder.close();
    } catch (IOException e) {
      // The next serbench deletes it.
    }
  }

  private static void compile(List<Path> sources, List<Path> others, Path classes)
      throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    if (compiler == null) {
      throw new UsageException(
          "%s: this Java has no compiler; use a JDK, or pass a jar", sources.get(0));
    }
    String classPath =
        Stream.concat(
                others.stream().map(Path::toString),
                Stream.of(System.getProperty("java.class.path")))
            .collect(Collectors.joining(File.pathSeparator));
    List<String> options =
        Stream.concat(FLAGS.stream(), Stream.of("-d", classes.toString(), "-classpath", classPath))
            .toList();
    DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
    try (StandardJavaFileManager files =
        compiler.getStandardFileManager(found, Locale.ROOT, StandardCharsets.UTF_8)) {
      compiler
          .getTask(
              null, files, found, options, List.of(), files.getJavaFileObjectsFromPaths(sources))
          .call();
    }
    found.getDiagnostics().stream()
        .filter(problem -> problem.getKind() == Diagnostic.Kind.ERROR)
        .findFirst()
        .ifPresent(
            problem -> {
              throw refusal(problem, sources);
            });
  }

  private static UsageException refusal(
      Diagnostic<? extends JavaFileObject> problem, List<Path> sources) {
    String file =
        problem.getSource() == null ? sources.get(0).toString() : problem.getSource().getName();
    String what = problem.getMessage(Locale.ROOT).strip().replaceAll("\\s*\\R\\s*", "; ");
    return new UsageException(
        "%s:%d: %s; Java's compiler says so", file, Math.max(1, problem.getLineNumber()), what);
  }

  private static void declareRows(Path classes) throws IOException {
    Ancestry ancestry = new Ancestry(new UserClassPath(List.of(classes)));
    List<String> providers =
        ClassFiles.read(classes, ClassFiles::names).stream()
            .filter(file -> file.endsWith(CLASS_FILE))
            .map(file -> file.replace(CLASS_FILE, "").replace('/', '.'))
            .filter(name -> ancestry.makes(name, Set.of(LibraryRows.class.getName())))
            .toList();
    if (!providers.isEmpty()) {
      Path services = Files.createDirectories(classes.resolve("META-INF").resolve("services"));
      Files.write(services.resolve(LibraryRows.class.getName()), providers);
    }
  }
}
