package io.serbench.report.format;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What every page has, whatever it reports: its style, its script, and the form of its controls.
 */
final class HtmlAssets {
  private static final List<String> STYLES =
      List.of(
          "theme.css",
          "report.css",
          "pictures.css",
          "ratios.css",
          "controls.css",
          "heat.css",
          "drawer.css",
          "print.css");

  /** Each uses what those before it have. */
  private static final List<String> SCRIPTS =
      List.of(
          "dom.js",
          "model.js",
          "numbers.js",
          "state.js",
          "throughput.js",
          "choice.js",
          "strip.js",
          "drawer.js",
          "table.js",
          "bars.js",
          "scatter.js",
          "copy.js",
          "controls.js",
          "app.js");

  private HtmlAssets() {}

  /** The style sheet. */
  static String style() {
    return joined(STYLES);
  }

  /** The script; nothing of it is seen by other scripts. */
  static String script() {
    return "(() => {\n\"use strict\";\n" + joined(SCRIPTS) + "})();\n";
  }

  /** The controls, which the script fills and shows. */
  static String controls() {
    return read("app.html");
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

  private static String joined(List<String> names) {
    return names.stream().map(HtmlAssets::read).collect(Collectors.joining());
  }

  private static String read(String name) {
    try (InputStream in = HtmlAssets.class.getResourceAsStream("html/" + name)) {
      if (in == null) {
        throw new IllegalStateException("html/" + name + " is not in the jar");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
