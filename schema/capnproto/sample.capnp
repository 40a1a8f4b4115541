# The data sets sample and sample-list of serbench, for rows on Cap'n Proto. After a change run
# scripts/generate-capnproto.sh.

@0xc7a41f0b5e92d638;

# The Maven plugin lays this file beside the schema.
using Java = import "java.capnp";
$Java.package("io.serbench.library.capnproto.generated");
$Java.outerClassname("SampleCapnp");

# Cap'n Proto has no characters: these are UInt16.
struct Sample {
  intValue @0 :Int32;
  longValue @1 :Int64;
  floatValue @2 :Float32;
  doubleValue @3 :Float64;
  shortValue @4 :Int16;
  charValue @5 :UInt16;
  booleanValue @6 :Bool;
  # A number is never absent: these say that what is boxed in Java is null.
  intBoxed @7 :Int32;
  longBoxed @8 :Int64;
  floatBoxed @9 :Float32;
  doubleBoxed @10 :Float64;
  shortBoxed @11 :Int16;
  charBoxed @12 :UInt16;
  booleanBoxed @13 :Bool;
  noIntBoxed @14 :Bool;
  noLongBoxed @15 :Bool;
  noFloatBoxed @16 :Bool;
  noDoubleBoxed @17 :Bool;
  noShortBoxed @18 :Bool;
  noCharBoxed @19 :Bool;
  noBooleanBoxed @20 :Bool;
  ints @21 :List(Int32);
  shorts @22 :List(Int16);
  longs @23 :List(Int64);
  floats @24 :List(Float32);
  doubles @25 :List(Float64);
  chars @26 :List(UInt16);
  booleans @27 :List(Bool);
  text @28 :Text;
  sample @29 :Sample;
}

struct SampleList {
  items @0 :List(Sample);
}
