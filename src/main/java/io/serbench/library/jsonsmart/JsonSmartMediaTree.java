package io.serbench.library.jsonsmart;

import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.library.shared.WrittenObjects;
import io.serbench.library.shared.jsonmedia.MapTreeBuilder;
import io.serbench.library.shared.jsonmedia.MediaFromTree;
import io.serbench.library.shared.jsonmedia.MediaToTree;
import io.serbench.library.shared.jsonmedia.TreeReader;
import java.io.IOException;
import java.io.Writer;
import net.minidev.json.JSONArray;
import net.minidev.json.JSONObject;
import net.minidev.json.parser.JSONParser;
import net.minidev.json.parser.ParseException;

/**
 * Hand-written code on json-smart's trees. One parser reads all messages, since it holds its own
 * parser of strings.
 *
 * @see <a href="https://netplex.github.io/json-smart/">json-smart</a>
 */
final class JsonSmartMediaTree extends WrittenObjects<MediaContent>
    implements MapTreeBuilder, TreeReader<JSONObject, JSONArray> {
  private final JSONParser parser;

  /**
   * Creates a serializer with a parser in a mode.
   *
   * @param mode one of {@link JSONParser}'s
   */
  JsonSmartMediaTree(int mode) {
    super(MediaFamily.TYPE);
    this.parser = new JSONParser(mode);
  }

  @Override
  protected void write(MediaContent content, Writer out) throws IOException {
    tree(content).writeJSONString(out);
  }

  @Override
  public String write(MediaContent content) {
    return tree(content).toJSONString();
  }

  @Override
  public MediaContent parse(String text) throws ParseException {
    Object tree = parser.parse(text);
    return MediaFromTree.content((JSONObject) tree, this);
  }

  private JSONObject tree(MediaContent content) {
    return (JSONObject) MediaToTree.tree(content, this);
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
