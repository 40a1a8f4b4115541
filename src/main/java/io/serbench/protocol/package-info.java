/**
 * The messages between parent and fork. They are records, which {@link
 * io.serbench.dataset.codec.ValueCodec} encodes by reflection, so that no library under test has
 * been used before its row is opened.
 *
 * <p>Start at {@link io.serbench.protocol.FromParent} and {@link io.serbench.protocol.FromFork},
 * which list the messages. {@link io.serbench.protocol.Channel} is the connection.
 *
 * <p>What does not belong here: carrying out what a message asks for.
 */
package io.serbench.protocol;
