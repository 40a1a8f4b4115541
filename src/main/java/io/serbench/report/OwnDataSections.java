package io.serbench.report;

import static java.util.stream.Collectors.collectingAndThen;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;
import static java.util.stream.Collectors.toMap;

import io.serbench.dataset.Causes;
import io.serbench.report.block.Block;
import io.serbench.report.block.Block.Note;
import io.serbench.report.block.Block.Notes;
import io.serbench.report.block.Block.Prose;
import io.serbench.report.block.Section;
import io.serbench.report.block.Section.SectionPurpose;
import io.serbench.report.block.Table;
import io.serbench.result.DataProfile;
import io.serbench.result.DataProfile.Fit;
import io.serbench.result.DataProfile.TriedRow;
import io.serbench.result.Run;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;

/** Sections on the user's own data: what they contain, and which rows can carry them. */
public final class OwnDataSections {
  /** Characters of a cause; the result file has the whole text. */
  private static final int LONGEST_CAUSE = 160;

  /** Rows whose causes are told without being asked for. */
  private static final int FEW = 5;

  private OwnDataSections() {}

  /** Returns which rows do not carry the data, and why if they are few; empty if all do. */
  static List<Section> brief(Run run) {
    List<TriedRow> unfit =
        run.triedRows().stream()
            .filter(row -> row.fit() == Fit.LOSES || row.fit() == Fit.REFUSES)
            .collect(
                collectingAndThen(
                    toMap(TriedRow::row, row -> row, (first, again) -> first, LinkedHashMap::new),
                    byName -> List.copyOf(byName.values())));
    if (unfit.isEmpty()) {
      return List.of();
    }
    String head = "Rows that do not support your data";
    Block block =
        unfit.size() <= FEW
            ? new Notes(
                List.of(
                    new Note(head, List.of(), unfit.stream().map(OwnDataSections::why).toList())))
            : Prose.of(
                head
                    + ": "
                    + unfit.size()
                    + "; 'serbench report -verbose' of the result says why.");
    return List.of(Section.of(SectionPurpose.NOTES, "", block));
  }

  private static String why(TriedRow row) {
    return "%s %s: %s"
        .formatted(row.row(), row.fit().word(), Causes.shortened(row.cause(), LONGEST_CAUSE));
  }

  static List<Section> of(Run run) {
    List<Section> sections = new ArrayList<>();
    run.triedRows().stream()
        .collect(groupingBy(TriedRow::workload, LinkedHashMap::new, toList()))
        .forEach((workload, rows) -> sections.add(section(workload, rows)));
    return sections;
  }

  private static Section section(String workload, List<TriedRow> rows) {
    return Section.of(
        SectionPurpose.NOTES,
        "Rows tried on " + workload,
        Prose.of(
            "Fits: an equal, fresh value came back. Loses: another value did.",
            "Refuses: the library threw, or its JVM died. Rows that fit were measured."),
        Table.of(rows.stream().sorted(Comparator.comparing(TriedRow::fit)).toList())
            .names("", ResultSections.NAMES, TriedRow::row)
            .unless(row -> row.cause().isEmpty() ? Optional.of(row.fit().word()) : Optional.empty())
            .words("", Fit.UNAVAILABLE.word().length(), row -> row.fit().word())
            .prose("", row -> Causes.shortened(row.cause(), LONGEST_CAUSE))
            .table());
  }

  /** Returns what in the file was coerced, missing or skipped; empty if nothing was. */
  public static Optional<String> reading(DataProfile profile) {
    return profile.reading().map(note -> profile.origin() + ": " + note);
  }

  /** Returns a line on what a data set contains. */
  public static String line(DataProfile profile) {
    DataProfile.ValueContents contents = profile.contents();
    return String.format(
        Locale.ROOT,
        "%s: %s of %s (%s); %s, %d deep, %d objects, %d strings (%.0f %% beyond"
            + " Latin-1), %d numbers, %d nulls%s",
        profile.dataset(),
        profile.values() == 1 ? "one value" : profile.values() + " values",
        profile.type(),
        profile.origin(),
        json(profile),
        contents.depth(),
        contents.objects(),
        contents.strings(),
        contents.strings() == 0 ? 0 : 100.0 * contents.beyondLatin1() / contents.strings(),
        contents.numbers(),
        contents.nulls(),
        contents.shared() ? "; references are shared" : "");
  }

  private static String json(DataProfile profile) {
    OptionalLong bytes = profile.contents().jsonBytes();
    return bytes.isEmpty()
        ? "no JSON"
        : (profile.values() == 1 ? "" : "in all ") + bytes.getAsLong() + " bytes as JSON";
  }
}
