package io.serbench.report.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.serbench.report.block.Block.Ratios;
import io.serbench.report.block.Block.Ratios.Direction;
import io.serbench.report.block.Block.Ratios.RatioBar;
import io.serbench.statistics.Estimate;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

class HtmlRatiosTest {
  private static final double SAME = 0.02;

  @Test
  void barsGoFromOneToTheRatioOnALogarithmicAxis() throws Exception {
    Element figure =
        figure(
            new RatioBar("a", "ser", Estimate.within(2, 1.9, 2.1), Direction.MORE, "slower"),
            new RatioBar("", "deser", Estimate.within(0.5, 0.45, 0.55), Direction.LESS, "faster"),
            new RatioBar("b", "ser", Estimate.point(1), Direction.OPEN, "undecided (one fork)"));
    List<Element> bars = of(figure, "rect", "ratio");
    assertThat(bars).extracting(bar -> bar.getAttribute("x")).element(0).isEqualTo("50%");
    // Twice as much is as far from 1 as half of it.
    assertThat(bars.get(0).getAttribute("width")).isEqualTo(bars.get(1).getAttribute("width"));
    assertThat(percent(bars.get(1).getAttribute("x")) + percent(bars.get(1).getAttribute("width")))
        .isCloseTo(50, within(0.01));
    assertThat(bars.get(2).getAttribute("width")).isEqualTo("0%");
    // A line and two ends for each interval; one fork has none.
    assertThat(of(figure, "line", "ci")).hasSize(6);
  }

  @Test
  void aVerdictHasASignAndAWord() throws Exception {
    Element figure =
        figure(
            new RatioBar("a", "ser", Estimate.point(1.2), Direction.MORE, "slower"),
            new RatioBar("", "deser", Estimate.point(0.8), Direction.LESS, "faster"),
            new RatioBar("b", "ser", Estimate.point(1), Direction.SAME, "same"),
            new RatioBar("", "deser", Estimate.point(1.1), Direction.OPEN, "undecided (9 forks)"));
    assertThat(of(figure, "td", "w verdict"))
        .extracting(Element::getTextContent)
        .containsExactly("▲ slower", "▼ faster", "= same", "? undecided (9 forks)");
    assertThat(rows(figure)).containsExactly("more", "less", "same", "open");
  }

  @Test
  void whatIsBeyondTheAxisIsDrawnToItsEnd() throws Exception {
    Element figure =
        figure(
            new RatioBar("a", "ser", Estimate.within(40, 30, 50), Direction.MORE, "slower"),
            new RatioBar("b", "ser", Estimate.within(0.01, 0.001, 0.1), Direction.LESS, "faster"));
    assertThat(of(figure, "text", "beyond"))
        .extracting(Element::getTextContent)
        .containsExactly("»", "«");
    assertThat(of(figure, "rect", "ratio"))
        .extracting(bar -> bar.getAttribute("x") + " " + bar.getAttribute("width"))
        .containsExactly("50% 50%", "0% 50%");
    assertThat(of(figure, "line", "ci")).hasSize(2);
  }

  @Test
  void howFarAnOpenOneMayReachDoesNotHideTheOthers() throws Exception {
    Element figure =
        figure(
            new RatioBar("a", "ser", Estimate.within(1.05, 1.04, 1.06), Direction.MORE, "slower"),
            new RatioBar("b", "ser", Estimate.within(1, 0.5, 2), Direction.OPEN, "undecided"));
    assertThat(percent(of(figure, "rect", "ratio").get(0).getAttribute("width"))).isGreaterThan(30);
    // The open interval goes from end to end, and has no ends of its own.
    assertThat(of(figure, "line", "ci"))
        .extracting(line -> line.getAttribute("x1") + " " + line.getAttribute("x2"))
        .hasSize(4)
        .contains("0% 100%");
  }

  @Test
  void smallChangesAreNotMadeLarge() throws Exception {
    Element figure =
        figure(new RatioBar("a", "ser", Estimate.point(1.001), Direction.SAME, "same"));
    assertThat(percent(of(figure, "rect", "ratio").get(0).getAttribute("width"))).isLessThan(2);
    assertThat(new HtmlRatios.Axis(Math.log(1.05)).ticks())
        .hasSize(5)
        .contains(1.0, 1.05, 1 / 1.02);
    assertThat(new HtmlRatios.Axis(Math.log(4)).ticks()).hasSize(5).contains(4.0, 2.0);
  }

  @Test
  void whatIsNoRatioHasNoBar() throws Exception {
    Element figure =
        figure(
            new RatioBar("a", "ser", Estimate.point(Double.NaN), Direction.OPEN, "undecided"),
            new RatioBar("b", "ser", Estimate.point(0), Direction.OPEN, "undecided"),
            new RatioBar(
                "c", "ser", Estimate.point(Double.POSITIVE_INFINITY), Direction.MORE, "slower"));
    assertThat(of(figure, "rect", "ratio")).hasSize(1);
    assertThat(figure.getTextContent()).doesNotContain("NaN", "Infinity");
  }

  @Test
  void namesAreNothingButText() throws Exception {
    String evil = "</th><img src=x onerror=\"evil()\">'&\u202e\u2028";
    Element figure = figure(new RatioBar(evil, evil, Estimate.point(1.2), Direction.MORE, evil));
    assertThat(figure.getElementsByTagName("img").getLength()).isZero();
    assertThat(figure.getTextContent()).contains("</th><img").doesNotContain("\u202e", "\u2028");
  }

  /** The element, which is XML as well. */
  private static Element figure(RatioBar... bars) throws Exception {
    String html = HtmlRatios.figure(new Ratios("made up", "here <today>", SAME, List.of(bars)));
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(html)))
        .getDocumentElement();
  }

  private static List<Element> of(Element figure, String tag, String kind) {
    List<Element> found = new ArrayList<>();
    NodeList all = figure.getElementsByTagName(tag);
    for (int i = 0; i < all.getLength(); i++) {
      Element element = (Element) all.item(i);
      if (element.getAttribute("class").equals(kind)) {
        found.add(element);
      }
    }
    return found;
  }

  private static List<String> rows(Element figure) {
    List<String> kinds = new ArrayList<>();
    NodeList all = figure.getElementsByTagName("tr");
    for (int i = 1; i < all.getLength(); i++) {
      kinds.add(((Element) all.item(i)).getAttribute("class"));
    }
    return kinds;
  }

  private static double percent(String place) {
    return Double.parseDouble(place.replace("%", ""));
  }
}
