/**
 * What parent and child say to each other, byte by byte. Messages are written by hand, so that no
 * library that is under test has been used before its row is opened.
 *
 * <p>Start at {@link io.serbench.protocol.FromParent} and {@link io.serbench.protocol.FromChild},
 * which list the messages and have how each is written and read. {@link
 * io.serbench.protocol.Channel} is the line.
 *
 * <p>What does not belong here: doing what a message asks for.
 */
package io.serbench.protocol;
