package io.serbench.library.orgjson;

import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.library.shared.WrittenObjects;
import io.serbench.library.shared.jsonmedia.MediaFromTree;
import io.serbench.library.shared.jsonmedia.MediaToTree;
import io.serbench.library.shared.jsonmedia.TreeBuilder;
import io.serbench.library.shared.jsonmedia.TreeReader;
import java.io.Writer;
import org.json.JSONArray;
import org.json.JSONObject;

/**
 * Hand-written code on the trees of JSON in Java (org.json).
 *
 * @see <a href="https://github.com/stleary/JSON-java">JSON in Java</a>
 */
final class OrgJsonMediaTree extends WrittenObjects<MediaContent>
    implements TreeBuilder<JSONObject, JSONArray>, TreeReader<JSONObject, JSONArray> {

  OrgJsonMediaTree() {
    super(MediaFamily.TYPE);
  }

  @Override
  protected void write(MediaContent content, Writer out) {
    MediaToTree.tree(content, this).write(out);
  }

  @Override
  public String write(MediaContent content) {
    return MediaToTree.tree(content, this).toString();
  }

  @Override
  public MediaContent parse(String text) {
    return MediaFromTree.content(new JSONObject(text), this);
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
  public void putNull(JSONObject object, String name) {
    object.put(name, JSONObject.NULL);
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
    array.put(value);
  }

  @Override
  public void addObject(JSONArray array, JSONObject value) {
    array.put(value);
  }

  @Override
  public boolean has(JSONObject object, String name) {
    return object.has(name);
  }

  @Override
  public String text(JSONObject object, String name) {
    return object.optString(name, null);
  }

  @Override
  public int integer(JSONObject object, String name) {
    return object.getInt(name);
  }

  @Override
  public long longInteger(JSONObject object, String name) {
    return object.getLong(name);
  }

  @Override
  public JSONObject object(JSONObject object, String name) {
    return object.getJSONObject(name);
  }

  @Override
  public JSONArray array(JSONObject object, String name) {
    return object.getJSONArray(name);
  }

  @Override
  public int length(JSONArray array) {
    return array.length();
  }

  @Override
  public String text(JSONArray array, int index) {
    return array.getString(index);
  }

  @Override
  public JSONObject object(JSONArray array, int index) {
    return array.getJSONObject(index);
  }
}
