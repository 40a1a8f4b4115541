package io.serbench.cli;

import static org.assertj.core.api.Assertions.assertThat;

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
          list -forks=1 | unknown option -forks; did you mean -format? ('serbench list -help' lists the options)
          -forks | -forks needs a value: -forks=N ('serbench help run' lists the options)
          -include -quick | -include needs a value: -include=NAMES ('serbench help run' lists the options)
          -forks=1 -forks=2 | -forks is given twice; give it once ('serbench help run' lists the options)
          list -names -names | -names is given twice; give it once ('serbench list -help' lists the options)
          -quick=yes | option '-quick' should be specified without 'yes' parameter ('serbench help run' lists the options)
          -forks=two | -forks=two is not a whole number; give one from 0 to 1000
          -forks=-1 | -forks=-1 is out of range; give one from 0 to 1000
          -forks=1001 | -forks=1001 is out of range; give one from 0 to 1000
          -forks= | -forks= is not a whole number; give one from 0 to 1000
          -iterations=0 | -iterations=0 is out of range; give one from 1 to 1000000000
          -testRunMillis=0 | -testRunMillis=0 is out of range; give one from 1 to 3600000
          -warmup-time=1.5 | -warmup-time=1.5 is not a whole number; give one from 0 to 3600000
          -timeout=0 | -timeout=0 is out of range; give one from 1 to 86400
          -seed=x | -seed=x is not a whole number; give a whole number
          -seed=99999999999999999999 | -seed=99999999999999999999 is not a whole number; give a whole number
          -quick -thorough | -quick and -thorough exclude each other; give one of them
          -precision=0 | -precision=0 is out of range; give a number above 0, up to 100
          -precision=x | -precision=x is not a number; give a number above 0, up to 100
          -budget=-1 | -budget=-1 is out of range; give a number above 0, up to 86400
          -noise=loud | -noise=loud is neither; give reject or keep
          -columns=p5 | -columns: there is no column 'p5'; did you mean p50?; the columns are plusminus, alloc.ser, alloc.deser, p50, p99, ops, encode, roundtrip, first, clean, xcopy
          -distinct=0 | -distinct: '0' is not a number of values; give numbers from 1 to 65536
          -distinct=x | -distinct: 'x' is not a number of values; give numbers from 1 to 65536
          -distinct= | -distinct is empty; give numbers of values, such as 1,16,256
          aa -distinct=1,16 | this command compares rows with themselves; pass one value each of -distinct, -profile and -gc
          -distinct=1,16 -forks=0 | several JVMs, versions of a library or kinds of traffic side by side need forks; leave out -forks=0
          -gc=g2 | -gc=g2 is none of parallel, serial, g1, zgc; did you mean g1?
          -gc=g1 -jvm-args=-XX:+UseZGC | -gc and -XX:+UseZGC in -jvm-args both name a collector; pass one of them
          -profile=shared | -profile=shared is none of own, mixed
          aa -profile=own,mixed -include=kryo-flat | this command compares rows with themselves; pass one value each of -distinct, -profile and -gc
          aa -chart | unknown option -chart ('serbench aa -help' lists the options)
          aa -quick | -quick is one fork, which says nothing of differences between forks; give -forks=3, too
          -sort=totl | -sort=totl is none of create, ser, deser, total, size, dfl, plusminus, alloc.ser, alloc.deser, p50, p99, ops, encode, roundtrip, first, xcopy, name; did you mean total?
          -group=colour | -group=colour is none of kind, effort, format, structure
          -include=a -exclude=b | -include and -exclude contradict each other; give one of them
          -include= | -include is empty; give names, separated by commas, such as kryo-flat,json/*
          -include=,, | -include is empty; give names, separated by commas, such as kryo-flat,json/*
          -effort=none | -effort: 'none' is none of its tags, which are ZERO_KNOWLEDGE, CLASSES_KNOWN, MANUAL_OPT, MISC
          -format=BIN | -format: 'BIN' is none of its tags, which are BINARY, BIN_CROSSLANG, JSON, XML, MISC; did you mean BINARY or BIN_CROSSLANG?
          -structure=tree | -structure: 'tree' is none of its tags, which are FLAT_TREE, FULL_GRAPH, MISC
          -feature=VERSIONING | -feature: 'VERSIONING' is none of its tags, which are VERSIONING_BACKWARD_COMPATIBLE, VERSIONING_FORWARD_COMPATIBLE, VERSIONING_MISMATCH_DETECTION, CONTAINS_SCHEMA, SHARED_REFERENCES, CYCLES, NULLS, UNICODE, CACHES_VALUES, RECORDS, SEALED_TYPES, JAVA_TIME, BIG_DECIMAL, OPTIONAL, MAPS, GENERICS, SUBCLASSES, FINAL_FIELDS, NO_UNSAFE, LAZY, LAZY_STRINGS, OPTIMIZATION_BY_ANNOTATION; did you mean VERSIONING_BACKWARD_COMPATIBLE, VERSIONING_FORWARD_COMPATIBLE or VERSIONING_MISMATCH_DETECTION?
          -feature= | -feature is empty; give one or more of VERSIONING_BACKWARD_COMPATIBLE, VERSIONING_FORWARD_COMPATIBLE, VERSIONING_MISMATCH_DETECTION, CONTAINS_SCHEMA, SHARED_REFERENCES, CYCLES, NULLS, UNICODE, CACHES_VALUES, RECORDS, SEALED_TYPES, JAVA_TIME, BIG_DECIMAL, OPTIONAL, MAPS, GENERICS, SUBCLASSES, FINAL_FIELDS, NO_UNSAFE, LAZY, LAZY_STRINGS, OPTIMIZATION_BY_ANNOTATION
          -format=xml | no row fits ('serbench list' shows all rows and their tags)
          list -effort=classes | no row fits ('serbench list' shows all rows and their tags)
          -data= | -data is empty; give names, separated by commas, such as media.1,users.*
          -feature=NULLS+CYCELS | -feature: 'CYCELS' is none of its tags, which are VERSIONING_BACKWARD_COMPATIBLE, VERSIONING_FORWARD_COMPATIBLE, VERSIONING_MISMATCH_DETECTION, CONTAINS_SCHEMA, SHARED_REFERENCES, CYCLES, NULLS, UNICODE, CACHES_VALUES, RECORDS, SEALED_TYPES, JAVA_TIME, BIG_DECIMAL, OPTIONAL, MAPS, GENERICS, SUBCLASSES, FINAL_FIELDS, NO_UNSAFE, LAZY, LAZY_STRINGS, OPTIMIZATION_BY_ANNOTATION; did you mean CYCLES?
          -effort=manul | -effort: 'manul' is none of its tags, which are ZERO_KNOWLEDGE, CLASSES_KNOWN, MANUAL_OPT, MISC; did you mean MANUAL_OPT?
          -noise=rejct | -noise=rejct is neither; did you mean reject?; give reject or keep
          -exclude=wobbly | no row is named 'wobbly'; did you mean wobly? ('serbench list -names' names them all)
          list -names -long | -names and -long exclude each other; give one of them
          completion bash | completion takes no names and no files; leave out 'bash'
          -foks=3 | unknown option -foks; did you mean -forks? ('serbench help run' lists the options)
          verify -exlcude=fst | unknown option -exlcude; did you mean -exclude? ('serbench verify -help' lists the options)
          -items=5 | -items counts values on a stream, or that are made up; give -medium=stream, or -type=CLASS and no file
          -size=5 | -size counts elements of what is made up; give -type=CLASS and no file
          -strict | -strict is about files of JSON; give one, or leave it out
          -unknown=ignore | -unknown is about files of JSON; give one, or leave it out
          -unknown=ignroe | -unknown=ignroe is none of error, ignore; did you mean ignore?
          -medium=stream -items=-1 | -items=-1 is out of range; give one from 1 to 10000000
          -threads=1,-2 | -threads: '-2' is no number of threads; give numbers from 1 to 1024
          -threads= | -threads is empty; give numbers of threads, such as 1,2,4
          -jvm= | -jvm is empty; give the java of a JDK, such as -jvm=/opt/jdk-25/bin/java, or its version, such as -jvm=25
          -jvm=/no/such/java | -jvm=/no/such/java does not exist; give the java of a JDK, such as -jvm=/opt/jdk-25/bin/java, or its version, such as -jvm=25
          -jvm=,17 | -jvm is empty; give the java of a JDK, such as -jvm=/opt/jdk-25/bin/java, or its version, such as -jvm=25
          -against=kryo.jar | -against=kryo.jar names no library; give a library and its jars: kryo=kryo-5.5.0.jar
          -against=kryo= | -against is empty; give jars or folders, separated by ':'
          -against=kryp=src | -against=kryp: no row that was chosen is of a library of that name; did you mean kryo?
          -forks=0 -against=kryo=src -include=kryo-flat | several JVMs, versions of a library or kinds of traffic side by side need forks; leave out -forks=0
          -jvm-args='-Xmx1g | -jvm-args: the quote ' is not closed; close it
          -out= | -out is empty; give the name of a file
          -report= | -report is empty; give the name of a file
          -report=x.pdf | -report=x.pdf: the name must end with one of .txt, .md, .wiki, .textile, .adoc, .html, .svg, .csv, .jmh.json, .json
          -chart=x.png | -chart=x.png: the name must end with .svg
          report x.json -as=pdf | -as=pdf is none of text, markdown, mediawiki, textile, asciidoc, html, svg, csv, jmh-json, json
          -out=/dev/null/x | -out=/dev/null/x cannot be written: no file can be made in /dev/null (java.nio.file.FileAlreadyExistsException: /dev/null); give a file in another directory
          lst | 'lst' is neither a command nor a data file named FAMILY.NAME.json; did you mean list? (commands: run, aa, list, show, export, verify, report, compare, merge, completion, help)
          -quick list | the command comes first: serbench list [options] ('serbench -help' says more)
          media.mine.json | media.mine.json: does not exist; give the path of a JSON file
          list daat | list takes no names but 'data'; did you mean data? ('serbench list -names' names all rows)
          list fst | list takes no names but 'data'; try: serbench list -include=fst, or serbench show fst
          list kryo | list takes no names but 'data'; try: serbench list -include='kryo*', or serbench show 'kryo*'
          list xml | list takes no names but 'data' ('serbench list -names' names all rows)
          -include=kryo | no row is named 'kryo'; did you mean 'kryo*'? ('serbench list -names' names them all)
          -include=kry | no row is named 'kry'; did you mean kryo-flat or kryo-auto-flat? ('serbench list -names' names them all)
          -include=kryo-flat, fst | -include=kryo-flat, fst: a list has no spaces; remove the space: -include=kryo-flat,fst
          -include kryo-flat, fst | kryo-flat, fst: a list has no spaces; remove the space: kryo-flat,fst
          -include=kryo-flat ,fst | -include=kryo-flat ,fst: a list has no spaces; remove the space: -include=kryo-flat,fst
          report x.json -include=kryo-flat, fst | -include=kryo-flat, fst: a list has no spaces; remove the space: -include=kryo-flat,fst
          -precision=0% | -precision=0% is out of range; give a number above 0, up to 100
          compare a b -as=svg | -as=svg is none of text, markdown, mediawiki, textile, asciidoc, html, csv, json
          compare a b -report=x.svg | -report=x.svg: the name must end with one of .txt, .md, .wiki, .textile, .adoc, .html, .csv, .json
          compare a b -report=x.jmh.json | -report=x.jmh.json: the name must end with one of .txt, .md, .wiki, .textile, .adoc, .html, .csv, .json
          show | show needs the name of a row or a data set: serbench show NAME; 'serbench list -names' and 'serbench list data' name them all
          show ksryo-flat | no row and no data set is named 'ksryo-flat'; did you mean kryo-flat? ('serbench list -names' and 'serbench list data' name them all)
          show xml/* | no row and no data set is named 'xml/*' ('serbench list -names' and 'serbench list data' name them all)
          help lsit | no command is named 'lsit'; did you mean list? (commands: run, aa, list, show, export, verify, report, compare, merge, completion, help)
          report | report needs a result file: serbench report FILE; runs write theirs to output/
          report no.json | no.json does not exist; name a result file, such as those in output/
          report x.json -sort=up | -sort=up is none of create, ser, deser, total, size, dfl, plusminus, alloc.ser, alloc.deser, p50, p99, ops, encode, roundtrip, first, xcopy, name
          compare | compare needs two result files or more: serbench compare BASE.json NEW.json
          compare a.json | compare needs two result files or more: serbench compare BASE.json NEW.json
          compare -self | compare -self needs a result file: serbench compare -self RUN.json
          compare no.json none.json | no.json does not exist; name a result file, such as those in output/
          compare a b -max-slowdown=x% | -max-slowdown=x% is not a number; give a number above 0, up to 1000
          compare a b -max-growth=x | -max-growth=x is no growth; give bytes such as 16, or a part such as 1%
          compare a b -max-growth=-1 | -max-growth=-1 is no growth; give bytes such as 16, or a part such as 1%
          verify -quick | unknown option -quick ('serbench verify -help' lists the options)
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
        .contains(" (there are media.1, ");
  }

  @Test
  void javaThatDoesNotRun() throws Exception {
    Path file = Files.createFile(directory.resolve("java"));
    assertThat(CliRun.of("-jvm=" + file).err())
        .startsWith("serbench: -jvm=" + file + " is not a program that runs; give the java of");
    assertThat(CliRun.of("-jvm=" + directory).err())
        .startsWith("serbench: -jvm=" + directory + " has no bin/java; give the java of");
  }

  @Test
  void outputFilesThatCannotBe() {
    assertThat(CliRun.of("-out=" + directory).err())
        .isEqualTo("serbench: -out=" + directory + " is a directory; give the name of a file\n");
    Path file = directory.resolve("a.txt");
    assertThat(CliRun.of("-out=" + file, "-report=" + directory.resolve("./a.txt")).err())
        .isEqualTo("serbench: -out and -report are the same file: " + file + "; give two\n");
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
                2, "", "serbench: " + file + ":2:12: $.media: expected an object, found 7\n"));
  }

  @Test
  void unreadableResultFile() throws Exception {
    Path file = Files.createFile(directory.resolve("r.json"));
    assertThat(CliRun.of("report", file.toString()).err())
        .isEqualTo("serbench: " + file + " is no readable result file: line 1 is not JSON\n");
  }

  @Test
  void rowsThatDoNotRunOnTheData() {
    assertThat(CliRun.of("-include=wobly").err())
        .isEqualTo(
            "serbench: none of these rows runs on these data in this way (wobly does not run: it is"
                + " made for other); 'serbench list -long' says which data and media a row"
                + " takes\n");
  }

  private Path copyOfMedia1(String folder) throws Exception {
    Path file = Files.createDirectory(directory.resolve(folder)).resolve("media.mine.json");
    try (var in = UsageErrorsTest.class.getResourceAsStream("/data/media.1.json")) {
      Files.copy(in, file);
    }
    return file;
  }
}
