/**
 * What a report is made of: headings, prose, facts, notes, charts and tables, in sections. Records
 * only; nothing here computes or writes anything.
 *
 * <p>A format implements {@link io.serbench.report.block.Block.Writer}. Start reading at {@link
 * io.serbench.report.block.Block}, then {@link io.serbench.report.block.Table}.
 */
package io.serbench.report.block;
