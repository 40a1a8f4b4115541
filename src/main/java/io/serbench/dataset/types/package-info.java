/**
 * Classes as users write them, one for each kind of member, and values of them. {@code verify
 * -types} has each row try them as if they were a user's; nothing is timed with them.
 *
 * <p>Start reading with {@link io.serbench.dataset.types.Member}. Apart from what it is about, each
 * class is what most libraries take: public, with public fields, accessors and a constructor
 * without parameters, and {@code Serializable}. Those with libraries' annotations are in {@code
 * library.shared}: see {@link io.serbench.dataset.types.AnnotatedValues}.
 */
package io.serbench.dataset.types;
