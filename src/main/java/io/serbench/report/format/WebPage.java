package io.serbench.report.format;

import io.serbench.dataset.Bytes;
import io.serbench.dataset.Resource;
import io.serbench.report.Report;
import io.serbench.report.block.Block.Curves;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The parts that web pages of reports, comparisons and the site share. */
public final class WebPage {
  private WebPage() {}

  /**
   * Returns a page in one file, of a title as plain text and a body in which all text is escaped.
   * Its content security policy lets a browser run the script, apply the style, and nothing else.
   */
  public static String document(String title, String style, String script, String body) {
    return """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="%s">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="referrer" content="no-referrer">
    <link rel="icon" href="data:,">
    <title>%s</title>
    <style>%s</style>
    </head>
    <body>
    %s</body>
    </html>
    """
        .formatted(policy(style, script), Html.escape(title), style, body);
  }

  /** Returns the page of a run, as {@code serbench report} writes it, below links in HTML. */
  public static String of(Report report, String links) {
    return new HtmlFormat().write(List.of(report), links);
  }

  /** Returns curves as a figure element. */
  public static String figure(Curves curves) {
    HtmlWriter writer = new HtmlWriter("");
    writer.curves(curves);
    return writer.text();
  }

  /** Returns the style sheet of colours, fonts, tables and pictures. */
  public static String style() {
    return joined(".css", "theme", "report", "pictures");
  }

  /** Returns a script wrapped in a function, so that other scripts do not see its names. */
  public static String script(String text) {
    return "(() => {\n\"use strict\";\n" + text + "})();\n";
  }

  /**
   * Returns the policy by which a browser runs this script, applies this style, and loads nothing
   * (Content Security Policy Level 3, W3C).
   */
  static String policy(String style, String script) {
    return "default-src 'none'; script-src '%s'; style-src '%s'; img-src data:; %s"
        .formatted(hash(script), hash(style), "base-uri 'none'; form-action 'none'");
  }

  private static String hash(String text) {
    byte[] digest = Bytes.newSha256().digest(text.getBytes(StandardCharsets.UTF_8));
    return "sha256-" + Base64.getEncoder().encodeToString(digest);
  }

  static String joined(String suffix, String... names) {
    return Stream.of(names)
        .map(name -> Resource.text(WebPage.class, "html/" + name + suffix))
        .collect(Collectors.joining());
  }
}
