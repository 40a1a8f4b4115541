package io.serbench.report.block;

import io.serbench.statistics.Measure;
import java.util.List;

/**
 * Curves on two logarithmic axes, where proportional growth is a straight line. They show the
 * numbers of a table beside them, so that formats without pictures leave them out.
 *
 * @param title what the curves show
 * @param across the label of the horizontal axis
 * @param up the label of the vertical axis, with the unit
 * @param ticks the labelled positions on the horizontal axis, from left to right
 * @param curves the curves; at least one
 */
public record Curves(String title, String across, String up, List<Tick> ticks, List<Curve> curves)
    implements Block {
  /**
   * A labelled position on the horizontal axis.
   *
   * @param at the position; above 0
   */
  public record Tick(double at, String label) {}

  /**
   * A curve through points.
   *
   * @param name the name of the row
   * @param points the points, from left to right
   */
  public record Curve(String name, List<Point> points) {
    public Curve {
      points = List.copyOf(points);
    }
  }

  /** A position on the horizontal axis and the value there, both above 0. */
  public record Point(double across, Measure height) {}

  public Curves {
    ticks = List.copyOf(ticks);
    curves = List.copyOf(curves);
  }

  @Override
  public void writeTo(Writer out) {
    out.curves(this);
  }
}
