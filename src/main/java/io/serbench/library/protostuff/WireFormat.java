package io.serbench.library.protostuff;

import io.protostuff.LinkedBuffer;
import io.protostuff.ProtobufIOUtil;
import io.protostuff.ProtostuffIOUtil;
import io.protostuff.Schema;

/** The two binary formats in which protostuff writes what a schema describes. */
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
  };

  /** Encodes to an array of exact length; the buffer must be clear. */
  abstract <M> byte[] write(M message, Schema<M> schema, LinkedBuffer buffer);

  /** Decodes into an empty message. */
  abstract <M> void merge(byte[] bytes, M message, Schema<M> schema);
}
