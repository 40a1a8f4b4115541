/**
 * What the packages of several libraries use: how plain objects, lists and text are passed to a
 * library. Nothing here belongs to one library, and nothing here says what a row is called.
 */
package io.serbench.library.shared;
