// The data sets sample and sample-list of serbench. After a change run scripts/generate-thrift.sh.
//
// Thrift has no numbers of single precision and no characters: these are double and i16. What is
// boxed in Java may be absent.

namespace java io.serbench.library.thrift.generated

struct TSample {
  1: required i32 intValue,
  2: required i64 longValue,
  3: required double floatValue,
  4: required double doubleValue,
  5: required i16 shortValue,
  6: required i16 charValue,
  7: required bool booleanValue,
  8: optional i32 intBoxed,
  9: optional i64 longBoxed,
  10: optional double floatBoxed,
  11: optional double doubleBoxed,
  12: optional i16 shortBoxed,
  13: optional i16 charBoxed,
  14: optional bool booleanBoxed,
  15: required list<i32> ints,
  16: required list<i16> shorts,
  17: required list<i64> longs,
  18: required list<double> floats,
  19: required list<double> doubles,
  20: required list<i16> chars,
  21: required list<bool> booleans,
  22: required string text,
  23: optional TSample sample
}

struct TSampleList {
  1: required list<TSample> items
}
