package io.serbench.report.block;

import io.serbench.report.metric.Measure;
import java.util.List;

/**
 * Lines through points, on two logarithmic axes: what is proportional is straight. They show what a
 * table beside them says, so that formats without pictures leave them out.
 *
 * @param title what they show
 * @param across what is told by places from left to right
 * @param up what is told by height, with the unit
 * @param ticks the places across that have a name, from left to right
 * @param curves at least one
 */
public record Curves(String title, String across, String up, List<Tick> ticks, List<Curve> curves)
    implements Block {
  /**
   * A place across.
   *
   * @param at above 0
   * @param label its name
   */
  public record Tick(double at, String label) {}

  /**
   * A line.
   *
   * @param name of the row
   * @param points from left to right
   */
  public record Curve(String name, List<Point> points) {
    public Curve {
      points = List.copyOf(points);
    }
  }

  /** A place across and the height there, both above 0. */
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
