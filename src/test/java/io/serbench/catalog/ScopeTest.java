package io.serbench.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.dataset.DataType;
import io.serbench.dataset.user.UserFamily;
import io.serbench.dataset.users.UsersFamily;
import io.serbench.serializer.Medium;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ScopeTest {
  private static final DataType<?> USER = UserFamily.TYPE;
  private static final DataType<?> USERS = UsersFamily.TYPE;

  @Test
  void aFamilyMayBeLackingOverOneMediumAlone() {
    Scope scope =
        Scope.ANY
            .also(List.of(Medium.TEXT))
            .without(List.of("user"), Optional.of(Medium.PRETTY), "has no white space");
    assertThat(scope.obstacle(USER, Medium.PRETTY)).hasValue("has no white space");
    assertThat(scope.obstacle(USER, Medium.TEXT)).isEmpty();
    assertThat(scope.obstacle(USER, Medium.ARRAY)).isEmpty();
    assertThat(scope.obstacle(USERS, Medium.PRETTY)).isEmpty();
    assertThat(scope.obstacle(USER, Medium.STREAM)).hasValue("has no way over one stream");
  }
}
