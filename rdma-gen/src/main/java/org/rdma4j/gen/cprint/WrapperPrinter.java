package org.rdma4j.gen.cprint;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import org.rdma4j.gen.model.MergedReleases;
import org.rdma4j.gen.problem.ProblemException;

/**
 * Prints the source of the wrapper library, which exports a function with the same prototype for each
 * {@code static inline} function and each function that is shadowed by a macro.
 */
public final class WrapperPrinter {

    /** Start of the comment at the top of each file. */
    public static final String NOTICE = "/* Written by rdma-gen";

    /** Number of hexadecimal digits of 64 bits. */
    private static final int DIGITS = 16;

    private static final String IGNORE_QUALIFIED_RESULTS = "#pragma GCC diagnostic ignored \"-Wignored-qualifiers\"\n";

    private final WrapperOptions options;
    private final MergedReleases union;
    private final List<WrapperFunction> functions;
    private final List<GuardedFunction> guardedFunctions;

    private WrapperPrinter(MergedReleases union, WrapperOptions options) {
        WrapperPlan plan = new WrapperPlan(union, options);
        this.options = options;
        this.union = union;
        this.functions = plan.functions();
        this.guardedFunctions = plan.guardedFunctions();
    }

    /**
     * Returns the files of the wrapper library.
     *
     * @param union declarations, without those of the wrapper itself
     * @param options names and headers
     * @throws ProblemException if a function cannot be wrapped; the message names the function and its header
     */
    public static WrapperText print(MergedReleases union, WrapperOptions options) {
        WrapperPrinter printer = new WrapperPrinter(union, options);
        SortedMap<String, String> stubs = new TreeMap<>();
        LinkStubPrinter stubPrinter = new LinkStubPrinter(options.notice());
        options.links().forEach(library -> stubs.putAll(stubPrinter.print(library, union)));
        String header = printer.header();
        String source = printer.source();
        if (options.layout().isEmpty()) {
            return new WrapperText(header, source, stubs, "");
        }
        String build = fingerprint(header + source);
        return new WrapperText(header, source + build(options.prefix() + "build_" + build), stubs, build);
    }

    private static String fingerprint(String text) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest).substring(0, DIGITS);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e); // required of every Java platform
        }
    }

    private static String build(String name) {
        return "\n/* Identifies the bindings that were emitted with this source. */\n"
                + "extern const uint32_t " + name + ";\n"
                + "__attribute__((visibility(\"default\"))) const uint32_t " + name + " = 1;\n";
    }

    private String header() {
        String guard = options.prefix().toUpperCase(Locale.ROOT) + "WRAPPER_H";
        StringBuilder text = new StringBuilder(options.notice())
                .append("#ifndef ")
                .append(guard)
                .append("\n#define ")
                .append(guard)
                .append("\n\n");
        options.releaseMacro().ifPresent(macro -> text.append(demand(macro)));
        options.headers().forEach(name -> text.append("#include ").append(name).append('\n'));
        text.append("\n#ifdef __cplusplus\nextern \"C\" {\n#endif\n\n")
                .append("/* Compiled with -fvisibility=hidden, the library exports only these functions. */\n")
                .append("#pragma GCC visibility push(default)\n");
        if (hasQualifiedResults()) {
            text.append("#pragma GCC diagnostic push\n").append(IGNORE_QUALIFIED_RESULTS);
        }
        text.append(sections("", WrapperFunction::prototype)).append('\n');
        if (hasQualifiedResults()) {
            text.append("#pragma GCC diagnostic pop\n");
        }
        return text.append("#pragma GCC visibility pop\n")
                .append("\n#ifdef __cplusplus\n}\n#endif\n\n#endif\n")
                .toString();
    }

    /** Returns a check that the build defines the release macro, because the headers do not define their release. */
    private static String demand(String macro) {
        return "/* The functions depend on the release of the headers, which do not define it. */\n"
                + "#ifndef " + macro + "\n"
                + "#error \"give the release of the headers, major * 100 + minor: -D" + macro
                + "=4400 for 44.0\"\n#endif\n\n";
    }

    private String source() {
        StringBuilder text = new StringBuilder(options.notice());
        if (!guardedFunctions.isEmpty()) {
            text.append(
                    "\n/* Functions that the oldest release lacks are called through guards, which are defined below. */\n");
            guardedFunctions.forEach(export -> text.append(export.renaming()));
            text.append("\n#include <errno.h>\n");
        }
        if (options.releaseMacro().isPresent() || options.layout().isPresent()) {
            text.append("#include <stdint.h>\n");
        }
        text.append("#include \"wrapper.h\"\n\n")
                .append("/* Deprecated functions are wrapped, too. */\n")
                .append("#pragma GCC diagnostic ignored \"-Wdeprecated-declarations\"\n");
        if (hasQualifiedResults()) {
            text.append(IGNORE_QUALIFIED_RESULTS);
        }
        text.append("\n/* A wrapper must have the prototype of the wrapped function. */\n")
                .append("#define SAME_TYPE(wrapper, function) \\\n")
                .append("    __extension__ _Static_assert( \\\n")
                .append("        __builtin_types_compatible_p(__typeof__(wrapper), __typeof__(function)), \\\n")
                .append("        #wrapper \" has another type than \" #function)\n")
                .append(sections("\n", WrapperFunction::definition));
        if (!guardedFunctions.isEmpty()) {
            text.append(
                    "\n/* Guards: if the library lacks the function, the call fails as if the device did not support it. */\n");
            guardedFunctions.forEach(export -> text.append(export.definition()));
        }
        options.releaseMacro().ifPresent(macro -> text.append(release(macro)));
        options.layout().ifPresent(checks -> text.append(checks.print(options.prefix(), options.releaseMacro())));
        return text.toString();
    }

    private String release(String macro) {
        String name = options.prefix() + "release";
        return "\n/* Release of the headers that the library was compiled with. */\n"
                + "extern const uint32_t " + name + ";\n"
                + "__attribute__((visibility(\"default\"))) const uint32_t " + name + " = " + macro + ";\n";
    }

    /** Returns the functions, grouped by header. */
    private String sections(String between, Function<WrapperFunction, String> printed) {
        StringBuilder text = new StringBuilder();
        String section = "";
        for (WrapperFunction function : functions) {
            if (!function.section().equals(section)) {
                section = function.section();
                text.append("\n/* ").append(section).append(" */\n");
            } else {
                text.append(between);
            }
            text.append(printed.apply(function));
        }
        return text.toString();
    }

    private boolean hasQualifiedResults() {
        return functions.stream().anyMatch(WrapperFunction::hasQualifiedResult);
    }
}
