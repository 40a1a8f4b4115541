package io.serbench.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class OutputTailTest {
  private static String tail(String printed) throws InterruptedException {
    byte[] bytes = printed.getBytes(StandardCharsets.US_ASCII);
    return new OutputTail(new ByteArrayInputStream(bytes), "tail", line -> {}).text();
  }

  @Test
  void keepsTheLastLines() throws InterruptedException {
    String many =
        IntStream.range(0, 1000).mapToObj(i -> "line " + i + "\n").collect(Collectors.joining());
    assertThat(tail(many).lines()).hasSize(20).startsWith("line 980").endsWith("line 999");
  }

  @Test
  void eachLineIsToldOfAsAWhole() throws InterruptedException {
    List<String> told = new CopyOnWriteArrayList<>();
    String many = "x".repeat(1000);
    byte[] bytes = ("one\ntwo\n\n" + many).getBytes(StandardCharsets.US_ASCII);
    new OutputTail(new ByteArrayInputStream(bytes), "tail", told::add).awaitEnd();
    assertThat(told).containsExactly("one", "two", many);
  }

  @Test
  void aLineThatDoesNotEndIsKeptToo() throws InterruptedException {
    assertThat(tail("one\r\n\ntwo")).isEqualTo("one\ntwo");
    assertThat(tail("")).isEmpty();
  }

  @Test
  void aLineWithoutEndTakesNoRoom() throws InterruptedException {
    assertThat(tail("x".repeat(1_000_000))).hasSize(300);
  }
}
