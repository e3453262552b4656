package org.rdma4j.sys.runtime;

import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The functions that the emitted bindings have, without linking any: each emitted holder class lists the symbols of its
 * functions in a constant.
 */
public final class EmittedFunctions {
    /** The holder classes; of the other packages none has functions. */
    private static final List<String> HOLDERS = List.of(
            "org.rdma4j.sys.ibverbs.IbverbsHandles",
            "org.rdma4j.sys.rdmacm.RdmacmHandles",
            "org.rdma4j.sys.wrapper.WrapperHandles",
            "org.rdma4j.sys.posix.PosixHandles");

    private EmittedFunctions() {}

    /**
     * A function of the bindings.
     *
     * @param library that it is looked for in
     * @param symbol its name there
     * @param version its version node; empty for the default one
     */
    public record Function(Library library, String symbol, String version) {
        /** Whether the library, which is opened if need be, is there and does not have it. */
        public boolean isMissing() {
            return library.resolve(symbol, version) instanceof Resolution.Missing missing
                    && missing.why().kind() == Unavailable.Kind.SYMBOL;
        }

        /** The first release of rdma-core that has it, such as {@code 34.0}; empty where that is long ago, or not known. */
        public Optional<String> since() {
            return VersionNodes.releaseOf(version).map(release -> release + ".0");
        }
    }

    /** All of them, in the order of the headers. */
    public static List<Function> all() {
        List<Function> all = new ArrayList<>();
        for (String holder : HOLDERS) {
            Library library = (Library) constant(holder, "LIBRARY");
            ((String) constant(holder, "SYMBOLS"))
                    .lines()
                    .distinct() // each form of a variadic function has a line
                    .map(line -> line.split("@", 2))
                    .map(words -> new Function(library, words[0], words.length > 1 ? words[1] : ""))
                    .forEach(all::add);
        }
        return all;
    }

    private static Object constant(String holder, String name) {
        try {
            Field field = Class.forName(holder).getDeclaredField(name);
            field.setAccessible(true);
            return field.get(null);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError("the bindings do not fit together: " + holder + "." + name, e);
        }
    }
}
