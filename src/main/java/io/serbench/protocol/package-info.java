/**
 * What parent and child say to each other, byte by byte. Messages are written by hand, so that no
 * library that is under test has been used before its row is opened.
 *
 * <p>Start at {@link io.serbench.protocol.FromParent} and {@link io.serbench.protocol.FromChild}:
 * each message is a record there, which delivers itself to {@link io.serbench.protocol.ChildSide}
 * or {@link io.serbench.protocol.ParentSide}. {@link io.serbench.protocol.Channel} is the line.
 *
 * <p>What does not belong here: doing what a message asks for.
 */
package io.serbench.protocol;
