package io.serbench.process;

import io.serbench.catalog.NestedJar;
import io.serbench.catalog.Row;
import io.serbench.catalog.SuppliedJackson;
import io.serbench.catalog.UserClassPath;
import io.serbench.dataset.own.OwnJson;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * What comes before serbench itself on the class path of a row's JVM: the user's jars, which win
 * over everything but what serbench needs to read data, then the row's own.
 *
 * @param ownJackson whether serbench cannot read with the user's Jackson
 */
record RowClassPath(UserClassPath user, UnpackedJars jars, boolean ownJackson) {
  RowClassPath(UserClassPath user, UnpackedJars jars) {
    this(user, jars, SuppliedJackson.replaced(user).isPresent());
  }

  /**
   * The row's part of the class path; empty for most rows.
   *
   * @throws IOException where a jar cannot be unpacked
   */
  List<Path> before(Row row) throws IOException {
    List<Path> entries = before(SuppliedJackson.isMeasuredBy(row.library()));
    for (NestedJar jar : row.ownJars()) {
      entries.add(jars.unpacked(jar));
    }
    return entries;
  }

  /** The same for a JVM that reads or makes values, and runs no row. */
  List<Path> before() throws IOException {
    return before(false);
  }

  private List<Path> before(boolean measuresJackson) throws IOException {
    List<Path> entries = new ArrayList<>();
    if (ownJackson) {
      // Newer annotations suit every Jackson, older ones do not.
      entries.add(jars.own("jackson-annotations.jar", OwnJson.ANNOTATIONS));
    }
    if (ownJackson && !measuresJackson) {
      entries.add(jars.own("jackson.jar", OwnJson.JACKSON));
    }
    entries.addAll(user.entries());
    return entries;
  }
}
