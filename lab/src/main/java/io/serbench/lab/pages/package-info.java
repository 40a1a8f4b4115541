/**
 * Writes what serbench found of its rows into the jar's resources and the pages of {@code
 * docs/results}. Started by {@code scripts/record.sh}, {@code scripts/roster-table.sh} and {@code
 * scripts/costs.sh}.
 */
package io.serbench.lab.pages;
