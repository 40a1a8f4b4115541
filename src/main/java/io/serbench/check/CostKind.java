package io.serbench.check;

import io.serbench.report.metric.Metric;
import java.util.List;
import java.util.Set;

/** A kind of check whose answers are numbers. */
record CostKind(String name, String title, List<Metric> metrics, Set<String> differences)
    implements CheckKind {}
