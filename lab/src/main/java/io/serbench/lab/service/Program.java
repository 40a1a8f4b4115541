package io.serbench.lab.service;

import java.util.List;
import java.util.Properties;

/** A program that decodes and encodes messages with one row. */
enum Program {
  /** An HTTP service with one type of message, one client and one worker. */
  HTTP(1, 1),

  /**
   * As {@link #HTTP}, with two workers that take turns for one client, each with a serializer of
   * its own.
   */
  PAIR(1, 2),

  /** As {@link #HTTP}, with 32 clients and two workers. */
  HTTP32(32, 2),

  /**
   * An HTTP service with four types of messages, four clients and two workers, which looks products
   * up in a table of several hundred megabytes and writes a line of JSON to its log.
   */
  SHOP(4, 2),

  /** As {@link #SHOP}, with one worker. */
  SHOP1(4, 1),

  /** A consumer of a Kafka topic, which decodes and encodes each record. */
  KAFKA(0, 1),

  /** A job that decodes and encodes each message of a file. */
  BATCH(0, 1);

  /** The data set whose calls are timed. */
  static final String TIMED = "media.1";

  private final int connections;
  private final int workers;

  Program(int connections, int workers) {
    this.connections = connections;
    this.workers = workers;
  }

  /** Returns the number of clients that send to the program; 0 if it reads its messages itself. */
  int connections() {
    return connections;
  }

  /** Returns the names of the data sets that its messages are of; the first is timed. */
  List<String> datasets() {
    return this == SHOP || this == SHOP1
        ? List.of(TIMED, "user", "numeric-list", "sample")
        : List.of(TIMED);
  }

  /**
   * Creates the program.
   *
   * @param threads creates what each of its threads needs
   * @param settings the settings of Kafka's clients, which only {@link #KAFKA} uses
   */
  Work work(Work.Threads threads, Properties settings) throws Exception {
    return switch (this) {
      case HTTP, PAIR, HTTP32 -> new HttpService(threads, Business.NONE, workers);
      case SHOP, SHOP1 -> new HttpService(threads, Business.shop(), workers);
      case KAFKA -> new KafkaConsumption(threads, settings);
      case BATCH -> new BatchJob(threads);
    };
  }
}
