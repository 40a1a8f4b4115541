package io.serbench.fork;

import java.util.EnumMap;
import java.util.Map;
import java.util.Map.Entry;

/**
 * A member of a class that a test generates: its source, in which {@code $} is a number, and what
 * each fault makes of it, as an expression over its value {@code it}, with whether anything is
 * lost.
 */
enum MemberKind {
  NUMBER(
      "private int m$; public int getM$() { return m$; }",
      "c.m$ = 70000 + $;",
      lossy(Fault.DROPS_A_MEMBER, "(Object) 0"),
      lossy(Fault.NARROWS_A_NUMBER, "(Object) (int) (short) (int) (Integer) it")),
  LONG(
      "public long m$;",
      "c.m$ = (1L << 40) + 1 + $;",
      lossy(Fault.DROPS_A_MEMBER, "(Object) 0L"),
      lossy(Fault.NARROWS_A_NUMBER, "(Object) (long) (float) (long) (Long) it")),
  TEXT(
      "private String m$; public String getM$() { return m$; }",
      "c.m$ = \"text $\";",
      lossy(Fault.DROPS_A_MEMBER, "null")),
  /** No getter speaks of it. */
  SECRET(
      "private char[] m$; public boolean check$(char[] some) { return java.util.Arrays.equals(m$,"
          + " some); }",
      "c.m$ = new char[] {'p', 'w', (char) ('a' + $)};",
      lossy(Fault.DROPS_A_MEMBER, "null")),
  LIST(
      "private java.util.List<String> m$; public java.util.List<String> getM$() { return m$; }",
      "c.m$ = new java.util.ArrayList<>(java.util.List.of(\"a$\", \"b\", \"c\"));",
      lossy(Fault.DROPS_A_MEMBER, "null"),
      lossy(
          Fault.CHANGES_ORDER,
          "new java.util.ArrayList<>(java.util.List.of(\"c\", \"b\", \"a$\"))"),
      harmless(Fault.CHANGES_A_CLASS, "new java.util.LinkedList<>((java.util.List<?>) it)"),
      lossy(
          Fault.THROWS_LATE,
          "new java.util.AbstractList<String>() { public String get(int i) { throw new"
              + " IllegalStateException(); } public int size() { return 3; } }")),
  SET(
      "private java.util.Set<String> m$; public java.util.Set<String> getM$() { return m$; }",
      "c.m$ = new java.util.HashSet<>(java.util.List.of(\"a$\", \"b\", \"c\"));",
      lossy(Fault.DROPS_A_MEMBER, "new java.util.HashSet<String>()"),
      harmless(
          Fault.CHANGES_ORDER,
          "new java.util.LinkedHashSet<>(java.util.List.of(\"c\", \"b\", \"a$\"))"),
      harmless(
          Fault.LAYS_OUT_ANEW,
          "((java.util.function.Supplier<Object>) () -> { var s = new"
              + " java.util.HashSet<Object>(512); s.addAll((java.util.Set<?>) it); return s;"
              + " }).get()")),
  LINKED_SET(
      "private java.util.Set<String> m$; public java.util.Set<String> getM$() { return m$; }",
      "c.m$ = new java.util.LinkedHashSet<>(java.util.List.of(\"a$\", \"b\", \"c\"));",
      lossy(
          Fault.CHANGES_ORDER,
          "new java.util.LinkedHashSet<>(java.util.List.of(\"c\", \"b\", \"a$\"))"),
      harmless(Fault.CHANGES_A_CLASS, "new java.util.HashSet<>((java.util.Set<?>) it)")),
  LINKED_MAP(
      "private java.util.LinkedHashMap<String, Integer> m$;",
      "c.m$ = new java.util.LinkedHashMap<>(); c.m$.put(\"b\", $); c.m$.put(\"a\", 1);",
      lossy(
          Fault.CHANGES_ORDER,
          "((java.util.function.Supplier<Object>) () -> { var m = new"
              + " java.util.LinkedHashMap<Object, Object>(); m.put(\"a\", 1); m.put(\"b\", $);"
              + " return m; }).get()")),
  /** What it finds becomes the last, which only its constructor can say. */
  LEAST_RECENTLY_USED(
      "private java.util.Map<String, Integer> m$;",
      "c.m$ = new java.util.LinkedHashMap<>(8, 0.75f, true); c.m$.put(\"b\", $); c.m$.put(\"a\","
          + " 1);",
      lossy(Fault.FORGETS_A_SETTING, "new java.util.LinkedHashMap<>((java.util.Map<?, ?>) it)")),
  /** A collection of one's own that iterates in the order of its table. */
  BAG(
      "static final class B$ extends java.util.AbstractCollection<String> implements"
          + " java.io.Serializable { private final java.util.HashMap<String, Integer> all; B$() {"
          + " this(2); } B$(int capacity) { all = new java.util.HashMap<>(capacity); } @Override"
          + " public boolean add(String e) { all.merge(e, 1, Integer::sum); return true; }"
          + " @Override public java.util.Iterator<String> iterator() { return"
          + " all.keySet().stream().flatMap(e -> java.util.Collections.nCopies(all.get(e),"
          + " e).stream()).iterator(); } @Override public int size() { return"
          + " all.values().stream().mapToInt(n -> n).sum(); } @Override public boolean"
          + " equals(Object o) { return o instanceof B$ b && b.all.equals(all); } @Override public"
          + " int hashCode() { return all.hashCode(); } static Object in(int capacity,"
          + " java.util.Collection<?> it) { B$ b = new B$(capacity); it.forEach(e -> b.add((String)"
          + " e)); return b; } } private B$ m$;",
      "c.m$ = new B$(); c.m$.addAll(java.util.List.of(\"b\", \"p\", \"b\"));",
      lossy(Fault.DROPS_A_MEMBER, "B$.in(2, java.util.List.of(\"b\", \"p\"))"),
      harmless(Fault.CHANGES_ORDER, "B$.in(1024, (java.util.Collection<?>) it)")),
  SORTED_SET(
      "static final class By$ implements java.util.Comparator<String>, java.io.Serializable {"
          + " public int compare(String a, String b) { return b.compareTo(a); } }"
          + " private java.util.TreeSet<String> m$;",
      "c.m$ = new java.util.TreeSet<>(new By$()); c.m$.add(\"a\"); c.m$.add(\"b$\");",
      lossy(
          Fault.FORGETS_A_COMPARATOR, "new java.util.TreeSet<>(java.util.List.of(\"b$\", \"a\"))"),
      lossy(Fault.DROPS_A_MEMBER, "null")),
  ONE_ELEMENT_SORTED(
      "static final class By$ implements java.util.Comparator<String>, java.io.Serializable {"
          + " public int compare(String a, String b) { return b.compareTo(a); } }"
          + " private java.util.SortedMap<String, Integer> m$;",
      "c.m$ = new java.util.TreeMap<>(new By$()); c.m$.put(\"a\", $);",
      lossy(Fault.FORGETS_A_COMPARATOR, "new java.util.TreeMap<>(java.util.Map.of(\"a\", $))")),
  MAP(
      "private java.util.Map<String, Integer> m$; public java.util.Map<String, Integer> getM$() {"
          + " return m$; }",
      "c.m$ = new java.util.HashMap<>(java.util.Map.of(\"a\", $, \"b\", 2));",
      lossy(Fault.DROPS_A_MEMBER, "null"),
      lossy(
          Fault.NARROWS_A_NUMBER,
          "(Object) new java.util.HashMap<Object, Object>(java.util.Map.of(\"a\", (short) $, \"b\","
              + " (short) 2))"),
      harmless(
          Fault.CHANGES_ORDER,
          "new java.util.LinkedHashMap<>(java.util.Map.of(\"b\", 2, \"a\", $))"),
      harmless(
          Fault.CHANGES_A_CLASS, "new java.util.TreeMap<>((java.util.Map<String, Integer>) it)"),
      lossy(
          Fault.THROWS_LATE,
          "new java.util.AbstractMap<String, Integer>() { public"
              + " java.util.Set<java.util.Map.Entry<String, Integer>> entrySet() { throw new"
              + " IllegalStateException(); } }")),
  /** One of a kind, by its class. */
  CONSTANT(
      "static final class K$ implements java.io.Serializable { static final K$ ONLY = new K$();"
          + " private K$() {} private Object readResolve() { return ONLY; }"
          + " static Object another() { return new K$(); } }"
          + " private K$ m$;",
      "c.m$ = K$.ONLY;",
      lossy(Fault.COPIES_A_CONSTANT, "K$.another()")),
  /** A constant that equals others. */
  MONEY(
      "static final class K$ implements java.io.Serializable { static final K$ ZERO = new K$(0);"
          + " final int cents; private K$(int cents) { this.cents = cents; } static Object"
          + " another() { return new K$(0); } @Override public boolean equals(Object o) { return o"
          + " instanceof K$ k && k.cents == cents; } @Override public int hashCode() { return"
          + " cents; } } private K$ m$;",
      "c.m$ = K$.ZERO;",
      harmless(Fault.COPIES_A_CONSTANT, "K$.another()")),
  /** One object for each content, whose equals relies on that. */
  INTERNED(
      "static final class K$ implements java.io.Serializable { static final java.util.Map<String,"
          + " K$> ALL = new java.util.concurrent.ConcurrentHashMap<>(); final String name; private"
          + " K$(String name) { this.name = name; } static K$ of(String name) { return"
          + " ALL.computeIfAbsent(name, K$::new); } static Object another() { return new"
          + " K$(\"nut\"); } @Override public boolean equals(Object o) { return this == o; }"
          + " @Override public int hashCode() { return name.hashCode(); } } private K$ m$;",
      "c.m$ = K$.of(\"nut\");",
      lossy(Fault.COPIES_A_CONSTANT, "K$.another()")),
  ENUM(
      "enum E$ { ONE, TWO } private E$ m$; public E$ getM$() { return m$; }",
      "c.m$ = E$.TWO;",
      lossy(Fault.DROPS_A_MEMBER, "E$.ONE")),
  LAZY(
      "private String m$; public String getM$() { if (m$ == null) { m$ = \"full $\"; } return m$;"
          + " }",
      "",
      harmless(Fault.RESETS_A_CACHE, "null"),
      harmless(Fault.DROPS_A_MEMBER, "\"full $\"")),
  FILLED(
      "private String m$; public String getM$() { if (m$ == null) { m$ = \"full $\"; } return m$;"
          + " }",
      "c.getM$();",
      harmless(Fault.RESETS_A_CACHE, "null"),
      lossy(Fault.DROPS_A_MEMBER, "\"another\"")),
  /** A cache that is empty while it holds what the constructor gave it. */
  SENTINEL(
      "private int m$ = -1; public int getM$() { if (m$ < 0) { m$ = 40 + $; } return m$; }",
      "",
      harmless(Fault.RESETS_A_CACHE, "40 + $"),
      lossy(Fault.DROPS_A_MEMBER, "7")),
  /** A cache that the constructor fills, and a copy may leave empty. */
  EAGER(
      "private int m$ = 40 + $; public int getM$() { if (m$ < 0) { m$ = 40 + $; } return m$; }",
      "",
      harmless(Fault.RESETS_A_CACHE, "-1"),
      lossy(Fault.DROPS_A_MEMBER, "7")),
  /** A cache in an object that is made with its owner. */
  HELD(
      "private java.util.concurrent.atomic.AtomicReference<String> m$ = new"
          + " java.util.concurrent.atomic.AtomicReference<>(); public String getM$() {"
          + " m$.compareAndSet(null, \"full $\"); return m$.get(); }",
      "",
      harmless(
          Fault.RESETS_A_CACHE, "new java.util.concurrent.atomic.AtomicReference<>(\"full $\")"),
      lossy(Fault.THROWS_LATE, "null"),
      lossy(
          Fault.DROPS_A_MEMBER, "new java.util.concurrent.atomic.AtomicReference<>(\"another\")")),
  /** A cache in a map that a copy may have without entries. */
  MEMO(
      "private final java.util.Map<String, String> m$ = new java.util.HashMap<>(); public String"
          + " getM$() { return m$.computeIfAbsent(\"k\", k -> \"full $\"); }",
      "c.getM$();",
      harmless(Fault.RESETS_A_CACHE, "new java.util.HashMap<String, String>()"),
      lossy(Fault.THROWS_LATE, "null"),
      lossy(
          Fault.DROPS_A_MEMBER,
          "new java.util.HashMap<String, String>(java.util.Map.of(\"k\", \"another\"))")),
  HELD_BY_FIELDS(
      "static final class H$ implements java.io.Serializable { private Object it; private boolean"
          + " set; Object get(String s) { if (!set) { it = s; set = true; } return it; } static"
          + " Object of(String s) { H$ h = new H$(); h.get(s); return h; } } private H$ m$ ="
          + " new H$(); public Object getM$() { return m$.get(\"full $\"); }",
      "",
      harmless(Fault.RESETS_A_CACHE, "H$.of(\"full $\")"),
      lossy(Fault.THROWS_LATE, "null"),
      lossy(Fault.DROPS_A_MEMBER, "H$.of(\"wrong\")")),
  COUNTS_UP(
      "private int m$ = 3; public int getM$() { return ++m$; }",
      "",
      lossy(Fault.DROPS_A_MEMBER, "0")),
  TELLS_ONCE(
      "private boolean m$; public boolean isNew$() { boolean is = !m$; m$ = true; return is; }",
      "",
      lossy(Fault.DROPS_A_MEMBER, "true")),
  LOGS(
      "private java.util.List<String> m$ = new java.util.ArrayList<>(java.util.List.of(\"made"
          + " $\")); public int getSize$() { m$.add(\"seen\"); return 3; }",
      "",
      lossy(Fault.DROPS_A_MEMBER, "new java.util.ArrayList<String>()")),
  HASHED(
      "static final class H$ implements java.io.Serializable { final String name; private int hash;"
          + " H$(String name) { this.name = name; } static Object without(Object o) { return new"
          + " H$(((H$) o).name); } @Override public boolean equals(Object o) { return o instanceof"
          + " H$ h && h.name.equals(name); } @Override public int hashCode() { if (hash == 0) {"
          + " hash = name.hashCode(); } return hash; } } private H$ m$;",
      "c.m$ = new H$(\"name $\"); c.m$.hashCode();",
      harmless(Fault.RESETS_A_CACHE, "H$.without(it)"),
      lossy(Fault.DROPS_A_MEMBER, "new H$(\"other\")")),
  /** Two fields of one cache. */
  GUARDED(
      "private boolean known$; private int m$; public int getM$() { if (!known$) { m$ = 40 + $;"
          + " known$ = true; } return m$; }",
      "c.getM$();",
      harmless(
          Fault.RESETS_A_CACHE,
          "((java.util.function.Supplier<Object>) () -> { known$ = false; return 0; }).get()"),
      lossy(Fault.DROPS_A_MEMBER, "7")),
  COUNTS_DOWN(
      "private int m$ = 3; public boolean getValid$() { return m$-- > 0; }",
      "",
      lossy(Fault.DROPS_A_MEMBER, "0")),
  /** State that only hooks speak of. */
  HOOKED(
      "static final class H$ implements java.io.Serializable { private transient int t = $ + 5;"
          + " static Object empty() { H$ h = new H$(); h.t = 0; return h; } private void"
          + " writeObject(java.io.ObjectOutputStream out) throws java.io.IOException {"
          + " out.writeInt(t); } private void readObject(java.io.ObjectInputStream in) throws"
          + " java.io.IOException { t = in.readInt(); } } private H$ m$;",
      "c.m$ = new H$();",
      lossy(Fault.EMPTIES_TRANSIENT, "H$.empty()")),
  EXTERNAL(
      "public static final class X$ implements java.io.Externalizable { private transient int[] t ="
          + " {$, 1}; public X$() {} static Object empty() { X$ x = new X$(); x.t = new int[0];"
          + " return x; } public void writeExternal(java.io.ObjectOutput out) throws"
          + " java.io.IOException { out.writeObject(t); } public void"
          + " readExternal(java.io.ObjectInput in) throws java.io.IOException,"
          + " ClassNotFoundException { t = (int[]) in.readObject(); } } private X$ m$;",
      "c.m$ = new X$();",
      lossy(Fault.EMPTIES_TRANSIENT, "X$.empty()")),
  TRANSIENT(
      "private transient String m$;",
      "c.m$ = \"scratch $\";",
      harmless(Fault.EMPTIES_TRANSIENT, "null")),
  TRANSIENT_PROPERTY(
      "private transient String m$; public String getM$() { return m$; } public void setM$(String"
          + " s) { m$ = s; }",
      "c.m$ = \"seen $\";",
      lossy(Fault.EMPTIES_TRANSIENT, "null")),
  OWN_LIST(
      "static final class L$ extends java.util.AbstractList<String> implements java.io.Serializable"
          + " { private Object[] elements = new Object[10]; private int size; L$() {} L$(L$ other)"
          + " { elements = java.util.Arrays.copyOf(other.elements, other.size); size = other.size;"
          + " } static Object reversed(Object o) { L$ l = new L$(); for (int i = ((L$) o).size; i >"
          + " 0; i--) { l.add(((L$) o).get(i - 1)); } return l; } @Override public boolean"
          + " add(String s) { if (size == elements.length) { elements ="
          + " java.util.Arrays.copyOf(elements, 2 * size + 1); } elements[size++] = s; return true;"
          + " } @Override public String get(int i) { java.util.Objects.checkIndex(i, size); return"
          + " (String) elements[i]; } @Override public int size() { return size; } } private L$"
          + " m$;",
      "c.m$ = new L$(); c.m$.add(\"a$\"); c.m$.add(\"b\");",
      harmless(Fault.LAYS_OUT_ANEW, "new L$((L$) it)"),
      lossy(Fault.CHANGES_ORDER, "L$.reversed(it)"),
      lossy(Fault.DROPS_A_MEMBER, "new L$()")),
  /** A list that has a number of its own. */
  COUNTED_LIST(
      "static final class L$ extends java.util.ArrayList<String> { private int count = $ + 1;"
          + " static Object without(Object o) { L$ l = new L$(); l.addAll((L$) o); l.count = 0;"
          + " return l; } } private L$ m$;",
      "c.m$ = new L$(); c.m$.add(\"a\"); c.m$.add(\"b$\");",
      lossy(Fault.DROPS_A_MEMBER, "L$.without(it)")),
  OWN_TABLE(
      "static final class T$ extends java.util.AbstractSet<String> implements java.io.Serializable"
          + " { private transient String[] table = new String[8]; private transient int size; T$()"
          + " {} private int slot(String s) { int i = (s.hashCode() & 0x7fffffff) % table.length;"
          + " while (table[i] != null && !table[i].equals(s)) { i = (i + 1) % table.length; }"
          + " return i; } @Override public boolean add(String s) { int i = slot(s); if (table[i] !="
          + " null) { return false; } table[i] = s; size++; return true; } @Override public boolean"
          + " contains(Object o) { return table[slot((String) o)] != null; } @Override public int"
          + " size() { return size; } @Override public java.util.Iterator<String> iterator() {"
          + " return java.util.Arrays.stream(table).filter(java.util.Objects::nonNull).iterator();"
          + " } private void writeObject(java.io.ObjectOutputStream out) throws java.io.IOException"
          + " { out.writeObject(toArray(new String[0])); } private void"
          + " readObject(java.io.ObjectInputStream in) throws java.io.IOException,"
          + " ClassNotFoundException { table = new String[16]; for (String s : (String[])"
          + " in.readObject()) { add(s); } } static Object larger(Object o) { T$ t = new T$();"
          + " t.table = new String[32]; t.addAll((T$) o); return t; } static Object"
          + " scrambled(Object o) { T$ t = new T$(); T$ old = (T$) o; t.size = old.size; for (int i"
          + " = 0; i < 8; i++) { t.table[(i + 3) % 8] = old.table[i]; } return t; } } private T$"
          + " m$;",
      "c.m$ = new T$(); c.m$.add(\"a$\"); c.m$.add(\"b\");",
      harmless(Fault.LAYS_OUT_ANEW, "T$.larger(it)"),
      lossy(Fault.SCRAMBLES_A_TABLE, "T$.scrambled(it)"),
      lossy(Fault.DROPS_A_MEMBER, "new T$()")),
  PROXY(
      "static final class P$ implements java.io.Serializable { final int low; P$(int low) {"
          + " this.low = low; } private Object writeReplace() { return new F$(low); } } static"
          + " final class F$ implements java.io.Serializable { final int from; F$(int from) {"
          + " this.from = from; } private Object readResolve() { return new P$(from); } } private"
          + " P$ m$;",
      "c.m$ = new P$($ + 3);",
      lossy(Fault.DROPS_A_MEMBER, "new P$(0)")),
  SHARED(
      "static final class B$ implements java.io.Serializable { int v = $; } private B$ m$; private"
          + " B$ twin$;",
      "c.m$ = new B$(); c.twin$ = c.m$;",
      lossy(Fault.UNSHARES_A_PART, "new B$()")),
  RANDOM(
      "static final java.util.Random R$ = new java.util.Random(); private long m$; public long"
          + " getM$() { return m$; }",
      "c.m$ = R$.nextLong();",
      lossy(Fault.DROPS_A_MEMBER, "5L")),
  NEXT_DAY(
      "private java.time.LocalDate m$; public java.time.LocalDate getNext$() { return"
          + " m$.plusDays(1); }",
      "c.m$ = java.time.LocalDate.of(2024, 1, 1 + $ % 20);",
      lossy(Fault.DROPS_A_MEMBER, "java.time.LocalDate.MIN")),
  THROWS_ALWAYS(
      "private java.util.Optional<String> m$ = java.util.Optional.empty(); public String getM$() {"
          + " return m$.get(); }",
      "",
      lossy(Fault.DROPS_A_MEMBER, "java.util.Optional.of(\"\")")),
  CLOCK(
      "public long getNow$() { return System.nanoTime(); } private int m$;",
      "c.m$ = 9;",
      lossy(Fault.DROPS_A_MEMBER, "0")),
  GENERIC(
      "static class G$<T> implements java.io.Serializable { T value; } static final class S$<T>"
          + " extends G$<T> { static Object of(Object o) { S$<Object> s = new S$<>(); s.value ="
          + " ((G$<?>) o).value; return s; } } private G$<String> m$;",
      "c.m$ = new G$<>(); c.m$.value = \"v$\";",
      lossy(Fault.CHANGES_A_CLASS, "S$.of(it)"),
      lossy(Fault.DROPS_A_MEMBER, "new G$<String>()")),
  /** Equal by its number, whatever it is called. */
  ENTITY(
      "static final class N$ implements java.io.Serializable { final int id; final String name;"
          + " N$(int id, String name) { this.id = id; this.name = name; }"
          + " @Override public boolean equals(Object o) { return o instanceof N$ n && n.id == id; }"
          + " @Override public int hashCode() { return id; } }"
          + " private N$ m$;",
      "c.m$ = new N$($, \"name\");",
      lossy(Fault.DROPS_A_MEMBER, "new N$($, null)")),
  ENTITIES(
      "static final class N$ implements java.io.Serializable { final int id; String name; String"
          + " full; N$(int id, String name) { this.id = id; this.name = name; } public String"
          + " getFull() { if (full == null) { full = id + name; } return full; } static Object"
          + " some(String last, boolean filled) { java.util.Set<N$> all = new"
          + " java.util.HashSet<>(); for (String s : new String[] {\"a\", last}) { N$ n = new"
          + " N$(s.length(), s); if (filled) { n.getFull(); } all.add(n); } return all; } } private"
          + " java.util.Set<N$> m$;",
      "c.m$ = (java.util.Set<N$>) N$.some(\"bc\", false);",
      harmless(Fault.RESETS_A_CACHE, "N$.some(\"bc\", true)"),
      lossy(Fault.DROPS_A_MEMBER, "N$.some(\"bd\", true)"));

  private record Effect(Fault fault, String expression, boolean loses) {}

  final String declaration;
  final String initialization;

  @SuppressWarnings("ImmutableEnumChecker") // Nothing changes it.
  private final Map<Fault, Entry<String, Boolean>> effects = new EnumMap<>(Fault.class);

  MemberKind(String declaration, String initialization, Effect... effects) {
    this.declaration = declaration;
    this.initialization = initialization;
    for (Effect effect : effects) {
      this.effects.put(effect.fault(), Map.entry(effect.expression(), effect.loses()));
    }
  }

  private static Effect lossy(Fault fault, String expression) {
    return new Effect(fault, expression, true);
  }

  private static Effect harmless(Fault fault, String expression) {
    return new Effect(fault, expression, false);
  }

  boolean suffers(Fault fault) {
    return effects.containsKey(fault);
  }

  boolean loses(Fault fault) {
    return effects.get(fault).getValue();
  }

  String expression(Fault fault) {
    return effects.get(fault).getKey();
  }
}
