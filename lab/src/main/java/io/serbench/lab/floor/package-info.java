/**
 * A row whose time is known, an empty operation and a busy loop, which shows serbench's own error.
 * Started by {@code lab/floor.sh}, which puts {@code lab/src/floor-rows} on the class path, so that
 * the catalog finds the row.
 */
package io.serbench.lab.floor;
