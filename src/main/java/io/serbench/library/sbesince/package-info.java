/**
 * The adapters of {@link io.serbench.library.sbe}, for messages whose last member was added in
 * version 1 of the schema: {@code check evolution} reads them with the code of version 0, and the
 * other way round. schema/build.xml makes them from those, with text replaced, in
 * target/generated-sources/adapters.
 */
package io.serbench.library.sbesince;
