// The data sets numeric and numeric-list of serbench. After a change run scripts/generate-thrift.sh.

namespace java io.serbench.library.thrift.generated

struct TNumericStruct {
  1: required i32 f1,
  2: required i32 f2,
  3: required i32 f3,
  4: required i32 f4,
  5: required i32 f5,
  6: required i32 f6,
  7: required i32 f7,
  8: required i32 f8,
  9: required i32 f9,
  10: required i32 f10,
  11: required i32 f11,
  12: required i32 f12
}

struct TNumericList {
  1: required list<TNumericStruct> items
}
