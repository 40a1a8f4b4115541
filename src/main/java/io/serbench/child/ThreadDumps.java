package io.serbench.child;

import java.util.Map;

/** What the threads of this JVM do. */
final class ThreadDumps {
  private ThreadDumps() {}

  static String ofAll() {
    StringBuilder text = new StringBuilder();
    for (Map.Entry<Thread, StackTraceElement[]> entry : Thread.getAllStackTraces().entrySet()) {
      text.append('"').append(entry.getKey().getName()).append("\"\n");
      for (StackTraceElement element : entry.getValue()) {
        text.append("    at ").append(element).append('\n');
      }
    }
    return text.toString();
  }
}
