/**
 * Two runs beside each other: what differs between them, how each time of each row changed, how
 * surely, and whether that is more than a user allows. All of it is pure; {@code compare.page}
 * makes of it what people read.
 *
 * <p>Start reading at {@link io.serbench.compare.RunComparison}, then {@link
 * io.serbench.compare.Gate}; {@link io.serbench.compare.SelfTest} says how far both can be trusted.
 */
package io.serbench.compare;
