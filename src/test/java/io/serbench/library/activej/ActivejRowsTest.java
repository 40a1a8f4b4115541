package io.serbench.library.activej;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.dataset.DataType;
import io.serbench.dataset.equality.DeepEquality;
import io.serbench.dataset.media.MediaContent;
import io.serbench.library.Rows;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ActivejRowsTest {

  /** A class that contains itself, with everything null that may be. */
  public static class Node {
    public String name;
    public Node next;
    public List<String> names;
    public int number;
  }

  @Test
  void growsItsArrayAndTakesNullsInLists() throws Exception {
    MediaContent content = Rows.value("media.2");
    content.media.title = "x".repeat(1_000_000);
    content.media.persons.add(null);
    MediaContent back = Rows.roundTrip("activej", content);
    assertThat(DeepEquality.difference(content, back)).isEmpty();
  }

  @Test
  void takesClassesThatContainThemselves() throws Exception {
    DataType<Node> type = new DataType<>("node", Node.class, List.of(Node.class), node -> node);
    ActivejObjects<Node> serializer = new ActivejObjects<>(type);
    Node node = new Node();
    node.number = -1;
    node.next = new Node();
    node.next.name = "next";
    node.next.names = new ArrayList<>(List.of("a", "b"));

    Node back = serializer.deserialize(serializer.serialize(node));

    assertThat(DeepEquality.difference(node, back)).isEmpty();
  }
}
