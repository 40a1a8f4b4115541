package io.serbench.compare.page;

import io.serbench.result.CellResult;
import io.serbench.result.DataProfile;
import io.serbench.result.Environment.Provenance;
import io.serbench.result.Environment.VariantInfo;
import io.serbench.result.HashedFile;
import io.serbench.result.RowInfo.LibraryPart;
import io.serbench.result.Run;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * The files that the user supplied for a run, by name, with the SHA-256 hashes that are recorded in
 * its result file. The content of a file without a hash is unknown.
 *
 * @param jars the jars and folders of all class paths
 * @param data the data sets, and other JSON files that the command line names
 */
record Supplied(Map<String, Set<String>> jars, Map<String, Set<String>> data) {
  private static final String CLASS_PATH = "-classpath";
  private static final String DATA_FILE = ".json";

  static Supplied of(Run run) {
    Supplied supplied = new Supplied(new TreeMap<>(), new TreeMap<>());
    run.cells().forEach(supplied::add);
    run.environment().variants().stream()
        .map(VariantInfo::jars)
        .flatMap(List::stream)
        .forEach(supplied::addJar);
    run.ownData().stream().flatMap(List::stream).forEach(supplied::add);
    run.environment().inputs().ifPresent(supplied::add);
    supplied.addArguments(run.settings().arguments());
    return supplied;
  }

  private void add(CellResult cell) {
    cell.info().from().ifPresent(this::addJar);
    cell.info().libraryFile().ifPresent(this::add);
    cell.info().parts().stream().flatMap(List::stream).map(LibraryPart::file).forEach(this::add);
  }

  private void add(Provenance inputs) {
    inputs.jars().forEach(jar -> hashes(jars, jar.name()).add(jar.sha256()));
    for (HashedFile file : inputs.data()) {
      hashes(data, withoutEnding(file.name())).add(file.sha256());
    }
  }

  private void add(HashedFile file) {
    hashes(jars, file.name()).add(file.sha256());
  }

  private void add(DataProfile profile) {
    profile.sha256().ifPresent(hashes(data, profile.dataset())::add);
  }

  private void addJar(String name) {
    hashes(jars, name);
  }

  /**
   * Adds files named by the command line: some data files, and jars without rows and libraries, are
   * recorded nowhere else.
   */
  private void addArguments(List<String> arguments) {
    for (int i = 0; i < arguments.size(); i++) {
      String argument = arguments.get(i).replaceFirst("^--", "-");
      if (argument.startsWith(CLASS_PATH + "=")) {
        addClassPath(argument.substring(CLASS_PATH.length() + 1));
      } else if (argument.equals(CLASS_PATH) && i + 1 < arguments.size()) {
        addClassPath(arguments.get(i + 1));
      } else if (argument.endsWith(DATA_FILE)) {
        hashes(data, withoutEnding(name(argument, argument.indexOf('\\') >= 0)));
      }
    }
  }

  private static String withoutEnding(String name) {
    return name.endsWith(DATA_FILE) ? name.substring(0, name.length() - DATA_FILE.length()) : name;
  }

  private void addClassPath(String classPath) {
    entries(classPath).forEach(this::addJar);
  }

  /**
   * Returns the file names in a class path; entries that end with a wildcard are kept whole. The
   * class path may be from another system: it is from Windows if it has semicolons or begins with a
   * drive letter.
   */
  static List<String> entries(String classPath) {
    boolean windows = classPath.contains(";") || classPath.matches("[A-Za-z]:[\\\\/].*");
    return Stream.of(classPath.split(windows ? ";" : ":", -1))
        .filter(entry -> !entry.isEmpty())
        .map(entry -> entry.endsWith("*") ? entry : name(entry, windows))
        .toList();
  }

  private static String name(String path, boolean windows) {
    String whole = path.replaceAll(windows ? "[/\\\\]+$" : "/+$", "");
    int slash = whole.lastIndexOf('/');
    int last = windows ? Math.max(slash, whole.lastIndexOf('\\')) : slash;
    return whole.isEmpty() ? path : whole.substring(last + 1);
  }

  private static Set<String> hashes(Map<String, Set<String>> of, String name) {
    return of.computeIfAbsent(name, none -> new TreeSet<>());
  }
}
