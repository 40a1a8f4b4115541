package io.serbench.build;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.apache.tools.ant.BuildException;
import org.apache.tools.ant.Task;

/**
 * An Ant task that spares Maven's compiler plugin work: if one file has changed, the plugin
 * compiles all. This task, which runs before, compiles the few that have changed alone if other
 * classes cannot see the difference, as told by {@link Outside}. Otherwise it removes what is no
 * longer true, and Maven compiles all. Run again after Maven, without {@code skip}, it records what
 * was compiled, by content, and the class files: if one is gone, all are made anew.
 */
public final class Recompile extends Task {
  private static final int FEW = 40; // Files; more take about as long as all.

  private List<Path> roots = List.of();
  private Path classes;
  private Path state;
  private Optional<Path> against = Optional.empty();
  private String skip = "";
  private String classPath = "";
  private String options = "";

  /** Sets the folders of the sources. */
  public void setSources(org.apache.tools.ant.types.Path folders) {
    roots = Stream.of(folders.list()).map(Path::of).toList();
  }

  /** Sets the folder of their classes. */
  public void setClasses(File folder) {
    classes = folder.toPath();
  }

  /** Sets the file that records what was compiled. */
  public void setState(File file) {
    state = file.toPath();
  }

  /** Sets the state of other classes that the sources use. */
  public void setAgainst(File file) {
    against = Optional.of(file.toPath());
  }

  /**
   * Sets the property that becomes true if Maven has nothing to compile. Without it, Maven has
   * compiled all.
   */
  public void setSkip(String property) {
    skip = property;
  }

  /** Sets the class path of javac, without {@code classes}. */
  public void setClasspath(String path) {
    classPath = path;
  }

  /** Sets the options of javac, separated by blanks. */
  public void setOptions(String words) {
    options = words;
  }

  @Override
  public void execute() {
    try {
      String others = against.isPresent() ? Compiled.read(against.get()).version() : "";
      Compiled now = Compiled.of(roots, others);
      if (skip.isEmpty()) {
        if (!Files.exists(state)) {
          now.withClassesIn(classes).write(state);
        }
      } else if (isUpToDate(Compiled.read(state), now)) {
        getProject().setNewProperty(skip, "true");
      } else {
        // Until Maven has compiled all, nothing is known.
        Files.deleteIfExists(state);
        getProject().setNewProperty(skip, "false");
      }
    } catch (IOException e) {
      throw new BuildException(e);
    }
  }

  /**
   * Returns whether Maven has nothing to compile, after compiling the little that can be compiled
   * alone.
   */
  private boolean isUpToDate(Compiled before, Compiled now) throws IOException {
    Set<String> changed = now.changedSince(before);
    List<String> gone = before.classes().stream().filter(this::isGone).toList();
    if (!gone.isEmpty()
        || !before.others().equals(now.others())
        || !before.sources().keySet().equals(now.sources().keySet())
        || changed.size() > FEW
        || changed.stream().anyMatch(Recompile::concernsOthers)
        || !isCompiledAlone(changed)) {
      // Missing classes are what Maven notices.
      for (String file : gone) {
        Files.deleteIfExists(classes.resolve(outermost(file)));
      }
      for (Compiled compiled : List.of(before, now)) {
        for (String source : compiled.sources().keySet()) {
          Files.deleteIfExists(mainClass(source));
        }
      }
      return false;
    }
    if (!changed.isEmpty()) {
      now.withVersion(before.version()).withClassesIn(classes).write(state);
      log("compiled alone: " + String.join(", ", changed));
    }
    return true;
  }

  /** Compiles sources, and replaces their classes if others see no difference. */
  private boolean isCompiledAlone(Set<String> changed) throws IOException {
    if (changed.isEmpty()) {
      return true;
    }
    Path apart = Files.createTempDirectory("recompile");
    try {
      compile(changed, apart);
      Set<Path> before = new TreeSet<>();
      for (String source : changed) {
        before.addAll(classesOf(source));
      }
      Set<Path> after = filesBelow(apart);
      if (!Outside.of(classes, before).equals(Outside.of(apart, after))) {
        return false;
      }
      for (Path gone : before) {
        Files.delete(classes.resolve(gone));
      }
      for (Path made : after) {
        Files.copy(apart.resolve(made), classes.resolve(made), StandardCopyOption.REPLACE_EXISTING);
      }
      return true;
    } finally {
      for (Path file : filesBelow(apart)) {
        Files.delete(apart.resolve(file));
      }
    }
  }

  private void compile(Set<String> changed, Path into) throws IOException {
    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    List<String> all = new ArrayList<>(List.of(options.trim().split("\\s+")));
    all.addAll(List.of("-d", into.toString(), "-cp", classes + File.pathSeparator + classPath));
    try (StandardJavaFileManager files = javac.getStandardFileManager(null, null, null)) {
      Path[] paths = changed.stream().map(this::source).toArray(Path[]::new);
      if (!javac.getTask(null, files, null, all, null, files.getJavaFileObjects(paths)).call()) {
        throw new BuildException("errors in " + String.join(", ", changed));
      }
    }
  }

  private Path source(String name) {
    return roots.stream()
        .map(root -> root.resolve(name))
        .filter(Files::exists)
        .findFirst()
        .orElseThrow();
  }

  private boolean isGone(String file) {
    return !Files.exists(classes.resolve(file));
  }

  /** Returns the class file of the class in which that of a class file is declared, or its own. */
  private static String outermost(String file) {
    return file.replaceFirst("(?<=[^/])\\$.*", ".class");
  }

  /**
   * Returns whether a source concerns others in more ways than {@link Outside} tells: annotations
   * of packages, and what annotation processors read.
   */
  private static boolean concernsOthers(String source) {
    return source.endsWith("package-info.java") || source.contains("/annotated/");
  }

  /**
   * Returns the class that has the name of its source; the other classes of a source begin with it.
   */
  private Path mainClass(String source) {
    return classes.resolve(source.replaceFirst("\\.java$", ".class"));
  }

  private Set<Path> classesOf(String source) throws IOException {
    Path main = mainClass(source);
    String nested = main.getFileName().toString().replace(".class", "$");
    try (Stream<Path> beside = Files.list(main.getParent())) {
      return beside
          .filter(file -> file.equals(main) || file.getFileName().toString().startsWith(nested))
          .map(classes::relativize)
          .collect(Collectors.toCollection(TreeSet::new));
    }
  }

  private static Set<Path> filesBelow(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(Files::isRegularFile)
          .map(folder::relativize)
          .collect(Collectors.toCollection(TreeSet::new));
    }
  }
}
