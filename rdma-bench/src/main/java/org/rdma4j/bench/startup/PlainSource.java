package org.rdma4j.bench.startup;

import java.util.List;
import java.util.Set;

/**
 * Java source as jextract would generate it for all functions: with a holder class for each method handle, or with all
 * handles in one class.
 */
final class PlainSource {
    private static final String HEAD = """
            import static java.lang.foreign.ValueLayout.*;
            import java.lang.foreign.*;
            import java.lang.invoke.MethodHandle;
            import java.nio.file.Path;

            public final class %s {
                static final SymbolLookup IBVERBS = SymbolLookup.libraryLookup("libibverbs.so.1", Arena.global());
                static final class Others {
                    static final SymbolLookup RDMACM = SymbolLookup.libraryLookup("librdmacm.so.1", Arena.global());
                    static final SymbolLookup WRAPPER =
                            SymbolLookup.libraryLookup(Path.of(System.getProperty("org.rdma4j.wrapper.path")), Arena.global());
                }
                static MethodHandle link(SymbolLookup library, String name, FunctionDescriptor descriptor) {
                    return library.find(name).map(a -> Linker.nativeLinker().downcallHandle(a, descriptor)).orElse(null);
                }
                static void list(MethodHandle handle) throws Throwable {
                    try (Arena arena = Arena.ofConfined()) {
                        MemorySegment devices = (MemorySegment) handle.invokeExact(arena.allocate(JAVA_INT));
                    }
                }
            """;

    private PlainSource() {}

    /** Returns a class with all handles in static fields, which are linked when the class is initialized. */
    static String eager(String name, List<Signature> functions) {
        StringBuilder text = new StringBuilder(HEAD.formatted(name));
        for (Signature function : functions) {
            text.append("    static final MethodHandle %s = %s;\n".formatted(function.name(), link(function)));
        }
        return text.append("""
                            public static void main(String... arguments) throws Throwable {
                                list(ibv_get_device_list);
                                System.out.println("ready");
                            }
                        }
                        """).toString();
    }

    /** Returns a class with a holder for each handle. The program links one, some or all of them. */
    static String lazy(String name, List<Signature> functions, Set<String> twenty) {
        StringBuilder text = new StringBuilder(HEAD.formatted(name));
        StringBuilder all = new StringBuilder();
        StringBuilder some = new StringBuilder();
        for (Signature function : functions) {
            text.append("    static final class %s_ { static final MethodHandle HANDLE = %s; }\n"
                    .formatted(function.name(), link(function)));
            String use = "        use(%s_.HANDLE);\n".formatted(function.name());
            all.append(use);
            if (twenty.contains(function.name())) {
                some.append(use);
            }
        }
        return text.append("""
                            static MethodHandle last;
                            static void use(MethodHandle handle) { last = handle; }
                            static void twenty() {
                        %s    }
                            static void all() {
                        %s    }
                            public static void main(String... arguments) throws Throwable {
                                list(ibv_get_device_list_.HANDLE);
                                if (arguments[0].equals("twenty")) twenty();
                                if (arguments[0].equals("all")) all();
                                System.out.println("ready");
                            }
                        }
                        """.formatted(some, all)).toString();
    }

    private static String link(Signature function) {
        String library = function.library().equals("IBVERBS") ? "IBVERBS" : "Others." + function.library();
        return "link(%s, \"%s\", %s)".formatted(library, function.name(), function.descriptor());
    }
}
