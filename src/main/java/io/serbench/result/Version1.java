package io.serbench.result;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads result files of format version 1, fork by fork, because a tree takes many times the memory
 * of what it holds. Makes of these trees what version 2 says. Version 1 had fewer and longer
 * records, and said -1, 0, an empty list or an empty text for what was not known. What is missing
 * or of another kind stays so: the records of version 2 refuse it.
 */
final class Version1 {
  /** {@code fst#2}: a row that ran several times, and which of them this is. */
  private static final Pattern COPY = Pattern.compile("(.+)#([1-9]\\d{0,8})");

  /** {@code L1d 32 KiB}. */
  private static final Pattern CACHE = Pattern.compile("(\\S+) (\\d{1,12}) ([KM])iB");

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
    return bind(run(run), Run.class).withCells(cells);
  }

  private CellResult cell() throws IOException {
    List<ForkResult> forks = new ArrayList<>();
    ObjectNode cell = object("a row", "forks", () -> forks.add(fork()));
    CellResult read = bind(cell(cell), CellResult.class);
    return new CellResult(read.id(), read.info(), read.unavailable(), forks);
  }

  private ForkResult fork() throws IOException {
    expect(JsonToken.START_OBJECT, "a fork");
    return bind(fork(mapper.readTree(in)), ForkResult.class);
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

  /** A run, whose rows were looked after already. */
  private static ObjectNode run(ObjectNode run) {
    run.put("formatVersion", Run.FORMAT_VERSION);
    group(run, "course", "started", "ended", "ending");
    if (run.get("settings") instanceof ObjectNode settings) {
      settings(settings);
    }
    if (run.get("machine") instanceof ObjectNode machine) {
      machine(machine);
    }
    if (run.get("condition") instanceof ObjectNode condition) {
      rename(condition, "load", "average");
      group(condition, "power", "governors", "turbo", "onBattery");
      group(condition, "load", "othersBusy", "average");
      group(condition, "withheld", "quotaCpus", "throttling", "stealPercent");
    }
    if (run.get("jvm") instanceof ObjectNode jvm) {
      rename(jvm, "blackhole", "blackHole");
      group(jvm, "build", "name", "vendor", "feature", "version");
    }
    group(run, "environment", "machine", "condition", "jvm");
    rename(run, "rows", "cells");
    return run;
  }

  private static void settings(ObjectNode settings) {
    int least = settings.path("forks").asInt();
    boolean fixed = settings.path("mostForks").asInt() <= least;
    settings.put("inProcess", least == 0);
    if (least == 0) {
      settings.put("forks", 1);
      settings.put("mostForks", 1);
    }
    rename(settings, "forks", "least");
    rename(settings, "mostForks", "most");
    group(settings, "forks", "least", "most");
    group(settings, "target", "precision", "budgetSeconds");
    if (fixed) {
      settings.remove("target");
    }
    rename(settings, "twins", "copies");
  }

  private static void machine(ObjectNode machine) {
    rename(machine, "cpu", "model");
    rename(machine, "physicalCores", "cores");
    rename(machine, "logicalCores", "threads");
    removeEmpty(machine, "model");
    JsonNode texts = machine.path("caches");
    if (texts.isArray()) {
      var caches = machine.putArray("caches");
      for (JsonNode text : texts) {
        Matcher cache = CACHE.matcher(text.asText());
        if (cache.matches()) {
          long unit = cache.group(3).equals("K") ? 1 << 10 : 1 << 20;
          caches
              .addObject()
              .put("name", cache.group(1))
              .put("bytes", Long.parseLong(cache.group(2)) * unit);
        }
      }
    }
    group(machine, "processor", "model", "arch", "cores", "threads", "caches");
    if (machine.path("memoryBytes").asLong() == 0) {
      machine.remove("memoryBytes");
    }
  }

  /** A row on a data set, whose forks were looked after already. */
  private static ObjectNode cell(ObjectNode cell) {
    Matcher copy = COPY.matcher(cell.path("row").asText());
    if (copy.matches()) {
      cell.put("row", copy.group(1));
      cell.put("variant", "#" + copy.group(2));
    }
    rename(cell, "way", "usage");
    if (cell.get("usage") instanceof ObjectNode usage) {
      rename(usage, "medium", "transport");
      if (usage.path("items").asInt() == 0) {
        usage.remove("items");
      }
    } else {
      cell.putObject("usage")
          .put("transport", "ARRAY")
          .put("items", 1)
          .put("threads", 1)
          .put("shared", false);
    }
    group(cell, "workload", "dataset", "usage");
    group(cell, "id", "row", "variant", "workload");
    group(cell, "info", "tags", "description", "library");
    return cell;
  }

  /** A fork with all that it measured. */
  private static JsonNode fork(JsonNode tree) {
    if (!(tree instanceof ObjectNode fork)) {
      return tree;
    }
    rename(fork, "fork", "number");
    boolean encoded = fork.path("size").asInt() >= 0;
    group(fork, "encoded", "size", "deflated");
    if (!encoded) {
      fork.remove("encoded");
    }
    if (fork.get("failure") instanceof ObjectNode failure) {
      removeEmpty(failure, "details");
    }
    for (JsonNode measured : fork.path("phases")) {
      if (measured instanceof ObjectNode phase) {
        phase(phase);
      }
    }
    return fork;
  }

  private static void phase(ObjectNode phase) {
    for (String list : List.of("waited", "witness")) {
      if (phase.path(list).isEmpty()) {
        phase.remove(list);
      }
    }
    phase.set("slices", JsonNodeFactory.instance.arrayNode());
    group(phase, "series", "nanos", "waited", "witness", "slices");
    rename(phase, "warmupMillis", "millis");
    group(phase, "warmUp", "millis", "steady");
    // Where one call took several values, their -1 was divided by their number.
    if (phase.path("allocatedBytes").asDouble() < 0) {
      phase.remove("allocatedBytes");
    }
  }

  /** Puts properties into an object of their own; does nothing where none of them is there. */
  private static void group(ObjectNode object, String name, String... properties) {
    ObjectNode group = JsonNodeFactory.instance.objectNode();
    for (String property : properties) {
      JsonNode value = object.remove(property);
      if (value != null) {
        group.set(property, value);
      }
    }
    if (!group.isEmpty()) {
      object.set(name, group);
    }
  }

  private static void rename(ObjectNode object, String from, String to) {
    JsonNode value = object.remove(from);
    if (value != null) {
      object.set(to, value);
    }
  }

  private static void removeEmpty(ObjectNode object, String property) {
    if (object.path(property).asText().isEmpty()) {
      object.remove(property);
    }
  }
}
