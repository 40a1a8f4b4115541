/**
 * Presents a comparison as a page of blocks, like a report. Start reading at {@link
 * io.serbench.compare.page.ComparisonPage}.
 */
package io.serbench.compare.page;
