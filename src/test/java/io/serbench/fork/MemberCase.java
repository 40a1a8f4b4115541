package io.serbench.fork;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.fork.LibraryClassesTest.Copier;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * A member that comes back in some way, and what the verdict on that is.
 *
 * @param maker makes the member, equal each time
 * @param loss words of the difference; empty if nothing is lost
 */
record MemberCase(String what, Supplier<?> maker, Copier copier, Optional<String> loss) {
  /** Returns a case of a copy that lacks something. */
  static MemberCase loses(String what, Supplier<?> maker, Supplier<?> fault, String words) {
    return new MemberCase(what, maker, value -> fault.get(), Optional.of(words));
  }

  /** Returns a case of a copy in which a program sees no difference that it may rely on. */
  static MemberCase fits(String what, Supplier<?> maker, Supplier<?> copy) {
    return new MemberCase(what, maker, value -> copy.get(), Optional.empty());
  }

  /** Checks the verdict on the copy, and on another object that was made alike. */
  void check() throws Exception {
    Optional<String> verdict = LibraryClassesTest.verdict(maker, copier);
    if (loss.isPresent()) {
      assertThat(verdict).get().asString().contains(loss.get());
    } else {
      assertThat(verdict).isEmpty();
    }
    assertThat(LibraryClassesTest.verdict(maker, value -> maker.get())).isEmpty();
  }

  @Override
  public String toString() {
    return what;
  }
}
