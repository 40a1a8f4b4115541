package io.serbench.library.gson;

import com.google.gson.Gson;
import com.google.gson.JsonElement;
import com.google.gson.JsonParser;
import com.google.gson.TypeAdapter;
import com.google.gson.reflect.TypeToken;
import io.serbench.dataset.DataType;
import io.serbench.library.shared.TextBuffer;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.StreamSerializer;
import io.serbench.serializer.TextSerializer;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;

/**
 * Gson's trees of any object: what is encoded and decoded is the tree, and data binding makes it
 * and takes it apart. The Gson makes the tree, not the adapter, which would put nulls in whatever
 * the Gson's settings say.
 */
final class GsonTree<T>
    implements Serializer<T, JsonElement>,
        TextSerializer<JsonElement>,
        StreamSerializer<JsonElement> {
  private final Gson gson = new Gson();
  private final Type root;
  private final TypeAdapter<T> adapter;
  private final TextBuffer buffer = new TextBuffer();

  @SuppressWarnings("unchecked") // The adapter of a type is one of its values.
  GsonTree(DataType<T> type) {
    this.root = type.bound();
    this.adapter = (TypeAdapter<T>) gson.getAdapter(TypeToken.get(root));
  }

  @Override
  public JsonElement create(T value) {
    return gson.toJsonTree(value, root);
  }

  @Override
  public byte[] serialize(JsonElement tree) {
    gson.toJson(tree, buffer.cleared());
    return buffer.toUtf8();
  }

  @Override
  public JsonElement deserialize(byte[] bytes) {
    return parse(new String(bytes, StandardCharsets.UTF_8));
  }

  @Override
  public String write(JsonElement tree) {
    return gson.toJson(tree);
  }

  @Override
  public JsonElement parse(String text) {
    return JsonParser.parseString(text);
  }

  @Override
  public ItemWriter<JsonElement> writer(OutputStream out) throws IOException {
    return GsonArray.begun(
        gson.newJsonWriter(GsonArray.writer(out)), (writer, tree) -> gson.toJson(tree, writer));
  }

  @Override
  public ItemReader<JsonElement> reader(InputStream in) throws IOException {
    return GsonArray.begun(gson.newJsonReader(GsonArray.reader(in)), JsonParser::parseReader);
  }

  @Override
  public T restore(JsonElement tree) {
    return adapter.fromJsonTree(tree);
  }
}
