package io.serbench.result;

import io.serbench.result.JvmInfo.BlackHole;
import io.serbench.result.JvmInfo.ByteOrder;
import io.serbench.result.JvmInfo.Inherited;
import io.serbench.result.JvmInfo.JvmBuild;
import java.util.List;
import java.util.Optional;

/** Makes JVMs for tests, in which only what matters is said. */
public final class JvmInfoBuilder {
  private JvmBuild jdk;
  private String home;
  private ByteOrder byteOrder;
  private BlackHole blackHole;
  private List<String> flags;
  private Optional<Inherited> inherited;

  private JvmInfoBuilder(JvmInfo jvm) {
    jdk = jvm.build();
    home = jvm.home();
    byteOrder = jvm.byteOrder();
    blackHole = jvm.blackHole();
    flags = jvm.flags();
    inherited = jvm.inherited();
  }

  /** Starts with a copy. */
  public static JvmInfoBuilder of(JvmInfo jvm) {
    return new JvmInfoBuilder(jvm);
  }

  /** Starts with the JVM of made-up runs. */
  public static JvmInfoBuilder usual() {
    return of(Runs.jvm());
  }

  public JvmInfoBuilder jdk(JvmBuild it) {
    jdk = it;
    return this;
  }

  public JvmInfoBuilder home(String it) {
    home = it;
    return this;
  }

  public JvmInfoBuilder byteOrder(ByteOrder it) {
    byteOrder = it;
    return this;
  }

  public JvmInfoBuilder blackHole(BlackHole it) {
    blackHole = it;
    return this;
  }

  public JvmInfoBuilder flags(List<String> it) {
    flags = it;
    return this;
  }

  public JvmInfoBuilder inherited(Optional<Inherited> it) {
    inherited = it;
    return this;
  }

  public JvmInfo build() {
    return new JvmInfo(jdk, home, byteOrder, blackHole, flags, inherited);
  }
}
