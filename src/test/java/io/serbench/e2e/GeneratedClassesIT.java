package io.serbench.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.ResultSchema;
import io.serbench.Thorough;
import io.serbench.e2e.Serbench.Answer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Classes that compilers generated from a user's schemas. They are those of serbench's own schemas
 * under other names, in a jar of their own.
 */
class GeneratedClassesIT {
  private static final Path MADE = Path.of("target", "generated-sources");
  private static final String USER =
      """
      {
        "id": 34501231422,
        "name": "Zo\u00eb",
        "age": 18,
        "gender": true,
        "scope": 33.25,
        "identifies": ["people", "person"],
        "info": {"haha": "666", "test": "111"}
      }
      """;
  @TempDir private static Path folder;

  @BeforeAll
  static void buildJar() throws IOException {
    Path sources = Files.createDirectory(folder.resolve("sources"));
    String adapters = "io/serbench/library/";
    moved(
        MADE.resolve("protobuf/java").resolve(adapters + "protobuf/generated/UserProto.java"),
        sources,
        "com.acme.proto");
    moved(
        MADE.resolve("avro").resolve(adapters + "avro/generated/UserRecord.java"),
        sources,
        "com.acme.avro");
    moved(
        Path.of("src", "generated", "java").resolve(adapters + "thrift/generated/TUser.java"),
        sources,
        "com.acme.thrift");
    moved(
        Path.of("src", "main", "java", "io", "serbench", "dataset", "user", "User.java"),
        sources,
        "com.acme");
    JarOfSources.ofFolder(folder.resolve("app.jar"), sources, Serbench.ownJar());
    Files.writeString(folder.resolve("user.json"), USER);
  }

  /** Writes a source file for another package; literals of a schema in bytes stay as they are. */
  private static void moved(Path source, Path folder, String to) throws IOException {
    String text = Files.readString(source);
    Matcher own = Pattern.compile("(?m)^package ([\\w.]+);").matcher(text);
    assertThat(own.find()).isTrue();
    Pattern name = Pattern.compile("\"(?:[^\"\\\\]++|\\\\.)*+\"|" + Pattern.quote(own.group(1)));
    boolean hasBytes = text.contains("descriptorData");
    String there =
        name.matcher(text)
            .replaceAll(
                found ->
                    Matcher.quoteReplacement(
                        hasBytes && found.group().startsWith("\"")
                            ? found.group()
                            : found.group().replace(own.group(1), to)));
    Files.writeString(folder.resolve(source.getFileName().toString()), there);
  }

  private static Answer serbench(String... arguments) throws Exception {
    return Serbench.jar(folder).run(arguments);
  }

  private static Answer measured(String... arguments) throws Exception {
    return Serbench.jar(folder).measure(arguments);
  }

  @Test
  void messagesAreCarriedByTheRowsOfProtobuf() throws Exception {
    Answer answer =
        serbench(
            "check",
            "-type=com.acme.proto.UserProto.User",
            "-classpath=app.jar",
            "user.json",
            "-include=protobuf,json/protobuf,protobuf-edition2023,kryo-flat,avro-specific");

    assertThat(answer.out())
        .startsWith(
            """
            fits (2):
              protobuf, json/protobuf

            skipped (3):
              supports plain objects, not protobuf messages: kryo-flat
              needs code for the type: protobuf-edition2023, avro-specific

            User.user: 5 rows; fits 2, skipped 3
            """);
    assertThat(answer.err())
        .contains("one value of com.acme.proto.UserProto$User (user.json); 137 bytes as JSON, ")
        .contains(
            "note: user.json: values are protobuf messages; create lacks filling them from plain");
    assertThat(answer.exit()).isZero();
  }

  @Test
  void recordsAndStructsAreCarriedByTheRowsOfTheirLibraries() throws Exception {
    Answer avro =
        serbench(
            "check",
            "-type=com.acme.avro.UserRecord",
            "-classpath=app.jar",
            "user.json",
            "-include=avro*,protobuf,kryo-flat",
            "-transport=array,stream");
    assertThat(avro.out())
        .contains("fits (1):\n  avro-specific\n")
        .containsPattern("supports plain objects, not Avro records: (kryo|avro-reflect).*\n")
        .contains("UserRecord.user@stream: ");
    assertThat(avro.exit()).isZero();

    Answer thrift =
        serbench(
            "check",
            "-type=com.acme.thrift.TUser",
            "-classpath=app.jar",
            "-include=thrift*",
            "-transport=all");
    assertThat(thrift.out())
        .contains(
            "fits (5):\n  thrift, thrift-compact, thrift-tuple, thrift-hardened, thrift-json\n")
        .contains(
            "does not support -transport=direct: thrift-tserializer, thrift-compact-tserializer\n")
        .contains("TUser.generated@direct: 7 rows; fits 5, skipped 2\n");
    assertThat(thrift.exit()).isZero();
  }

