package io.serbench.dataset.source;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.serbench.dataset.DataFileException;
import io.serbench.dataset.DataType;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.equality.DeepEquality;
import io.serbench.dataset.equality.Graphs;
import io.serbench.dataset.media.MediaFamily;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.lang.reflect.Field;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class DatasetSourceTest {
  private static final Datasets ALL = Datasets.all();

  @TempDir private Path directory;

  static List<String> names() {
    return Listed.names();
  }

  static List<String> families() {
    return ALL.familyNames();
  }

  private static DatasetSource source(String name) {
    return DatasetSource.embedded(name, ALL.type(Datasets.family(name)).orElseThrow());
  }

  @ParameterizedTest
  @MethodSource("names")
  void theChildsValueIsTheParents(String name) throws Exception {
    DatasetSource source = source(name);
    Dataset<?> parents = source.recipe().make(name);
    Dataset<?> childs = source.packed().recipe().make(name);
    assertThat(childs.name()).isEqualTo(name);
    assertThat(childs.type().family()).isEqualTo(Datasets.family(name));
    assertThat(childs.value()).hasSameClassAs(parents.value());
    assertThat(Graphs.difference(parents.value(), childs.value())).isEmpty();
  }

  /** Which lists, maps, texts and boxed numbers are which: rows that follow references see it. */
  @ParameterizedTest
  @MethodSource("names")
  void theJdksSerializationSeesNoDifference(String name) throws Exception {
    DatasetSource source = source(name);
    assertThat(serialized(source.packed().recipe().make(name).value()))
        .isEqualTo(serialized(source.recipe().make(name).value()));
  }

  private static byte[] serialized(Object value) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(value);
    }
    return bytes.toByteArray();
  }

  @Test
  void aUsersFileTravelsUnderItsOwnName() throws Exception {
    Path file = directory.resolve("media.mine.json");
    try (var embedded = DatasetSource.class.getResourceAsStream("/data/media.2.json")) {
      Files.write(file, embedded.readAllBytes());
    }
    DatasetSource source =
        new DatasetSource("media.mine", MediaFamily.TYPE, new Recipe.Named(Optional.of(file)));
    Recipe packed = source.packed().recipe();
    Files.delete(file);
    Dataset<?> childs = packed.make("media.mine");
    assertThat(childs.name()).isEqualTo("media.mine");
    assertThat(DeepEquality.difference(ALL.find("media.2").orElseThrow().value(), childs.value()))
        .isEmpty();
    assertThatThrownBy(source::packed)
        .isInstanceOf(IllegalStateException.class)
        .hasCauseInstanceOf(DataFileException.class)
        .hasStackTraceContaining("does not exist");
  }

  /** The classes that the bytes may name, and that libraries are given to register. */
  @ParameterizedTest
  @MethodSource("families")
  void typesListEveryClassOfOursThatTheirFieldsDeclare(String family) {
    DataType<?> type = ALL.type(family).orElseThrow();
    Set<Class<?>> declared = new LinkedHashSet<>();
    addOurs(type.root(), declared);
    assertThat(type.classes()).startsWith(type.root()).hasSameElementsAs(declared);
  }

  private static void addOurs(Type type, Set<Class<?>> found) {
    if (type instanceof ParameterizedType generic) {
      for (Type argument : generic.getActualTypeArguments()) {
        addOurs(argument, found);
      }
    } else if (type instanceof GenericArrayType array) {
      addOurs(array.getGenericComponentType(), found);
    } else if (((Class<?>) type).isArray()) {
      addOurs(((Class<?>) type).getComponentType(), found);
    } else if (((Class<?>) type).isSealed()) {
      for (Class<?> permitted : ((Class<?>) type).getPermittedSubclasses()) {
        addOurs(permitted, found);
      }
    } else if (((Class<?>) type).getName().startsWith("io.serbench.")
        && found.add((Class<?>) type)) {
      for (Field field : ((Class<?>) type).getDeclaredFields()) {
        if (!Modifier.isStatic(field.getModifiers())) {
          addOurs(field.getGenericType(), found);
        }
      }
    }
  }
}
