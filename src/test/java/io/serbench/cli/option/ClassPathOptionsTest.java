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
  void anyOtherHasTheClassThatWasMeant() throws IOException {
    assertThat(suggestion("shop/Order.class", "store.Order"))
        .isEqualTo("; did you mean shop.Order?");
  }
}
