package io.serbench.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.cli.CliRun;
import io.serbench.cli.FakeServices;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Each way to use the command line wrongly: exit code 2, and one line that says what would help.
 */
class UsageErrorsTest {
  @TempDir private Path directory;

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          -inclde=x | unknown option -inclde; did you mean -include? ('serbench help run' lists the options)
          --chrat | unknown option --chrat; did you mean -chart? ('serbench help run' lists the options)
          -zzz | unknown option -zzz ('serbench help run' lists the options)
          list -forks=1 | unknown option -forks ('serbench help list' lists the options)
          -forks | -forks needs a value: -forks=N ('serbench help run' lists the options)
          -include -quick | -include needs a value: -include=NAMES ('serbench help run' lists the options)
          -forks=1 -forks=2 | -forks is given twice; pass it once ('serbench help run' lists the options)
          list -names -names | -names is given twice; pass it once ('serbench help list' lists the options)
          -quick=yes | -quick takes no value; write it without '='
          -forks=two | -forks=two: expected a whole number from 0 to 1000
          -forks=-1 | -forks=-1: expected a whole number from 0 to 1000
          -forks=1001 | -forks=1001: expected a whole number from 0 to 1000
          -forks= | -forks=: expected a whole number from 0 to 1000
          -iterations=0 | -iterations=0: expected a whole number from 1 to 1000000000
          -testRunMillis=0 | -measure-time=0: expected milliseconds from 1 to 3600000, or a time with a unit, such as 500ms or 2m
          -warmup-time=2d | -warmup-time=2d: expected milliseconds from 0 to 3600000, or a time with a unit, such as 500ms or 2m
          -timeout=0 | -timeout=0: expected seconds above 0, at most 86400, or a time with a unit, such as 500ms or 2m
          -seed=x | -seed=x: expected a whole number
          -seed=99999999999999999999 | -seed=99999999999999999999: expected a whole number
          -quick -thorough | -quick and -thorough exclude each other; pass one of them
          -precision=0 | -precision=0: expected a percentage above 0, at most 100
          -precision=x | -precision=x: expected a percentage above 0, at most 100
          -budget=-1 | -budget=-1: expected seconds above 0, at most 86400, or a time with a unit, such as 500ms or 2m
          -profile=gpu | -profile=gpu: unknown word 'gpu'; did you mean cpu?
          -profile=time | -profile=time: expected cpu, alloc, or both: cpu,alloc, found 'time'
          -profile=cpu -threads=1,2 | -profile: the profiler samples one platform thread; leave out -threads
          -profile=cpu -threads=virtual:8 | -profile: the profiler samples one platform thread; leave out -threads
          -profile=alloc -forks=0 | -profile: the profiler runs in a fork; leave out -forks=0
          noise -profile=cpu | unknown option -profile; did you mean -type-profile? ('serbench help noise' lists the options)
          -without=a..b | -without=a..b: expected members of your class, such as price, lines.* or '*', found 'a..b'
          -without=name -data=media.1,users.1k | -without: pass one data set, or one FILE with -type=CLASS
          -noise=loud | -noise=loud: expected reject or keep
          -columns=p5 | -columns=p5: unknown word 'p5'; did you mean p50?
          -distinct-values=0 | -distinct-values=0: expected numbers of values from 1 to 65536, found '0'
          -distinct-values=x | -distinct-values=x: expected numbers of values from 1 to 65536, found 'x'
          -distinct-values= | -distinct-values=: expected numbers of values from 1 to 65536
          noise -calls=loop,apart -include=kryo-flat | this command takes one kind of -calls; pass loop or apart
          choose -calls=loop,apart | this command takes one kind of -calls; pass loop or apart
          choose -calls=apart -transport=stream | -calls=apart times single calls of one thread; leave out -threads and -transport=stream
          noise -distinct-values=1,16 | this command compares rows with themselves; pass one value each of -distinct-values, -type-profile and -gc, and leave out -compress
          -distinct-values=1,16 -forks=0 | several JVMs, versions of a library or kinds of traffic side by side, and calls that are apart, need forks; leave out -forks=0
          -gc=g2 | -gc=g2: unknown word 'g2'; did you mean g1?
          -compress=zstd:23 | -compress=zstd:23: expected deflate:1-9, gzip:1-9, zstd:1-22, lz4:1-17, snappy, found 'zstd:23'
          -compress=xz | -compress=xz: expected deflate:1-9, gzip:1-9, zstd:1-22, lz4:1-17, snappy, found 'xz'
          -compress=gzip -transport=text | -compress takes messages in byte arrays or on streams, of platform threads; leave out other transports and virtual:N
          -calls=apart:none -forks=0 | several JVMs, versions of a library or kinds of traffic side by side, and calls that are apart, need forks; leave out -forks=0
          -calls=apart -threads=2 | -calls=apart times single calls of one thread; leave out -threads and -transport=stream
          -calls=apart | -calls=apart: all of xml/jackson/databind-aalto, json/google-gson/databind, xml/exi-manual share a library with measured rows; pass -calls=apart:ROW
          -calls=apart:fts | -calls=apart:fts: expected the name of a row, a size such as 512k, socket or none
          -calls=both | -calls=both: expected loop, apart, or apart: with socket, names of rows and a size: apart:socket+fst+512k, found 'both'
          -compress=gzip -forks=0 | several JVMs, versions of a library or kinds of traffic side by side, and calls that are apart, need forks; leave out -forks=0
          noise -compress=gzip | this command compares rows with themselves; pass one value each of -distinct-values, -type-profile and -gc, and leave out -compress
          -type-profile=shared | -type-profile=shared: expected own or mixed
          noise -type-profile=own,mixed -include=kryo-flat | this command compares rows with themselves; pass one value each of -distinct-values, -type-profile and -gc, and leave out -compress
          noise -chart | unknown option -chart ('serbench help noise' lists the options)
          noise -quick | -quick is one fork, which says nothing about differences between forks; pass -forks=3, too
          -sort=totl | -sort=totl: unknown word 'totl'; did you mean total?
          -group=colour | -group=colour: expected kind, effort, format or structure
          -include=a -exclude=b | -include and -exclude contradict each other; pass one of them
          -include= | -include=: expected names such as kryo-flat,json/*
          -include=,, | -include=,,: expected names such as kryo-flat,json/*
          -effort=none | -effort=none: expected ZERO_KNOWLEDGE, CLASSES_KNOWN, MANUAL_OPT or MISC
          -effort=,, | -effort=: expected ZERO_KNOWLEDGE, CLASSES_KNOWN, MANUAL_OPT or MISC
          -gc=, | -gc=,: expected parallel, serial, g1 or zgc
          -format=BIN | -format=BIN: unknown word 'BIN'; did you mean BINARY or BIN_CROSSLANG?
          -structure=tree | -structure=tree: unknown word 'tree'; did you mean FLAT_TREE?
          -feature=VERSIONING | -feature=VERSIONING: unknown word 'VERSIONING'; did you mean VERSIONING_BACKWARD_COMPATIBLE, VERSIONING_FORWARD_COMPATIBLE or VERSIONING_MISMATCH_DETECTION?
          -feature= | -feature=: expected VERSIONING_BACKWARD_COMPATIBLE, VERSIONING_FORWARD_COMPATIBLE, VERSIONING_MISMATCH_DETECTION, CONTAINS_SCHEMA, SHARED_REFERENCES, CYCLES, NULLS, UNICODE, CACHES_VALUES, RECORDS, SEALED_TYPES, JAVA_TIME, BIG_DECIMAL, OPTIONAL, MAPS, GENERICS, SUBCLASSES, FINAL_FIELDS, KOTLIN, SCALA, NO_UNSAFE, JDK_25, STABLE_WIRE, BOUNDED_ALLOCATION, BOUNDED_TIME, SURVIVES_DEPTH, NO_FOREIGN_CLASSES, USABLE_AFTER_ERROR, PYTHON, JAVASCRIPT, GO, RUST, CPP, LAZY, LAZY_STRINGS, OPTIMIZATION_BY_ANNOTATION
          -format=xml | no row matches ('serbench list -all' shows all rows and their tags)
          list -effort=classes | no row matches ('serbench list -all' shows all rows and their tags)
          -data= | -data=: expected names such as media.1,users.*
          -feature=NULLS+CYCELS | -feature=NULLS+CYCELS: unknown word 'CYCELS'; did you mean CYCLES?
          -effort=manul | -effort=manul: unknown word 'manul'; did you mean MANUAL_OPT?
          -noise=rejct | -noise=rejct: unknown word 'rejct'; did you mean reject?
          -exclude=wobbly | no row is named 'wobbly'; did you mean wobly? (wildcards allowed; 'serbench list -all -names' lists all rows)
          list -names -long | -names and -long exclude each other; pass one of them
          completion tcsh | no completion for 'tcsh' (shells: bash, zsh)
          -foks=3 | unknown option -foks; did you mean -forks? ('serbench help run' lists the options)
          check -exlcude=fst | unknown option -exlcude; did you mean -exclude? ('serbench help check roundtrip' lists the options)
          -items=5 | -items is the number of values on a stream, or of generated values; pass -transport=stream, or -type=CLASS without a file
          -size=5 | -size is about generated values; pass -type=CLASS without a file
          -type=order.proto | -type=order.proto: a schema, not data or a class; compile it, and pass the class that it becomes: -type=CLASS -classpath=JAR
          -type=src/order.proto | -type=src/order.proto: a schema, not data or a class; compile it, and pass the class that it becomes: -type=CLASS -classpath=JAR
          -type=a-b | -type=a-b: not a class name (expected something like com.acme.Order or 'java.util.List<com.acme.Order>')
          order.avsc | order.avsc: a schema, not data or a class; compile it, and pass the class that it becomes: -type=CLASS -classpath=JAR
          -type=com.acme.Order src/order.thrift | src/order.thrift: a schema, not data or a class; compile it, and pass the class that it becomes: -type=CLASS -classpath=JAR
          -type=java.util.List<java.lang.String>,java.util.Map<java.lang.String,java.lang.Long> | -type: java.util.List<java.lang.String> and java.util.Map<java.lang.String,java.lang.Long> are both classes of plain objects, or missing from -classpath; pass one of each kind
          -type=com.acme.User,io.serbench.library.protobuf.generated.UserProto.User | -type: several classes need a FILE, so that they hold the same values; pass one, or a single class
          -strict -type=io.serbench.library.protobuf.generated.UserProto.User user.json | -strict is about plain objects; leave it out, since the library of io.serbench.library.protobuf.generated.UserProto.User reads its values
          -strict | -strict is about JSON files and generated values; pass a file or -type=CLASS
          -unknown=ignore | -unknown is about JSON files; pass one, or leave it out
          -unknown=ignroe | -unknown=ignroe: unknown word 'ignroe'; did you mean ignore?
          cost heap -transport=array,stream | -transport: heap takes array or stream; pass one of them
          -transport=stream -items=-1 | -items=-1: expected a whole number from 1 to 10000000
          -threads=1,-2 | -threads=1,-2: expected numbers of threads from 1 to 1024, or virtual:1 to virtual:10000, found '-2'
          -threads= | -threads=: expected numbers of threads from 1 to 1024, or virtual:1 to virtual:10000
          -jvm= | -jvm=: expected a file name
          -jvm=/no/such/java | -jvm=/no/such/java: no program is there; expected the java of a JDK, such as /opt/jdk-25/bin/java, or its version, such as 25
          -jvm=,17 | -jvm=,17: expected a file name
          -against=kryo.jar | -against=kryo.jar: expected a library and its jars, such as kryo=kryo-5.5.0.jar
          -against=kryo= | -against=kryo=: expected jars, folders or .java files, separated by ':'
          -against=kryp=src | -against=kryp: no selected row belongs to this library ('serbench show ROW' names its library)
          -forks=0 -against=kryo=src -include=kryo-flat | several JVMs, versions of a library or kinds of traffic side by side, and calls that are apart, need forks; leave out -forks=0
          -jvm-args='-Xmx1g | -jvm-args='-Xmx1g: a quote is not closed
          -out= | -out=: expected a file name
          -report= | -report=: expected a file name
          -report=x.pdf | -report=x.pdf: the name must end with one of .txt, .md, .wiki, .textile, .adoc, .html, .svg, .csv, .jmh.json, .json
          -chart=x.png | -chart=x.png: the name must end with .svg
          report x.json -as=pdf | -as=pdf: expected text, markdown, mediawiki, textile, asciidoc, html, svg, csv, jmh-json or json
          -out=/dev/null/x | -out=/dev/null/x cannot be written (/dev/null is not a folder); pass another file
          -- - | stdin: is empty; write a JSON value
          - | stdin: is empty; write a JSON value
          lst | 'lst' is neither a command nor a JSON file; did you mean list? (commands: choose, list, show, run, noise, cost, export, merge, check, compare, report, site, completion, help); the command comes first, rows are named by -include=, and lists have no spaces
          -quick list | 'list' is neither a command nor a JSON file; did you mean list? (commands: choose, list, show, run, noise, cost, export, merge, check, compare, report, site, completion, help); the command comes first, rows are named by -include=, and lists have no spaces
          media.mine.json | media.mine.json: does not exist; give the path of a JSON file
          list fst | list takes no names except 'data'; pass -include=NAMES, or see 'serbench show NAME'
          -include=Jakson | no row is named 'Jakson'; did you mean json/jackson/manual? (wildcards allowed; 'serbench list -all -names' lists all rows)
          -need=unsafe | -need=unsafe: unknown word 'unsafe'; did you mean no-unsafe?
          -need=records,xyz | -need=records,xyz: expected needs such as records,no-unsafe ('serbench help choose' lists them), found 'xyz'
          -need=nulls,Record,nocodegen | -need=nulls,Record,nocodegen: unknown word 'nocodegen'; did you mean no-codegen?
          -include=kry | no row is named 'kry'; did you mean kryo-flat or kryo-auto-flat? (wildcards allowed; 'serbench list -all -names' lists all rows)
          -include=kryo-flat, fst | 'fst' is neither a command nor a JSON file (commands: choose, list, show, run, noise, cost, export, merge, check, compare, report, site, completion, help); the command comes first, rows are named by -include=, and lists have no spaces
          -precision=0% | -precision=0%: expected a percentage above 0, at most 100
          compare a b -as=svg | -as=svg: expected text, markdown, mediawiki, textile, asciidoc, html, csv or json
          compare a b -report=x.svg | -report=x.svg: the name must end with one of .txt, .md, .wiki, .textile, .adoc, .html, .csv, .json
          compare a b -report=x.jmh.json | -report=x.jmh.json: the name must end with one of .txt, .md, .wiki, .textile, .adoc, .html, .csv, .json
          show | missing operand: serbench show [options] NAME ... ('serbench help show' lists the options)
          show ksryo-flat | no row and no data set is named 'ksryo-flat'; did you mean kryo-flat? ('serbench list -all -names' and 'serbench list data' list them all)
          show xml/* | no row and no data set is named 'xml/*' ('serbench list -all -names' and 'serbench list data' list them all)
          help lsit | no command is named 'lsit'; did you mean list? (commands: choose, list, show, run, noise, cost, export, merge, check, compare, report, site, completion, help)
          report | missing operand: serbench report [options] FILE ... ('serbench help report' lists the options)
          report no.json | no.json does not exist; pass a result file, such as those in output/
          report x.json -sort=up | -sort=up: expected create, ser, deser, total, size, dfl, plusminus, alloc.ser, alloc.deser, gc, gc.pause, virtual, virtual.kept, virtual.pinned, loop, p50, p99, ops, mb.ser, mb.deser, encode, roundtrip, first, xcopy or name
          compare | missing operand: serbench compare [options] FILE ... ('serbench help compare' lists the options)
          compare -self | missing operand: serbench compare [options] FILE ... ('serbench help compare' lists the options)
          compare no.json none.json | no.json does not exist; pass a result file, such as those in output/
          compare a b -max-slowdown=x% | -max-slowdown=x%: expected a percentage above 0, at most 1000
          compare a b -max-growth=x | -max-growth=x: expected bytes such as 16, a percentage such as 1%, or both limits: size:0,alloc:5%
          compare a b -max-growth=-1 | -max-growth=-1: expected bytes such as 16, a percentage such as 1%, or both limits: size:0,alloc:5%
          verify -quick | unknown option -quick ('serbench help check roundtrip' lists the options)
          """)
  void saysWhatIsWrong(String line, String message) {
    FakeServices services = new FakeServices();
    CliRun run = CliRun.of(services, line.split(" ", -1));
    assertThat(run).isEqualTo(new CliRun(2, "", "serbench: " + message + "\n"));
    assertThat(services.runner.request).isEmpty();
  }

  @Test
  void unknownDataSet() {
    assertThat(CliRun.of("-data=media.asci").err())
        .startsWith("serbench: -data: no data set is named 'media.asci'; did you mean media.ascii")
        .endsWith("? ('serbench list data' lists them all)\n");
  }

  @Test
  void javaThatDoesNotRun() throws Exception {
    Path file = Files.createFile(directory.resolve("java"));
    assertThat(CliRun.of("-jvm=" + file).err())
        .startsWith("serbench: -jvm=" + file + ": no program is there; expected the java of");
    assertThat(CliRun.of("-jvm=" + directory).err())
        .startsWith("serbench: -jvm=" + directory + ": no program is there; expected the java of");
  }

  @Test
  void aJvmThatIsTooOldIsNamed(@TempDir Path jdk) throws Exception {
    Path java = Files.createFile(Files.createDirectory(jdk.resolve("bin")).resolve("java"));
    assertThat(java.toFile().setExecutable(true)).isTrue();
    Files.writeString(jdk.resolve("release"), "JAVA_VERSION=\"1.8.0_402\"\n");
    assertThat(CliRun.of("-jvm=" + jdk).err())
        .isEqualTo(
            "serbench: -jvm=%s: %s is Java 8; serbench needs 17 or later%n".formatted(jdk, java));
  }

  @Test
  void aJvmIsFoundAsAShellFindsIt() {
    assertThat(CliRun.of("-jvm=java", "-dry-run").exit()).isZero();
    assertThat(CliRun.of("-jvm=no-such-java").err()).contains("no program is there");
  }

  @Test
  void outputFilesThatCannotBe() {
    assertThat(CliRun.of("-out=" + directory).err())
        .isEqualTo("serbench: -out=" + directory + " is a directory; pass a file name\n");
    Path file = directory.resolve("a.json");
    assertThat(CliRun.of("-out=" + file, "-report=" + directory.resolve("./a.json")).err())
        .isEqualTo(
            "serbench: -report="
                + directory.resolve("./a.json")
                + " is the result file itself; pass another file\n");
    assertThat(file).doesNotExist();
  }

  @Test
  void twoDataFilesOfOneName() throws Exception {
    Path first = copyOfMedia1("one");
    Path second = copyOfMedia1("two");
    assertThat(CliRun.of(first.toString(), second.toString()).err())
        .isEqualTo(
            "serbench: "
                + second
                + ": a second data set named media.mine; rename one of the two files\n");
  }

  @Test
  void brokenDataFile() throws Exception {
    Path file = copyOfMedia1("one");
    Files.writeString(file, "{\n  \"media\": 7,\n  \"images\": []\n}");
    CliRun run = CliRun.of(file.toString());
    assertThat(run)
        .isEqualTo(
            new CliRun(
                2,
                "",
                "serbench: "
                    + file
                    + ":2:12: $.media: expected an object, found 7\n"
                    + "(its name begins with that of the family media; rename it to read any"
                    + " JSON)\n"));
  }

  @Test
  void unreadableResultFile() throws Exception {
    Path file = Files.createFile(directory.resolve("r.json"));
    assertThat(CliRun.of("report", file.toString()).err())
        .isEqualTo("serbench: " + file + " is not a readable result file: line 1 is not JSON\n");
  }

  @Test
  void rowsThatDoNotRunOnTheData() {
    assertThat(CliRun.of("-include=wobly").err())
        .isEqualTo(
            "serbench: no selected row can run with these data and transports (wobly does not run:"
                + " it is made for other); 'serbench list -all -long' shows which data and"
                + " transports a row takes\n");
  }

  @Test
  void aMissingClassIsSaidThoughNoRowRunsOnIt() {
    assertThat(CliRun.of("-type=com.acme.pb.Dok", "-include=wobly").err())
        .startsWith("serbench: -type=com.acme.pb.Dok: class not found; give its full name");
    assertThat(CliRun.of("-type=List<com.acme.pb.Dok>", "-include=wobly").err())
        .startsWith("serbench: -type=com.acme.pb.Dok: class not found; give its full name");
    assertThat(CliRun.of("-type=java.util.Date", "-include=wobly").err())
        .contains("no selected row can run with these data and transports (wobly does not run:");
  }

  private Path copyOfMedia1(String folder) throws Exception {
    Path file = Files.createDirectory(directory.resolve(folder)).resolve("media.mine.json");
    try (var in = UsageErrorsTest.class.getResourceAsStream("/data/media.1.json")) {
      Files.copy(in, file);
    }
    return file;
  }
}
