# The data sets numeric and numeric-list of serbench, for rows on Cap'n Proto. After a change run
# scripts/generate-capnproto.sh.

@0x9f2c6e1d83b754a0;

# The Maven plugin lays this file beside the schema.
using Java = import "java.capnp";
$Java.package("io.serbench.library.capnproto.generated");
$Java.outerClassname("NumericCapnp");

struct NumericStruct {
  f1 @0 :Int32;
  f2 @1 :Int32;
  f3 @2 :Int32;
  f4 @3 :Int32;
  f5 @4 :Int32;
  f6 @5 :Int32;
  f7 @6 :Int32;
  f8 @7 :Int32;
  f9 @8 :Int32;
  f10 @9 :Int32;
  f11 @10 :Int32;
  f12 @11 :Int32;
}

struct NumericList {
  items @0 :List(NumericStruct);
}
