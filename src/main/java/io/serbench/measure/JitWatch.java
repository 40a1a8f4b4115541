package io.serbench.measure;

import java.lang.management.CompilationMXBean;
import java.lang.management.ManagementFactory;

/** Tells how much the JIT compiler has worked. */
@FunctionalInterface
public interface JitWatch {
  /** Milliseconds that the JIT has spent compiling since the JVM started. */
  long compileMillis();

  /** The JVM's own count; always zero where it does not count. */
  static JitWatch system() {
    CompilationMXBean bean = ManagementFactory.getCompilationMXBean();
    if (bean == null || !bean.isCompilationTimeMonitoringSupported()) {
      return () -> 0;
    }
    return bean::getTotalCompilationTime;
  }
}
