/** What rows with hand-written JSON have in common: one walk over the media type, for any tree. */
package io.serbench.library.shared.jsonmedia;
