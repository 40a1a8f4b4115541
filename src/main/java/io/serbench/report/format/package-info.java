/**
 * The formats in which reports are written; {@link io.serbench.report.format.Formats} lists them.
 *
 * <p>A format says how a report looks and never what it says. Each makes what came from files and
 * other programs safe for where it is written: nothing in a name or a message may move a cursor,
 * open a tag or become a formula. Numbers are the same in every locale.
 *
 * <p>Start reading at {@link io.serbench.report.format.Format}, then {@link
 * io.serbench.report.format.TextFormat} or {@link io.serbench.report.format.MarkupFormat}.
 */
package io.serbench.report.format;
