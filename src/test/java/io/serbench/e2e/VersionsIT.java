package io.serbench.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.Thorough;
import io.serbench.e2e.Serbench.Answer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A library of which each version writes otherwise, and a row that uses it. */
@Thorough
class VersionsIT {
  /** Writes what the JDK writes, behind the number of its format. */
  private static final String CODEC =
      """
      final class Codec {
        public static byte[] encode(Object value) throws IOException {
          ByteArrayOutputStream bytes = new ByteArrayOutputStream();
          bytes.write(FORMAT);
          try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(value);
          }
          return bytes.toByteArray();
        }

        public static Object decode(byte[] bytes) throws Exception {
          if ("READS".indexOf('0' + bytes[0]) < 0) {
            throw new IOException("unknown format " + bytes[0]);
          }
          ByteArrayInputStream rest = new ByteArrayInputStream(bytes, 1, bytes.length - 1);
          Object value = new ObjectInputStream(rest).readObject();
          if (bytes[0] != FORMAT && LOSES) {
            value.getClass().getField("images").set(value, null);
          }
          return value;
        }
      }
      """;

  private static final String ROWS =
      """
      package com.acme;

      import io.serbench.catalog.*;
      import io.serbench.dataset.DataType;
      import java.io.*;
      import java.util.List;

      public final class AcmeRows implements LibraryRows {
        @Override
        public List<Row> rows() {
          return List.of(
              Row.named("acme")
                  .tags(Effort.ZERO_KNOWLEDGE, Format.BINARY, Structure.FULL_GRAPH)
                  .library(new LibraryInfo("Acme", List.of("com.acme:codec:2.0"), "MIT", "https://a"))
                  .opensWith((row, type) -> new Acme<>(type)));
        }

        private record Acme<T>(DataType<T> type) implements PlainSerializer<T> {
          @Override
          public byte[] serialize(T value) throws Exception {
            return Codec.encode(value);
          }

          @Override
          public T deserialize(byte[] bytes) throws Exception {
            return type.root().cast(Codec.decode(bytes));
          }
        }
      }

      """;

  @TempDir private static Path folder;
  private static String rows;

  @BeforeAll
  static void buildJars() throws IOException {
    // The row's jar brings version 2.0 of the library, which reads what 1.0 wrote.
    rows =
        "-classpath="
            + JarOfSources.ofRows(
                folder.resolve("acme-rows.jar"),
                "AcmeRows.java",
                ROWS + codec("2", "12", false),
                "com.acme.AcmeRows");
    jar("1.0", codec("1", "1", false));
    jar("2.1", codec("2", "12", false));
    jar("3.0", codec("3", "3", false));
    jar("3.1", codec("3", "23", true));
    jar(
        "0.1",
        codec("1", "1", false).replace("encode(Object value)", "encode(Object value, int i)"));
  }

  private static String codec(String format, String reads, boolean loses) {
    return CODEC
        .replace("FORMAT", format)
        .replace("READS", reads)
        .replace("LOSES", Boolean.toString(loses));
  }

  private static void jar(String version, String source) throws IOException {
    Path sources = Files.createDirectories(folder.resolve("source-" + version));
    Files.writeString(
        sources.resolve("Codec.java"), "package com.acme;\nimport java.io.*;\n" + source);
    JarOfSources.ofFolder(folder.resolve("codec-" + version + ".jar"), sources);
  }

  private static Answer wire(String... options) throws Exception {
    List<String> all = new ArrayList<>(List.of("check", "versions", rows, "-data=media.1"));
    Collections.addAll(all, options);
    return Serbench.jar(folder).run(all.toArray(String[]::new));
  }

  private static String against(String version) {
    return "-against=codec=codec-" + version + ".jar";
  }

  @Test
  void eachVersionReadsWhatTheOthersWrote() throws Exception {
    Answer answer = wire(against("1.0"), against("2.1"), against("3.0"), against("3.1"));

    assertThat(answer.out())
        .startsWith(
            """
                              read by
            row   written by  1.0         2.0         2.1         3.0         3.1
            acme  1.0         -           same        same        fails       fails
                  2.0         fails       -           identical   fails       differs
                  2.1         fails       identical   -           fails       differs
                  3.0         fails       fails       fails       -           identical
                  3.1         fails       fails       fails       identical   -

            Features:
            acme: STABLE_WIRE

            Why not:
            """)
        .contains(
            "\n"
                + "acme  2.0 to 1.0: media.1  fails    java.io.IOException: unknown"
                + " format 2\n",
            "\nacme  2.0 to 3.1: media.1  differs  value.images");
    assertThat(answer.complaints()).isEmpty();
    assertThat(answer.exit()).isZero();
  }

  @Test
  void theGateIsAboutLaterVersionsThatDoNotReadEarlierBytes() throws Exception {
    assertThat(wire(against("1.0"), "-fail-on-break").exit()).isZero();
    assertThat(wire(against("3.0")).exit()).isZero();
    assertThat(wire(against("3.0"), "-fail-on-break").exit()).isEqualTo(1);
    assertThat(wire(against("3.1"), "-fail-on-break", "-as=json"))
        .satisfies(
            answer -> {
              assertThat(answer.exit()).isEqualTo(1);
              assertThat(answer.out()).contains("\"2.0 to 3.1: media.1\":\"differs\"");
            });
  }

  @Test
  void whatDoesNotLinkGetsALine() throws Exception {
    Answer answer = wire(against("0.1"));

    assertThat(answer.out()).contains("acme  0.1         -           untried\n");
    assertThat(answer.complaints())
        .startsWith(
            "serbench: -against: no row supports any of these data with version 0.1:"
                + " java.lang.NoSuchMethodError: ")
        .hasLineCount(1);
    assertThat(answer.exit()).isEqualTo(2);
  }

  @Test
  void wrongJarsGetALine() throws Exception {
    Path text = Files.writeString(folder.resolve("no.jar"), "no jar");
    Path other = folder.resolve("other-1.0.jar");
    Path sources = Files.createDirectories(folder.resolve("source-other"));
    Files.writeString(sources.resolve("Other.java"), "class Other {}");
    JarOfSources.ofFolder(other, sources);
    for (String jar : List.of(text.toString(), other.toString(), "/no/such.jar")) {
      Answer answer = wire("-against=codec=" + jar);
      assertThat(answer.exit()).isEqualTo(2);
      assertThat(answer.err()).startsWith("serbench: -against=codec").hasLineCount(1);
      assertThat(answer.out()).isEmpty();
    }
  }

  @Test
  void bytesAreKeptOnce() throws Exception {
    Path kept = folder.resolve("kept");
    assertThat(wire("-include=acme", "-save=" + kept).exit()).isZero();
    assertThat(wire("-include=acme", "-save=" + kept).exit()).isZero();
    try (Stream<Path> files = Files.walk(kept)) {
      assertThat(files.filter(Files::isRegularFile).map(kept::relativize).map(Path::toString))
          .containsExactlyInAnyOrder("codec/2.0/about.txt", "codec/2.0/acme/media.1.bin");
    }
    assertThat(kept.resolve("codec/2.0/acme/media.1.bin")).content().startsWith("\u0002");
  }
}
