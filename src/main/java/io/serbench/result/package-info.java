/**
 * The results of a run as immutable records, and the versioned JSON file that holds them. Raw
 * samples are the model: whatever can be derived from them is derived elsewhere, and nothing is
 * stored twice. Constructors of records reject impossible values, so a damaged file is refused.
 * What is not known is empty.
 *
 * <p>Start with {@link io.serbench.result.Run}, which holds {@linkplain
 * io.serbench.result.CellResult cells}, which hold {@linkplain io.serbench.result.ForkResult
 * forks}, {@linkplain io.serbench.result.PhaseResult phases} and {@linkplain
 * io.serbench.result.Series batches}; {@link io.serbench.result.ResultFile} writes and reads runs.
 */
package io.serbench.result;
