package io.serbench.library.jsonsimple;

import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.library.shared.WrittenObjects;
import io.serbench.library.shared.jsonmedia.MapTreeBuilder;
import io.serbench.library.shared.jsonmedia.MediaToTree;
import java.io.IOException;
import java.io.Writer;
import org.json.simple.JSONArray;
import org.json.simple.JSONObject;
import org.json.simple.parser.JSONParser;
import org.json.simple.parser.ParseException;

/**
 * Hand-written code on json-simple, which writes trees and reads events. One parser reads all
 * messages, since it has a buffer of 16,384 characters and can be reset.
 *
 * @see <a href="https://code.google.com/archive/p/json-simple/wikis/DecodingExamples.wiki">Decoding
 *     Examples</a>
 */
@SuppressWarnings("unchecked") // json-simple is older than generic types.
final class JsonSimpleMedia extends WrittenObjects<MediaContent> implements MapTreeBuilder {
  private final JSONParser parser = new JSONParser();
  private final MediaHandler handler = new MediaHandler();

  JsonSimpleMedia() {
    super(MediaFamily.TYPE);
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
    parser.parse(text, handler);
    return handler.content();
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
}
