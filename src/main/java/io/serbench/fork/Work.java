package io.serbench.fork;

import io.serbench.catalog.Catalog;
import io.serbench.catalog.Row;
import io.serbench.dataset.Bytes;
import io.serbench.dataset.DataFileException;
import io.serbench.dataset.DataType;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.JsonText;
import io.serbench.dataset.source.Recipe;
import io.serbench.fork.Inspection.Accounts;
import io.serbench.measure.Clock;
import io.serbench.protocol.FromFork;
import io.serbench.protocol.FromParent;
import io.serbench.protocol.FromParent.Job;
import io.serbench.protocol.Slices;
import io.serbench.result.DataProfile;
import io.serbench.result.Failure;
import io.serbench.result.Longs;
import io.serbench.witness.Witness;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.LongStream;

/** Carries out orders on the calling thread. What a row throws becomes their failure. */
public final class Work implements AutoCloseable {
  private final Function<String, Row> rows;
  private final Consumer<FromFork> say;
  private final boolean ownJvm;
  private String step = "starting";
  private volatile Optional<MeasuredRow> measured = Optional.empty();
  private Optional<Witness> witness = Optional.empty(); // In a fork without a row, once asked for.

  /**
   * Creates what carries out the orders for a row.
   *
   * @param ownJvm whether no other row runs in this JVM
   */
  public Work(Function<String, Row> rows, Consumer<FromFork> say, boolean ownJvm) {
    this.rows = rows;
    this.say = say;
    this.ownJvm = ownJvm;
  }

  /** Carries out an order, and sends its answers or its failure. */
  @SuppressWarnings("CatchingUnchecked") // A row may throw anything, errors included.
  public void execute(FromParent order) {
    Optional<Failure> failure;
    try {
      failure = attempt(order);
    } catch (Throwable e) {
      failure = Optional.of(Failures.of(step, e));
    }
    if (failure.isPresent() || !order.keepsAlive()) {
      say.accept(new FromFork.Done(failure));
    }
  }

  private Optional<Failure> attempt(FromParent order) throws Exception {
    if (order instanceof Job job) {
      return measure(job);
    } else if (order instanceof FromParent.Turn turn) {
      step = "timing";
      MeasuredRow row = measured.orElseThrow();
      Slices slices = row.take(turn);
      if (row.wrong().isPresent()) {
        return row.wrong();
      }
      say.accept(slices);
    } else if (order instanceof FromParent.Profile profile) {
      return profile(profile);
    } else if (order instanceof FromParent.ReadWitness read) {
      step = "reading the witness";
      say.accept(read(read));
    } else if (order instanceof FromParent.Finish finish) {
      MeasuredRow row = measured.orElseThrow();
      say.accept(row.finish(finish));
      return row.check("after");
    } else if (order instanceof FromParent.Examine examine) {
      examine(examine);
    } else if (order instanceof FromParent.SendHostile send) {
      begin("opening");
      new HostileProbe(rows.apply(send.row()), send.hostile()).send(send.from(), say);
    } else if (order instanceof FromParent.Start start) {
      begin("loading " + start.data().dataset());
      Row row = rows.apply(start.row());
      Dataset<?> dataset = start.data().make();
      begin("starting the library");
      return new StartProbe().start(row, dataset, start.budgetMillis(), say).map(Work::wrong);
    } else if (order instanceof FromParent.Keep keep) {
      keep(keep);
    } else if (order instanceof FromParent.TryHeap heap) {
      begin("drawing " + heap.data().dataset());
      Dataset<?> dataset = heap.data().make().comparedWith(this::live);
      begin("writing and reading " + heap.usage().describe(heap.data().dataset()));
      return HeapProbe.fit(rows.apply(heap.row()), dataset, heap.usage(), say).map(Work::wrong);
    } else if (order instanceof FromParent.ListRows list) {
      begin("loading");
      List<Row> listed = Catalog.rowsOf(list.provider());
      say.accept(new FromFork.RowList(listed.stream().map(FromFork.ListedRow::of).toList()));
    } else if (order instanceof FromParent.Inspect inspect) {
      inspect(inspect.data());
    } else {
      throw new IllegalArgumentException("not an order for the thread of the row: " + order);
    }
    return Optional.empty();
  }

  private static Failure wrong(String what) {
    return Failure.of(Failure.Mode.ROUND_TRIP, "round trip: " + what);
  }

