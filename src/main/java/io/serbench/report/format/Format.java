package io.serbench.report.format;

import io.serbench.report.Report;
import io.serbench.report.block.Page;
import java.util.List;
import java.util.Optional;

/** A way to write reports. */
public interface Format {
  /** By which it is asked for. */
  String name();

  /** What the names of its files end with, the dot included. */
  String suffix();

  /**
   * Whether it wrote the file that begins so: nothing else may be replaced. Also where somebody
   * converted the ends of its lines.
   */
  boolean wrote(String beginning);

  /** Whether pictures are part of it, be they asked for or not. */
  default boolean draws() {
    return false;
  }

  /** Whether it shows what fits on a screen, unless its reader asks for more. */
  default boolean fitsScreen() {
    return false;
  }

  /**
   * The reports as text; lines end with a line feed. A pure function; the same in every locale.
   *
   * @param reports at least one; several have the names of their files
   */
  String write(List<Report> reports);

  /** Whether it knows of more than runs. */
  default boolean writesPages() {
    return true;
  }

  /**
   * A page that is no report of a run; as {@link #write(List)}. Empty where it does not {@linkplain
   * #writesPages() write pages}.
   */
  Optional<String> write(Page page);
}
