package org.rdma4j.gen.cprint;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.problem.ProblemException;

/**
 * Prints the library that makes inline functions callable: for every {@code static inline} function, and for every one
 * that a macro stands before, a function of the same prototype that a program can find by name.
 */
public final class WrapperPrinter {

    private static final String DO_NOT_EDIT =
            "/* Written by rdma-gen from the headers below. Do not edit: change rdma.toml or the generator, then run\n"
                    + " * ./dev generate */\n";

    private static final String IGNORE_QUALIFIED_RESULTS = "#pragma GCC diagnostic ignored \"-Wignored-qualifiers\"\n";

    private final WrapperOptions options;
    private final List<WrappedFunction> functions;

    private WrapperPrinter(WrapperOptions options, List<WrappedFunction> functions) {
        this.options = options;
        this.functions = functions;
    }

    /**
     * wrapper.h and wrapper.c for these declarations.
     *
     * @param metadata the declarations, without those of the wrapper itself
     * @param options names and headers
     * @throws ProblemException naming the function and its header when one cannot be wrapped
     */
    public static WrapperText print(Metadata metadata, WrapperOptions options) {
        WrapperPrinter printer = new WrapperPrinter(options, new WrapperPlan(metadata, options).functions());
        return new WrapperText(printer.header(), printer.source());
    }

    private String header() {
        String guard = options.prefix().toUpperCase(Locale.ROOT) + "WRAPPER_H";
        StringBuilder text = new StringBuilder(DO_NOT_EDIT)
                .append("#ifndef ")
                .append(guard)
                .append("\n#define ")
                .append(guard)
                .append("\n\n");
        options.headers().forEach(name -> text.append("#include <").append(name).append(">\n"));
        text.append("\n#ifdef __cplusplus\nextern \"C\" {\n#endif\n\n")
                .append("/* Built with -fvisibility=hidden, the library exports these functions and nothing else. */\n")
                .append("#pragma GCC visibility push(default)\n");
        if (hasQualifiedResults()) {
            text.append("#pragma GCC diagnostic push\n").append(IGNORE_QUALIFIED_RESULTS);
        }
        text.append(sections("", WrappedFunction::prototype)).append('\n');
        if (hasQualifiedResults()) {
            text.append("#pragma GCC diagnostic pop\n");
        }
        return text.append("#pragma GCC visibility pop\n")
                .append("\n#ifdef __cplusplus\n}\n#endif\n\n#endif\n")
                .toString();
    }

    private String source() {
        StringBuilder text = new StringBuilder(DO_NOT_EDIT)
                .append("#include \"wrapper.h\"\n\n")
                .append("/* All of the headers' functions are wrapped, those too that they advise against. */\n")
                .append("#pragma GCC diagnostic ignored \"-Wdeprecated-declarations\"\n");
        if (hasQualifiedResults()) {
            text.append(IGNORE_QUALIFIED_RESULTS);
        }
        return text.append(
                        "\n/* A wrapper whose prototype is not that of the function behind it does not compile. */\n")
                .append("#define SAME_TYPE(wrapper, function) \\\n")
                .append("    __extension__ _Static_assert( \\\n")
                .append("        __builtin_types_compatible_p(__typeof__(wrapper), __typeof__(function)), \\\n")
                .append("        #wrapper \" has another type than \" #function)\n")
                .append(sections("\n", WrappedFunction::definition))
                .toString();
    }

    /** The functions under the name of the header that each comes from. */
    private String sections(String between, Function<WrappedFunction, String> printed) {
        StringBuilder text = new StringBuilder();
        String header = "";
        for (WrappedFunction function : functions) {
            if (!function.target().header().equals(header)) {
                header = function.target().header();
                text.append("\n/* ").append(header).append(" */\n");
            } else {
                text.append(between);
            }
            text.append(printed.apply(function));
        }
        return text.toString();
    }

    private boolean hasQualifiedResults() {
        return functions.stream().anyMatch(WrappedFunction::hasQualifiedResult);
    }
}
