package io.serbench.report.format;

import io.serbench.report.block.Table;
import java.util.List;

/** How a markup language writes what {@link MarkupWriter} wants to say. */
interface Markup {
  /** Text that means nothing but itself, on one line, wherever on a line it stands. */
  String escape(String text);

  /** A heading's line; level 1 is the page's own. */
  String heading(int level, String escaped);

  /** An item's line; depth 1 is that of the outermost list. */
  String item(int depth, String escaped);

  /** In bold type. */
  String strong(String escaped);

  /** Lines of characters that stand as they are. */
  String verbatim(List<String> lines);

  /** A whole table. */
  String table(Table table);
}
