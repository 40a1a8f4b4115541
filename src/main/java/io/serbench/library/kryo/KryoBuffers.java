package io.serbench.library.kryo;

import com.esotericsoftware.kryo.io.ByteBufferInput;
import com.esotericsoftware.kryo.io.ByteBufferOutput;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import com.esotericsoftware.kryo.unsafe.UnsafeByteBufferInput;
import com.esotericsoftware.kryo.unsafe.UnsafeByteBufferOutput;
import com.esotericsoftware.kryo.unsafe.UnsafeInput;
import com.esotericsoftware.kryo.unsafe.UnsafeOutput;
import java.nio.ByteBuffer;
import java.util.function.Function;

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
    Function<ByteBuffer, ByteBufferOutput> directOutputs() {
      ByteBufferOutput output = new ByteBufferOutput();
      return target -> {
        output.setBuffer(target);
        return output;
      };
    }

    @Override
    Function<ByteBuffer, ByteBufferInput> directInputs() {
      ByteBufferInput input = new ByteBufferInput();
      return source -> {
        input.setBuffer(source);
        return input;
      };
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

    /**
     * A new one each time: setBuffer tries to free the memory of the buffer before. That is the
     * caller's, and trying in vain, as on newer JDKs, takes longer than a message.
     */
    @Override
    Function<ByteBuffer, ByteBufferOutput> directOutputs() {
      return target -> {
        UnsafeByteBufferOutput output = new UnsafeByteBufferOutput();
        output.setVariableLengthEncoding(false);
        output.setBuffer(target);
        return output;
      };
    }

    /** A new one each time, as for output. */
    @Override
    Function<ByteBuffer, ByteBufferInput> directInputs() {
      return source -> {
        UnsafeByteBufferInput input = new UnsafeByteBufferInput(source);
        input.setVariableLengthEncoding(false);
        return input;
      };
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

  /** One on each of a caller's buffers outside the heap. */
  abstract Function<ByteBuffer, ByteBufferOutput> directOutputs();

  /** One on each of a caller's buffers outside the heap. */
  abstract Function<ByteBuffer, ByteBufferInput> directInputs();
}
