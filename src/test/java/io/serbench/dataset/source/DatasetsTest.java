package io.serbench.dataset.source;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.equality.DeepEquality;
import io.serbench.dataset.equality.Graphs;
import io.serbench.dataset.family.People;
import io.serbench.dataset.mediagraph.LinkedContent;
import io.serbench.dataset.sample.Sample;
import io.serbench.dataset.struct.Struct;
import io.serbench.dataset.struct.Struct16;
import io.serbench.dataset.struct.Struct2;
import io.serbench.dataset.users.Account;
import io.serbench.dataset.users.Users;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class DatasetsTest {
  private static final Datasets ALL = Datasets.all();

  @Test
  void startsWithTheClassicFamily() {
    assertThat(ALL.familyNames()).startsWith("media");
    assertThat(Listed.names())
        .startsWith("media.1", "media.2", "media.3", "media.4", "media.ascii")
        .doesNotHaveDuplicates();
  }

  @Test
  void aFamilyAloneIsFoundByItsName() {
    assertThat(ALL.familyNames())
        .allSatisfy(name -> assertThat(Datasets.of(name).familyNames()).containsExactly(name));
    assertThat(Datasets.of("users.10k").find("users.10k")).isPresent();
    assertThat(Datasets.of("nothing.1").familyNames()).isEmpty();
  }

  @Test
  void everyFileInTheJarIsADataSet() throws IOException {
    try (Stream<Path> files = Files.list(Path.of("src", "main", "resources", "data"))) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .filteredOn(file -> file.endsWith(".json"))
          .isNotEmpty()
          .allMatch(file -> ALL.embedded(file.replaceFirst("\\.json$", "")).isPresent());
    }
  }

  @Test
  void knowsNoOthers() {
    assertThat(ALL.find("media.5")).isEmpty();
    assertThat(ALL.find("media")).isEmpty();
    assertThat(ALL.find("")).isEmpty();
  }

  @Test
  void drawsOtherSizesThatAreAskedForAndListsNone() {
    assertThat(Listed.names()).doesNotContain("users.2k");
    assertThat(ALL.embedded("users.10M")).isEmpty();
    assertThat(ALL.drawn("users.10M")).map(DatasetSource::name).contains("users.10M");
    assertThat(ALL.drawn("media-list.10M")).isPresent();
    assertThat(ALL.size("users.10M")).hasValue(10_000_000);
    assertThat(People.jsonLength(ALL.find("users.2k").orElseThrow().value()))
        .isBetween(2000L, 9000L);
    for (String none : List.of("users.2000M", "users.0", "users.M", "users", "media.10M", "x.1M")) {
      assertThat(ALL.drawn(none)).as(none).isEmpty();
    }
  }

  @Test
  void whatIsDrawnByCodeIsNotSentToChildren() {
    DatasetSource drawn = ALL.drawn("users.100M").orElseThrow();
    assertThat(drawn.packed()).isEqualTo(drawn);
    assertThat(ALL.drawn("media-list.1k").orElseThrow().packed().recipe())
        .isInstanceOf(Recipe.Encoded.class);
  }

  static List<String> names() {
    return Listed.names();
  }

  @ParameterizedTest
  @MethodSource("names")
  void copiesAreEqualAndDistinct(String name) {
    check(ALL.find(name).orElseThrow());
  }

  private static <T> void check(Dataset<T> dataset) {
    List<T> copies = dataset.copies(2);
    assertThat(Graphs.difference(dataset.value(), copies.get(0))).isEmpty();
    assertThat(Graphs.difference(copies.get(0), copies.get(1))).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("names")
  void everyValueIsTheSameInEveryRun(String name) {
    Object first = ALL.find(name).orElseThrow().value();
    Object second = Datasets.all().find(name).orElseThrow().value();
    assertThat(Graphs.difference(first, second)).isEmpty();
  }

  @Test
  void hasEveryFamily() {
    assertThat(ALL.familyNames())
        .containsExactlyInAnyOrder(
            "media",
            "media-list",
            "media-graph",
            "sample",
            "sample-list",
            "sample-graph",
            "struct",
            "struct2",
            "struct16",
            "numeric",
            "numeric-list",
            "user",
            "arrays",
            "buffers",
            "users",
            "clients",
            "orders");
    assertThat(Listed.names()).contains("arrays.200", "buffers.5000", "users.1000k", "clients.1k");
  }

  @Test
  void graphsHaveSharedReferences() {
    LinkedContent content = (LinkedContent) ALL.find("media-graph").orElseThrow().value();
    assertThat(content.images).hasSize(2).allMatch(image -> image.media == content.media);
    Sample sample = (Sample) ALL.find("sample-graph").orElseThrow().value();
    assertThat(sample.sample).isSameAs(sample);
  }

  @Test
  void structsAreDrawnInTheOrderOfTheirFields() {
    Random random = new Random(17);
    Struct struct = (Struct) ALL.find("struct").orElseThrow().value();
    assertThat(struct.f0).isEqualTo(random.nextInt());
    assertThat(struct.f1).isEqualTo(random.nextLong());
    assertThat(struct.f2).isEqualTo(random.nextFloat());
    assertThat(struct.f3).isEqualTo(random.nextDouble());
    Struct2 boxed = (Struct2) ALL.find("struct2").orElseThrow().value();
    assertThat(boxed.f99).isEqualTo(struct.f99);
  }

  @Test
  void sixteenNumbersStandInTheOrderOfTheirFields() throws Exception {
    Object struct = ALL.find("struct16").orElseThrow().value();
    List<Integer> numbers = new ArrayList<>();
    for (int i = 1; i <= 16; i++) {
      numbers.add(((Number) Struct16.class.getField("f" + i).get(struct)).intValue());
    }
    assertThat(numbers)
        .containsExactly(10, 2, 3, 34, 400, 5, 50, 5788, 6, 67, 7, 78, 8, 88, 98, 90);
  }

  @ParameterizedTest
  @CsvSource({"users.1k, 1000", "users.10k, 10000", "users.100k, 100000", "users.1000k, 1000000"})
  void usersReachTheirLengthAsJsonAndNotMuchMore(String name, int bytes) throws Exception {
    Users users = (Users) ALL.find(name).orElseThrow().value();
    ObjectMapper mapper =
        JsonMapper.builder().visibility(PropertyAccessor.GETTER, Visibility.NONE).build();
    long length = mapper.writeValueAsBytes(users.users).length;
    assertThat(People.jsonLength(users.users)).isEqualTo(length);
    Account last = users.users.get(users.users.size() - 1);
    assertThat(length).isBetween((long) bytes, bytes + People.jsonLength(last) + 2);
  }

  @ParameterizedTest
  @CsvSource({
    "users.10k, 10000",
    "clients.1000k, 1000000",
    "arrays.5000, 5000",
    "buffers.200, 200",
    "users.7k, 7000",
    "media.1,",
    "media.10k,",
    "users.mine,",
    "users.9999999999999999k,",
    "users,",
    "user,",
    "film.10k,"
  })
  void theNameOfASizedFamilySaysTheSize(String name, Long size) {
    assertThat(ALL.size(name))
        .isEqualTo(size == null ? OptionalLong.empty() : OptionalLong.of(size));
  }

  @Test
  void everyReadGivesAnObjectOfItsOwn() {
    Object first = ALL.find("media.1").orElseThrow().value();
    Object second = ALL.find("media.1").orElseThrow().value();
    assertThat(DeepEquality.difference(first, second)).isEmpty();
  }
}
