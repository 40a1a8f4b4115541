package io.serbench.check;

import io.serbench.catalog.Feature;
import io.serbench.dataset.types.Member;
import io.serbench.result.DataProfile.Fit;
import io.serbench.result.Observed;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Which kinds of members a row was seen to carry.
 *
 * @param row the row's name
 * @param status {@code OK} where they were tried; {@code NOT_CARRIED} where the row needs code for
 *     a type
 * @param cause why they were not, in one line; empty where they were
 * @param members what came of each; none where they were not tried
 */
public record Carried(
    String row, Verification.Finding status, String cause, Map<Member, Verification> members) {
  /** What must fit for a feature: all of one of these sets of kinds. */
  private static final Map<Feature, List<List<Member>>> FEATURES = needed();

  public Carried {
    members = Map.copyOf(members);
  }

  private static Map<Feature, List<List<Member>>> needed() {
    Map<Feature, List<List<Member>>> features = new EnumMap<>(Feature.class);
    features.put(Feature.RECORDS, all(Member.RECORD, Member.NESTED_RECORD));
    features.put(
        Feature.SEALED_TYPES,
        List.of(
            List.of(Member.SEALED, Member.ROOT), List.of(Member.ANNOTATED, Member.ANNOTATED_ROOT)));
    features.put(Feature.JAVA_TIME, all(Member.DATE, Member.INSTANT, Member.DURATION));
    features.put(Feature.BIG_DECIMAL, all(Member.DECIMAL));
    features.put(Feature.OPTIONAL, all(Member.OPTIONAL));
    features.put(Feature.MAPS, all(Member.MAP, Member.KEY, Member.ENUM_KEY));
    features.put(Feature.GENERICS, all(Member.GENERIC));
    features.put(Feature.SUBCLASSES, all(Member.SUBCLASS));
    features.put(Feature.FINAL_FIELDS, all(Member.FINAL));
    return features;
  }

  private static List<List<Member>> all(Member... members) {
    return List.of(List.of(members));
  }

  /** The kinds of which this came, in their order. */
  public List<Member> members(Fit fit) {
    List<Member> found = new ArrayList<>();
    for (Member member : Member.values()) {
      if (members.containsKey(member) && members.get(member).fit() == fit) {
        found.add(member);
      }
    }
    return found;
  }

  /** The same in words; causes of what loses before those of what refuses. */
  public Observed observed() {
    Map<String, String> verdicts = new LinkedHashMap<>();
    Map<String, String> causes = new LinkedHashMap<>();
    for (Member member : Member.values()) {
      if (members.containsKey(member)) {
        verdicts.put(member.word(), members.get(member).fit().word());
      }
    }
    for (Fit fit : List.of(Fit.LOSES, Fit.REFUSES)) {
      members(fit).forEach(member -> causes.put(member.word(), members.get(member).cause()));
    }
    return new Observed(row, status.name(), cause, features(), verdicts, causes);
  }

  /** The features that were seen. */
  public List<Feature> features() {
    List<Feature> seen = new ArrayList<>();
    List<Member> fit = members(Fit.FITS);
    FEATURES.forEach(
        (feature, needed) -> {
          if (needed.stream().anyMatch(fit::containsAll)) {
            seen.add(feature);
          }
        });
    return seen;
  }
}
