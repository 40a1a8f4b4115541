# The data set user of serbench, for rows on Cap'n Proto. After a change run
# scripts/generate-capnproto.sh.

@0xe38d5b1f6c20a974;

# The Maven plugin lays this file beside the schema.
using Java = import "java.capnp";
$Java.package("io.serbench.library.capnproto.generated");
$Java.outerClassname("UserCapnp");

# Cap'n Proto has no maps: this is one of a list of pairs.
struct Entry {
  key @0 :Text;
  value @1 :Text;
}

struct User {
  id @0 :Int64;
  name @1 :Text;
  age @2 :Int32;
  gender @3 :Bool;
  scope @4 :Float64;
  # A number is never absent: where this is true, the scope is.
  noScope @5 :Bool;
  identifies @6 :List(Text);
  info @7 :List(Entry);
}
