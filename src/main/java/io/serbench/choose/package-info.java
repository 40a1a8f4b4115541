/**
 * From a question to a shortlist: which rows meet what is asked for, and which of these no other
 * beats in time and bytes.
 *
 * <p>Start reading at {@link io.serbench.choose.Search}, which goes from all rows to a few, then
 * {@link io.serbench.choose.Front}, which decides what is fast and small enough, and {@link
 * io.serbench.choose.Answer}, which says it. Nothing here starts a JVM or prints: that is the
 * {@link io.serbench.choose.Search.Bench}'s.
 */
package io.serbench.choose;
