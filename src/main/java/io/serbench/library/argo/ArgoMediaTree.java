package io.serbench.library.argo;

import argo.InvalidSyntaxException;
import argo.JsonGenerator;
import argo.JsonGenerator.JsonGeneratorStyle;
import argo.JsonParser;
import argo.JsonParser.NodeInterningStrategy;
import argo.JsonParser.PositionTracking;
import argo.jdom.JsonField;
import argo.jdom.JsonNode;
import argo.jdom.JsonNodeFactories;
import argo.jdom.JsonStringNode;
import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.library.shared.WrittenObjects;
import io.serbench.library.shared.jsonmedia.MediaFromTree;
import io.serbench.library.shared.jsonmedia.MediaToTree;
import io.serbench.library.shared.jsonmedia.TreeBuilder;
import io.serbench.library.shared.jsonmedia.TreeReader;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Argo's trees by hand. Nodes cannot be changed, so that a list of fields stands for an object that
 * is being made. Of the parser's settings, those are taken of which its javadoc says that they cost
 * least.
 *
 * @see <a href="https://argo.sourceforge.net/javadoc/argo/JsonParser.html">JsonParser</a>
 */
final class ArgoMediaTree extends WrittenObjects<MediaContent>
    implements TreeBuilder<List<JsonField>, List<JsonNode>>,
        TreeReader<Map<JsonStringNode, JsonNode>, List<JsonNode>> {
  private final JsonGenerator generator = new JsonGenerator().style(JsonGeneratorStyle.COMPACT);
  private final JsonParser parser =
      new JsonParser()
          .nodeInterning(NodeInterningStrategy.INTERN_NOTHING)
          .positionTracking(PositionTracking.DO_NOT_TRACK);

  ArgoMediaTree() {
    super(MediaFamily.TYPE);
  }

  @Override
  protected void write(MediaContent content, Writer out) throws IOException {
    generator.generate(out, tree(content));
  }

  @Override
  public String write(MediaContent content) {
    return generator.generate(tree(content));
  }

  @Override
  public MediaContent parse(String text) throws InvalidSyntaxException {
    return MediaFromTree.content(parser.parse(text).getFields(), this);
  }

  private JsonNode tree(MediaContent content) {
    return JsonNodeFactories.object(MediaToTree.tree(content, this));
  }

  @Override
  public List<JsonField> newObject() {
    return new ArrayList<>();
  }

  @Override
  public List<JsonNode> newArray() {
    return new ArrayList<>();
  }

  @Override
  public void put(List<JsonField> object, String name, String value) {
    object.add(JsonNodeFactories.field(name, JsonNodeFactories.string(value)));
  }

  @Override
  public void putNull(List<JsonField> object, String name) {
    object.add(JsonNodeFactories.field(name, JsonNodeFactories.nullNode()));
  }

  @Override
  public void put(List<JsonField> object, String name, int value) {
    object.add(JsonNodeFactories.field(name, JsonNodeFactories.number(value)));
  }

  @Override
  public void put(List<JsonField> object, String name, long value) {
    object.add(JsonNodeFactories.field(name, JsonNodeFactories.number(value)));
  }

  @Override
  public void putObject(List<JsonField> object, String name, List<JsonField> value) {
    object.add(JsonNodeFactories.field(name, JsonNodeFactories.object(value)));
  }

  @Override
  public void putArray(List<JsonField> object, String name, List<JsonNode> value) {
    object.add(JsonNodeFactories.field(name, JsonNodeFactories.array(value)));
  }

  @Override
  public void add(List<JsonNode> array, String value) {
    array.add(JsonNodeFactories.string(value));
  }

  @Override
  public void addObject(List<JsonNode> array, List<JsonField> value) {
    array.add(JsonNodeFactories.object(value));
  }

  @Override
  public boolean has(Map<JsonStringNode, JsonNode> object, String name) {
    return object.containsKey(JsonNodeFactories.string(name));
  }

  @Override
  public String text(Map<JsonStringNode, JsonNode> object, String name) {
    JsonNode value = object.get(JsonNodeFactories.string(name));
    return value == null ? null : value.getNullableStringValue();
  }

  @Override
  public int integer(Map<JsonStringNode, JsonNode> object, String name) {
    return Integer.parseInt(object.get(JsonNodeFactories.string(name)).getText());
  }

  @Override
  public long longInteger(Map<JsonStringNode, JsonNode> object, String name) {
    return Long.parseLong(object.get(JsonNodeFactories.string(name)).getText());
  }

  @Override
  public Map<JsonStringNode, JsonNode> object(Map<JsonStringNode, JsonNode> object, String name) {
    return object.get(JsonNodeFactories.string(name)).getFields();
  }

  @Override
  public List<JsonNode> array(Map<JsonStringNode, JsonNode> object, String name) {
    return object.get(JsonNodeFactories.string(name)).getElements();
  }

  @Override
  public int length(List<JsonNode> array) {
    return array.size();
  }

  @Override
  public String text(List<JsonNode> array, int index) {
    return array.get(index).getText();
  }

  @Override
  public Map<JsonStringNode, JsonNode> object(List<JsonNode> array, int index) {
    return array.get(index).getFields();
  }
}
