package io.serbench.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.serbench.process.JvmChoice.JvmException;
import io.serbench.protocol.Channel;
import io.serbench.protocol.FromFork;
import io.serbench.protocol.FromParent;
import io.serbench.protocol.Line;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Who is connected, and who is not. The limit is shorter than what a silent stranger gets. */
class ChannelServerTest {
  private static final int LONGEST = 1 << 20;
  private static final Duration LIMIT = Duration.ofSeconds(8);

  private final FakeProcess process = new FakeProcess();
  private final List<Socket> callers = new ArrayList<>();
  private ChannelServer channels;

  @BeforeEach
  void open() throws IOException {
    channels = new ChannelServer();
  }

  @AfterEach
  void close() throws IOException {
    for (Socket caller : callers) {
      caller.close();
    }
    channels.close();
  }

  private Socket call() throws IOException {
    Socket caller = new Socket(InetAddress.getLoopbackAddress(), channels.port());
    callers.add(caller);
    return caller;
  }

  private Channel callAs(String token) throws IOException {
    Channel channel = new Channel(call());
    channel.send(new FromFork.Hello(token));
    return channel;
  }

  private void isConnected(String token, Channel child) throws Exception {
    Optional<Channel> connected = channels.await(token, process, LIMIT);
    assertThat(connected).isPresent();
    connected.get().send(new FromParent.DumpThreads());
    assertThat(child.fromParent()).contains(new FromParent.DumpThreads());
  }

  private static byte[] half(byte[] bytes) {
    return Arrays.copyOf(bytes, bytes.length / 2);
  }

  private static void isHungUpOn(Channel caller) throws IOException {
    assertThat(caller.fromParent()).isEmpty();
  }

  @Test
  void aChildIsConnectedByItsToken() throws Exception {
    String token = channels.expect();
    isConnected(token, callAs(token));
  }

  @Test
  void childrenAreToldApart() throws Exception {
    String first = channels.expect();
    String second = channels.expect();
    Channel childOfSecond = callAs(second);
    Channel childOfFirst = callAs(first);

    isConnected(first, childOfFirst);
    isConnected(second, childOfSecond);
  }

  @Test
  void aStrangerWhoSaysNothingKeepsNobodyWaiting() throws Exception {
    String token = channels.expect();
    call();
    call();
    isConnected(token, callAs(token));
  }

  @Test
  void aStrangerWhoSaysHalfOfSomethingKeepsNobodyWaiting() throws Exception {
    String token = channels.expect();
    call().getOutputStream().write(0);
    call().getOutputStream().write(half(Line.bytes(new FromFork.Hello(token))));
    isConnected(token, callAs(token));
  }

  @Test
  void aStrangerWhoSaysGarbageIsHungUpOn() throws Exception {
    String token = channels.expect();
    Socket stranger = call();
    stranger.getOutputStream().write("GET / HTTP/1.1\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
    Channel child = callAs(token);

    isConnected(token, child);
    isGone(stranger);
  }

  @Test
  void aStrangerMayNotSayMuch() throws Exception {
    Socket stranger = call();
    stranger.getOutputStream().write(new byte[] {1, 0, 0, 0});
    isGone(stranger);
  }

  @Test
  void manyStrangersKeepNobodyWaiting() throws Exception {
    String token = channels.expect();
    for (int i = 0; i < 40; i++) {
      call();
    }
    isConnected(token, callAs(token));
  }

  @Test
  void aStrangerWithAnotherTokenIsHungUpOn() throws Exception {
    String token = channels.expect();
    Channel stranger = callAs("a guess");
    Channel child = callAs(token);

    isConnected(token, child);
    isHungUpOn(stranger);
  }

  @Test
  void aStrangerWhoSaysAnythingElseFirstIsHungUpOn() throws Exception {
    Channel stranger = new Channel(call());
    stranger.send(new FromFork.Done(Optional.empty()));

    isHungUpOn(stranger);
  }

  @Test
  void aTokenIsGoodForOneCall() throws Exception {
    String token = channels.expect();
    Channel child = callAs(token);
    isConnected(token, child);

    isHungUpOn(callAs(token));
  }

  @Test
  void aChildThatEndedIsNotWaitedFor() throws Exception {
    process.destroy();
    assertThat(channels.await(channels.expect(), process, LIMIT)).isEmpty();
  }

  @Test
  void whoDoesNotCallInTimeIsNotWaitedFor() throws Exception {
    String token = channels.expect();
    assertThat(channels.await(token, process, Duration.ofMillis(1))).isEmpty();
    isHungUpOn(callAs(token));
  }

  /** It may have said all and ended while nobody looked. */
  @Test
  void aChildThatCalledAndEndedIsListenedTo() throws Exception {
    String token = channels.expect();
    Channel child = callAs(token);
    child.send(new FromFork.Began("opening"));
    untilAllWereAnswered();
    process.destroy();

    Optional<Channel> connected = channels.await(token, process, LIMIT);
    assertThat(connected.orElseThrow().fromChild(LONGEST)).contains(new FromFork.Began("opening"));
  }

  /** Calls are taken one after the other, and each is answered by a thread. */
  private void untilAllWereAnswered() throws Exception {
    String last = channels.expect();
    isConnected(last, callAs(last));
    for (Thread thread : Thread.getAllStackTraces().keySet()) {
      if (thread.getName().equals("serbench-caller")) {
        thread.join();
      }
    }
  }

  /** A connection that is closed with unread bytes may be reset. */
  private static void isGone(Socket stranger) {
    int next;
    try {
      next = stranger.getInputStream().read();
    } catch (IOException e) {
      next = -1;
    }
    assertThat(next).isEqualTo(-1);
  }

  @Test
  void whereNobodyCanConnectIsSaid() throws IOException {
    InetAddress loopback = InetAddress.getLoopbackAddress();
    ChannelServer.checkReachable(loopback, channels.port());
    channels.close();
    assertThatThrownBy(() -> ChannelServer.checkReachable(loopback, channels.port()))
        .isInstanceOf(JvmException.class)
        .hasMessageStartingWith("forks cannot connect to " + loopback.getHostAddress() + " (")
        .hasMessageEndingWith("; bring the loopback interface up: ip link set lo up");
  }
}
