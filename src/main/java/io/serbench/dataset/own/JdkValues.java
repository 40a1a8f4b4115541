package io.serbench.dataset.own;

import io.serbench.dataset.equality.Fields;
import java.io.IOException;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.math.MathContext;
import java.math.RoundingMode;
import java.net.Inet4Address;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.nio.ByteBuffer;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.SimpleDateFormat;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.BitSet;
import java.util.Collections;
import java.util.Currency;
import java.util.EnumMap;
import java.util.GregorianCalendar;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SimpleTimeZone;
import java.util.SplittableRandom;
import java.util.StringJoiner;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.DoubleAdder;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.instancio.Instancio;
import org.instancio.InstancioApi;
import org.instancio.Random;
import org.instancio.Select;
import org.instancio.TypeTokenSupplier;
import org.instancio.exception.InstancioException;
import org.instancio.generator.Generator;
import org.instancio.settings.InstantiationStrategies;
import org.instancio.settings.InstantiationStrategy;
import org.instancio.settings.Keys;

/**
 * Generates objects of those JDK classes for which Instancio has no generator, with the JDK's
 * constructors and factories. Instancio would allocate them without a constructor, so that the
 * JDK's own methods fail, and it resolves host names over the network. Fields of all other JDK
 * classes stay as the user's constructor leaves them.
 */
final class JdkValues {
  private static final long LATEST = Instant.parse("2100-01-01T00:00:00Z").getEpochSecond();
  private static final int LONGEST = 10;
  private static final int ADDRESS_BYTES = 16;
  private static final int MOST = 10_000;

  @SuppressWarnings("JdkObsolete") // Users have them.
  private static final Map<Class<?>, Generator<?>> KNOWN =
      Map.ofEntries(
          // A string is what every library and every format can hold.
          Map.entry(Object.class, JdkValues::text),
          Map.entry(Serializable.class, JdkValues::text),
          Map.entry(
              Currency.class,
              random -> Currency.getInstance(random.oneOf("EUR", "USD", "JPY", "GBP", "CHF"))),
          Map.entry(
              Pattern.class,
              random -> Pattern.compile(random.oneOf("[a-z]+", "\\d{1,8}", "(\\w+)-(\\w+)"))),
          Map.entry(BitSet.class, random -> BitSet.valueOf(new long[] {number(random)})),
          Map.entry(java.util.Random.class, random -> new java.util.Random(number(random))),
          Map.entry(SplittableRandom.class, random -> new SplittableRandom(number(random))),
          Map.entry(
              Charset.class,
              random ->
                  random.oneOf(
                      StandardCharsets.UTF_8,
                      StandardCharsets.ISO_8859_1,
                      StandardCharsets.US_ASCII)),
          Map.entry(InetAddress.class, JdkValues::shortAddress),
          Map.entry(Inet4Address.class, JdkValues::shortAddress),
          Map.entry(Inet6Address.class, JdkValues::address),
          Map.entry(
              InetSocketAddress.class,
              random -> new InetSocketAddress(address(random), number(random))),
          Map.entry(StringBuffer.class, random -> new StringBuffer(text(random))),
          Map.entry(StringJoiner.class, random -> new StringJoiner(", ").add(text(random))),
          Map.entry(ByteBuffer.class, random -> StandardCharsets.US_ASCII.encode(text(random))),
          Map.entry(
              AtomicIntegerArray.class,
              random -> new AtomicIntegerArray(new int[] {number(random), number(random)})),
          Map.entry(
              AtomicLongArray.class,
              random -> new AtomicLongArray(new long[] {number(random), number(random)})),
          Map.entry(LongAdder.class, JdkValues::sum),
          Map.entry(DoubleAdder.class, JdkValues::decimalSum),
          Map.entry(
              MathContext.class,
              random -> new MathContext(number(random), random.oneOf(RoundingMode.values()))),
          Map.entry(
              DecimalFormat.class,
              random ->
                  new DecimalFormat(
                      random.oneOf("#,##0.00", "0.###"),
                      DecimalFormatSymbols.getInstance(Locale.ROOT))),
          Map.entry(
              SimpleDateFormat.class,
              random -> new SimpleDateFormat(random.oneOf("yyyy-MM-dd", "HH:mm"), Locale.ROOT)),
          Map.entry(
              GregorianCalendar.class,
              random -> GregorianCalendar.from(time(random).atZone(ZoneOffset.UTC))),
          Map.entry(
              SimpleTimeZone.class, random -> new SimpleTimeZone(number(random), text(random))),
          Map.entry(StackTraceElement.class, JdkValues::frame),
          thrown(Throwable.class, Throwable::new),
          thrown(Exception.class, Exception::new),
          thrown(RuntimeException.class, RuntimeException::new),
          thrown(IllegalArgumentException.class, IllegalArgumentException::new),
          thrown(IllegalStateException.class, IllegalStateException::new),
          thrown(IOException.class, IOException::new));

