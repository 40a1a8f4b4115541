package io.serbench.report.format;

import org.apache.commons.text.StringEscapeUtils;

/** Text in HTML and in SVG. */
final class Html {
  private Html() {}

  /**
   * Text that means nothing but itself, on one line, between tags and within quoted values of
   * attributes. The same in XML: the five references are those that XML knows.
   */
  static String escape(String text) {
    return StringEscapeUtils.escapeXml10(TextLines.oneLine(text));
  }

  /** An element around what is written already. */
  static String element(String name, String content) {
    return "<" + name + ">" + content + "</" + name + ">";
  }

  /**
   * JSON within a script element: what could end it or open another is written as escapes, which
   * JSON allows in texts, and signs outside texts are none of these.
   */
  static String script(String json) {
    return json.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026");
  }
}
