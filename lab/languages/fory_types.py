"""The classes of the row fory-xlang in Python. Fory has no schema files: each language defines the classes itself."""

import builtins
import dataclasses
import enum
from typing import Dict, List, Optional

import pyfory


class Player(enum.Enum):
    JAVA = 0
    FLASH = 1


class Size(enum.Enum):
    SMALL = 0
    LARGE = 1


@dataclasses.dataclass
class Image:
    uri: str = ""
    title: Optional[str] = None
    width: pyfory.Int32 = 0
    height: pyfory.Int32 = 0
    size: Size = Size.SMALL


@dataclasses.dataclass
class Media:
    uri: str = ""
    title: Optional[str] = None
    width: pyfory.Int32 = 0
    height: pyfory.Int32 = 0
    format: str = ""
    duration: pyfory.Int64 = 0
    size: pyfory.Int64 = 0
    bitrate: pyfory.Int32 = 0
    has_bitrate: bool = False
    persons: List[str] = None
    player: Player = Player.JAVA
    copyright: Optional[str] = None


@dataclasses.dataclass
class MediaContent:
    media: Media = None
    images: List[Image] = None


NumericStruct = dataclasses.make_dataclass(
    "NumericStruct", [(f"f{number}", pyfory.FixedInt32, 0) for number in range(1, 13)]
)


@dataclasses.dataclass
class User:
    id: pyfory.Int64 = 0
    name: str = ""
    age: pyfory.Int32 = 0
    gender: bool = False
    scope: Optional[pyfory.Float64] = None
    identifies: List[str] = None
    info: Dict[str, str] = None


@dataclasses.dataclass
class PrimitiveArrays:
    booleans: pyfory.BoolArray = None
    bytes: builtins.bytes = None
    ints: pyfory.Int32Array = None
    longs: pyfory.Int64Array = None
    doubles: pyfory.Float64Array = None


# The IDs with which the row registers its classes. If a family has a data set with a list of values, ID 1 is that list.
NUMBERS = {
    "media": {2: MediaContent, 3: Media, 4: Image, 5: Player, 6: Size},
    "numeric": {2: NumericStruct},
    "user": {1: User},
    "arrays": {1: PrimitiveArrays},
}
