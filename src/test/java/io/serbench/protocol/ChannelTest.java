package io.serbench.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.serbench.dataset.Bytes;
import io.serbench.dataset.FileReading;
import io.serbench.dataset.codec.ValueCodec;
import io.serbench.dataset.own.OwnType;
import io.serbench.dataset.source.Recipe;
import io.serbench.protocol.FromParent.DatasetRecipe;
import io.serbench.protocol.FromParent.RowTasks;
import io.serbench.serializer.Transport;
import java.io.EOFException;
import java.io.IOException;
import java.io.OutputStream;
import java.net.SocketTimeoutException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class ChannelTest {
  private static final int LONGEST = Channel.LONGEST;

  private Line line;

  @BeforeEach
  void open() throws IOException {
    line = Line.open();
  }

  @AfterEach
  void close() throws IOException {
    line.close();
  }

  static Stream<FromParent> fromParent() {
    return Messages.fromParent();
  }

  static Stream<FromFork> fromChild() {
    return Messages.fromChild();
  }

  @ParameterizedTest
  @MethodSource
  void fromParent(FromParent message) throws IOException {
    line.parent().send(message);
    line.parent().close();
    Channel child = new Channel(line.child());

    // Records compare their arrays by identity.
    assertThat(child.fromParent()).get().usingRecursiveComparison().isEqualTo(message);
    assertThat(child.fromParent()).isEmpty();
  }

  @ParameterizedTest
  @MethodSource
  void fromChild(FromFork message) throws IOException {
    Channel child = new Channel(line.child());
    child.send(message);
    child.close();

    assertThat(line.parent().fromChild(LONGEST))
        .get()
        .usingRecursiveComparison()
        .isEqualTo(message);
    assertThat(line.parent().fromChild(LONGEST)).isEmpty();
  }

  @Test
  void everythingThatCanBeSaidIsAmongThem() {
    assertThat(fromParent().<Class<?>>map(Object::getClass).distinct())
        .containsExactlyInAnyOrder(FromParent.class.getPermittedSubclasses());
    assertThat(fromChild().<Class<?>>map(Object::getClass).distinct())
        .containsExactlyInAnyOrder(FromFork.class.getPermittedSubclasses());
  }

  @Test
  void messagesFollowEachOther() throws IOException {
    Channel child = new Channel(line.child());
    List<FromParent> said =
        List.of(
            new FromParent.Finish(true, List.of()),
            new FromParent.Examine(List.of(), Optional.empty()),
            new FromParent.DumpThreads());
    for (FromParent message : said) {
      line.parent().send(message);
    }

    for (FromParent message : said) {
      assertThat(child.fromParent()).contains(message);
    }
  }

  @Test
  void whatManyRowsAreTriedOnIsSentOnce() throws IOException {
    Recipe large =
        new Recipe.JsonFile(
            OwnType.JSON, "large.json", Bytes.of(new byte[1 << 20]), FileReading.DEFAULT);
    Task check = new Task.RoundTrip(new DatasetRecipe("large", large), Transport.ARRAY);
    FromParent order =
        new FromParent.Examine(
            Stream.of("row0", "row1", "row2")
                .map(row -> new RowTasks(row, List.of(check)))
                .toList(),
            Optional.empty());
    assertThat(ValueCodec.of(FromParent.Examine.class).encode(order).length).isLessThan(2 << 20);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, -1, Integer.MIN_VALUE, Integer.MAX_VALUE, (256 << 20) + 1})
  void aLengthThatNoMessageHasIsRefused(int length) throws IOException {
    line.child().getOutputStream().write(ByteBuffer.allocate(4).putInt(length).array());
    assertThatThrownBy(() -> line.parent().fromChild(LONGEST))
        .isInstanceOf(IOException.class)
        .hasMessageContaining(length + " bytes announced");
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 100, 255})
  void aMessageThatIsNotTheExpectedOneIsRefused(int kind) throws IOException {
    byte[] message = ByteBuffer.allocate(5).putInt(1).put((byte) kind).array();
    line.child().getOutputStream().write(message);
    assertThatThrownBy(() -> line.parent().hello(Duration.ofSeconds(10)))
        .isInstanceOf(MessageCheck.UnfitMessageException.class)
        .hasMessageContaining("message " + kind + " is no Hello");
  }

  /** A stranger may say that much will follow, and send nothing. */
  @ParameterizedTest
  @ValueSource(ints = {1000, 1 << 20, 256 << 20})
  void whatIsOnlyAnnouncedTakesNoRoom(int length) throws IOException {
    line.child().getOutputStream().write(ByteBuffer.allocate(20).putInt(length).array());
    line.child().close();
    long taken =
        Allocation.of(
            () ->
                assertThatThrownBy(() -> line.parent().fromChild(LONGEST))
                    .isInstanceOf(EOFException.class));
    assertThat(taken).isLessThan(1 << 20);
  }

  @Test
  void nobodyUnknownMaySayMuch() throws IOException {
    line.child().getOutputStream().write(Line.bytes(new FromFork.Hello("x".repeat(200))));
    assertThatThrownBy(() -> line.parent().hello(Duration.ofSeconds(10)))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("bytes announced");
  }

  @Test
  void whoBeginsWithAnythingButHelloIsRefused() throws IOException {
    line.child().getOutputStream().write(Line.bytes(new FromFork.Began("opening")));
    assertThatThrownBy(() -> line.parent().hello(Duration.ofSeconds(10)))
        .isInstanceOf(IOException.class);
  }

  @Test
  void whoSpeaksAnotherProtocolIsRefused() throws IOException {
    OutputStream out = line.child().getOutputStream();
    out.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
    assertThatThrownBy(() -> line.parent().fromChild(LONGEST)).isInstanceOf(IOException.class);
  }

  @Test
  void whoHangsUpInTheMiddleIsRefused() throws IOException {
    byte[] hello = Line.bytes(new FromFork.Hello("token"));
    line.child().getOutputStream().write(hello, 0, hello.length - 1);
    line.child().close();
    assertThatThrownBy(() -> line.parent().fromChild(LONGEST)).isInstanceOf(EOFException.class);
  }

  @Test
  void whoSaysNothingIsNotWaitedForBeyondTheLimit() throws IOException {
    assertThatThrownBy(() -> line.parent().hello(Duration.ofMillis(1)))
        .isInstanceOf(SocketTimeoutException.class);
  }
}
