package org.rdma4j.gen.emit;

/** Source of a program that uses the bindings of {@link SinceFixture}. */
final class SinceDriver {

    static final String SOURCE = """
            import java.lang.foreign.*;
            import java.lang.reflect.*;
            import java.util.*;
            import org.example.shop.*;
            public final class Driver {
                private Driver() {}

                public static String queues() throws ReflectiveOperationException {
                    StringBuilder text = new StringBuilder();
                    for (Method method : queue.class.getMethods()) {
                        if (method.getParameterCount() > 0 && method.getParameterTypes()[0] == MemorySegment.class
                                && !Set.of("asSlice", "reinterpret").contains(method.getName())) {
                            text.append(method.getName()).append(' ').append(outcome(method)).append('\\n');
                        }
                    }
                    return text.toString();
                }

                private static String outcome(Method method) throws ReflectiveOperationException {
                    Object[] arguments = new Object[method.getParameterCount()];
                    for (int i = 0; i < arguments.length; i++) {
                        Class<?> type = method.getParameterTypes()[i];
                        arguments[i] = type == MemorySegment.class ? Arena.ofAuto().allocate(queue.sizeof(), 8)
                                : type == long.class ? (Object) 0L
                                : type == int.class ? (Object) 0 : type == byte.class ? (Object) (byte) 0 : "";
                    }
                    try {
                        method.invoke(null, arguments);
                        return "ok";
                    } catch (InvocationTargetException e) {
                        return e.getCause() instanceof UnsupportedOperationException refused
                                ? refused.getMessage() : e.getCause().toString();
                    }
                }

                public static String fronts() {
                    try (Arena arena = Arena.ofConfined()) {
                        MemorySegment two = front.allocateArray(2, arena);
                        front.sz(two, 24);
                        String text = "newer at 24: ";
                        try {
                            text += front.newer(two).address();
                        } catch (UnsupportedOperationException e) {
                            text += e.getMessage();
                        }
                        text += "\\nolder at 24: " + front.older(two).address();
                        front.sz(two, 32);
                        text += "\\nnewer at 32: " + front.newer(two).address();
                        front.sz(two, 0);
                        front.sz(front.asSlice(two, 1), 32);
                        text += "\\nnewer of the second at 32: " + front.newer(front.asSlice(two, 1)).address();
                        text += "\\nNULL is NULL: " + front.fromC(MemorySegment.NULL).equals(MemorySegment.NULL);
                        try {
                            text += front.fromC(two);
                        } catch (UnsupportedOperationException e) {
                            text += "\\nno wrapper: " + e.getClass().getName();
                        }
                        return text + "\\n";
                    }
                }

                public static String functions() {
                    String text = "shop_open " + Shop.isAvailable("shop_open") + " "
                            + Shop.problem("shop_open").orElseThrow().replaceAll("(?s).*(libshop.so.1).*", "$1")
                            + "\\nshop_flush " + Shop.isAvailable("shop_flush") + "\\n";
                    try {
                        return text + Shop.isAvailable("shop_close");
                    } catch (IllegalArgumentException e) {
                        return text + e.getMessage();
                    }
                }
            }
            """;

    private SinceDriver() {}
}
