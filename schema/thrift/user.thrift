// The data set user of serbench. After a change run scripts/generate-thrift.sh.

namespace java io.serbench.library.thrift.generated

struct TUser {
  1: required i64 id,
  2: required string name,
  3: required i32 age,
  4: required bool gender,
  5: optional double scope,
  6: required list<string> identifies,
  7: required map<string, string> info
}
