/**
 * The formats of reports; {@link io.serbench.report.format.Formats} lists them.
 *
 * <p>A format decides how a report looks, not what it says. It escapes text from files and other
 * programs: nothing in a name or a message may move a cursor, open a tag or become a formula.
 * Numbers are the same in every locale.
 *
 * <p>Start reading at {@link io.serbench.report.format.OutputFormat}, then {@link
 * io.serbench.report.format.TextFormat} or {@link io.serbench.report.format.MarkupFormat}.
 */
package io.serbench.report.format;
