package io.serbench.report.format;

import io.serbench.report.block.Table.Column;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The markup languages. Each makes sure that text means nothing but itself. */
final class Markups {
  /**
   * Markdown as GitHub reads it: CommonMark with tables (github.github.com/gfm). Whatever may mean
   * something stands behind a backslash.
   */
  static final MarkupFormat MARKDOWN =
      new MarkupFormat("markdown", ".md") {
        /** An underscore within a word is one. */
        private static final Pattern SPECIAL =
            Pattern.compile("[\\\\`*\\[<>#|~&$]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])");

        /** What begins a list or is a line where it is first. */
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

        @Override
        String strong(String escaped) {
          return "**" + escaped + "**";
        }

        /** Indented: nothing in the lines can end that. */
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
      new Wiki("mediawiki", ".wiki", ",.:;()/%?+-@'_\"", "") {
        @Override
        String heading(int level, String escaped) {
          String signs = "=".repeat(level);
          return signs + " " + escaped + " " + signs;
        }

        @Override
        String strong(String escaped) {
          return "'''" + escaped + "'''";
        }

        /** Numbers stand at the right, as most cells hold numbers; sorting is the reader's. */
        @Override
        String table(List<Column> columns, List<String> headings, List<List<String>> lines) {
          StringBuilder text = new StringBuilder();
          text.append("{| class=\"wikitable sortable\" style=\"text-align:right\"\n");
          headings.forEach(heading -> text.append("! ").append(heading).append('\n'));
          for (List<String> line : lines) {
            text.append("|-\n");
            for (int i = 0; i < columns.size(); i++) {
              text.append(isLeft(columns.get(i)) ? "| style=\"text-align:left\" | " : "| ");
              text.append(line.get(i)).append('\n');
            }
          }
          return text.append("|}").toString();
        }
      };

  /** Textile (textile-lang.com), as Redmine and others read it. */
  static final MarkupFormat TEXTILE =
      new Wiki("textile", ".textile", ",.;:()", "-_/'") {
        @Override
        String heading(int level, String escaped) {
          return "h" + level + ". " + escaped;
        }

        @Override
        String table(List<Column> columns, List<String> headings, List<List<String>> lines) {
          StringBuilder text = new StringBuilder();
          headings.forEach(heading -> text.append("|_. ").append(heading).append(' '));
          text.append('|');
          for (List<String> line : lines) {
            text.append('\n');
            for (int i = 0; i < columns.size(); i++) {
              text.append(isLeft(columns.get(i)) ? "|<. " : "|>. ").append(line.get(i)).append(' ');
            }
            text.append('|');
          }
          return text.toString();
        }
      };

  /** AsciiDoc (docs.asciidoctor.org/asciidoc). */
  static final MarkupFormat ASCIIDOC =
      new Wiki("asciidoc", ".adoc", ",.;:()/%?", "-_'") {
        @Override
        String heading(int level, String escaped) {
          return "=".repeat(level) + " " + escaped;
        }

        /** A literal block takes no references, and nothing in it means anything but its end. */
        @Override
        String verbatim(List<String> lines) {
          return lines.stream().collect(Collectors.joining("\n", "....\n", "\n...."));
        }

        /** A blank before each bar: a word that ends right before it would say how cells look. */
        @Override
        String table(List<Column> columns, List<String> headings, List<List<String>> lines) {
          String sides =
              columns.stream().map(c -> isLeft(c) ? "<" : ">").collect(Collectors.joining(","));
          return "[%header%autowidth,cols=\""
              + sides
              + "\"]\n|===\n"
              + row(headings)
              + "\n"
              + lines.stream().map(line -> "\n" + row(line)).collect(Collectors.joining())
              + "\n|===";
        }

        private static String row(List<String> cells) {
          return "|" + String.join(" |", cells);
        }
      };

  private Markups() {}

  /**
   * A markup that reads HTML's numeric references and does not take what they stand for as markup:
   * every sign is written as one, but for those that cannot mean anything.
   */
  private abstract static class Wiki extends MarkupFormat {
    private static final int ASCII = 128;

    private final String plain;
    private final String within;

    /**
     * Creates a markup.
     *
     * @param plain signs that mean nothing unless there are two in a row
     * @param within signs that mean nothing between letters or digits
     */
    Wiki(String name, String suffix, String plain, String within) {
      super(name, suffix);
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

    @Override
    String strong(String escaped) {
      return "*" + escaped + "*";
    }

    /** Blanks stay as many as they are, and only a tag or a reference means anything. */
    @Override
    String verbatim(List<String> lines) {
      return lines.stream()
          .map(line -> line.replace("&", reference('&')).replace("<", reference('<')))
          .collect(Collectors.joining("\n", "<pre>\n", "\n</pre>"));
    }
  }
}
