package io.serbench.library.jsonij;

import cc.plural.jsonij.FastJSONParser;
import cc.plural.jsonij.JPath;
import cc.plural.jsonij.JSON;
import cc.plural.jsonij.JSONParser;
import cc.plural.jsonij.Value;
import cc.plural.jsonij.jpath.Component;
import cc.plural.jsonij.parser.ParserException;
import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.library.shared.TextObjects;
import io.serbench.library.shared.jsonmedia.MediaFromTree;
import io.serbench.library.shared.jsonmedia.MediaNames;
import io.serbench.library.shared.jsonmedia.MediaToTree;
import io.serbench.library.shared.jsonmedia.TreeBuilder;
import io.serbench.library.shared.jsonmedia.TreeReader;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;

/**
 * Hand-written code on JSONiJ's trees, with a JPath for each field. The paths are parsed once and
 * evaluated on the object that has the field. The parser is a separate instance, not the one that
 * all threads share.
 */
final class JsonijMedia extends TextObjects<MediaContent>
    implements TreeBuilder<JSON.Object<String, Value>, JSON.Array<Value>>,
        TreeReader<Value, Value> {
  private final JSONParser parser = new FastJSONParser();
  private final Map<String, JPath<Component>> paths = new HashMap<>();

  JsonijMedia() throws IOException, ParserException {
    super(MediaFamily.TYPE);
    for (String name : MediaNames.ALL) {
      paths.put(name, JPath.parse("/" + name));
    }
  }

  @Override
  public String write(MediaContent content) {
    return MediaToTree.tree(content, this).toJSON();
  }

  @Override
  public MediaContent parse(String text) throws IOException, ParserException {
    return MediaFromTree.content(parser.parse(text), this);
  }

  @Override
  public JSON.Object<String, Value> newObject() {
    return new JSON.Object<>();
  }

  @Override
  public JSON.Array<Value> newArray() {
    return new JSON.Array<>();
  }

  @Override
  public void put(JSON.Object<String, Value> object, String name, String value) {
    object.put(name, new JSON.String(value));
  }

  /** Leaves the field out, like the published row of this name. */
  @Override
  public void putNull(JSON.Object<String, Value> object, String name) {}

  @Override
  public void put(JSON.Object<String, Value> object, String name, int value) {
    object.put(name, new JSON.Numeric(value));
  }

  @Override
  public void put(JSON.Object<String, Value> object, String name, long value) {
    object.put(name, new JSON.Numeric(value));
  }

  @Override
  public void putObject(
      JSON.Object<String, Value> object, String name, JSON.Object<String, Value> value) {
    object.put(name, value);
  }

  @Override
  public void putArray(JSON.Object<String, Value> object, String name, JSON.Array<Value> value) {
    object.put(name, value);
  }

  @Override
  public void add(JSON.Array<Value> array, String value) {
    array.add(new JSON.String(value));
  }

  @Override
  public void addObject(JSON.Array<Value> array, JSON.Object<String, Value> value) {
    array.add(value);
  }

  @Override
  public boolean has(Value object, String name) {
    return paths.get(name).evaluate(object) != null;
  }

  @Override
  public String text(Value object, String name) {
    Value value = paths.get(name).evaluate(object);
    return value == null ? null : value.getString();
  }

  @Override
  public int integer(Value object, String name) {
    return paths.get(name).evaluate(object).getInt();
  }

  @Override
  public long longInteger(Value object, String name) {
    return paths.get(name).evaluate(object).getLong();
  }

  @Override
  public Value object(Value object, String name) {
    return paths.get(name).evaluate(object);
  }

  @Override
  public Value array(Value object, String name) {
    return paths.get(name).evaluate(object);
  }

  @Override
  public int length(Value array) {
    return array.size();
  }

  @Override
  public String text(Value array, int index) {
    return array.get(index).getString();
  }

  @Override
  public Value object(Value array, int index) {
    return array.get(index);
  }
}
