/**
 * What objects consist of, whatever class and language they are of.
 *
 * <p>Start reading with {@link io.serbench.dataset.object.Contents}, on which all code is based
 * that walks through values, and {@link io.serbench.dataset.object.FoundParts}, which finds the
 * classes that values are made of.
 *
 * <p>Adapters tell of other languages than Java by a {@link io.serbench.dataset.object.Language},
 * and of classes that a library's compiler generates by {@link
 * io.serbench.dataset.object.GeneratedClasses}: services, which are listed in {@code
 * META-INF/services}.
 *
 * <p>This package uses only {@code dataset}.
 */
package io.serbench.dataset.object;
