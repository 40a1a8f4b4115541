package io.serbench.e2e;

import java.util.List;

/** The table of numbers on the web page that a browser shows. */
record HeatTable(Browser browser) {
  /** The names of the rows, from top to bottom. */
  List<String> shown() {
    return browser.texts(
        "[...document.querySelectorAll('#table tr[data-row] .name')].map(e => e.textContent)");
  }

  /** The text of a row's cell, which a CSS selector finds within the row. */
  String cell(String row, String selector) {
    return browser
        .eval(
            "document.querySelector('#table tr[data-row=\"%s\"] %s').textContent"
                .formatted(row, selector))
        .asText();
  }
}