  private Optional<Failure> measure(Job job) throws Exception {
    MeasuredRow opened = open(job);
    Optional<Failure> failure = opened.check("before");
    if (failure.isEmpty()) {
      say.accept(opened.prepare());
    }
    return failure;
  }

  private Optional<Failure> profile(FromParent.Profile order) throws Exception {
    MeasuredRow opened = open(order.job());
    Optional<Failure> failure = opened.check("before");
    if (failure.isEmpty()) {
      opened.prepare();
      say.accept(opened.profile(order));
    }
    return failure;
  }

  private MeasuredRow open(Job job) throws Exception {
    // A row's threads may start as soon as its class is loaded.
    Accounts accounts = Accounts.open(ownJvm);
    List<Row> between =
        job.traffic().between().stream().flatMap(work -> work.rows().stream()).map(rows).toList();
    Row row = rows.apply(job.row());
    String name = job.workload().dataset();
    begin("loading " + name);
    Dataset<?> dataset = job.recipe().make(name).comparedWith(this::live);
    MeasuredRow opened =
        new MeasuredRow(row, between, job, dataset, accounts, this::begin, this::live);
    measured = Optional.of(opened);
    return opened;
  }

  /** The first reading finds cold caches and a processor that was idle, so it does not count. */
  private FromFork.WitnessReadings read(FromParent.ReadWitness order) {
    if (witness.isEmpty()) {
      witness = Optional.of(new Witness(Clock.SYSTEM::nanos));
      witness.get().warmUp();
    }
    LongStream.Builder readings = LongStream.builder();
    witness.get().time();
    long end = Clock.SYSTEM.nanos() + order.nanos();
    while (Clock.SYSTEM.nanos() < end) {
      readings.add(witness.get().time());
    }
    return new FromFork.WitnessReadings(Longs.of(readings.build().toArray()));
  }

  @SuppressWarnings("unchecked") // Both have one type.
  private void keep(FromParent.Keep order) throws Exception {
    begin("drawing " + order.large().dataset());
    Dataset<Object> small = (Dataset<Object>) order.small().make();
    Dataset<Object> large = (Dataset<Object>) order.large().make();
    begin("using the row");
    say.accept(new KeptProbe<>(rows.apply(order.row()), small, large).probe());
  }

  private void examine(FromParent.Examine order) {
    for (int i = 0; i < order.rows().size(); i++) {
      step = "starting";
      FromParent.RowTasks row = order.rows().get(i);
      boolean fine =
          new Examination(rows.apply(row.row()), order.evolving(), this::begin, say)
              .execute(row.tasks());
      if (!fine && i > 0) {
        return; // The parent tries it again in another JVM.
      }
    }
  }

  private void inspect(FromParent.DatasetRecipe data) throws Exception {
    begin("making the values of " + data.dataset());
    try {
      Optional<String> note = data.recipe().check();
      DataProfile profile = profile(data.make(), data.recipe(), note);
      say.accept(new FromFork.Inspected(Optional.of(profile), ""));
    } catch (DataFileException e) {
      say.accept(new FromFork.Inspected(Optional.empty(), e.getMessage()));
    }
  }

  private static DataProfile profile(Dataset<?> dataset, Recipe recipe, Optional<String> note) {
    List<String> notes = new ArrayList<>(note.stream().toList());
    Optional<Bytes> json = Optional.empty();
    try {
      json = Optional.of(recipe.json(dataset));
    } catch (IOException e) {
      notes.add(e.getMessage());
    }
    DataType<?> type = dataset.type();
    return new DataProfile(
        dataset.name(),
        // What was found in JSON without a type says more than Object.
        type.declared().getTypeName(),
        recipe.origin(),
        json.map(Bytes::sha256),
        dataset.values().size(),
        Census.of(
            dataset.values(),
            json.stream()
                .mapToLong(text -> JsonText.lengthWithoutBlanks(text.array()))
                .findFirst()),
        notes.isEmpty() ? Optional.empty() : Optional.of(String.join("; ", notes)),
        Optional.empty());
  }

  /** Ends the threads of a measured row, which takes no turns after that; any thread may call. */
  @Override
  public void close() {
    measured.ifPresent(MeasuredRow::close);
  }

  private void live() {
    say.accept(new FromFork.Alive());
  }

  private void begin(String name) {
    step = name;
    say.accept(FromFork.Began.of(name));
  }
}
