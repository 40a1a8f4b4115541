package io.serbench.lab.service;

import java.util.List;
import java.util.Properties;

/** A program that decodes and encodes messages with one row. */
enum Program {
  /** An HTTP service with one type of message and one client. */
  HTTP(1),

  /** An HTTP service with one type of message and 32 clients. */
  HTTP32(32),

  /**
   * An HTTP service with four types of messages and four clients, which looks products up in a
   * table of several hundred megabytes and writes a line of JSON to its log.
   */
  SHOP(4),

  /** A consumer of a Kafka topic, which decodes and encodes each record. */
  KAFKA(0),

  /** A job that decodes and encodes each message of a file. */
  BATCH(0);

  /** The data set whose calls are timed. */
  static final String TIMED = "media.1";

  private final int connections;

  Program(int connections) {
    this.connections = connections;
  }

  /** Returns the number of clients that send to the program; 0 if it reads its messages itself. */
  int connections() {
    return connections;
  }

  /** Returns the names of the data sets that its messages are of; the first is timed. */
  List<String> datasets() {
    return this == SHOP ? List.of(TIMED, "user", "numeric-list", "sample") : List.of(TIMED);
  }

  /**
   * Creates the program.
   *
   * @param threads creates what each of its threads needs
   * @param settings the settings of Kafka's clients, which only {@link #KAFKA} uses
   */
  Work work(Work.Threads threads, Properties settings) throws Exception {
    return switch (this) {
      case HTTP, HTTP32 -> new HttpService(threads, Business.NONE);
      case SHOP -> new HttpService(threads, Business.shop());
      case KAFKA -> new KafkaConsumption(threads, settings);
      case BATCH -> new BatchJob(threads);
    };
  }
}
