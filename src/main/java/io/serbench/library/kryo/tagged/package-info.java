/** The media type with Kryo's annotations, which number the fields. */
package io.serbench.library.kryo.tagged;