  @Thorough
  @Test
  void plainObjectsAndGeneratedClassesAreMeasuredSideBySide() throws Exception {
    List<String> rows =
        List.of("kryo-flat", "protobuf", "json/protobuf", "avro-specific", "thrift-compact");
    Answer answer =
        measured(
            "-classpath=app.jar",
            "-type=com.acme.User,com.acme.proto.UserProto.User,com.acme.avro.UserRecord,"
                + "com.acme.thrift.TUser",
            "user.json",
            "-include=avro-generic," + String.join(",", rows),
            "-out=beside.json");

    assertThat(rows).allMatch(row -> answer.hasNumbers(row));
    assertThat(answer.err()).contains("rows on your data: fits 5, skipped 1");
    String out = answer.out().replaceAll("\\s+", " ");
    assertThat(out)
        .contains("User.user: one value of com.acme.User (user.json)")
        .contains("User.user: one value of com.acme.proto.UserProto$User (user.json)")
        .contains("user.json: values are Avro records; create lacks filling them from plain")
        .contains("user.json: values are Thrift structs; create lacks filling them from plain");
    assertThat(answer.out().lines().filter(line -> line.matches("protobuf +fits"))).hasSize(1);
    assertThat(answer.exit()).isZero();
    ResultSchema.check(folder.resolve("beside.json"));
  }

  @Thorough
  @Test
  void messagesAreMeasured() throws Exception {
    Answer answer =
        measured(
            "-classpath=app.jar",
            "-type=com.acme.proto.UserProto$User",
            "user.json",
            "-include=protobuf,json/protobuf",
            "-out=messages.json");

    assertThat(answer.hasNumbers("protobuf")).isTrue();
    assertThat(answer.hasNumbers("json/protobuf")).isTrue();
    assertThat(answer.exit()).isZero();
    ResultSchema.check(folder.resolve("messages.json"));
  }

  @Thorough
  @Test
  void messagesAreMadeUpOfTheirDescriptor() throws Exception {
    Answer answer =
        serbench(
            "check",
            "-type=com.acme.proto.UserProto.User",
            "-classpath=app.jar",
            "-include=protobuf,json/protobuf",
            "-seed=7",
            "-items=3");

    assertThat(answer.out()).contains("User.generated: 2 rows; fits 2");
    assertThat(answer.err())
        .contains("3 values of com.acme.proto.UserProto$User (generated, -seed=7");
    assertThat(answer.exit()).isZero();
  }

  @Test
  void jsonThatDoesNotFitAMessageIsRefusedByProtobufsReader() throws Exception {
    Files.writeString(folder.resolve("wrong.json"), USER.replace("\"age\"", "\"aje\""));
    Answer answer =
        serbench(
            "check",
            "-type=com.acme.proto.UserProto.User",
            "-classpath=app.jar",
            "wrong.json",
            "-include=protobuf");

    assertThat(answer.err()).contains("wrong.json:1:1: $: Cannot find field: aje in message");
    assertThat(answer.exit()).isEqualTo(2);
    Answer skipping =
        serbench(
            "check",
            "-type=com.acme.proto.UserProto.User",
            "-classpath=app.jar",
            "wrong.json",
            "-unknown=ignore");
    assertThat(skipping.err())
        .contains("wrong.json:1:1: $: missing required fields: age")
        .doesNotContain("-unknown");
    assertThat(skipping.exit()).isEqualTo(2);
  }

  @Thorough
  @Test
  void whatDoesNotFitARecordOrAStructHasItsPlace() throws Exception {
    Files.writeString(folder.resolve("bad.json"), USER.replace("18", "\"many\""));
    for (String type : List.of("com.acme.avro.UserRecord", "com.acme.thrift.TUser")) {
      Answer answer = serbench("check", "-type=" + type, "-classpath=app.jar", "bad.json");
      assertThat(answer.err())
          .containsPattern("bad.json:4:10: \\$\\.age: expected an i\\w+, found \"many\"");
      assertThat(answer.exit()).isEqualTo(2);
    }
    Files.writeString(folder.resolve("typo.json"), USER.replace("\"age\"", "\"aje\""));
    Answer typo =
        serbench("check", "-type=com.acme.avro.UserRecord", "-classpath=app.jar", "typo.json");
    assertThat(typo.err())
        .contains("typo.json:4:3: $.aje: unknown field 'aje'; did you mean 'age'?")
        .contains("(-unknown=ignore skips unknown fields)");
  }
}
