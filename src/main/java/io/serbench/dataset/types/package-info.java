/**
 * Classes as users write them, one for each kind of member, and values of them. {@code check types}
 * tries each row on them as if they were a user's.
 *
 * <p>Start reading with {@link io.serbench.dataset.types.Member}. Apart from the member that it
 * shows, each class is one that most libraries accept: public and {@code Serializable}, with public
 * fields, accessors and a constructor without parameters. The classes with libraries' annotations
 * are in {@code library.shared}: see {@link io.serbench.dataset.types.AnnotatedValues}.
 */
package io.serbench.dataset.types;
