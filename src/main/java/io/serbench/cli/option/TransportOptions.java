package io.serbench.cli.option;

import io.serbench.cli.console.UsageException;
import io.serbench.cli.option.MeasuringOptions.ThreadCount;
import io.serbench.result.Usage;
import io.serbench.serializer.Transport;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Over which transports data travel. */
@Command(optionListHeading = Options.ROWS)
public final class TransportOptions extends Options {
  @Option(
      names = {"-transport", "-medium"},
      paramLabel = "NAMES",
      converter = Transports.class,
      completionCandidates = Transports.class,
      description = "to array (default), direct, heap, text, pretty, stream, all")
  private Optional<List<List<Transport>>> transport = Optional.empty();

  /** Transports, in the order in which they are named. */
  static final class Transports extends Values.WordsOf<List<Transport>> {
    private static final String ALL = "all";

    Transports() {
      super(
          Stream.concat(Stream.of(Transport.values()).map(Transport::word), Stream.of(ALL))
              .toList(),
          word ->
              word.equals(ALL)
                  ? Optional.of(List.of(Transport.values()))
                  : Values.find(Transport.values(), Transport::word, word).map(List::of));
    }
  }

  /**
   * Returns how the data travel: at least one way.
   *
   * @param items values on a stream; empty for as many as fit
   * @param threads each number of them, and which
   * @param shared whether several threads share a serializer
   */
  public List<Usage> usages(OptionalInt items, Collection<ThreadCount> threads, boolean shared)
      throws UsageException {
    List<Usage> usages = new ArrayList<>();
    for (Transport each : transports()) {
      OptionalInt values = each == Transport.STREAM ? items : OptionalInt.of(1);
      for (ThreadCount crew : threads) {
        if (crew.virtual() && each != Transport.ARRAY) {
          throw new UsageException(
              "-threads=virtual:%d: virtual threads carry byte arrays; leave out -transport=%s",
              crew.threads(), each.word());
        }
        boolean share = shared && !crew.virtual() && crew.threads() > 1;
        usages.add(new Usage(each, values, crew.threads(), share, crew.virtual()));
      }
    }
    return usages;
  }

  /** Tells whether the user said over which. */
  public boolean chosen() {
    return transport.isPresent();
  }

  /** Tells whether values go to a stream, too. */
  public boolean hasStream() throws UsageException {
    return transports().contains(Transport.STREAM);
  }

  private Set<Transport> transports() throws UsageException {
    Set<Transport> transports = new LinkedHashSet<>();
    transport.orElse(List.of(List.of(Usage.DEFAULT.transport()))).forEach(transports::addAll);
    return transports;
  }
}
