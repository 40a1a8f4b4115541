package io.serbench;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.condition.EnabledIfEnvironmentVariable;

/**
 * A test that takes long, and seldom finds what quicker ones do not. It runs each week, before a
 * release, and for whoever sets the environment variable {@code SERBENCH_THOROUGH}.
 */
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@EnabledIfEnvironmentVariable(
    named = Thorough.VARIABLE,
    matches = ".+",
    disabledReason = "thorough: runs each week, or with SERBENCH_THOROUGH=yes")
public @interface Thorough {
  /** The environment variable. */
  String VARIABLE = "SERBENCH_THOROUGH";
}
