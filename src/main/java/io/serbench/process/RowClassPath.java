package io.serbench.process;

import io.serbench.catalog.NestedJar;
import io.serbench.catalog.Row;
import io.serbench.catalog.UserClassPath;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * What comes before serbench itself on the class path of a row's JVM: the user's jars, which win
 * over everything, then the row's own.
 */
record RowClassPath(UserClassPath user, UnpackedJars jars) {

  /**
   * The row's part of the class path; empty for most rows.
   *
   * @throws IOException where a jar cannot be unpacked
   */
  List<Path> before(Row row) throws IOException {
    List<Path> entries = new ArrayList<>(user.entries());
    for (NestedJar jar : row.ownJars()) {
      entries.add(jars.unpacked(jar));
    }
    return entries;
  }
}
