package io.serbench.dataset.evolution;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Rewrites JSON, and binary formats that hold the names of members as JSON does and write an int
 * like a long.
 *
 * @param mapper reads and writes the format
 */
public record TreeMessages(ObjectMapper mapper) implements Rewriting {
  @Override
  public byte[] rewritten(byte[] message, WriterSchema writer) throws IOException {
    JsonNode root = mapper.readTree(message);
    if (!(root.get("media") instanceof ObjectNode media)) {
      throw new IOException("the message has no object named media");
    }
    List<Map.Entry<String, JsonNode>> members = new ArrayList<>();
    media
        .properties()
        .forEach(member -> members.add(Map.entry(member.getKey(), member.getValue())));
    media.removeAll();
    writer
        .members(
            members,
            Map.Entry::getKey,
            Map.entry(WriterSchema.ADDED, TextNode.valueOf(WriterSchema.CONTENT)))
        .forEach(member -> media.set(member.getKey(), member.getValue()));
    return mapper.writeValueAsBytes(root);
  }
}
