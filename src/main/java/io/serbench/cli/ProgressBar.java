package io.serbench.cli;

/** A bar of fixed width, whatever the terminal's: {@code [=====> ]}. */
final class ProgressBar {
  /** Characters, brackets included. */
  static final int WIDTH = 20;

  private static final int INSIDE = WIDTH - 2;

  private ProgressBar() {}

  /**
   * The bar.
   *
   * @param part between 0 and 1; what is beyond is drawn as the end
   */
  static String text(double part) {
    int full = (int) Math.round(INSIDE * Math.max(0, Math.min(1, part)));
    String filled = full == 0 || full == INSIDE ? "=".repeat(full) : "=".repeat(full - 1) + ">";
    return "[" + filled + " ".repeat(INSIDE - full) + "]";
  }
}
