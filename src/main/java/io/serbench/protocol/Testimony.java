package io.serbench.protocol;

import io.serbench.result.Evidence;
import java.util.List;

/**
 * What a fork saw of its row, which ends its turns.
 *
 * @param written messages of values that no other fork encodes, for others to read
 */
public record Testimony(Evidence evidence, List<Written> written) implements FromFork {}
