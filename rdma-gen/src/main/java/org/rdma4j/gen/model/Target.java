package org.rdma4j.gen.model;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A platform for which sizes and offsets are computed. All supported targets are LP64 and little-endian, and follow
 * their System V ABI. The differences between them are in {@code targets.properties}, which documents each property.
 *
 * @param triple GNU triplet, such as {@code x86_64-linux-gnu}
 * @param macro macro that compilers predefine for this architecture only
 * @param elfMachine {@code e_machine} of the architecture in ELF files
 * @param abi required values of predefined macros
 * @param charSigned whether plain {@code char} is signed
 * @param unnamedBitFieldsAlign whether unnamed bit-fields affect the alignment of their record
 * @param jvm value of the system property {@code os.arch}
 * @param compilerPackage Debian package of the cross compiler
 * @param libcPackage Debian package of the C library for the cross compiler
 */
public record Target(
        String triple,
        String macro,
        int elfMachine,
        Map<String, String> abi,
        boolean charSigned,
        boolean unnamedBitFieldsAlign,
        String jvm,
        String compilerPackage,
        String libcPackage) {

    private static final String DATA = "targets.properties";
    private static final Properties PROPERTIES = properties();

    /** All supported targets. */
    public static final List<Target> ALL = words("targets").map(Target::read).toList();

    /** 64-bit x86, Linux, glibc. */
    public static final Target X86_64 = of("x86_64-linux-gnu").orElseThrow();

    /** 64-bit Arm, Linux, glibc. */
    public static final Target AARCH64 = of("aarch64-linux-gnu").orElseThrow();

    private static final Pattern OWN_MACRO = Stream.concat(
                    Stream.of(""), ALL.stream().map(t -> t.triple + "."))
            .flatMap(of -> Stream.concat(words(of + "macros"), of.isEmpty() ? Stream.of() : words(of + "macro")))
            .map(glob -> glob.replace("*", "\\w*"))
            .collect(Collectors.collectingAndThen(Collectors.joining("|"), Pattern::compile));

    private static final Set<String> SAME_MACROS = words("same_macros").collect(Collectors.toSet());
    private static final Set<String> SAME_TYPES = words("same_types").collect(Collectors.toSet());

    /** Returns the target with the given GNU triplet. */
    public static Optional<Target> of(String triple) {
        return ALL.stream().filter(t -> t.triple.equals(triple)).findFirst();
    }

    /** Returns {@code true} if the macro is predefined for some targets only, or with different values. */
    public static boolean isOwnMacro(String name) {
        return OWN_MACRO.matcher(name).matches();
    }

    /** Returns {@code true} if the macro has the same value on all targets, although libc defines it conditionally. */
    public static boolean isSameMacro(String name) {
        return SAME_MACROS.contains(name);
    }

    /** Returns {@code true} if the type of the system headers has the same size and signedness on all targets. */
    public static boolean isSameType(String name) {
        return SAME_TYPES.contains(name) || name.startsWith("__") && SAME_TYPES.contains(name.substring(2));
    }

    /** Returns the triplets of all targets, joined by the separator. */
    public static String triples(String separator) {
        return ALL.stream().map(Target::triple).collect(Collectors.joining(separator));
    }

    /** Returns the GNU name of the architecture, such as {@code x86_64}. */
    public String machine() {
        return triple.substring(0, triple.indexOf('-'));
    }

    /** Returns {@code true} if this JVM runs on this architecture. */
    public boolean isOfThisMachine() {
        return jvm.equals(System.getProperty("os.arch", ""));
    }

    /** Returns the name of the cross compiler. */
    public String compiler() {
        return triple + "-gcc";
    }

    /** Returns the advice on what to install, on Debian, to read headers for this target on another one. */
    public String remedy() {
        return "install " + compilerPackage + " and " + libcPackage;
    }

    private static Target read(String triple) {
        Map<String, String> abi = new LinkedHashMap<>();
        words(triple + ".abi").forEach(w -> abi.put(w.substring(0, w.indexOf('=')), w.substring(w.indexOf('=') + 1)));
        return new Target(
                triple,
                property(triple + ".macro"),
                Integer.parseInt(property(triple + ".elf")),
                abi,
                choice(triple + ".char", "signed", "unsigned"),
                choice(triple + ".unnamed_bit_fields", "count", "ignored"),
                property(triple + ".jvm"),
                property(triple + ".compiler"),
                property(triple + ".libc"));
    }

    private static boolean choice(String key, String yes, String no) {
        String value = property(key);
        if (!value.equals(yes) && !value.equals(no)) {
            throw new IllegalStateException(DATA + ": " + key + " is " + value + ", neither " + yes + " nor " + no);
        }
        return value.equals(yes);
    }

    private static Stream<String> words(String key) {
        return Stream.of(property(key).split(" +"));
    }

    private static String property(String key) {
        return Optional.ofNullable(PROPERTIES.getProperty(key))
                .map(String::strip)
                .filter(value -> !value.isEmpty())
                .orElseThrow(() -> new IllegalStateException(DATA + ": " + key + " is missing"));
    }

    private static Properties properties() {
        Properties properties = new Properties();
        try (InputStream in = Target.class.getResourceAsStream(DATA)) {
            properties.load(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return properties;
    }
}
