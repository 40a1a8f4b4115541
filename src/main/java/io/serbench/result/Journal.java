package io.serbench.result;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.MappingIterator;
import com.fasterxml.jackson.databind.ObjectReader;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What a journal holds, as far as it can be read; see {@link GrowingResult}.
 *
 * @param header its first line; empty if that is damaged or the file is something else
 * @param added what the other lines add
 * @param damaged the number of lines that cannot be read. A last line that was not written to its
 *     end is not counted: whoever wrote it was killed.
 */
record Journal(Optional<Header> header, List<Added> added, int damaged) {
  private static final String SUFFIX = ".journal";
  private static final String DAMAGED = ".damaged";

  /** Bytes. No fork has as many samples. */
  private static final int LONGEST_LINE = 64 << 20;

  private static final int LONGEST_HEADER = 1024;
  private static final ObjectReader LINES = RunMapper.MAPPER.readerFor(Added.class);

  /**
   * The first line of a journal.
   *
   * @param journalOf the SHA-256 of the result file, in hexadecimal digits
   * @param formatVersion that of the result file
   */
  record Header(String journalOf, int formatVersion) {}

  /**
   * Any other line.
   *
   * @param cell whose fork it is
   * @param fork what it found out
   * @param condition how the machine did until then
   * @param warnings all that there were by then
   */
  record Added(
      CellId cell, ForkResult fork, Optional<MachineCondition> condition, List<Warning> warnings) {}

  /** The path of the journal of a result file that is no link. */
  static Path of(Path file) {
    return file.resolveSibling(file.getFileName() + SUFFIX);
  }

  /** The result file that a journal of this name belongs to; empty for other names. */
  static Optional<Path> owner(Path journal) {
    String name = journal.getFileName().toString();
    return name.endsWith(SUFFIX) && name.length() > SUFFIX.length()
        ? Optional.of(journal.resolveSibling(name.substring(0, name.length() - SUFFIX.length())))
        : Optional.empty();
  }

  /** The journal beside a result file, of whatever version of it; empty where there is none. */
  static Optional<Path> beside(Path file) {
    try {
      return Optional.of(of(file.toRealPath())).filter(Journal::isOne);
    } catch (IOException e) {
      return Optional.empty(); // There is no such file.
    }
  }

  /** Whether a file is a journal, even one with a damaged first line. */
  static boolean isOne(Path file) {
    try {
      return header(file).isPresent() || !read(file).added().isEmpty();
    } catch (IOException e) {
      return false; // Another user's, or gone by now.
    }
  }

  /** A value as a line. */
  static byte[] line(Object value) throws IOException {
    String json = RunMapper.MAPPER.writeValueAsString(value);
    return (json + "\n").getBytes(StandardCharsets.UTF_8);
  }

  /** The first line alone; empty if it is damaged, or there is no such file. */
  static Optional<Header> header(Path journal) throws IOException {
    try (InputStream in = open(journal)) {
      return header(line(in, LONGEST_HEADER));
    } catch (NoSuchFileException e) {
      return Optional.empty();
    }
  }

  private static Optional<Header> header(Line line) {
    try {
      return Optional.ofNullable(RunMapper.MAPPER.readValue(line.bytes(), Header.class));
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /** All lines. */
  static Journal read(Path journal) throws IOException {
    try (InputStream in = open(journal)) {
      Optional<Header> header = header(line(in, LONGEST_HEADER));
      List<Added> added = new ArrayList<>();
      int damaged = header.isPresent() ? 0 : 1;
      Line line;
      do {
        line = line(in, LONGEST_LINE);
        if (!isAdded(line, added) && line.ended()) {
          damaged++;
        }
      } while (line.ended());
      return new Journal(header, added, damaged);
    }
  }

  /** A pipe would be waited for, and a link is somebody else's. */
  private static InputStream open(Path journal) throws IOException {
    if (!Files.isRegularFile(journal, LinkOption.NOFOLLOW_LINKS)) {
      throw new NoSuchFileException(journal.toString());
    }
    return new BufferedInputStream(Files.newInputStream(journal, LinkOption.NOFOLLOW_LINKS));
  }

  /**
   * A line of a file.
   *
   * @param ended whether an end of line follows
   */
  @SuppressWarnings("ArrayRecordComponent") // Never compared.
  private record Line(byte[] bytes, boolean ended) {}

  /** The next line, or its beginning if it is longer than that. */
  private static Line line(InputStream in, int longest) throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    int next = in.read();
    for (; next >= 0 && next != '\n'; next = in.read()) {
      if (line.size() < longest) {
        line.write(next);
      }
    }
    return new Line(line.toByteArray(), next == '\n');
  }

  /** Whether a line could be read. Two of them are in it if the end of the first was lost. */
  private static boolean isAdded(Line line, List<Added> added) throws IOException {
    int before = added.size();
    try (MappingIterator<Added> values = LINES.readValues(line.bytes())) {
      while (values.hasNextValue()) {
        Added next = values.nextValue();
        if (next == null) {
          return false;
        }
        added.add(next);
      }
      return added.size() > before;
    } catch (JsonProcessingException e) {
      return false;
    }
  }

  /** Whether it belongs to the result file that went through the digest. */
  boolean isOf(MessageDigest file) {
    String hash = HexFormat.of().formatHex(file.digest());
    return header.filter(head -> head.journalOf().equals(hash)).isPresent();
  }

  /** The number of forks in cells that a run does not have: these lines are damaged, too. */
  long strangers(Run run) {
    Set<CellId> known = run.cells().stream().map(CellResult::id).collect(Collectors.toSet());
    return added.stream().filter(each -> !known.contains(each.cell())).count();
  }

  /** Whether a run has all that the journal may say. */
  boolean isWithin(Run run) {
    Map<CellId, List<ForkResult>> forks =
        run.cells().stream().collect(Collectors.toMap(CellResult::id, CellResult::forks));
    return damaged == 0
        && added.stream()
            .allMatch(each -> forks.getOrDefault(each.cell(), List.of()).contains(each.fork()));
  }

  /** The run of the result file with what the journal adds. */
  Run joinedTo(Run run) {
    if (added.isEmpty()) {
      return run;
    }
    List<CellResult> cells = new ArrayList<>();
    for (CellResult cell : run.cells()) {
      List<ForkResult> forks = new ArrayList<>(cell.forks());
      added.stream()
          .filter(each -> each.cell().equals(cell.id()))
          .forEach(each -> forks.add(each.fork()));
      cells.add(new CellResult(cell.id(), cell.info(), cell.unavailable(), forks, cell.from()));
    }
    Added last = added.get(added.size() - 1);
    return run.withCells(cells)
        .withWarnings(last.warnings())
        .in(run.environment().on(last.condition()));
  }

  /** Gives a journal another name, under which nobody takes it for one. */
  static void setAside(Path journal) throws IOException {
    String name = journal.getFileName() + DAMAGED;
    for (int number = 1; ; number++) {
      try {
        Files.move(journal, journal.resolveSibling(number == 1 ? name : name + "-" + number));
        return;
      } catch (FileAlreadyExistsException e) {
        // Of an earlier run.
      }
    }
  }
}
