package io.serbench.library.jsonsmart;

import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.library.shared.PlainObjects;
import io.serbench.library.shared.TextBuffer;
import io.serbench.library.shared.jsonmedia.MediaFromTree;
import io.serbench.library.shared.jsonmedia.MediaToTree;
import io.serbench.library.shared.jsonmedia.TreeBuilder;
import io.serbench.library.shared.jsonmedia.TreeReader;
import io.serbench.serializer.TextSerializer;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import net.minidev.json.JSONArray;
import net.minidev.json.JSONObject;
import net.minidev.json.parser.JSONParser;
import net.minidev.json.parser.ParseException;

/**
 * json-smart's trees by hand. One parser for all messages: it keeps its own parser of strings.
 *
 * @see <a href="https://netplex.github.io/json-smart/">json-smart</a>
 */
final class JsonSmartMediaTree extends PlainObjects<MediaContent>
    implements TreeBuilder<JSONObject, JSONArray>,
        TreeReader<JSONObject, JSONArray>,
        TextSerializer<MediaContent> {
  private final JSONParser parser = new JSONParser(JSONParser.DEFAULT_PERMISSIVE_MODE);
  private final TextBuffer buffer = new TextBuffer();

  JsonSmartMediaTree() {
    super(MediaFamily.TYPE);
  }

  @Override
  public byte[] serialize(MediaContent content) throws IOException {
    MediaToTree.tree(content, this).writeJSONString(buffer.cleared());
    return buffer.toUtf8();
  }

  @Override
  public MediaContent deserialize(byte[] bytes) throws ParseException {
    return parse(new String(bytes, StandardCharsets.UTF_8));
  }

  @Override
  public String write(MediaContent content) {
    return MediaToTree.tree(content, this).toJSONString();
  }

  @Override
  public MediaContent parse(String text) throws ParseException {
    Object tree = parser.parse(text);
    return MediaFromTree.content((JSONObject) tree, this);
  }

  @Override
  public JSONObject newObject() {
    return new JSONObject();
  }

  @Override
  public JSONArray newArray() {
    return new JSONArray();
  }

  @Override
  public void put(JSONObject object, String name, String value) {
    object.put(name, value);
  }

  @Override
  public void put(JSONObject object, String name, int value) {
    object.put(name, value);
  }

  @Override
  public void put(JSONObject object, String name, long value) {
    object.put(name, value);
  }

  @Override
  public void putObject(JSONObject object, String name, JSONObject value) {
    object.put(name, value);
  }

  @Override
  public void putArray(JSONObject object, String name, JSONArray value) {
    object.put(name, value);
  }

  @Override
  public void add(JSONArray array, String value) {
    array.add(value);
  }

  @Override
  public void addObject(JSONArray array, JSONObject value) {
    array.add(value);
  }

  @Override
  public boolean has(JSONObject object, String name) {
    return object.containsKey(name);
  }

  @Override
  public String text(JSONObject object, String name) {
    return (String) object.get(name);
  }

  @Override
  public int integer(JSONObject object, String name) {
    return ((Number) object.get(name)).intValue();
  }

  @Override
  public long longInteger(JSONObject object, String name) {
    return ((Number) object.get(name)).longValue();
  }

  @Override
  public JSONObject object(JSONObject object, String name) {
    return (JSONObject) object.get(name);
  }

  @Override
  public JSONArray array(JSONObject object, String name) {
    return (JSONArray) object.get(name);
  }

  @Override
  public int length(JSONArray array) {
    return array.size();
  }

  @Override
  public String text(JSONArray array, int index) {
    return (String) array.get(index);
  }

  @Override
  public JSONObject object(JSONArray array, int index) {
    return (JSONObject) array.get(index);
  }
}