  /** Whether Instancio can create objects of a JDK class with a constructor. */
  private static final ClassValue<Boolean> OF_INSTANCIO =
      new ClassValue<>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
          int arguments = type.getTypeParameters().length;
          TypeTokenSupplier<Object> whole =
              () ->
                  arguments == 0
                      ? type
                      : new OwnClass.Generic(type, Collections.nCopies(arguments, String.class));
          try {
            return Instancio.of(whole)
                    .withSetting(
                        Keys.INSTANTIATION_STRATEGIES,
                        InstantiationStrategies.of(InstantiationStrategy.NO_ARGS))
                    .create()
                != null;
          } catch (InstancioException e) {
            return false;
          }
        }
      };

  private JdkValues() {}

  /** Adds the generators, and has Instancio ignore JDK classes that have none. */
  static <T> InstancioApi<T> addTo(InstancioApi<T> api) {
    InstancioApi<T> told = api;
    for (Map.Entry<Class<?>, Generator<?>> each : KNOWN.entrySet()) {
      told = told.supply(Select.all(each.getKey()), each.getValue());
    }
    return told.ignore(Select.types(JdkValues::isUnknown)).ignore(Select.fields(JdkValues::isLock));
  }

  private static boolean isUnknown(Class<?> type) {
    return Fields.isOfTheJdk(type)
        && !KNOWN.containsKey(type)
        && !Modifier.isAbstract(type.getModifiers())
        && !type.isPrimitive()
        && !type.isEnum()
        && !type.isArray()
        // OF_INSTANCIO tries strings as type arguments, which its keys cannot be.
        && type != EnumMap.class
        && !OF_INSTANCIO.get(type);
  }

  /** Returns whether a field is a final Object that no constructor takes, such as a lock. */
  private static boolean isLock(Field field) {
    return field.getType() == Object.class
        && Modifier.isFinal(field.getModifiers())
        && List.of(field.getDeclaringClass().getDeclaredConstructors()).stream()
            .map(Constructor::getParameterTypes)
            .noneMatch(types -> List.of(types).contains(Object.class));
  }

  private static String text(Random random) {
    return random.upperCaseAlphabetic(random.intRange(1, LONGEST));
  }

  private static int number(Random random) {
    return random.intRange(1, MOST);
  }

  private static Instant time(Random random) {
    return Instant.ofEpochSecond(random.longRange(0, LATEST));
  }

  private static LongAdder sum(Random random) {
    LongAdder sum = new LongAdder();
    sum.add(number(random));
    return sum;
  }

  private static DoubleAdder decimalSum(Random random) {
    DoubleAdder sum = new DoubleAdder();
    sum.add(number(random));
    return sum;
  }

  /** Returns an address of a network reserved for documentation; its name is not looked up. */
  private static InetAddress shortAddress(Random random) {
    return address(new byte[] {(byte) 192, 0, 2, (byte) number(random)});
  }

  private static InetAddress address(Random random) {
    byte[] bytes = new byte[ADDRESS_BYTES];
    ByteBuffer.wrap(bytes).putInt(0x20010db8).putInt(number(random));
    return address(bytes);
  }

  private static InetAddress address(byte[] bytes) {
    try {
      return InetAddress.getByAddress(bytes);
    } catch (UnknownHostException e) {
      throw new UncheckedIOException("4 and 16 bytes are always an address", e);
    }
  }

  private static StackTraceElement frame(Random random) {
    return new StackTraceElement("com.acme." + text(random), "call", "Acme.java", number(random));
  }

  /** Replaces the stack trace, which would be serbench's own. */
  private static <T extends Throwable> Map.Entry<Class<T>, Generator<?>> thrown(
      Class<T> type, Function<String, T> constructor) {
    return Map.entry(
        type,
        random -> {
          T made = constructor.apply(text(random));
          made.setStackTrace(new StackTraceElement[] {frame(random)});
          return made;
        });
  }
}
