package io.serbench.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.jar.JarOutputStream;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OriginTest {
  private static final String LIST = "META-INF/services/" + LibraryRows.class.getName();

  @TempDir private Path folder;

  @Test
  void findsThoseOfFoldersAndJarsEachOnce() throws IOException {
    Path classes = folder.resolve("classes");
    Path list = classes.resolve(LIST);
    Files.createDirectories(list.getParent());
    Files.writeString(list, "# mine\n\n  a.One # the first\na.Two\n");
    Path jar = jar("rows.jar", LIST, "a.Two\nb.Three");
    Path other = jar("other.jar", "x", "");

    assertThat(ForeignRows.origins(new UserClassPath(List.of(classes, other, jar))))
        .containsExactly(
            origin(classes, "a.One"), origin(classes, "a.Two"), origin(jar, "b.Three"));
    assertThat(origin(jar, "b.Three").foreignName()).contains("rows.jar");
    assertThat(origin(Path.of("."), "c").foreignName()).isNotEmpty();
  }

  @Test
  void aForkAsksOneProviderAndNoOther() {
    Optional<String> provider = Optional.of("io.serbench.library.kryo.KryoRows");
    List<Row> rows = Catalog.rowsOf(provider.get());
    assertThat(rows)
        .isNotEmpty()
        .allMatch(row -> row.origin().equals(new Origin(provider, Optional.empty())))
        .extracting(Row::name)
        .isEqualTo(
            Catalog.load().rows().stream()
                .filter(row -> row.origin().provider().equals(provider))
                .map(Row::name)
                .toList());
    assertThatThrownBy(() -> Catalog.rowsOf("no.such.Rows"))
        .isInstanceOf(ServiceConfigurationError.class)
        .hasMessage("no.such.Rows does not load as a LibraryRows");
  }

  private static Origin origin(Path place, String provider) {
    return new Origin(Optional.of(provider), Optional.of(place));
  }

  private Path jar(String name, String entry, String text) throws IOException {
    Path jar = folder.resolve(name);
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
      out.putNextEntry(new ZipEntry(entry));
      out.write(text.getBytes(StandardCharsets.UTF_8));
    }
    return jar;
  }
}
