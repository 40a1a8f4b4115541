package io.serbench.report.format;

import io.serbench.report.block.Table.Column;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The markup languages and how each of them escapes text. */
final class Markups {
  /**
   * GitHub Flavored Markdown: CommonMark with tables (github.github.com/gfm). Characters that may
   * be markup are escaped with a backslash.
   */
  static final MarkupFormat MARKDOWN =
      new MarkupFormat("markdown", ".md", "# %s", "**") {
        /** Characters that may be markup. An underscore within a word is not. */
        private static final Pattern SPECIAL =
            Pattern.compile("[\\\\`*\\[<>#|~&$]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])");

        /** What starts a list, or is a rule or underline, at the beginning of a line. */
        private static final Pattern FIRST =
            Pattern.compile("^(?<number>\\d*)(?<sign>[-+.)=](?=\\s|$)|[-=](?=[-=]*$))");

        @Override
        String escape(String text) {
          return FIRST.matcher(inline(text)).replaceFirst("${number}\\\\${sign}");
        }

        @Override
        String inline(String text) {
          return SPECIAL.matcher(TextLines.oneLine(text)).replaceAll("\\\\$0");
        }

        @Override
        String heading(int level, String escaped) {
          return "#".repeat(level) + " " + escaped;
        }

        @Override
        String item(int depth, String escaped) {
          return "  ".repeat(depth - 1) + "- " + escaped;
        }

        /** Indents the lines, as nothing in them can end an indented block. */
        @Override
        String verbatim(List<String> lines) {
          return lines.stream().map(line -> "    " + line).collect(Collectors.joining("\n"));
        }

        @Override
        String table(List<Column> columns, List<String> headings, List<List<String>> lines) {
          List<String> rule = columns.stream().map(c -> isLeft(c) ? "---" : "---:").toList();
          return Stream.concat(Stream.of(headings, rule), lines.stream())
              .map(line -> "| " + String.join(" | ", line) + " |")
              .collect(Collectors.joining("\n"));
        }
      };

  /** The markup of MediaWiki (mediawiki.org/wiki/Help:Formatting, Help:Tables). */
  static final MarkupFormat MEDIAWIKI =
      new Wiki("mediawiki", ".wiki", "= %s =", "'''", ",.:;()/%?+-@'_\"", "") {
        @Override
        String heading(int level, String escaped) {
          String signs = "=".repeat(level);
          return signs + " " + escaped + " " + signs;
        }

        /** Returns a sortable table. Cells are aligned right unless they say otherwise. */
        @Override
        String table(List<Column> columns, List<String> headings, List<List<String>> lines) {
          String head = "{| class=\"wikitable sortable\" style=\"text-align:right\"\n! ";
          return lines.stream()
              .map(line -> cells(columns, line, "|| style=\"text-align:left\" | %s ", "|| %s "))
              .map(line -> "|-\n" + line.substring(1).stripTrailing() + "\n")
              .collect(Collectors.joining("", head + String.join(" !! ", headings) + "\n", "|}"));
        }
      };

  /** Textile (textile-lang.com), as Redmine and others read it. */
  static final MarkupFormat TEXTILE =
      new Wiki("textile", ".textile", "h1\\. %s", "*", ",.;:()", "-_/'") {
        @Override
        String heading(int level, String escaped) {
          return "h" + level + ". " + escaped;
        }

        @Override
        String table(List<Column> columns, List<String> headings, List<List<String>> lines) {
          return Stream.concat(
                  Stream.of(cells(columns, headings, "|_. %s ", "|_. %s ")),
                  lines.stream().map(line -> cells(columns, line, "|<. %s ", "|>. %s ")))
              .map(line -> line + "|")
              .collect(Collectors.joining("\n"));
        }
      };

  /** AsciiDoc (docs.asciidoctor.org/asciidoc). */
  static final MarkupFormat ASCIIDOC =
      new Wiki("asciidoc", ".adoc", "= %s", "*", ",.;:()/%?", "-_'") {
        @Override
        String heading(int level, String escaped) {
          return "=".repeat(level) + " " + escaped;
        }

        /** Returns a literal block, in which nothing but its end is markup. */
        @Override
        String verbatim(List<String> lines) {
          return lines.stream().collect(Collectors.joining("\n", "....\n", "\n...."));
        }

        /** Puts a blank before each bar, as a word right before it could be a cell specifier. */
        @Override
        String table(List<Column> columns, List<String> headings, List<List<String>> lines) {
          String sides =
              columns.stream().map(c -> isLeft(c) ? "<" : ">").collect(Collectors.joining(","));
          return Stream.concat(Stream.of(headings, List.<String>of()), lines.stream())
              .map(cells -> cells.isEmpty() ? "" : "|" + String.join(" |", cells))
              .collect(
                  Collectors.joining(
                      "\n", "[%header%autowidth,cols=\"" + sides + "\"]\n|===\n", "\n|==="));
        }
      };

  private Markups() {}

  /**
   * A markup language that has HTML's numeric references and does not read what they stand for as
   * markup. Every character is written as a reference unless it cannot be markup.
   */
  private abstract static class Wiki extends MarkupFormat {
    private static final int ASCII = 128;

    private final String plain;
    private final String within;

    /**
     * Creates a language in which {@code plain} characters are markup only if doubled, and those
     * {@code within} are not between letters or digits.
     */
    Wiki(String name, String suffix, String title, String strong, String plain, String within) {
      super(name, suffix, title, strong);
      this.plain = plain;
      this.within = within;
    }

    @Override
    String escape(String text) {
      String line = TextLines.oneLine(text);
      return IntStream.range(0, line.length())
          .mapToObj(
              i -> isSafe(line, i) ? Character.toString(line.charAt(i)) : reference(line.charAt(i)))
          .collect(Collectors.joining());
    }

    /** Returns the texts of a line in the patterns of cells on the left and on the right. */
    static String cells(List<Column> columns, List<String> line, String left, String right) {
      return IntStream.range(0, columns.size())
          .mapToObj(i -> (isLeft(columns.get(i)) ? left : right).formatted(line.get(i)))
          .collect(Collectors.joining());
    }

    private boolean isSafe(String line, int i) {
      char c = line.charAt(i);
      char before = i == 0 ? ' ' : line.charAt(i - 1);
      char after = i + 1 == line.length() ? ' ' : line.charAt(i + 1);
      if (isLetter(c) || c == ' ') {
        return true;
      }
      return within.indexOf(c) >= 0
          ? isLetter(before) && isLetter(after)
          : plain.indexOf(c) >= 0 && before != c && after != c;
    }

    private static boolean isLetter(char c) {
      return c >= ASCII || Character.isLetterOrDigit(c);
    }

    private static String reference(char c) {
      return "&#" + Integer.toString(c) + ";";
    }

    @Override
    String item(int depth, String escaped) {
      return "*".repeat(depth) + " " + escaped;
    }

    /** Returns a pre element, in which only tags and references are markup. */
    @Override
    String verbatim(List<String> lines) {
      return lines.stream()
          .map(line -> line.replace("&", reference('&')).replace("<", reference('<')))
          .collect(Collectors.joining("\n", "<pre>\n", "\n</pre>"));
    }
  }
}
