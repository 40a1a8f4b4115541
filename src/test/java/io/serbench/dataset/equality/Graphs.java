package io.serbench.dataset.equality;

import io.serbench.dataset.DataType;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.Shape;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Compares objects as values of a data set of graphs. */
public final class Graphs {
  private Graphs() {}

  /** Returns the first difference between two graphs, in which the same objects must be shared. */
  public static Optional<String> difference(Object expected, Object actual) {
    DataType<Object> type =
        new DataType<>(
            "graphs",
            Object.class,
            expected.getClass(),
            new DataType.Parts(List.of(), List.of(), true),
            Shape.GRAPH,
            UnaryOperator.identity());
    return DeepEquality.difference(
        "value", new Dataset<>("graphs", type, expected), expected, actual);
  }
}
