/** Hand-written code that writes and reads media with StAX, for rows on several parsers. */
package io.serbench.library.shared.stax;
