package io.serbench.library.protostuff;

import io.protostuff.GraphIOUtil;
import io.protostuff.JsonIOUtil;
import io.protostuff.LinkedBuffer;
import io.protostuff.ProtobufIOUtil;
import io.protostuff.ProtostuffIOUtil;
import io.protostuff.Schema;
import java.io.IOException;

/** The formats in which protostuff writes what a schema describes. */
enum WireFormat {
  /** Its own: nested messages end with a tag, so that their length need not be known ahead. */
  PROTOSTUFF {
    @Override
    <M> byte[] write(M message, Schema<M> schema, LinkedBuffer buffer) {
      return ProtostuffIOUtil.toByteArray(message, schema, buffer);
    }

    @Override
    <M> void merge(byte[] bytes, M message, Schema<M> schema) {
      ProtostuffIOUtil.mergeFrom(bytes, message, schema);
    }
  },

  /** Protocol Buffers': nested messages start with their length. */
  PROTOBUF {
    @Override
    <M> byte[] write(M message, Schema<M> schema, LinkedBuffer buffer) {
      return ProtobufIOUtil.toByteArray(message, schema, buffer);
    }

    @Override
    <M> void merge(byte[] bytes, M message, Schema<M> schema) {
      ProtobufIOUtil.mergeFrom(bytes, message, schema);
    }
  },

  /** Its own, with a number where an object was written before. The root may not be among them. */
  GRAPH {
    @Override
    <M> byte[] write(M message, Schema<M> schema, LinkedBuffer buffer) {
      return GraphIOUtil.toByteArray(message, schema, buffer);
    }

    @Override
    <M> void merge(byte[] bytes, M message, Schema<M> schema) throws IOException {
      GraphIOUtil.mergeFrom(bytes, message, schema);
    }
  },

  /**
   * JSON with the names of fields, and numbers for enums, written and read by Jackson. Protostuff's
   * own writer, {@code JsonXIOUtil}, is no choice: it encodes the two halves of a surrogate pair
   * one by one, which is not UTF-8, and no reader takes it.
   */
  JSON {
    private static final boolean NAMES = false;

    @Override
    <M> byte[] write(M message, Schema<M> schema, LinkedBuffer buffer) {
      return JsonIOUtil.toByteArray(message, schema, NAMES, buffer);
    }

    @Override
    <M> void merge(byte[] bytes, M message, Schema<M> schema) throws IOException {
      JsonIOUtil.mergeFrom(bytes, message, schema, NAMES);
    }
  };

  /** Encodes to an array of exact length; the buffer must be clear. */
  abstract <M> byte[] write(M message, Schema<M> schema, LinkedBuffer buffer);

  /** Decodes into an empty message. */
  abstract <M> void merge(byte[] bytes, M message, Schema<M> schema) throws IOException;
}
