package io.serbench.lab.service;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;

/**
 * A consumer that reads a Kafka topic from beginning to end, over and over, with Kafka's own client
 * and its default batches. It decodes each record, encodes it again, and adds the length to the sum
 * of the record's key.
 */
final class KafkaConsumption implements Work {
  private static final int RECORDS = 50_000;
  private static final int KEYS = 10_000;

  private final Threads threads;
  private final Properties settings;

  /**
   * Creates the program.
   *
   * @param settings the address of the broker, as {@code bootstrap.servers}
   */
  KafkaConsumption(Threads threads, Properties settings) {
    this.threads = threads;
    this.settings = settings;
  }

  @Override
  public int start() throws Exception {
    Endpoint<?> endpoint = threads.endpoints().get(0);
    TopicPartition topic = new TopicPartition("messages-" + System.nanoTime(), 0);
    fill(topic.topic(), endpoint.messages());
    CallTimes times = threads.times();
    Service.daemon(() -> consume(topic, endpoint, times));
    return 0;
  }

  private void fill(String topic, List<byte[]> messages) {
    try (KafkaProducer<byte[], byte[]> producer =
        new KafkaProducer<>(settings, new ByteArraySerializer(), new ByteArraySerializer())) {
      for (int i = 0; i < RECORDS; i++) {
        byte[] key = Integer.toString(i % KEYS).getBytes(StandardCharsets.UTF_8);
        // Closing the producer waits for all records.
        var unused =
            producer.send(new ProducerRecord<>(topic, key, messages.get(i % messages.size())));
      }
    }
  }

  private void consume(TopicPartition topic, Endpoint<?> endpoint, CallTimes times)
      throws Exception {
    Map<String, Integer> counts = new HashMap<>();
    try (KafkaConsumer<byte[], byte[]> consumer =
        new KafkaConsumer<>(settings, new ByteArrayDeserializer(), new ByteArrayDeserializer())) {
      consumer.assign(List.of(topic));
      while (true) {
        consumer.seekToBeginning(List.of(topic));
        int seen = 0;
        while (seen < RECORDS) {
          ConsumerRecords<byte[], byte[]> batch = consumer.poll(Duration.ofSeconds(1));
          seen += batch.count();
          for (ConsumerRecord<byte[], byte[]> each : batch) {
            String key = new String(each.key(), StandardCharsets.UTF_8);
            counts.merge(key, endpoint.exchange(each.value(), times).length, Integer::sum);
          }
        }
      }
    }
  }
}
