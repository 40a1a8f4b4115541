package io.serbench.report;

import io.serbench.result.DataProfile;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;

/** Says in a line what data of a user's are like. */
public final class ProfileText {
  private static final double PERCENT = 100;

  private ProfileText() {}

  /** What of its file was coerced, missing or skipped; empty where nothing was. */
  public static Optional<String> reading(DataProfile profile) {
    return profile.reading().map(note -> profile.origin() + ": " + note);
  }

  /** Of one data set. */
  public static String line(DataProfile profile) {
    DataProfile.Contents contents = profile.contents();
    return String.format(
        Locale.ROOT,
        "%s: %s of %s (%s); %s, %d deep, %d objects, %d strings (%.0f %% beyond"
            + " Latin-1), %d numbers, %d nulls%s",
        profile.dataset(),
        profile.values() == 1 ? "one value" : profile.values() + " values",
        profile.type(),
        profile.origin(),
        json(profile),
        contents.depth(),
        contents.objects(),
        contents.strings(),
        contents.strings() == 0 ? 0 : PERCENT * contents.beyondLatin1() / contents.strings(),
        contents.numbers(),
        contents.nulls(),
        contents.shared() ? "; references are shared" : "");
  }

  private static String json(DataProfile profile) {
    OptionalLong bytes = profile.contents().jsonBytes();
    return bytes.isEmpty()
        ? "no JSON"
        : (profile.values() == 1 ? "" : "in all ") + bytes.getAsLong() + " bytes as JSON";
  }
}
