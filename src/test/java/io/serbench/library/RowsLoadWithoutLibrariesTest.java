package io.serbench.library;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.Catalog;
import io.serbench.catalog.LibraryRows;
import io.serbench.dataset.object.GeneratedClasses;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;

/**
 * Listing must neither need nor load a library: here it runs where there is none. What breaks it is
 * easily written: a method reference to an adapter ({@code Adapter::new}), unlike a lambda, loads
 * the adapter at once, and so does a library object passed as an argument in a lambda of the rows
 * class.
 */
class RowsLoadWithoutLibrariesTest {
  @Test
  void everyLibrarySaysItsRowsWithoutItsClasses() throws Exception {
    URL ownClasses = Catalog.class.getProtectionDomain().getCodeSource().getLocation();
    try (URLClassLoader onlyOurs =
        new URLClassLoader(new URL[] {ownClasses}, ClassLoader.getPlatformClassLoader())) {
      Class<?> service = onlyOurs.loadClass(LibraryRows.class.getName());
      for (ServiceLoader.Provider<?> provider :
          ServiceLoader.load(service, onlyOurs).stream().toList()) {
        Object rows = service.getMethod("rows").invoke(provider.get());
        assertThat((List<?>) rows).as(provider.type().getName()).isNotEmpty();
      }
    }
  }

  @Test
  void soDoesEveryLibraryWhichClassesItGenerates() throws Exception {
    URL ownClasses = Catalog.class.getProtectionDomain().getCodeSource().getLocation();
    try (URLClassLoader onlyOurs =
        new URLClassLoader(new URL[] {ownClasses}, ClassLoader.getPlatformClassLoader())) {
      Class<?> service = onlyOurs.loadClass(GeneratedClasses.class.getName());
      List<Object> nouns = new ArrayList<>();
      for (Object each : ServiceLoader.load(service, onlyOurs)) {
        nouns.add(service.getMethod("noun").invoke(each));
      }
      assertThat(nouns).containsExactly("protobuf messages", "Avro records", "Thrift structs");
    }
  }
}
