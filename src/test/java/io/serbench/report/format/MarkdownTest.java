package io.serbench.report.format;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.report.ReportBuilder;
import io.serbench.report.ReportOptions;
import io.serbench.report.SyntheticRun;
import java.util.ArrayList;
import java.util.List;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.ext.gfm.tables.TableCell;
import org.commonmark.ext.gfm.tables.TableRow;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.CustomBlock;
import org.commonmark.node.CustomNode;
import org.commonmark.node.Emphasis;
import org.commonmark.node.Heading;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.text.TextContentRenderer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a reader of GitHub's Markdown finds in it. */
class MarkdownTest {
  private static final Parser PARSER =
      Parser.builder().extensions(List.of(TablesExtension.create())).build();
  private static final TextContentRenderer TEXT = TextContentRenderer.builder().build();

  @Test
  void itsTablesAreTablesWithTheSameCells() {
    List<List<String>> full = tableAfter("Full data on media.1");
    assertThat(full.get(0)).containsExactly("", "create", "ser", "deser", "total", "size", "+dfl");
    assertThat(full.get(2))
        .containsExactly("kryo-manual*", "91", "364", "546", "910", "211", "105");
    assertThat(full).last().satisfies(line -> assertThat(line).startsWith("wobly", "UNAVAILABLE"));
    List<List<String>> ranking = tableAfter("Ranking on media.1");
    assertThat(ranking.get(1))
        .containsExactly("1", "kryo-manual*", "910", "2.7%", "1.00", "-", "-");
  }

  /** Sentences in a cell leave no room for the other columns. */
  @Test
  void proseStandsInAListBelowItsTable() {
    List<List<String>> tags = tableAfter("Tags");
    assertThat(tags.get(0)).containsExactly("", "Effort", "Format", "Structure");
    assertThat(tags)
        .contains(List.of("protobuf", "CLASSES_KNOWN", "BIN_CROSSLANG", "FLAT_TREE"))
        .allMatch(line -> line.size() == 4);
    for (String format : List.of("markdown", "mediawiki", "textile", "asciidoc")) {
      String written = written(format);
      assertThat(written.lines().filter(line -> line.contains("made up for tests")))
          .hasSize(SyntheticRun.complete().cells().size())
          .allMatch(line -> line.matches("[*-] ['*]+[^|]+"));
    }
  }

  @Test
  void namesAndMessagesAreNoMarkup() {
    String written = Hostile.written("markdown");
    Node page = PARSER.parse(written);
    Strangers strangers = new Strangers();
    page.accept(strangers);
    assertThat(strangers.found).isEmpty();
    assertThat(TEXT.render(page))
        .contains(SyntheticRun.HOSTILE_NAME)
        .contains("<script>alert(1)</script> ``` __TOC__ .... == # h");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "- x",
        "+ x",
        "-",
        "---",
        "===",
        "1. x",
        "12) x",
        "# x",
        "> x",
        "a_b _c_ d",
        "2.7%",
        "16.0 GiB",
        "-Xmx1g",
        "a\\",
        "&lt;",
        "~~x~~",
        "<b>",
        "[a](b)",
        "![a](b)",
        "`x`",
        "$x$"
      })
  void everyTextMeansItselfAsAnItemAndAsAParagraph(String text) {
    MarkupFormat markdown = Markups.MARKDOWN;
    String escaped = markdown.escape(text);
    assertThat(TEXT.render(PARSER.parse(escaped))).isEqualTo(text);
    assertThat(TEXT.render(PARSER.parse(markdown.item(1, escaped)))).isEqualTo("- " + text);
  }

  @Test
  void whatMeansNothingStaysAsItIs() {
    MarkupFormat markdown = Markups.MARKDOWN;
    for (String text : List.of("16.0 GiB", "2.7%", "-Xmx1g -XX:+Use", "ZERO_KNOWLEDGE", "a.b-c")) {
      assertThat(markdown.escape(text)).isEqualTo(text);
    }
  }

  private static String written(String format) {
    return Formats.byName(format)
        .orElseThrow()
        .write(List.of(ReportBuilder.of(SyntheticRun.complete(), ReportOptions.DEFAULT)));
  }

  private static List<List<String>> tableAfter(String heading) {
    Node page = PARSER.parse(written("markdown"));
    Tables tables = new Tables(heading);
    page.accept(tables);
    return tables.lines;
  }

  /** The cells of the first table below a heading. */
  private static final class Tables extends AbstractVisitor {
    private final String heading;
    private final List<List<String>> lines = new ArrayList<>();
    private boolean here;
    private boolean done;

    Tables(String heading) {
      this.heading = heading;
    }

    @Override
    public void visit(Heading node) {
      here = TEXT.render(node).equals(heading);
    }

    @Override
    public void visit(CustomBlock node) {
      if (here && !done && node instanceof TableBlock) {
        visitChildren(node);
        done = true;
      } else if (here && !done) {
        visitChildren(node);
      }
    }

    @Override
    public void visit(CustomNode node) {
      if (node instanceof TableRow) {
        lines.add(new ArrayList<>());
      }
      if (node instanceof TableCell) {
        Words words = new Words();
        node.accept(words);
        lines.get(lines.size() - 1).add(words.text.toString());
      } else {
        visitChildren(node);
      }
    }
  }

  /** The text of a node, whatever it is. */
  private static final class Words extends AbstractVisitor {
    private final StringBuilder text = new StringBuilder();

    @Override
    public void visit(Text node) {
      text.append(node.getLiteral());
    }
  }

  /** What no report has. */
  private static final class Strangers extends AbstractVisitor {
    private final List<Node> found = new ArrayList<>();

    @Override
    public void visit(Emphasis node) {
      found.add(node);
    }

    @Override
    public void visit(Link node) {
      found.add(node);
    }

    @Override
    public void visit(Image node) {
      found.add(node);
    }

    @Override
    public void visit(HtmlInline node) {
      found.add(node);
    }

    @Override
    public void visit(HtmlBlock node) {
      found.add(node);
    }
  }
}
