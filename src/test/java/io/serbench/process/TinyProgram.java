package io.serbench.process;

import io.serbench.protocol.Channel;
import io.serbench.protocol.FromFork;
import io.serbench.protocol.FromParent;
import io.serbench.protocol.FromParent.Turn;
import io.serbench.protocol.Line;
import io.serbench.protocol.Messages;
import io.serbench.protocol.Preparation;
import io.serbench.protocol.Slices;
import io.serbench.result.Failure;
import io.serbench.result.ForkResult.EncodedSizes;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Programs that do as children may: what is right, and everything else. */
enum TinyProgram {
  /** Prints a line each, and ends with an exit code. */
  EXITS {
    @Override
    void run() {
      System.out.println("on stdout");
      System.err.println("on stderr");
      System.exit(7);
    }
  },
  /** Says what a JVM says that crashes, and ends as one does that writes no core dump. */
  CRASHES {
    @Override
    void run() {
      System.out.println("# A fatal error has been detected by the Java Runtime Environment:");
      System.exit(1);
    }
  },
  /** The same for a heap that is exhausted. */
  RUNS_OUT_OF_MEMORY {
    @Override
    void run() {
      System.out.println("Terminating due to java.lang.OutOfMemoryError: Java heap space");
      System.exit(3);
    }
  },
  /** Never calls its parent. */
  SLEEPS {
    @Override
    void run() throws InterruptedException {
      sleep();
    }
  },
  /** Prints much, and says that it is done. */
  FLOODS_AND_IS_DONE {
    @Override
    void run() throws IOException {
      try (Channel channel = call()) {
        channel.fromParent();
        flood();
        channel.send(Messages.TESTIMONY);
        channel.send(new FromFork.Done(Optional.empty()));
      }
    }
  },
  /** Prepares, takes turns, and ends when it shall. */
  IS_FINE {
    @Override
    void run() throws IOException {
      try (Channel channel = call()) {
        channel.fromParent();
        channel.send(new FromFork.Began("opening"));
        channel.send(PREPARATION);
        while (channel.fromParent().orElseThrow() instanceof Turn) {
          channel.send(SLICES);
        }
        channel.send(Messages.TESTIMONY);
        channel.send(new FromFork.Done(Optional.empty()));
      }
    }
  },
  /** Says itself what is wrong, and prints something, too. */
  FAILS {
    @Override
    void run() throws IOException {
      System.err.println("a hint");
      try (Channel channel = call()) {
        channel.fromParent();
        channel.send(
            new FromFork.Done(
                Optional.of(Failure.of(Failure.Mode.EXCEPTION, "opening: broken", "a trace"))));
      }
    }
  },
  /** Ends at the beginning of its first turn. */
  EXITS_IN_ITS_TURN {
    @Override
    void run() throws IOException {
      Channel channel = call();
      channel.fromParent();
      channel.send(new FromFork.Began("warming up ser"));
      channel.send(PREPARATION);
      channel.fromParent();
      System.exit(7);
    }
  },
  /** Gets ready, and waits for ever. */
  WAITS {
    @Override
    void run() throws IOException {
      Channel channel = call();
      channel.fromParent();
      channel.send(new FromFork.Began("warming up ser"));
      channel.send(PREPARATION);
      channel.fromParent();
    }
  },
  /** Breaks off in the middle of a message. */
  STUTTERS {
    @Override
    void run() throws IOException {
      Parent parent = Parent.read();
      Socket socket = parent.connect();
      parent.greet(socket);
      byte[] began = Line.bytes(new FromFork.Began("opening"));
      socket.getOutputStream().write(Arrays.copyOf(began, began.length - 1));
      System.exit(7);
    }
  },
  /** Sends times before it is ready, and lives on. */
  MEASURES_TOO_EARLY {
    @Override
    void run() throws IOException, InterruptedException {
      Channel channel = call();
      channel.fromParent();
      channel.send(new FromFork.Began("opening"));
      channel.send(SLICES);
      sleep();
    }
  },
  /** Hangs up, and lives on. */
  HANGS_UP {
    @Override
    void run() throws IOException, InterruptedException {
      System.out.println("still there");
      call().close();
      sleep();
    }
  },
  /** Does not answer its order, but says what it does. */
  HANGS {
    @Override
    void run() throws IOException, InterruptedException {
      Channel channel = call();
      channel.fromParent();
      channel.send(new FromFork.Began("opening"));
      while (!(channel.fromParent().orElseThrow() instanceof FromParent.DumpThreads)) {
        // It does not do that.
      }
      channel.send(new FromFork.ThreadDump("what I do"));
      sleep();
    }
  },
  /** Gives signs of life for a while, and then no more. */
  IS_BUSY {
    @Override
    void run() throws IOException, InterruptedException {
      Channel channel = call();
      channel.fromParent();
      channel.send(new FromFork.Began("opening"));
      channel.send(new FromFork.Alive());
      channel.send(new FromFork.Began("round trip"));
      sleep();
    }
  },
  /** Goes on when it is asked what it does, and does not answer. */
  IS_LATE {
    @Override
    void run() throws IOException, InterruptedException {
      Channel channel = call();
      channel.fromParent();
      channel.send(new FromFork.Began("opening"));
      channel.fromParent();
      channel.send(new FromFork.Began("round trip"));
      sleep();
    }
  },
  /** Does not answer at all. */
  IS_MUTE {
    @Override
    void run() throws IOException, InterruptedException {
      Channel channel = call();
      channel.send(new FromFork.Began("opening"));
      sleep();
    }
  };

  static final Preparation PREPARATION =
      new Preparation(
          new EncodedSizes(1, 2, Optional.empty(), OptionalInt.empty(), Optional.empty()),
          3,
          List.of(),
          4);
  static final Slices SLICES = new Slices(List.of(), 4, 5, 6);

  private static final int FLOOD = 300_000;

  abstract void run() throws IOException, InterruptedException;

  /** How it is started, in a JVM that starts soon. */
  List<String> command() {
    return List.of(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-XX:TieredStopAtLevel=1",
        "-XX:-UsePerfData",
        "-Xmx32m",
        "-cp",
        System.getProperty("java.class.path"),
        TinyProgram.class.getName(),
        name());
  }

  public static void main(String[] args) throws IOException, InterruptedException {
    valueOf(args[0]).run();
  }

  /** Who started this, and by which word it knows this. */
  private record Parent(int port, String token) {
    static Parent read() throws IOException {
      String[] parts =
          new BufferedReader(new InputStreamReader(System.in, StandardCharsets.US_ASCII))
              .readLine()
              .split(" ", 4);
      return new Parent(Integer.parseInt(parts[1]), parts[2]);
    }

    Socket connect() throws IOException {
      return new Socket(InetAddress.getLoopbackAddress(), port);
    }

    Channel greet(Socket socket) throws IOException {
      Channel channel = new Channel(socket);
      channel.send(new FromFork.Hello(token));
      return channel;
    }
  }

  private static Channel call() throws IOException {
    Parent parent = Parent.read();
    return parent.greet(parent.connect());
  }

  private static void flood() {
    StringBuilder lines = new StringBuilder();
    for (int i = 0; i < FLOOD; i++) {
      lines.append("line ").append(i).append('\n');
    }
    System.out.print(lines);
    System.out.flush();
  }

  private static void sleep() throws InterruptedException {
    Thread.sleep(Long.MAX_VALUE);
  }
}
