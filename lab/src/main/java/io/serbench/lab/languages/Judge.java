package io.serbench.lab.languages;

import com.fasterxml.jackson.databind.JsonNode;
import io.serbench.catalog.Catalog;
import io.serbench.catalog.Row;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.equality.DeepEquality;
import io.serbench.dataset.source.Datasets;
import io.serbench.fork.RoundTripProbe;
import io.serbench.serializer.Serializer;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Judges whether languages read the messages of a group correctly, and whether the rows read back
 * what the languages wrote.
 *
 * @param folder the folder of all files; see {@link Exchange}
 * @param group the name of the group of rows that share this JVM
 */
record Judge(Path folder, String group) {
  /**
   * What a language made of a message. Components are null if they do not apply.
   *
   * @param file the file with the message
   * @param value the value that it read
   * @param error why it could not read the message
   * @param back the bytes that it encoded the value to, as Base64
   * @param backError why it could not encode the value
   */
  record Outcome(
      String file,
      String implementation,
      String version,
      JsonNode value,
      String error,
      String back,
      String backError) {}

  /** The outcomes of a language for all messages. */
  record Outcomes(String language, String version, List<Outcome> results) {}

  /**
   * Whether a language and a row read each other's messages of a data set.
   *
   * @param fault what is wrong with what the language read; empty if it is right
   * @param faultBack what is wrong with what the row read back; empty if it is right
   */
  record Verdict(
      String row,
      String dataset,
      String language,
      String implementation,
      String version,
      String fault,
      String faultBack) {}

  /**
   * Returns how the value that a row reads differs from that of the data set, or why the row cannot
   * read it; empty if the values are equal.
   */
  static <T> Optional<String> difference(
      Serializer<T, Object> serializer, Dataset<T> dataset, byte[] bytes) {
    try {
      T read = serializer.restore(serializer.deserialize(bytes));
      return DeepEquality.difference("value", dataset, dataset.value(), read);
    } catch (Exception | LinkageError e) {
      return Optional.of(e.toString());
    }
  }

  void judge() throws IOException {
    Exchange.Index index =
        Exchange.JSON.readValue(
            folder.resolve(group + ".index.json").toFile(), Exchange.Index.class);
    Map<String, Exchange.Message> messages = new HashMap<>();
    index.messages().forEach(message -> messages.put(message.file(), message));
    Catalog catalog = Catalog.load();
    List<Verdict> verdicts = new ArrayList<>();
    for (Path file : Exchange.files(folder, "*.read.json")) {
      Outcomes outcomes = Exchange.JSON.readValue(file.toFile(), Outcomes.class);
      for (Outcome outcome : outcomes.results()) {
        Exchange.Message message = messages.get(outcome.file());
        if (message != null) {
          Row row = catalog.find(message.row()).orElseThrow();
          Dataset<?> dataset = Datasets.all().find(message.dataset()).orElseThrow();
          verdicts.add(verdict(row, dataset, outcomes.language(), outcome));
        }
      }
    }
    Exchange.JSON.writeValue(folder.resolve(group + ".verdicts.json").toFile(), verdicts);
  }

  private <T> Verdict verdict(Row row, Dataset<T> dataset, String language, Outcome outcome)
      throws IOException {
    return new Verdict(
        row.name(),
        dataset.name(),
        language,
        outcome.implementation(),
        outcome.version(),
        fault(dataset, outcome),
        outcome.error() == null ? faultBack(row, dataset, outcome) : "was not read");
  }

  private String fault(Dataset<?> dataset, Outcome outcome) throws IOException {
    if (outcome.error() != null) {
      return outcome.error();
    }
    JsonNode expected = Exchange.JSON.readTree(folder.resolve(dataset.name() + ".json").toFile());
    return new SameValue(dataset.type().classes()).difference(expected, outcome.value()).orElse("");
  }

  private static <T> String faultBack(Row row, Dataset<T> dataset, Outcome outcome) {
    if (outcome.back() == null) {
      return String.valueOf(outcome.backError());
    }
    try {
      return difference(
              RoundTripProbe.open(row, dataset.type()),
              dataset,
              Base64.getDecoder().decode(outcome.back()))
          .orElse("");
    } catch (Exception | LinkageError e) {
      return e.toString();
    }
  }
}
