package io.serbench.library.dsljson.annotated;

import com.dslplatform.json.CompiledJson;
import io.serbench.dataset.arrays.PrimitiveArrays;
import io.serbench.dataset.buffers.Buffers;
import io.serbench.dataset.clients.Clients;
import io.serbench.dataset.media.MediaList;
import io.serbench.dataset.numeric.NumericList;
import io.serbench.dataset.struct.Struct;
import io.serbench.dataset.struct.Struct16;
import io.serbench.dataset.struct.Struct2;
import io.serbench.dataset.user.User;
import io.serbench.dataset.users.Users;

/**
 * Refers to every type that is to have a converter, since DSL-JSON makes converters also for the
 * classes that an annotated class refers to; no class has to be annotated itself.
 *
 * @see <a href="https://github.com/ngs-doo/dsl-json#compiledjson-annotation">DSL-JSON's README,
 *     "@CompiledJson annotation"</a>
 */
@CompiledJson
public class DslTypes {
  public PrimitiveArrays arrays;
  public Buffers buffers;
  public Clients clients;
  public MediaList media;
  public NumericList numeric;
  public Struct struct;
  public Struct16 struct16;
  public Struct2 struct2;
  public User user;
  public Users users;
}
