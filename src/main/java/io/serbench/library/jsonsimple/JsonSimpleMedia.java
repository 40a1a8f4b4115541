package io.serbench.library.jsonsimple;

import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.library.shared.PlainObjects;
import io.serbench.library.shared.TextBuffer;
import io.serbench.library.shared.jsonmedia.MediaToTree;
import io.serbench.library.shared.jsonmedia.TreeBuilder;
import io.serbench.serializer.TextSerializer;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.json.simple.JSONArray;
import org.json.simple.JSONObject;
import org.json.simple.parser.JSONParser;
import org.json.simple.parser.ParseException;

/**
 * json-simple by hand: it writes trees, and reads without them. One parser for all messages, since
 * it owns a buffer of 16,384 characters and can be reset.
 *
 * @see <a href="https://code.google.com/archive/p/json-simple/wikis/DecodingExamples.wiki">Decoding
 *     Examples</a>
 */
@SuppressWarnings("unchecked") // json-simple is older than generic types.
final class JsonSimpleMedia extends PlainObjects<MediaContent>
    implements TreeBuilder<JSONObject, JSONArray>, TextSerializer<MediaContent> {
  private final JSONParser parser = new JSONParser();
  private final MediaHandler handler = new MediaHandler();
  private final TextBuffer buffer = new TextBuffer();

  JsonSimpleMedia() {
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
    parser.parse(text, handler);
    return handler.content();
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
}
