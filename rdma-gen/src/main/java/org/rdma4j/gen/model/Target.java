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
 * The machine that sizes and offsets hold for. All known targets are LP64, little-endian and follow their System V ABI;
 * what differs between them is data, in {@code targets.properties}, which explains each property.
 *
 * @param triple the GNU name, as in {@code x86_64-linux-gnu}
 * @param macro predefined for this architecture alone
 * @param elfMachine the architecture's number in ELF files
 * @param abi predefined macros and the values that they must have
 * @param charSigned whether plain {@code char} is signed
 * @param unnamedBitFieldsAlign whether unnamed bit-fields raise the alignment of their record
 * @param jvm the name of the architecture in {@code os.arch}
 * @param compilerPackage Debian's package of the cross compiler
 * @param libcPackage Debian's package of the C library for the cross compiler
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

    /** Every target that the generator can describe. */
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

    /** The target of this GNU triple, if it is known. */
    public static Optional<Target> of(String triple) {
        return ALL.stream().filter(t -> t.triple.equals(triple)).findFirst();
    }

    /** Whether the targets' compilers predefine this macro for some of them only, or with different values. */
    public static boolean isOwnMacro(String name) {
        return OWN_MACRO.matcher(name).matches();
    }

    /** Whether libc gives this macro one value for all targets, though under conditions on the architecture. */
    public static boolean isSameMacro(String name) {
        return SAME_MACROS.contains(name);
    }

    /** Whether a type of the system's headers has one size and signedness for all targets. */
    public static boolean isSameType(String name) {
        return SAME_TYPES.contains(name) || name.startsWith("__") && SAME_TYPES.contains(name.substring(2));
    }

    /** The triples of all targets, joined. */
    public static String triples(String separator) {
        return ALL.stream().map(Target::triple).collect(Collectors.joining(separator));
    }

    /** The architecture's GNU name, as in {@code x86_64}. */
    public String machine() {
        return triple.substring(0, triple.indexOf('-'));
    }

    /** Whether this JVM runs on such a machine. */
    public boolean isOfThisMachine() {
        return jvm.equals(System.getProperty("os.arch", ""));
    }

    /** The name of the cross compiler. */
    public String compiler() {
        return triple + "-gcc";
    }

    /** What to install, on Debian, to read headers for this target on a machine of another. */
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
