package io.serbench.dataset.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class MutationsTest {
  private static final byte[] JSON =
      "{\"a\":[1,22,333],\"b\":\"text\",\"c\":4.5}".getBytes(StandardCharsets.UTF_8);

  private static List<Message> drawn(long seed, boolean text) {
    return new Mutations(List.of(JSON, new byte[] {1, 2, 3}), text).draw(seed, 400);
  }

  @Test
  void aSeedGivesTheSameMessages() {
    List<Message> one = drawn(7, false);
    List<Message> same = drawn(7, false);
    List<Message> others = drawn(8, false);
    assertThat(one).hasSize(400);
    for (int i = 0; i < one.size(); i++) {
      assertThat(one.get(i).bytes()).isEqualTo(same.get(i).bytes());
      assertThat(one.get(i).name()).isEqualTo(same.get(i).name());
    }
    assertThat(one)
        .extracting(Message::name)
        .isNotEqualTo(others.stream().map(Message::name).toList());
  }

  @Test
  void everyOtherOneHasALargeLength() {
    List<Message> binary = drawn(1, false);
    assertThat(binary.get(0).name()).matches(".* at \\d+");
    assertThat(binary.stream().filter(each -> each.name().startsWith("2^31-1 as varint")))
        .isNotEmpty();
    assertThat(drawn(1, true))
        .extracting(Message::name)
        .anyMatch(name -> name.startsWith("2147483647 at"));
  }

  @Test
  void digitsAreReplacedAsAWhole() {
    for (Message message : new Mutations(List.of(JSON), true).draw(1, 100)) {
      if (message.name().startsWith("2147483647")) {
        assertThat(new String(message.bytes(), StandardCharsets.UTF_8))
            .containsPattern("[\\[:,.]2147483647[,\\].}]");
      }
    }
  }

  @Test
  void replacingKeepsTheRest() {
    byte[] from = {1, 2, 3, 4};
    assertThat(Mutations.replaced(from, 1, 3, new byte[] {9})).containsExactly(1, 9, 4);
    assertThat(Mutations.replaced(from, 4, 4, new byte[] {9})).containsExactly(1, 2, 3, 4, 9);
  }

  @Test
  void craftedJsonHasEveryKindOfAttack() {
    List<Message> crafted = Crafted.of("json/any", JSON);
    assertThat(crafted)
        .extracting(Message::name)
        .contains(
            "nothing",
            "100,000 levels of [",
            "an unknown property, lists 100,000 deep",
            "one key a million times",
            "16,384 keys with one hash code",
            "a canary named by @type",
            "a lone surrogate")
        .noneMatch(name -> name.startsWith("0x"));
    Message deep =
        crafted.stream()
            .filter(each -> each.name().startsWith("an unknown"))
            .findFirst()
            .orElseThrow();
    assertThat(new String(deep.bytes(), StandardCharsets.UTF_8))
        .startsWith("{\"zz\":[[[")
        .endsWith("]]],\"a\":[1,22,333],\"b\":\"text\",\"c\":4.5}");
  }

  @Test
  void unknownBytesGetEachByteManyTimes() {
    List<Message> crafted = Crafted.of("any", new byte[] {1, 2, 3, 4, 5});
    Message one =
        crafted.stream()
            .filter(each -> each.name().equals("0x91 100,000 times"))
            .findFirst()
            .orElseThrow();
    byte[] bytes = one.bytes();
    assertThat(bytes).hasSize(100_000);
    assertThat(bytes[99_999]).isEqualTo((byte) 0x91);
    assertThat(crafted)
        .extracting(Message::name)
        .contains("0x91 100,000 times after the first 4 B of a message");
  }

  @Test
  void nestedMessagesHaveTheirLengths() {
    Message nested =
        Crafted.of("protobuf", new byte[] {10, 0, 1}).stream()
            .filter(each -> each.name().equals("messages 10,000 deep in field 1"))
            .findFirst()
            .orElseThrow();
    byte[] bytes = nested.bytes();
    assertThat(Arrays.copyOfRange(bytes, bytes.length - 4, bytes.length))
        .containsExactly(10, 2, 10, 0);
    // The outermost length, a varint, is that of all behind it.
    int length = (bytes[1] & 0x7f) | ((bytes[2] & 0x7f) << 7) | (bytes[3] << 14);
    assertThat(length).isEqualTo(bytes.length - 4);
  }

  @Test
  void collidingKeysCollide() {
    List<String> keys = Forgery.collidingKeys();
    assertThat(keys).hasSize(1 << 14).doesNotHaveDuplicates();
    assertThat(keys.stream().map(String::hashCode).distinct()).hasSize(1);
  }
}
