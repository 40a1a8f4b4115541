package io.serbench.dataset.evolution;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * How the schema with which a message was written differs from that of a row's code: in one member
 * of {@code Media}. Code that was generated or written for a type cannot be given other classes, so
 * here the code stays and the message changes. For a member that only the row's schema has, its
 * code is the new code, and for one that only the message has, the old.
 */
public enum WriterSchema {
  SAME(Version.FIRST, true, Optional.empty()),
  /** Lacks the last member. */
  WITHOUT_COPYRIGHT(Version.ADDED, true, Optional.of("copyright")),
  /** Has another string at the end. */
  WITH_ONE_MORE(Version.ADDED, false, Optional.empty()),
  /** Has another string, which the row's schema no longer has, among the others. */
  WITH_ONE_BETWEEN(Version.REMOVED, true, Optional.empty()),
  /** Lacks a string among the others. */
  WITHOUT_TITLE(Version.REMOVED, false, Optional.of("title")),
  /** Two strings have changed places. */
  BEFORE_REORDERED(Version.REORDERED, true, Optional.empty()),
  AFTER_REORDERED(Version.REORDERED, false, Optional.empty()),
  /** The size, a long, is an int. */
  WITH_INT_SIZE(Version.WIDENED, true, Optional.empty()),
  /** The height, an int, is a long. */
  WITH_LONG_HEIGHT(Version.WIDENED, false, Optional.empty());

  /** The members of {@code Media} in all schemas, in order; some have flags for null besides. */
  public static final List<String> MEMBERS =
      List.of(
          "uri",
          "title",
          "width",
          "height",
          "format",
          "duration",
          "size",
          "bitrate",
          "persons",
          "player",
          "copyright");

  /** The member that only the writer has. */
  public static final String ADDED = "edition";

  /** The content of {@link #ADDED}. */
  public static final String CONTENT = "out of print";

  private final Version change;
  private final boolean older;
  private final Optional<String> absent;

  WriterSchema(Version change, boolean older, Optional<String> absent) {
    this.change = change;
    this.older = older;
    this.absent = absent;
  }

  /** Returns which change of the schema lies between the writer and the row's code. */
  public Version change() {
    return change;
  }

  /** Returns whether the row's code is the newer. */
  public boolean isOlder() {
    return older;
  }

  /** Returns the members that the writer lacks. */
  public Set<String> absent() {
    return absent.map(Set::of).orElse(Set.of());
  }

  /** Returns whether the writer has {@link #ADDED}. */
  public boolean isLonger() {
    return this == WITH_ONE_MORE || this == WITH_ONE_BETWEEN;
  }

  /** Returns the type of a member, of which the name in the format is given, or its new one. */
  public <K> K type(String member, K own, K integer, K longInteger) {
    if (this == WITH_INT_SIZE && member.equals("size")) {
      return integer;
    }
    return this == WITH_LONG_HEIGHT && member.equals("height") ? longInteger : own;
  }

  /**
   * Returns the members that the writer has, in its order.
   *
   * @param members those of the row's schema, in order
   * @param name returns a member's name as in {@link #MEMBERS}
   * @param added the member {@link #ADDED}
   */
  public <M> List<M> members(List<M> members, Function<M, String> name, M added) {
    List<M> all = new ArrayList<>(members);
    all.removeIf(member -> absent().contains(name.apply(member)));
    if (isLonger()) {
      all.add(this == WITH_ONE_MORE ? all.size() : 1, added);
    }
    if (change == Version.REORDERED) {
      List<String> names = all.stream().map(name).toList();
      Collections.swap(all, names.indexOf("uri"), names.indexOf("format"));
    }
    return all;
  }
}
