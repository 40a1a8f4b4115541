//! Reads messages that rows wrote, in formats with an implementation in Rust but few elsewhere. The counterpart of
//! read.py.
//!
//!     languages FOLDER OUTPUT

use base64::{Engine, engine::general_purpose::STANDARD};
use serde_json::{Map, json};
use serde_smile::value::{BigInteger, Value};
use std::error::Error;
use std::path::Path;
use std::{env, fs};

/// The version in Cargo.toml.
const SMILE: &str = "0.3.1";

/// Converts a value to JSON types: binary data becomes {"$bytes": Base64}, numbers that JSON may round become strings.
fn plain(value: &Value) -> serde_json::Value {
    match value {
        Value::Null => json!(null),
        Value::Boolean(each) => json!(each),
        Value::Integer(each) => json!(each),
        Value::Long(each) => json!(each.to_string()),
        Value::BigInteger(each) => json!(digits(each)),
        Value::Float(each) => json!(f64::from(*each)),
        Value::Double(each) => json!(each),
        Value::BigDecimal(each) => {
            json!(format!("{}e{}", digits(each.unscaled_value()), -each.scale()))
        }
        Value::String(each) => json!(each),
        Value::Binary(each) => json!({ "$bytes": STANDARD.encode(each) }),
        Value::Array(items) => items.iter().map(plain).collect(),
        Value::Object(members) => serde_json::Value::Object(
            members
                .iter()
                .map(|(name, each)| (name.clone(), plain(each)))
                .collect::<Map<_, _>>(),
        ),
    }
}

/// Returns the decimal digits of a number of up to 16 bytes; the data sets have no longer ones.
fn digits(number: &BigInteger) -> String {
    let bytes = number.as_be_bytes();
    let sign = if bytes.first().is_some_and(|first| first & 0x80 != 0) { -1i128 } else { 0 };
    bytes.iter().fold(sign, |sum, each| (sum << 8) | i128::from(*each)).to_string()
}

fn exchange(folder: &Path, file: &str) -> serde_json::Value {
    let mut result = json!({ "file": file, "implementation": "serde-smile", "version": SMILE });
    let read = fs::read(folder.join(file))
        .map_err(|error| error.to_string())
        .and_then(|bytes| serde_smile::from_slice::<Value>(&bytes).map_err(|error| error.to_string()));
    match read {
        Err(error) => result["error"] = json!(error),
        Ok(value) => {
            result["value"] = plain(&value);
            match serde_smile::to_vec(&value) {
                Err(error) => result["backError"] = json!(error.to_string()),
                Ok(bytes) => result["back"] = json!(STANDARD.encode(bytes)),
            }
        }
    }
    result
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().collect();
    let folder = Path::new(&arguments[1]);
    let mut results = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.to_string_lossy().ends_with(".index.json") {
            let index: serde_json::Value = serde_json::from_str(&fs::read_to_string(&path)?)?;
            for message in index["messages"].as_array().ok_or("the index has no messages")? {
                if message["wire"] == "smile" {
                    results.push(exchange(folder, message["file"].as_str().ok_or("a message has no file")?));
                }
            }
        }
    }
    let outcomes = json!({ "language": "Rust", "version": "2024", "results": results });
    fs::write(&arguments[2], outcomes.to_string())?;
    Ok(())
}
