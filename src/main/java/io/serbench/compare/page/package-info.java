/**
 * What people read of a comparison: blocks, as any report is made of. Start reading at {@link
 * io.serbench.compare.page.ComparisonPage}.
 */
package io.serbench.compare.page;
