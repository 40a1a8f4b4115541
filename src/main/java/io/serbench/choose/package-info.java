/**
 * Finds the shortlist for a question: the rows that meet the needs, and of these the ones that no
 * other beats in time and bytes.
 *
 * <p>Start reading at {@link io.serbench.choose.Search}, which goes from all rows to a few, then
 * {@link io.serbench.choose.Front}, which decides what is fast and small enough, and {@link
 * io.serbench.choose.Choice}, which presents the result. Nothing here starts a JVM or prints: that
 * is left to the {@link io.serbench.choose.Search.Bench}.
 */
package io.serbench.choose;
