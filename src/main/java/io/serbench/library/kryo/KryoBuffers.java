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
 * The buffers that Kryo writes to and reads from: its usual ones, with numbers of variable size, or
 * those that access memory through Unsafe, with numbers of full width.
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
     * Makes a new output for each message. {@code setBuffer} tries to free the memory of the
     * previous buffer, which belongs to the caller; on newer JDKs the attempt fails and takes
     * longer than a message.
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

    /** Makes a new input for each message, for the same reason. */
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

  /** Returns an output with its own memory, which grows without limit. */
  abstract Output growingOutput();

  /** Returns an output without its own memory. */
  abstract Output output();

  abstract Input input();

  /** Returns a function that makes an output on a caller's direct buffer. */
  abstract Function<ByteBuffer, ByteBufferOutput> directOutputs();

  /** Returns a function that makes an input on a caller's direct buffer. */
  abstract Function<ByteBuffer, ByteBufferInput> directInputs();
}
