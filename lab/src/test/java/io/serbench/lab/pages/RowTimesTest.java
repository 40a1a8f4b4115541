package io.serbench.lab.pages;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

class RowTimesTest {
  @Test
  void aRowTakesTheMeanOfItsRuns() throws IOException {
    String run =
        """
        {"cells": [
          {"id": {"row": "kryo"}, "forks": [{"firstMillis": %d, "phases": [
            {"warmUp": {"millis": 500}, "series": {"nanos": [1e8, 4e8]}}]}]},
          {"id": {"row": "skipped"}, "forks": []}]}
        """;
    ObjectMapper json = new ObjectMapper();

    // 0.9 s to start, 0.5 s of warm-up, 0.5 s of batches that take 1.4 times as long: 2.1 s.
    assertThat(
            RowTimes.times(
                List.of("a.json", "b.json"),
                List.of(json.readTree(run.formatted(0)), json.readTree(run.formatted(1000)))))
        .endsWith("# Made by scripts/row-times.sh of: a.json, b.json\nkryo 2.6\n");
  }
}
