/**
 * What families of data sets have in common: {@link io.serbench.dataset.family.Family} is a type
 * with its values, which come from a file in the jar or from code with a fixed seed.
 *
 * <p>Each family is a package beside this one. This package uses {@code own} and what is below it,
 * and knows no family.
 */
package io.serbench.dataset.family;
