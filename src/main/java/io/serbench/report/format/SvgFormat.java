package io.serbench.report.format;

import io.serbench.report.Report;
import io.serbench.report.block.Block;
import io.serbench.report.block.Chart;
import java.util.List;

/** The bars, as a picture that stands alone: in a slide, in a README. */
final class SvgFormat implements Format {
  @Override
  public String name() {
    return "svg";
  }

  @Override
  public String suffix() {
    return ".svg";
  }

  @Override
  public boolean draws() {
    return true;
  }

  @Override
  public boolean writesPages() {
    return false;
  }

  @Override
  public String write(List<Report> reports) {
    SvgPicture picture = new SvgPicture();
    for (Report report : reports) {
      String source = reports.size() > 1 ? ", " + report.source() : "";
      report.sections().stream()
          .flatMap(section -> section.blocks().stream())
          .forEach(block -> draw(block, picture, source));
    }
    return picture.text();
  }

  private static void draw(Block block, SvgPicture picture, String source) {
    if (block instanceof Chart chart) {
      picture.add(chart, source);
    }
  }
}
