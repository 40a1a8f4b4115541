package io.serbench.cli;

import io.serbench.check.Inspector;
import io.serbench.dataset.DataFileException;
import io.serbench.dataset.DatasetSource;
import io.serbench.result.DataProfile;
import io.serbench.run.RunRequest;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds two values in every data set of a user's; or, on demand, that none can be made. */
final class FakeInspector implements Inspector {
  Optional<String> problem = Optional.empty();

  @Override
  public List<DataProfile> inspect(RunRequest request) throws DataFileException {
    List<DataProfile> profiles = new ArrayList<>();
    for (DatasetSource source : request.matrix().datasets()) {
      if (!source.type().bundled()) {
        if (problem.isPresent()) {
          throw new DataFileException(problem.get());
        }
        profiles.add(
            new DataProfile(
                source.name(),
                source.type().toString(),
                source.recipe().origin(),
                "0123456789abcdef",
                2,
                new DataProfile.Contents(2, 4, 8, 1, 6, 3, 120, false)));
      }
    }
    return profiles;
  }

  @Override
  public void interrupt() {}
}
