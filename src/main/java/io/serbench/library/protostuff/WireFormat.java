package io.serbench.library.protostuff;

import io.protostuff.GraphIOUtil;
import io.protostuff.LinkedBuffer;
import io.protostuff.ProtobufIOUtil;
import io.protostuff.ProtostuffIOUtil;
import io.protostuff.Schema;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/** The binary formats of protostuff. */
enum WireFormat {
  /** Protostuff's format: nested messages end with a tag, instead of beginning with a length. */
  PROTOSTUFF {
    @Override
    <M> byte[] write(M message, Schema<M> schema, LinkedBuffer buffer) {
      return ProtostuffIOUtil.toByteArray(message, schema, buffer);
    }

    @Override
    <M> void merge(byte[] bytes, M message, Schema<M> schema) {
      ProtostuffIOUtil.mergeFrom(bytes, message, schema);
    }

    @Override
    <M> int writeDelimited(OutputStream out, M message, Schema<M> schema, LinkedBuffer buffer)
        throws IOException {
      return ProtostuffIOUtil.writeDelimitedTo(out, message, schema, buffer);
    }

    @Override
    <M> void mergeDelimited(InputStream in, M message, Schema<M> schema) throws IOException {
      ProtostuffIOUtil.mergeDelimitedFrom(in, message, schema);
    }
  },

  /** Protocol Buffers' format: nested messages begin with their length. */
  PROTOBUF {
    @Override
    <M> byte[] write(M message, Schema<M> schema, LinkedBuffer buffer) {
      return ProtobufIOUtil.toByteArray(message, schema, buffer);
    }

    @Override
    <M> void merge(byte[] bytes, M message, Schema<M> schema) {
      ProtobufIOUtil.mergeFrom(bytes, message, schema);
    }

    @Override
    <M> int writeDelimited(OutputStream out, M message, Schema<M> schema, LinkedBuffer buffer)
        throws IOException {
      return ProtobufIOUtil.writeDelimitedTo(out, message, schema, buffer);
    }

    @Override
    <M> void mergeDelimited(InputStream in, M message, Schema<M> schema) throws IOException {
      ProtobufIOUtil.mergeDelimitedFrom(in, message, schema);
    }
  },

  /** Protostuff's format with references to objects other than the root. */
  GRAPH {
    @Override
    <M> byte[] write(M message, Schema<M> schema, LinkedBuffer buffer) {
      return GraphIOUtil.toByteArray(message, schema, buffer);
    }

    @Override
    <M> void merge(byte[] bytes, M message, Schema<M> schema) throws IOException {
      GraphIOUtil.mergeFrom(bytes, message, schema);
    }

    @Override
    <M> int writeDelimited(OutputStream out, M message, Schema<M> schema, LinkedBuffer buffer)
        throws IOException {
      return GraphIOUtil.writeDelimitedTo(out, message, schema, buffer);
    }

    @Override
    <M> void mergeDelimited(InputStream in, M message, Schema<M> schema) throws IOException {
      GraphIOUtil.mergeDelimitedFrom(in, message, schema);
    }
  };

  /** Encodes to an array of exact length; the buffer must be clear. */
  abstract <M> byte[] write(M message, Schema<M> schema, LinkedBuffer buffer);

  /** Decodes into an empty message. */
  abstract <M> void merge(byte[] bytes, M message, Schema<M> schema) throws IOException;

  /**
   * Writes the length of a message, then the message. The buffer must be clear.
   *
   * @return the message's length in bytes
   */
  abstract <M> int writeDelimited(
      OutputStream out, M message, Schema<M> schema, LinkedBuffer buffer) throws IOException;

  /** Reads a length, then a message of that length into an empty one. */
  abstract <M> void mergeDelimited(InputStream in, M message, Schema<M> schema) throws IOException;
}
