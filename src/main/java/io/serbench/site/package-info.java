/**
 * From result files to a static site: a page for each run, each row and each question, and an index
 * of them.
 *
 * <p>Pages are pure functions of the results and the catalogue, so the same results give the same
 * bytes. Start reading at {@link io.serbench.site.Site}, then {@link io.serbench.site.Published},
 * which says what may be compared; {@link io.serbench.site.Links} has the addresses, and {@link
 * io.serbench.site.SiteFolder} alone writes files.
 */
package io.serbench.site;
