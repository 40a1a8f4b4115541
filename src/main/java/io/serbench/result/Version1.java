package io.serbench.result;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads result files of format version 1, fork by fork, because a tree takes many times the memory
 * of what it holds. What is changed on the way is in {@link Upgrade}.
 */
final class Version1 {
  private final ObjectMapper mapper;
  private final JsonParser in;

  Version1(ObjectMapper mapper, JsonParser in) {
    this.mapper = mapper;
    this.in = in;
  }

  /** The run, in today's records. */
  Run read() throws IOException {
    in.nextToken();
    List<CellResult> cells = new ArrayList<>();
    ObjectNode run = object("a run", "rows", () -> cells.add(cell()));
    return bind(Upgrade.run(run), Run.class).withCells(cells);
  }

  private CellResult cell() throws IOException {
    List<ForkResult> forks = new ArrayList<>();
    ObjectNode cell = object("a row", "forks", () -> forks.add(fork()));
    CellResult read = bind(Upgrade.cell(cell), CellResult.class);
    return new CellResult(read.id(), read.info(), read.unavailable(), forks);
  }

  private ForkResult fork() throws IOException {
    expect(JsonToken.START_OBJECT, "a fork");
    return bind(Upgrade.fork(mapper.readTree(in)), ForkResult.class);
  }

  private interface Element {
    void read() throws IOException;
  }

  /** An object of which one list is read element by element; it is empty in the tree. */
  private ObjectNode object(String what, String list, Element element) throws IOException {
    expect(JsonToken.START_OBJECT, what);
    ObjectNode object = mapper.createObjectNode();
    while (in.nextToken() == JsonToken.FIELD_NAME) {
      String name = in.currentName();
      in.nextToken();
      if (name.equals(list)) {
        expect(JsonToken.START_ARRAY, list);
        while (in.nextToken() != JsonToken.END_ARRAY) {
          element.read();
        }
        object.putArray(list);
      } else {
        object.set(name, mapper.<JsonNode>readTree(in));
      }
    }
    return object;
  }

  private void expect(JsonToken token, String what) throws JsonMappingException {
    if (in.currentToken() != token) {
      throw refused(what + " does not begin with " + token.asString());
    }
  }

  private <T> T bind(JsonNode tree, Class<T> type) throws IOException {
    try {
      return mapper.treeToValue(tree, type);
    } catch (JsonMappingException e) {
      throw refused(RunJson.problem(e)); // The tree has no lines and columns, the file has.
    }
  }

  private JsonMappingException refused(String problem) {
    return JsonMappingException.from(in, problem);
  }
}
