/**
 * Rows whose time is known, an empty operation and a busy loop, and how far off serbench is on
 * them: its own error. Started by {@code lab/floor.sh}, which puts {@code lab/src/floor-rows} on
 * the class path, so that the catalog finds the rows.
 */
package io.serbench.lab.floor;
