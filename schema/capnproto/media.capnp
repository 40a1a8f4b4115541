# The data sets media and media-list of serbench, for rows on Cap'n Proto. Fields are in the order of
# schema/protobuf/media.proto. After a change run scripts/generate-capnproto.sh.

@0xd5b0c4b1e7f3a291;

# The Maven plugin lays this file beside the schema.
using Java = import "java.capnp";
$Java.package("io.serbench.library.capnproto.generated");
$Java.outerClassname("MediaCapnp");

enum Size {
  small @0;
  large @1;
}

enum Player {
  java @0;
  flash @1;
}

# A null string is a null pointer.
struct Image {
  uri @0 :Text;
  title @1 :Text;
  width @2 :Int32;
  height @3 :Int32;
  size @4 :Size;
}

struct Media {
  uri @0 :Text;
  title @1 :Text;
  width @2 :Int32;
  height @3 :Int32;
  format @4 :Text;
  duration @5 :Int64;
  size @6 :Int64;
  bitrate @7 :Int32;
  # A number is never absent: where this is false, the bitrate is.
  hasBitrate @8 :Bool;
  persons @9 :List(Text);
  player @10 :Player;
  copyright @11 :Text;
}

struct MediaContent {
  images @0 :List(Image);
  media @1 :Media;
}

struct MediaList {
  items @0 :List(MediaContent);
}
