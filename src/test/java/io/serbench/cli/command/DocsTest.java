package io.serbench.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.cli.CliRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The pages for users link to what exists, and name the options that there are. */
class DocsTest {
  private static final Path DOCS = Path.of("docs");
  private static final Pattern CODE = Pattern.compile("```.*?```", Pattern.DOTALL);
  private static final Pattern LINK = Pattern.compile("]\\(([^)\\s]+)\\)");
  private static final Pattern ELSEWHERE = Pattern.compile("[a-z]+:.*");
  private static final Pattern HEADING = Pattern.compile("^#{1,6} (.+)$", Pattern.MULTILINE);
  private static final Pattern EXAMPLE =
      Pattern.compile("^(?: {4}|\\$ )serbench .*$", Pattern.MULTILINE);
  private static final Pattern OPTION = Pattern.compile(" (-[a-zA-Z][\\w-]*)");

  static List<Path> pages() throws IOException {
    List<Path> pages = new ArrayList<>();
    for (Path folder : List.of(DOCS, Path.of(""), Path.of("lab"), Path.of("output"))) {
      try (Stream<Path> files = Files.walk(folder, folder.equals(DOCS) ? Integer.MAX_VALUE : 1)) {
        files.filter(path -> path.toString().endsWith(".md")).forEach(pages::add);
      }
    }
    assertThat(pages)
        .contains(
            Path.of("README.md"), DOCS.resolve("usage.md"), Path.of("lab").resolve("README.md"));
    return pages;
  }

  @ParameterizedTest
  @MethodSource("pages")
  void linksLeadToFilesAndHeadings(Path page) throws IOException {
    for (String link : LINK.matcher(text(page)).results().map(found -> found.group(1)).toList()) {
      if (ELSEWHERE.matcher(link).matches()) {
        continue;
      }
      String[] parts = link.split("#", 2);
      Path target = parts[0].isEmpty() ? page : page.resolveSibling(Path.of(parts[0])).normalize();
      assertThat(target).as("%s: %s", page, link).exists();
      if (parts.length > 1) {
        assertThat(anchors(target)).as("%s: %s", page, link).contains(parts[1]);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("pages")
  void examplesUseOptionsThatExist(Path page) throws IOException {
    for (MatchResult example : EXAMPLE.matcher(Files.readString(page)).results().toList()) {
      // What stands in quotes are options of a JVM.
      String command = example.group().split(" # ", 2)[0].replaceAll("'[^']*'", "");
      assertThat(options(command)).as("%s: %s", page, example.group()).isSubsetOf(all());
    }
  }

  @Test
  void pageOfUsageHasEachOptionOfRun() throws IOException {
    String usage = text(DOCS.resolve("usage.md"));
    assertThat(options(CliRun.of("help", "run").out().replace("\n  ", "\n ")))
        .contains("-include", "-shard")
        .allSatisfy(
            option -> assertThat(usage).containsPattern(Pattern.quote(option) + "(?![\\w-])"));
  }

  @Test
  void pageOfUsageHasEachCommand() throws IOException {
    String usage = text(DOCS.resolve("usage.md"));
    assertThat(Commands.names())
        .contains("run")
        .allSatisfy(word -> assertThat(usage).containsPattern("\\| `" + word + "[ `]"));
  }

  /** The names of all options of all commands. */
  private static Set<String> all() {
    return Group.all(Cli.all(CliRun.context()))
        .flatMap(command -> command.getCommandSpec().options().stream())
        .flatMap(option -> Arrays.stream(option.names()))
        .collect(Collectors.toSet());
  }

  private static Set<String> options(String line) {
    return OPTION.matcher(line).results().map(found -> found.group(1)).collect(Collectors.toSet());
  }

  private static String text(Path page) throws IOException {
    return CODE.matcher(Files.readString(page)).replaceAll("");
  }

  /** As GitHub makes them of headings; a second one of the same text ends with a number. */
  private static Set<String> anchors(Path page) throws IOException {
    Set<String> anchors = new HashSet<>();
    for (MatchResult heading : HEADING.matcher(text(page)).results().toList()) {
      String anchor =
          heading
              .group(1)
              .toLowerCase(Locale.ROOT)
              .replaceAll("[^\\p{L}\\p{N}_ -]", "")
              .replace(' ', '-');
      int copies = 0;
      String unique = anchor;
      while (!anchors.add(unique)) {
        copies++;
        unique = anchor + "-" + copies;
      }
    }
    return anchors;
  }
}
