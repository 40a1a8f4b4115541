package io.serbench.library.gson;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.library.shared.WrittenObjects;
import io.serbench.library.shared.jsonmedia.MediaFromTree;
import io.serbench.library.shared.jsonmedia.MediaToTree;
import io.serbench.library.shared.jsonmedia.TreeBuilder;
import io.serbench.library.shared.jsonmedia.TreeReader;
import io.serbench.serializer.StreamSerializer;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.Writer;

/** Gson's trees by hand. */
final class GsonMediaTree extends WrittenObjects<MediaContent>
    implements TreeBuilder<JsonObject, JsonArray>,
        TreeReader<JsonObject, JsonArray>,
        StreamSerializer<MediaContent> {
  private final Gson gson = new GsonBuilder().serializeNulls().create();

  GsonMediaTree() {
    super(MediaFamily.TYPE);
  }

  @Override
  protected void write(MediaContent content, Writer out) {
    gson.toJson(MediaToTree.tree(content, this), out);
  }

  @Override
  public String write(MediaContent content) {
    return gson.toJson(MediaToTree.tree(content, this));
  }

  @Override
  public MediaContent parse(String text) {
    return content(JsonParser.parseString(text));
  }

  @Override
  public ItemWriter<MediaContent> writer(OutputStream out) throws IOException {
    return GsonArray.begun(
        gson.newJsonWriter(GsonArray.writer(out)),
        (writer, content) -> gson.toJson(MediaToTree.tree(content, this), writer));
  }

  @Override
  public ItemReader<MediaContent> reader(InputStream in) throws IOException {
    return GsonArray.begun(
        gson.newJsonReader(GsonArray.reader(in)),
        reader -> content(JsonParser.parseReader(reader)));
  }

  private MediaContent content(JsonElement tree) {
    return MediaFromTree.content(tree.getAsJsonObject(), this);
  }

  @Override
  public JsonObject newObject() {
    return new JsonObject();
  }

  @Override
  public JsonArray newArray() {
    return new JsonArray();
  }

  @Override
  public void put(JsonObject object, String name, String value) {
    object.addProperty(name, value);
  }

  @Override
  public void putNull(JsonObject object, String name) {
    object.add(name, JsonNull.INSTANCE);
  }

  @Override
  public void put(JsonObject object, String name, int value) {
    object.addProperty(name, value);
  }

  @Override
  public void put(JsonObject object, String name, long value) {
    object.addProperty(name, value);
  }

  @Override
  public void putObject(JsonObject object, String name, JsonObject value) {
    object.add(name, value);
  }

  @Override
  public void putArray(JsonObject object, String name, JsonArray value) {
    object.add(name, value);
  }

  @Override
  public void add(JsonArray array, String value) {
    array.add(value);
  }

  @Override
  public void addObject(JsonArray array, JsonObject value) {
    array.add(value);
  }

  @Override
  public boolean has(JsonObject object, String name) {
    return object.has(name);
  }

  @Override
  public String text(JsonObject object, String name) {
    JsonElement value = object.get(name);
    return value == null || value.isJsonNull() ? null : value.getAsString();
  }

  @Override
  public int integer(JsonObject object, String name) {
    return object.get(name).getAsInt();
  }

  @Override
  public long longInteger(JsonObject object, String name) {
    return object.get(name).getAsLong();
  }

  @Override
  public JsonObject object(JsonObject object, String name) {
    return object.getAsJsonObject(name);
  }

  @Override
  public JsonArray array(JsonObject object, String name) {
    return object.getAsJsonArray(name);
  }

  @Override
  public int length(JsonArray array) {
    return array.size();
  }

  @Override
  public String text(JsonArray array, int index) {
    return array.get(index).getAsString();
  }

  @Override
  public JsonObject object(JsonArray array, int index) {
    return array.get(index).getAsJsonObject();
  }
}
