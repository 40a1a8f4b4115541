package io.serbench.run;

/** Says what a run would do. */
public interface Forecaster {
  /** What it would do, on this machine, in the JVMs that it names. Nothing is measured. */
  Forecast forecast(RunRequest request);
}
