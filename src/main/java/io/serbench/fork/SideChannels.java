package io.serbench.fork;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a process hands on beside its messages, by which others could read these although they do
 * not hold their value: bytes that it writes to files, pipes and sockets, and memory that it shares
 * with other processes. Only Linux tells.
 */
final class SideChannels {
  /** A line of a log is no value. */
  private static final long MOST_WRITTEN = 1000;

  private static final Pattern WRITTEN = Pattern.compile("(?m)^wchar: (\\d+)$");

  /** Addresses, permissions, offset, device and file; a name may follow. */
  private static final int COLUMNS = 5;

  private static final String OF_THE_KERNEL = "anon_inode:"; // As a profiler's events.

  private final Path process;
  private final Set<String> usual;
  private OptionalLong before = OptionalLong.empty();
  private boolean countsWritten = true;

  /**
   * Creates an account that ignores the memory that is shared by now, which is the JVM's.
   *
   * @param process a folder such as {@code /proc/self}, which other systems lack
   */
  SideChannels(Path process) {
    this.process = process;
    this.usual = shared();
  }

  static SideChannels ofThisProcess() {
    return new SideChannels(Path.of("/proc/self"));
  }

  /** Counts no bytes from now on: serbench's own work between calls writes some. */
  void ignoreWritten() {
    countsWritten = false;
  }

  /** Begins to count what is written. */
  void begin() {
    before = countsWritten ? written() : OptionalLong.empty();
  }

  /** Returns by what values may have left the process since {@link #begin}, a sentence each. */
  List<String> found() {
    List<String> found = new ArrayList<>();
    OptionalLong after = written();
    if (before.isPresent() && after.isPresent()) {
      long bytes = after.getAsLong() - before.getAsLong();
      if (bytes > MOST_WRITTEN) {
        found.add("it wrote %d bytes to files, pipes or sockets when it encoded".formatted(bytes));
      }
    }
    Set<String> more = shared();
    more.removeAll(usual);
    if (!more.isEmpty()) {
      found.add("it shares memory with other processes: " + String.join(", ", more));
    }
    return found;
  }

  private OptionalLong written() {
    return read("io").map(WRITTEN::matcher).filter(Matcher::find).stream()
        .mapToLong(line -> Long.parseLong(line.group(1)))
        .findFirst();
  }

  private Set<String> shared() {
    Set<String> names = new TreeSet<>();
    read("maps").stream()
        .flatMap(String::lines)
        .filter(SideChannels::isWritableAndShared)
        .map(line -> line.split(" +", COLUMNS + 1))
        .map(columns -> columns.length > COLUMNS ? columns[COLUMNS] : "without a name")
        .filter(name -> !name.startsWith(OF_THE_KERNEL))
        .forEach(names::add);
    return names;
  }

  /** Every fork reads hundreds of lines, with code that is not compiled. */
  private static boolean isWritableAndShared(String line) {
    int permissions = line.indexOf(' ') + 1;
    return line.startsWith("w", permissions + 1) && line.startsWith("s", permissions + 3);
  }

  private Optional<String> read(String file) {
    try {
      return Optional.of(Files.readString(process.resolve(file)));
    } catch (IOException e) {
      return Optional.empty(); // Another system, or one that does not tell.
    }
  }
}
