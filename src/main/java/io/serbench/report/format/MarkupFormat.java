package io.serbench.report.format;

import io.serbench.report.Report;
import io.serbench.report.block.Page;
import java.util.List;
import java.util.Optional;

/**
 * A format of pages for people, in a markup language.
 *
 * @param name by which it is asked for
 * @param suffix of its files
 * @param markup its language
 */
record MarkupFormat(String name, String suffix, Markup markup) implements Format {
  @Override
  public String write(List<Report> reports) {
    MarkupWriter writer = new MarkupWriter(markup);
    if (reports.size() == 1) {
      writer.write(reports.get(0).sections());
    } else {
      writer.writeAll(reports);
    }
    return writer.text();
  }

  @Override
  public Optional<String> write(Page page) {
    MarkupWriter writer = new MarkupWriter(markup);
    writer.write(page.sections());
    return Optional.of(writer.text());
  }
}
