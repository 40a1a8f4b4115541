/**
 * The reference mapper, which reads JSON into objects of any class: Jackson with its defaults, its
 * modules for the JDK's types, and fields beside accessors.
 *
 * <p>This package uses only {@code dataset} and {@code object}.
 */
package io.serbench.dataset.mapper;
