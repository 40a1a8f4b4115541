package io.serbench.fork;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SideChannelsTest {
  private static final String OWN =
      """
      7efe68400000-7efe6feb2000 r--s 00000000 fe:00 315140          /usr/lib/jvm/lib/modules
      7efe7741c000-7efe77424000 rw-s 00000000 fe:00 9987577         /tmp/hsperfdata_root/25565
      7efe7741c000-7efe77424000 rw-p 00000000 00:00 0
      """;

  @TempDir private Path process;

  @BeforeEach
  void writeFiles() throws IOException {
    wrote(100);
    Files.writeString(process.resolve("maps"), OWN);
  }

  private void wrote(long bytes) throws IOException {
    Files.writeString(process.resolve("io"), "rchar: 6976\nwchar: " + bytes + "\nsyscr: 10\n");
  }

  private SideChannels begun() {
    SideChannels channels = new SideChannels(process);
    channels.begin();
    return channels;
  }

  @Test
  void whatTheJvmSharesAndALineOfALogAreNone() throws IOException {
    SideChannels channels = begun();
    wrote(300);
    assertThat(channels.found()).isEmpty();
  }

  @Test
  void whatIsWrittenMayBeAValue() throws IOException {
    SideChannels channels = begun();
    wrote(5100);
    assertThat(channels.found())
        .containsExactly("it wrote 5000 bytes to files, pipes or sockets when it encoded");
  }

  @Test
  void whatWorkBetweenCallsWritesDoesNotCount() throws IOException {
    SideChannels channels = new SideChannels(process);
    channels.ignoreWritten();
    channels.begin();
    wrote(5100);
    assertThat(channels.found()).isEmpty();
  }

  @Test
  void memoryMayBeSharedWithOtherProcesses() throws IOException {
    SideChannels channels = begun();
    Files.writeString(
        process.resolve("maps"),
        OWN
            + "7efe8741c000-7efe87424000 rw-s 00000000 00:0e 1041    anon_inode:[perf_event]\n"
            + "7efe9741c000-7efe97424000 rw-s 00000000 fe:00 99      /dev/shm/between us\n");
    assertThat(channels.found())
        .containsExactly("it shares memory with other processes: /dev/shm/between us");
  }

  @Test
  void otherSystemsTellNothing() throws IOException {
    SideChannels channels = new SideChannels(process.resolve("missing"));
    channels.begin();
    assertThat(channels.found()).isEmpty();
  }
}
