// The data sets media and media-list of serbench, for rows on Apache Thrift's protocols. The field
// numbers are those of schema/protobuf/media.proto. After a change run scripts/generate-thrift.sh.

// The names start with T, as Thrift's own do, so that they do not clash with the plain types.
namespace java io.serbench.library.thrift.generated

enum TSize {
  SMALL = 0,
  LARGE = 1
}

enum TPlayer {
  JAVA = 0,
  FLASH = 1
}

struct TImage {
  1: required string uri,
  2: optional string title,
  3: required i32 width,
  4: required i32 height,
  5: required TSize size
}

struct TMedia {
  1: required string uri,
  2: optional string title,
  3: required i32 width,
  4: required i32 height,
  5: required string format,
  6: required i64 duration,
  7: required i64 size,
  // Absent where the plain object says hasBitrate == false.
  8: optional i32 bitrate,
  9: required list<string> persons,
  10: required TPlayer player,
  11: optional string copyright
}

struct TMediaContent {
  1: required list<TImage> images,
  2: required TMedia media
}

struct TMediaList {
  1: required list<TMediaContent> items
}
