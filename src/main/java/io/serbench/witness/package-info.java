/**
 * The witness: fixed work whose time tells whether the machine was undisturbed, and the one meaning
 * of that word, with all its limits. What measures and what estimates ask here; this package uses
 * no other.
 *
 * <p>Start with {@link io.serbench.witness.Witness}, the work; {@link
 * io.serbench.witness.Undisturbed} judges its readings, and {@link io.serbench.witness.Readings}
 * finds their best while a run goes on.
 */
package io.serbench.witness;
