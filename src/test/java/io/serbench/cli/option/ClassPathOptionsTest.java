package io.serbench.cli.option;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.UserClassPath;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarOutputStream;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClassPathOptionsTest {
  @TempDir private Path directory;

  private String suggestion(String entry, String misspelt) throws IOException {
    Path jar = directory.resolve("shop.jar");
    try (OutputStream out = Files.newOutputStream(jar);
        JarOutputStream zip = new JarOutputStream(out)) {
      zip.putNextEntry(new ZipEntry(entry));
    }
    return ClassPathOptions.suggest(misspelt, new UserClassPath(List.of(jar)));
  }

  @Test
  void aJarOfSpringBootIsToBeUnpacked() throws IOException {
    String advice = suggestion("BOOT-INF/classes/shop/Order.class", "shop.Order");

    assertThat(advice)
        .startsWith("; " + directory.resolve("shop.jar") + " keeps classes where a JVM does not")
        .contains("app/BOOT-INF/classes")
        .doesNotContain("did you mean");
    assertThat(suggestion("WEB-INF/lib/shop.jar", "shop.Order")).isEqualTo(advice);
  }

  @Test
  void anyOtherHasTheClassThatWasMeant() throws IOException {
    assertThat(suggestion("shop/Order.class", "store.Order"))
        .isEqualTo("; did you mean shop.Order?");
  }
}
