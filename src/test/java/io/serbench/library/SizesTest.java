package io.serbench.library;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.GoldenFile;
import io.serbench.catalog.Row;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;

/** How large the rows' bytes are beside those of the page of 2014; the table of the docs. */
class SizesTest {
  private static final Path PUBLISHED = Path.of("src/test/resources/rows/published-sizes.txt");
  private static final String PAGE = "../../../../docs/lab/sizes.md";

  /** The text of media.1 that is not ASCII is a character longer since, of three bytes. */
  private static final int LONGER = 3;

  private static final Pattern REASON = Pattern.compile("published with (\\d+) bytes: (.*)$");

  /** A row of the page; no size where the library is not on Maven Central. */
  private record Size(String row, int published, Integer here, String reason) {
    boolean isExplained() {
      return here == null || isAsPublished() || !reason.isEmpty();
    }

    boolean isAsPublished() {
      return here != null && here == published + LONGER;
    }

    String line() {
      String difference = here == null ? "" : "%+d".formatted(here - published);
      return "| %s | %d | %s | %s | %s |%n"
          .formatted(row, published, here == null ? "" : here, difference, reason);
    }
  }

  @EnabledForJreRange(
      max = JRE.JAVA_17,
      disabledReason = "jboss-serialization writes the fields of the JDK's Enum, later ones too")
  @Test
  void eachDifferenceFromThePublishedSizesIsExplained() throws Exception {
    List<Size> sizes = new ArrayList<>();
    for (String line : Files.readAllLines(PUBLISHED)) {
      if (!line.startsWith("#")) {
        String[] parts = line.split(" ", -1);
        sizes.add(size(parts[0], Integer.parseInt(parts[1])));
      }
    }
    assertThat(sizes).hasSize(69).allMatch(Size::isExplained);
    GoldenFile.check(PAGE, page(sizes));
  }

  private static Size size(String name, int published) throws Exception {
    Row row = Rows.ALL.find(name).orElseThrow();
    if (row.unavailable().isPresent()) {
      return new Size(name, published, null, "not on Maven Central");
    }
    Matcher said = REASON.matcher(row.guide().settings());
    String reason = said.find() ? said.group(2) : "";
    if (!reason.isEmpty()) {
      assertThat(Integer.parseInt(said.group(1))).as(name).isEqualTo(published);
    }
    return new Size(name, published, Rows.size(name, "media.1"), reason);
  }

  private static String page(List<Size> sizes) {
    long same = sizes.stream().filter(Size::isAsPublished).count();
    StringBuilder text =
        new StringBuilder(
            """
            # Sizes

            Encoded sizes of `media.1` in bytes, for the rows of the 2014 page: as published, and here. One string of `media.1`
            has since become %d bytes longer, and so have the messages of %d of %d rows. These are the others; `serbench show
            NAME` gives the reason, too. `SizesTest` generates this page, and fails if a difference has no reason.

            | row | published | here | | why |
            |---|---|---|---|---|
            """
                .formatted(LONGER, same, sizes.size()));
    sizes.stream().filter(size -> !size.isAsPublished()).forEach(size -> text.append(size.line()));
    return text.toString();
  }
}
