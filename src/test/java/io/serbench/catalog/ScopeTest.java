package io.serbench.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.dataset.DataType;
import io.serbench.dataset.user.UserFamily;
import io.serbench.dataset.users.UsersFamily;
import io.serbench.serializer.Transport;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ScopeTest {
  private static final DataType<?> USER = UserFamily.TYPE;
  private static final DataType<?> USERS = UsersFamily.TYPE;

  @Test
  void aFamilyMayBeLackingOverOneTransportAlone() {
    Scope.Exclusion exclusion =
        new Scope.Exclusion("user", Optional.of(Transport.PRETTY), "has no white space");
    Scope scope =
        new Scope(
            List.of(),
            List.of(exclusion),
            List.of(Transport.TEXT),
            false,
            Optional.empty(),
            Optional.empty(),
            List.of());
    assertThat(scope.obstacle(USER, Transport.PRETTY)).hasValue("has no white space");
    assertThat(scope.obstacle(USER, Transport.TEXT)).isEmpty();
    assertThat(scope.obstacle(USER, Transport.ARRAY)).isEmpty();
    assertThat(scope.obstacle(USERS, Transport.PRETTY)).isEmpty();
    assertThat(scope.obstacle(USER, Transport.STREAM))
        .hasValue("does not support -transport=stream");
  }
}
