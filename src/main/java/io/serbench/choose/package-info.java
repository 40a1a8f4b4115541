/**
 * From a question to a shortlist: which rows meet what is asked for, and which of these no other
 * beats in time and bytes.
 *
 * <p>Nothing here measures or prints. Start reading at {@link io.serbench.catalog.Need}, which has
 * the words of the question, then {@link io.serbench.choose.Front}, which decides what is fast and
 * small enough, and {@link io.serbench.choose.Answer}, which says it.
 */
package io.serbench.choose;
