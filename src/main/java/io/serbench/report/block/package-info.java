/**
 * The model of a page: headings, prose, facts, notes, charts and tables, grouped into sections. It
 * consists of records, which know nothing about how a format writes them.
 *
 * <p>A format implements {@link io.serbench.report.block.Block.BlockWriter}. Start reading at
 * {@link io.serbench.report.block.Block}, then {@link io.serbench.report.block.Table}.
 */
package io.serbench.report.block;
