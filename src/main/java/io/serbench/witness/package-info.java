/**
 * The witness, fixed work whose time shows whether the machine was undisturbed, and the only
 * definition of that word, with all its limits. This package uses no other package of serbench.
 *
 * <p>Start with {@link io.serbench.witness.Witness}, which is the work. {@link
 * io.serbench.witness.Undisturbed} judges its readings, and {@link io.serbench.witness.Readings}
 * finds the best of them while a run goes on.
 */
package io.serbench.witness;
