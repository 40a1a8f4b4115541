package io.serbench.report.format;

import io.serbench.report.Report;
import io.serbench.report.block.Curves;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;
import java.util.stream.Collectors;

/** A web page in one file: what reports, comparisons and the site have in common. */
public final class WebPage {
  private static final List<String> STYLES = List.of("theme.css", "report.css", "pictures.css");

  private WebPage() {}

  /**
   * A whole page. A browser runs its script, applies its style, and does nothing else.
   *
   * @param title plain text
   * @param body HTML, in which all text is escaped
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

  /**
   * The page of a run, as {@code report} writes it, below links that lead away from it.
   *
   * @param links HTML; may be empty
   */
  public static String of(Report report, String links) {
    return new HtmlFormat().write(List.of(report), links);
  }

  /** A picture. */
  public static String figure(Curves curves) {
    HtmlWriter writer = new HtmlWriter("");
    writer.curves(curves);
    return writer.text();
  }

  /** The colours, letters and tables of a report. */
  public static String style() {
    return joined(STYLES);
  }

  /** A script of which nothing is seen by other scripts. */
  public static String script(String text) {
    return "(() => {\n\"use strict\";\n" + text + "})();\n";
  }

  /**
   * What a browser may do on the page: run this script, apply this style, and nothing else; above
   * all, ask nobody for anything (Content Security Policy Level 3, W3C).
   */
  static String policy(String style, String script) {
    return "default-src 'none'; script-src '%s'; style-src '%s'; img-src data:; %s"
        .formatted(hash(script), hash(style), "base-uri 'none'; form-action 'none'");
  }

  private static String hash(String text) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return "sha256-" + Base64.getEncoder().encodeToString(digest);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JVM has SHA-256", e);
    }
  }

  /** Resources of reports, one after the other. */
  static String joined(List<String> names) {
    return names.stream()
        .map(name -> resource(WebPage.class, "html/" + name))
        .collect(Collectors.joining());
  }

  /** A text beside a class in the jar. */
  public static String resource(Class<?> neighbour, String name) {
    try (InputStream in = neighbour.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException(name + " is not in the jar");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
