package io.serbench.check;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.dataset.evolution.Item;
import io.serbench.dataset.evolution.Version;
import io.serbench.dataset.evolution.Words;
import java.io.IOException;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class VersionClassesTest {
  @TempDir private Path folder;

  @ParameterizedTest
  @EnumSource
  void everyVersionIsTheSameClassWithOtherFields(Version version) throws IOException {
    for (Class<?> first : List.of(Item.class, Words.class)) {
      Class<?> renamed = renamed(version, first);
      List<String> fields = fields(renamed).map(Field::getName).toList();

      assertThat(renamed.getName()).isEqualTo(first.getName());
      assertThat(fields.size() - fields(first).count())
          .isEqualTo(version == Version.ADDED ? 1 : version == Version.REMOVED ? -1 : 0);
      for (String field : List.of("count", "title", "note", "remark")) {
        assertThat(version.has(field)).as(field).isEqualTo(fields.contains(field));
      }
    }
  }

  @Test
  void orderAndWidthDiffer() throws IOException {
    List<String> first = names(Version.FIRST);
    assertThat(names(Version.REORDERED))
        .containsExactlyInAnyOrderElementsOf(first)
        .isNotEqualTo(first);
    assertThat(names(Version.WIDENED))
        .contains("long count")
        .doesNotContain("int count")
        .hasSameSizeAs(first);
  }

  @Test
  void theFirstNeedsNothing() throws IOException {
    assertThat(VersionClasses.under(folder, Version.FIRST, Optional.empty())).isEmpty();
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void theOthersComeFirstOnTheClassPath() throws IOException {
    List<Path> before = VersionClasses.under(folder, Version.ADDED, Optional.empty());
    assertThat(before).hasSize(1);
    assertThat(before.get(0).resolve("io/serbench/dataset/evolution/Item.class"))
        .hasBinaryContent(VersionClasses.renamed(Version.ADDED, Item.class));
    assertThat(before.get(0).resolve("io/serbench/dataset/evolution/Words.class")).exists();
    assertThat(VersionClasses.under(folder, Version.ADDED, Optional.empty())).isEqualTo(before);
  }

  @Test
  void whoeverIsToldWhereTheyAreFindsThemWhole() throws Exception {
    byte[] item = VersionClasses.renamed(Version.ADDED, Item.class);
    byte[] words = VersionClasses.renamed(Version.ADDED, Words.class);
    ExecutorService rows = Executors.newFixedThreadPool(4);
    try {
      for (int i = 0; i < 100; i++) {
        Path shared = folder.resolve(Integer.toString(i));
        Callable<List<byte[]>> row =
            () -> {
              Path classes = VersionClasses.under(shared, Version.ADDED, Optional.empty()).get(0);
              Path types = classes.resolve("io/serbench/dataset/evolution");
              return List.of(
                  Files.readAllBytes(types.resolve("Item.class")),
                  Files.readAllBytes(types.resolve("Words.class")));
            };
        for (Future<List<byte[]>> read : rows.invokeAll(Collections.nCopies(4, row))) {
          assertThat(read.get()).containsExactly(item, words);
        }
      }
    } finally {
      rows.shutdownNow();
    }
  }

  private static List<String> names(Version version) throws IOException {
    return fields(renamed(version, Item.class))
        .map(field -> field.getType().getSimpleName() + " " + field.getName())
        .toList();
  }

  private static Stream<Field> fields(Class<?> item) {
    return Arrays.stream(item.getDeclaredFields())
        .filter(field -> !Modifier.isStatic(field.getModifiers()));
  }

  private static Class<?> renamed(Version version, Class<?> first) throws IOException {
    byte[] bytes = VersionClasses.renamed(version, first);
    return new ClassLoader(VersionClassesTest.class.getClassLoader()) {
      Class<?> define() {
        return defineClass(null, bytes, 0, bytes.length);
      }
    }.define();
  }
}
