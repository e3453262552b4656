package org.rdma4j.bench.startup.program;

import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.io.IOException;
import java.io.InputStream;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.charset.StandardCharsets;
import org.rdma4j.sys.ibverbs.Ibverbs;

/**
 * A program on rdma-sys that lists the devices, and then links functions: {@code first}, {@code twenty} or {@code all}.
 */
public final class WithBindings {
    private WithBindings() {}

    public static void main(String... arguments) throws Exception {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment list = Ibverbs.ibv_get_device_list(arena.allocate(JAVA_INT));
            if (list.address() != 0) {
                Ibverbs.ibv_free_device_list(list);
            }
        }
        if (arguments[0].equals("twenty")) {
            for (String function : TwentyFunctions.FUNCTIONS) {
                boolean inline = TwentyFunctions.isInline(function);
                link(
                        inline ? "org.rdma4j.sys.wrapper.WrapperHandles" : "org.rdma4j.sys.ibverbs.IbverbsHandles",
                        inline ? "rdma_wrap_" + function : function);
            }
        } else if (arguments[0].equals("all")) {
            for (String line : names()) {
                int dot = line.lastIndexOf('$');
                link(line.substring(0, dot), line.substring(dot + 1));
            }
        }
        System.out.println("ready");
    }

    /** Initializes the holder class of a function, which links the function as its first call does. */
    private static void link(String handles, String function) throws ClassNotFoundException {
        Class.forName(handles + "$" + function, true, WithBindings.class.getClassLoader());
    }

    private static String[] names() throws IOException {
        try (InputStream in = WithBindings.class.getResourceAsStream("/holders.txt")) {
            if (in == null) {
                throw new IllegalStateException("holders.txt is not on the class path");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\n");
        }
    }
}
