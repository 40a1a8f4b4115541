package io.serbench.run;

import io.serbench.catalog.LibraryInfo;
import io.serbench.catalog.Row;
import io.serbench.catalog.SuppliedLibraries;
import io.serbench.catalog.SuppliedLibrary;
import io.serbench.catalog.UserClassPath;
import io.serbench.result.LibraryFile;
import io.serbench.result.LibraryPart;
import io.serbench.result.RowInfo;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * With which libraries rows are measured: those in the user's jars win over those that serbench
 * brings. Jars are read once, however many rows they serve.
 */
final class Supplies {
  private record Key(LibraryInfo library, UserClassPath classPath) {}

  private final Map<UserClassPath, SuppliedLibraries> jars = new HashMap<>();
  private final Map<Key, List<SuppliedLibrary>> found = new HashMap<>();

  /** What results say of a row that runs with these jars. */
  RowInfo info(Row row, UserClassPath classPath) {
    RowInfo info =
        RowInfo.of(row.tags(), row.description(), row.library().versioned())
            .in(row.origin().foreignName());
    List<LibraryPart> parts = new ArrayList<>();
    for (SuppliedLibrary supplied : of(row.library(), classPath)) {
      LibraryFile file = new LibraryFile(supplied.file(), supplied.sha256());
      if (isMain(row.library(), supplied)) {
        info = info.with(supplied.versioned(), file);
      } else {
        parts.add(new LibraryPart(supplied.versioned(), file));
      }
    }
    return parts.isEmpty() ? info : info.with(parts);
  }

  private List<SuppliedLibrary> of(LibraryInfo library, UserClassPath classPath) {
    return found.computeIfAbsent(
        new Key(library, classPath),
        key -> jars.computeIfAbsent(classPath, SuppliedLibraries::in).of(library));
  }

  /** The first of a library's parts is the one whose version stands for all. */
  private static boolean isMain(LibraryInfo library, SuppliedLibrary supplied) {
    String main = library.coordinates().get(0);
    return main.equals(supplied.coordinates()) || main.startsWith(supplied.coordinates() + ":");
  }
}
