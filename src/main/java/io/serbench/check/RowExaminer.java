package io.serbench.check;

import io.serbench.catalog.Feature;
import io.serbench.catalog.Row;
import io.serbench.dataset.Cargo;
import io.serbench.dataset.evolution.Evolving;
import io.serbench.dataset.evolution.Version;
import io.serbench.protocol.Answer;
import io.serbench.protocol.ReadOutcome;
import io.serbench.protocol.Task;
import io.serbench.result.Failure;
import io.serbench.serializer.Transport;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Examines one row in JVMs, each of which plays one version of a program: the first, which writes;
 * one for each change, which reads that and writes in turn; and the first again, which reads what
 * all the others wrote. What is learnt of the row's traits comes last, because it may end a JVM; a
 * JVM that ends costs the task that it was at, and the others are done by the next.
 */
final class RowExaminer {
  private final Row row;
  private final Subject subject;
  private final VersionPlayers players;
  private final BooleanSupplier interrupted;
  private final Map<Version, Answer> newReadsOld = new EnumMap<>(Version.class);
  private final Map<Version, Answer> oldReadsNew = new EnumMap<>(Version.class);
  private final Map<Feature, Answer> traits = new EnumMap<>(Feature.class);

  RowExaminer(Row row, Subject subject, VersionPlayers players, BooleanSupplier interrupted) {
    this.row = row;
    this.subject = subject;
    this.players = players;
    this.interrupted = interrupted;
  }

  Examined examine() throws InterruptedException {
    Optional<String> obstacle = row.obstacle(subject.type(), Transport.ARRAY);
    if (obstacle.isPresent()) {
      tryFirst(List.of());
      return examined(Verification.Finding.NOT_CARRIED, obstacle.get());
    }
    Answer first = answers(Version.FIRST, List.of(new Task.Write())).get(0);
    if (!first.isFine()) {
      tryFirst(List.of());
      return examined(subject.unfit(), first.cause());
    }
    List<Task.Read> reads = new ArrayList<>();
    // Whoever does not read this needs more than the data, and says nothing of versions below.
    reads.add(new Task.Read(Version.FIRST, first.base64()));
    for (Version change : subject.changes()) {
      Optional<String> lacking = subject.lacks().apply(change);
      if (lacking.isPresent()) {
        Answer answer = Answer.of(ReadOutcome.INAPPLICABLE, lacking.get());
        newReadsOld.put(change, answer);
        oldReadsNew.put(change, answer);
        continue;
      }
      List<Task> tasks = List.of(new Task.Read(Version.FIRST, first.base64()), new Task.Write());
      List<Answer> answers = answers(change, tasks);
      newReadsOld.put(change, answers.get(0));
      Answer written = answers.get(1);
      if (written.isFine()) {
        reads.add(new Task.Read(change, written.base64()));
      } else if (written.verdict() == ReadOutcome.INAPPLICABLE) {
        oldReadsNew.put(change, written);
      } else {
        // Nobody will see whether the old code would have read it.
        oldReadsNew.put(
            change, Answer.of(ReadOutcome.REFUSES, "cannot be written: " + written.cause()));
      }
    }
    tryFirst(reads);
    Answer same = oldReadsNew.remove(Version.FIRST);
    return same.isFine()
        ? examined(Verification.Finding.OK, "")
        : examined(
            Verification.Finding.NOT_CARRIED,
            "does not read in one JVM what it wrote in another: " + same.cause());
  }

  /** Lets the first version read, and then show the row's traits. */
  private void tryFirst(List<Task.Read> reads) throws InterruptedException {
    List<Task> tasks = new ArrayList<>(reads);
    subject.traits().forEach(trait -> tasks.add(new Task.Trait(trait)));
    Iterator<Answer> answers = answers(Version.FIRST, tasks).iterator();
    for (Task.Read read : reads) {
      oldReadsNew.put(read.writer(), answers.next());
    }
    for (Feature trait : subject.traits()) {
      traits.put(trait, answers.next());
    }
  }

  /** One answer for each task, from as few JVMs as survive them. */
  private List<Answer> answers(Version version, List<Task> tasks) throws InterruptedException {
    return new Tasks(tasks)
        .answers((left, onAnswer) -> players.play(row, version, left, onAnswer), interrupted);
  }

  private Examined examined(Verification.Finding status, String cause) {
    return new Examined(row.name(), status, cause, newReadsOld, oldReadsNew, traits);
  }

  /**
   * What changes.
   *
   * @param type what rows have to carry
   * @param unfit what a row is that does not give back the first version
   * @param changes those that are tried
   * @param lacks why there is no such version; empty where there is
   * @param traits what else is learnt of a row
   */
  record Subject(
      Cargo type,
      Verification.Finding unfit,
      List<Version> changes,
      Function<Version, Optional<String>> lacks,
      List<Feature> traits) {
    /** Serbench's own types, which all rows should carry that take any, and the row's traits. */
    static final Subject BUNDLED =
        new Subject(
            Evolving.TYPES.get(0),
            Verification.Finding.ERROR,
            Version.CHANGES,
            change -> Optional.empty(),
            Task.Trait.ALL);
  }

  /** Has tasks done by children that play versions of a program. */
  @FunctionalInterface
  interface VersionPlayers {
    /**
     * Has one child do the tasks, in their order.
     *
     * @param version the one that the child plays
     * @param onAnswer told what came of each; of fewer than there are tasks where the child failed
     * @return why it did not answer more
     */
    Optional<Failure> play(Row row, Version version, List<Task> tasks, Consumer<Answer> onAnswer)
        throws InterruptedException;
  }
}
