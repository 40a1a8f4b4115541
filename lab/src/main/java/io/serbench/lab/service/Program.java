package io.serbench.lab.service;

import java.util.List;
import java.util.Properties;

/** A program that decodes and encodes messages by one row. */
enum Program {
  /** An HTTP service with one type, to which one client sends a message after another. */
  HTTP(1),

  /** The same service with 32 clients. */
  HTTP32(32),

  /**
   * A service with four types of messages, which looks rows up in a table of some hundred megabytes
   * and writes a line of JSON to its log.
   */
  SHOP(4),

  /** A consumer of a topic of Kafka, which answers each record. */
  KAFKA(0),

  /** A job that converts a file. */
  BATCH(0);

  /** The data set whose calls are timed. */
  static final String TIMED = "media.1";

  private final int connections;

  Program(int connections) {
    this.connections = connections;
  }

  /** Returns how many clients send to it; 0 where it reads by itself. */
  int connections() {
    return connections;
  }

  /** Returns what its messages are; the first is timed. */
  List<String> datasets() {
    return this == SHOP ? List.of(TIMED, "user", "numeric-list", "sample") : List.of(TIMED);
  }

  /** Returns the program, with a thread's endpoints from this factory. */
  Work work(Work.Threads threads, Properties settings) throws Exception {
    return switch (this) {
      case HTTP, HTTP32 -> new HttpService(threads, Business.NONE);
      case SHOP -> new HttpService(threads, Business.shop());
      case KAFKA -> new KafkaConsumption(threads, settings);
      case BATCH -> new BatchJob(threads);
    };
  }
}
