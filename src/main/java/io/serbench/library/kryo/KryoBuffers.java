package io.serbench.library.kryo;

import com.esotericsoftware.kryo.io.ByteBufferInput;
import com.esotericsoftware.kryo.io.ByteBufferOutput;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import com.esotericsoftware.kryo.unsafe.UnsafeByteBufferInput;
import com.esotericsoftware.kryo.unsafe.UnsafeByteBufferOutput;
import com.esotericsoftware.kryo.unsafe.UnsafeInput;
import com.esotericsoftware.kryo.unsafe.UnsafeOutput;

/**
 * What Kryo writes to and reads from: its usual buffers, with numbers of variable size, or those
 * that access memory through Unsafe, with numbers at their full width.
 *
 * @see <a href="https://github.com/EsotericSoftware/kryo#unsafe-buffers">Kryo's README, "Unsafe
 *     buffers"</a>
 */
enum KryoBuffers {
  SAFE {
    @Override
    Output growingOutput() {
      return new Output(INITIAL_CAPACITY, WITHOUT_LIMIT);
    }

    @Override
    Output output() {
      return new Output();
    }

    @Override
    Input input() {
      return new Input();
    }

    @Override
    ByteBufferOutput directOutput() {
      return new ByteBufferOutput();
    }

    @Override
    ByteBufferInput directInput() {
      return new ByteBufferInput();
    }
  },

  UNSAFE {
    @Override
    Output growingOutput() {
      return fullWidth(new UnsafeOutput(INITIAL_CAPACITY, WITHOUT_LIMIT));
    }

    @Override
    Output output() {
      return fullWidth(new UnsafeOutput());
    }

    @Override
    Input input() {
      UnsafeInput input = new UnsafeInput();
      input.setVariableLengthEncoding(false);
      return input;
    }

    @Override
    ByteBufferOutput directOutput() {
      UnsafeByteBufferOutput output = new UnsafeByteBufferOutput();
      output.setVariableLengthEncoding(false);
      return output;
    }

    @Override
    ByteBufferInput directInput() {
      UnsafeByteBufferInput input = new UnsafeByteBufferInput();
      input.setVariableLengthEncoding(false);
      return input;
    }

    private static Output fullWidth(Output output) {
      output.setVariableLengthEncoding(false);
      return output;
    }
  };

  private static final int INITIAL_CAPACITY = 4096;
  private static final int WITHOUT_LIMIT = -1;

  /** One with memory of its own, which grows without limit. */
  abstract Output growingOutput();

  /** One without memory of its own. */
  abstract Output output();

  abstract Input input();

  abstract ByteBufferOutput directOutput();

  abstract ByteBufferInput directInput();
}
