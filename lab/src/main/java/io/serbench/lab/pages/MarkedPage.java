package io.serbench.lab.pages;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A page with tables that are generated, each between the comments MARK and /MARK. */
public final class MarkedPage {
  private MarkedPage() {}

  /**
   * Replaces what is between the marks in a file.
   *
   * @param lines what to put there; ends with a line feed
   * @throws IllegalArgumentException if the page has no such marks
   */
  static void put(Path page, String mark, String lines) throws IOException {
    Files.writeString(page, with(Files.readString(page), mark, lines));
  }

  /**
   * Returns a page with other lines between the marks.
   *
   * @param lines what to put there; ends with a line feed
   * @throws IllegalArgumentException if the page has no such marks
   */
  public static String with(String page, String mark, String lines) {
    String begin = "<!-- " + mark + " -->\n";
    int from = page.indexOf(begin) + begin.length();
    int to = page.indexOf("<!-- /" + mark + " -->");
    if (from < begin.length() || to < from) {
      throw new IllegalArgumentException("the page has no marks for the table: " + begin.strip());
    }
    return page.substring(0, from) + lines + page.substring(to);
  }
}
