/**
 * What a run found out, as immutable records, and the versioned JSON file that holds them. Raw
 * samples are the model: what can be derived from them is derived elsewhere, and no record says the
 * same twice. Records refuse what cannot be, wherever it comes from; what is not known is empty.
 *
 * <p>Start with {@link io.serbench.result.Run}, which holds {@linkplain
 * io.serbench.result.CellResult cells}, which hold {@linkplain io.serbench.result.ForkResult
 * forks}, {@linkplain io.serbench.result.PhaseResult phases} and {@linkplain
 * io.serbench.result.Series batches}; {@link io.serbench.result.ResultFile} writes and reads them.
 */
package io.serbench.result;
