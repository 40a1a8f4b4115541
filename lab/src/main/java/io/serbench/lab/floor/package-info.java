/**
 * Rows whose time is known, an empty operation and a busy loop, which show serbench's own error,
 * and rows whose code is known. Started by {@code lab/floor.sh} and {@code lab/apart.sh}, which put
 * {@code lab/src/floor-rows} on the class path, so that the catalog finds the rows.
 */
package io.serbench.lab.floor;
