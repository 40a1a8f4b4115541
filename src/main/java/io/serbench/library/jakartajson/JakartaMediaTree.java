package io.serbench.library.jakartajson;

import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.library.shared.WrittenObjects;
import io.serbench.library.shared.jsonmedia.MediaFromTree;
import io.serbench.library.shared.jsonmedia.MediaToTree;
import io.serbench.library.shared.jsonmedia.TreeBuilder;
import io.serbench.library.shared.jsonmedia.TreeReader;
import jakarta.json.JsonArray;
import jakarta.json.JsonArrayBuilder;
import jakarta.json.JsonBuilderFactory;
import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import jakarta.json.JsonReader;
import jakarta.json.JsonReaderFactory;
import jakarta.json.JsonWriter;
import jakarta.json.JsonWriterFactory;
import jakarta.json.spi.JsonProvider;
import java.io.StringReader;
import java.io.Writer;
import java.util.Map;
import org.eclipse.parsson.JsonProviderImpl;

/**
 * Hand-written code on Parsson's trees. The factories are kept, as their javadoc prefers for more
 * than one message, and are Parsson's by name, whatever else is on the class path.
 */
final class JakartaMediaTree extends WrittenObjects<MediaContent>
    implements TreeBuilder<JsonObjectBuilder, JsonArrayBuilder>, TreeReader<JsonObject, JsonArray> {
  private final JsonBuilderFactory builders;
  private final JsonWriterFactory writers;
  private final JsonReaderFactory readers;

  JakartaMediaTree() {
    super(MediaFamily.TYPE);
    JsonProvider parsson = new JsonProviderImpl();
    builders = parsson.createBuilderFactory(Map.of());
    writers = parsson.createWriterFactory(Map.of());
    readers = parsson.createReaderFactory(Map.of());
  }

  @Override
  protected void write(MediaContent content, Writer out) {
    try (JsonWriter writer = writers.createWriter(out)) {
      writer.writeObject(MediaToTree.tree(content, this).build());
    }
  }

  @Override
  public String write(MediaContent content) {
    return MediaToTree.tree(content, this).build().toString();
  }

  @Override
  public MediaContent parse(String text) {
    try (JsonReader reader = readers.createReader(new StringReader(text))) {
      return MediaFromTree.content(reader.readObject(), this);
    }
  }

  @Override
  public JsonObjectBuilder newObject() {
    return builders.createObjectBuilder();
  }

  @Override
  public JsonArrayBuilder newArray() {
    return builders.createArrayBuilder();
  }

  @Override
  public void put(JsonObjectBuilder object, String name, String value) {
    object.add(name, value);
  }

  @Override
  public void putNull(JsonObjectBuilder object, String name) {
    object.addNull(name);
  }

  @Override
  public void put(JsonObjectBuilder object, String name, int value) {
    object.add(name, value);
  }

  @Override
  public void put(JsonObjectBuilder object, String name, long value) {
    object.add(name, value);
  }

  @Override
  public void putObject(JsonObjectBuilder object, String name, JsonObjectBuilder value) {
    object.add(name, value);
  }

  @Override
  public void putArray(JsonObjectBuilder object, String name, JsonArrayBuilder value) {
    object.add(name, value);
  }

  @Override
  public void add(JsonArrayBuilder array, String value) {
    array.add(value);
  }

  @Override
  public void addObject(JsonArrayBuilder array, JsonObjectBuilder value) {
    array.add(value);
  }

  @Override
  public boolean has(JsonObject object, String name) {
    return object.containsKey(name);
  }

  @Override
  public String text(JsonObject object, String name) {
    return object.getString(name, null);
  }

  @Override
  public int integer(JsonObject object, String name) {
    return object.getInt(name);
  }

  @Override
  public long longInteger(JsonObject object, String name) {
    return object.getJsonNumber(name).longValue();
  }

  @Override
  public JsonObject object(JsonObject object, String name) {
    return object.getJsonObject(name);
  }

  @Override
  public JsonArray array(JsonObject object, String name) {
    return object.getJsonArray(name);
  }

  @Override
  public int length(JsonArray array) {
    return array.size();
  }

  @Override
  public String text(JsonArray array, int index) {
    return array.getString(index);
  }

  @Override
  public JsonObject object(JsonArray array, int index) {
    return array.getJsonObject(index);
  }
}
