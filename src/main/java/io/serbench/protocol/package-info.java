/**
 * What parent and child say to each other. Messages are records, and {@link
 * io.serbench.dataset.codec.ValueCodec} carries them by reflection, so that no library that is
 * under test has been used before its row is opened.
 *
 * <p>Start at {@link io.serbench.protocol.FromParent} and {@link io.serbench.protocol.FromChild},
 * which list the messages. {@link io.serbench.protocol.Channel} is the line.
 *
 * <p>What does not belong here: doing what a message asks for.
 */
package io.serbench.protocol;
