package io.serbench.report.format;

import com.fasterxml.jackson.core.JsonGenerator;
import io.serbench.catalog.Feature;
import io.serbench.catalog.Row.Guide;
import io.serbench.report.MeasuredCell;
import io.serbench.report.Report;
import io.serbench.result.CellResult;
import io.serbench.result.RowInfo;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/**
 * What there is to know of rows beside numbers, for the script of a page. It is the same on most
 * data sets, and so stands once.
 */
final class HtmlInfos {
  private record Info(RowInfo row, Optional<Guide> guide, String jvm, List<String> flags) {}

  private final Once<Info> infos = new Once<>();

  /** The place of what is to know of a row. */
  int index(Report report, MeasuredCell cell) {
    return infos.index(info(report, cell));
  }

  private static Info info(Report report, MeasuredCell cell) {
    List<String> flags =
        report.run().cells().stream()
            .filter(result -> result.id().equals(cell.id()))
            .map(CellResult::forks)
            .flatMap(List::stream)
            .flatMap(fork -> fork.jvmOptions().stream())
            .distinct()
            .toList();
    return new Info(
        cell.row().info(),
        Optional.ofNullable(report.guides().get(cell.id().row())),
        report.run().environment().jvmOf(cell.id()).build().version(),
        flags);
  }

  /** All that rows have named. */
  void write(JsonGenerator out) throws IOException {
    out.writeArrayFieldStart("infos");
    for (Info info : infos.all()) {
      out.writeStartObject();
      out.writeStringField("effort", info.row().tags().effort().name());
      out.writeStringField("format", info.row().tags().format().name());
      out.writeStringField("structure", info.row().tags().structure().name());
      out.writeArrayFieldStart("features");
      for (Feature feature : info.row().tags().features()) {
        out.writeNumber(HtmlWords.index(feature));
      }
      out.writeEndArray();
      Json.line(out, "description", info.row().description());
      Json.line(out, "library", info.row().library());
      Json.line(out, "settings", info.guide().map(Guide::settings).orElse(""));
      Json.line(out, "calls", info.guide().map(Guide::calls).orElse(""));
      Json.line(out, "source", info.guide().map(Guide::source).orElse(""));
      Json.line(out, "jvm", info.jvm());
      Json.line(out, "flags", String.join(" ", info.flags()));
      out.writeEndObject();
    }
    out.writeEndArray();
  }
}
