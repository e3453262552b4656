package org.rdma4j.gen.emit.name;

import java.util.Locale;
import java.util.Map;
import java.util.Set;
import javax.lang.model.SourceVersion;

/**
 * How a C name becomes a Java name; every deviation is made here. A C name stays as it is, unless the configuration
 * renames it, or Java or the emitted code gives it another meaning in its place: then an underscore follows.
 */
public final class JavaNames {

    /** Not keywords to {@link SourceVersion}, yet no type may be called so. */
    private static final Set<String> NO_TYPE_NAMES = Set.of("record", "sealed", "permits", "var", "yield", "when");

    /**
     * The public types of java.lang in Java 25. No import names them, so a class of the same package would be taken for
     * them; and a program that imports a whole package could not say which it means.
     */
    private static final Set<String> LANG = words("""
            AbstractMethodError Appendable ArithmeticException ArrayIndexOutOfBoundsException ArrayStoreException
            AssertionError AutoCloseable Boolean BootstrapMethodError Byte CharSequence Character Class
            ClassCastException ClassCircularityError ClassFormatError ClassLoader ClassNotFoundException ClassValue
            CloneNotSupportedException Cloneable Comparable Deprecated Double Enum EnumConstantNotPresentException Error
            Exception ExceptionInInitializerError Float FunctionalInterface IO IllegalAccessError IllegalAccessException
            IllegalArgumentException IllegalCallerException IllegalMonitorStateException IllegalStateException
            IllegalThreadStateException IncompatibleClassChangeError IndexOutOfBoundsException InheritableThreadLocal
            InstantiationError InstantiationException Integer InternalError InterruptedException Iterable
            LayerInstantiationException LinkageError Long MatchException Math Module ModuleLayer
            NegativeArraySizeException NoClassDefFoundError NoSuchFieldError NoSuchFieldException NoSuchMethodError
            NoSuchMethodException NullPointerException Number NumberFormatException Object OutOfMemoryError Override
            Package Process ProcessBuilder ProcessHandle Readable Record ReflectiveOperationException Runnable Runtime
            RuntimeException RuntimePermission SafeVarargs ScopedValue SecurityException SecurityManager Short
            StableValue StackOverflowError StackTraceElement StackWalker StrictMath String StringBuffer StringBuilder
            StringIndexOutOfBoundsException SuppressWarnings System Thread ThreadDeath ThreadGroup ThreadLocal Throwable
            TypeNotPresentException UnknownError UnsatisfiedLinkError UnsupportedClassVersionError
            UnsupportedOperationException VerifyError VirtualMachineError Void WrongThreadException
            """);

    /** What packages begin with that emitted code may spell out. */
    private static final Set<String> ROOTS = Set.of("java", "org");

    /** Nested classes, fields and variables of emitted classes: one would hide a class of its name. */
    private static final Set<String> INSIDE_CLASSES = words("""
            Layout Function Invoke
            SIZE ALIGNMENT LAYOUT SHIFT HANDLE ALL
            declared value segment array index index2 index3 index4
            """);

    /** Classes whose static methods and fields the emitted methods use: a variable or field would hide one. */
    private static final Set<String> BEFORE_A_DOT = words("""
            Byte Short Integer Long Double
            MemorySegment MethodHandles ValueLayout Objects
            Library Linking ErrnoCapture CStrings Segments Ranges Target Check Table
            """);

    /** The methods that every record class has. */
    private static final Set<String> RECORD_METHODS =
            Set.of("layout", "sizeof", "allocate", "allocateArray", "asSlice", "ofAddress", "reinterpret", "toString");

    /** Methods of {@link Object} that a static method of no or few parameters would collide with. */
    private static final Set<String> OBJECT_METHODS =
            Set.of("getClass", "hashCode", "notify", "notifyAll", "wait", "toString", "clone", "finalize", "equals");

    private final Map<String, String> renames;

    public JavaNames(Map<String, String> renames) {
        this.renames = renames;
    }

    private static Set<String> words(String text) {
        return Set.of(text.strip().split("\\s+"));
    }

    private static String unless(boolean taken, String name) {
        return taken ? name + "_" : name;
    }

    /** The class of a record, enum, callback or opaque type. */
    public String type(String cName) {
        return typeNamed(renames.getOrDefault(cName, cName));
    }

    private static String typeNamed(String name) {
        return unless(
                isNoType(name) || LANG.contains(name) || ROOTS.contains(name) || INSIDE_CLASSES.contains(name), name);
    }

    /** A nested class that no program sees. */
    public static String nestedType(String name) {
        return unless(isNoType(name) || ROOTS.contains(name), name);
    }

    private static boolean isNoType(String name) {
        return isKeyword(name) || NO_TYPE_NAMES.contains(name);
    }

    /** The class with the functions and constants of a namespace: its last part, capitalised. */
    public static String functionClass(String namespace) {
        String last = lastPart(namespace);
        String name = typeNamed(last.substring(0, 1).toUpperCase(Locale.ROOT) + last.substring(1));
        return unless(name.equals("Table"), name);
    }

    /** The last part of a dotted namespace, as a part of a package name. */
    public static String packagePart(String namespace) {
        String last = lastPart(namespace);
        return unless(isKeyword(last), last);
    }

    private static String lastPart(String namespace) {
        return namespace.substring(namespace.lastIndexOf('.') + 1);
    }

    /** The method of a function. */
    public String function(String cName) {
        String name = renames.getOrDefault(cName, cName);
        // A call of yield without its class is a statement of switch.
        return unless(isKeyword(name) || OBJECT_METHODS.contains(name) || name.equals("yield"), name);
    }

    /** The field of a constant or enumerator. */
    public String constant(String cName) {
        String name = renames.getOrDefault(cName, cName);
        return unless(isKeyword(name) || hidesClass(name), name);
    }

    /** Whether a variable or field of this name would hide a class that emitted methods use. */
    public static boolean hidesClass(String name) {
        return BEFORE_A_DOT.contains(name) || ROOTS.contains(name);
    }

    /**
     * The accessor of a member.
     *
     * @param record the record's C name
     * @param path the member as C spells it from there, as in {@code wr.rdma.rkey}
     * @param joined the same with the names of unnamed types' members joined by underscores
     */
    public String member(String record, String path, String joined) {
        String name = renames.getOrDefault(record + "." + path, joined);
        return unless(isKeyword(name) || RECORD_METHODS.contains(name), name);
    }

    /** The method beside another that gives or takes text: {@code nameString} beside {@code name}. */
    public static String text(String method) {
        String name = method + "String";
        return unless(OBJECT_METHODS.contains(name), name);
    }

    /** The method beside a function's that throws where it fails. */
    public static String checked(String method) {
        return method + "Checked";
    }

    /** A parameter; one without a name in C is called after its place. */
    public static String parameter(String cName, int position) {
        if (cName.isEmpty()) {
            return "arg" + position;
        }
        return unless(isKeyword(cName) || hidesClass(cName), cName);
    }

    private static boolean isKeyword(String name) {
        return SourceVersion.isKeyword(name, SourceVersion.RELEASE_17) || name.equals("_");
    }
}
