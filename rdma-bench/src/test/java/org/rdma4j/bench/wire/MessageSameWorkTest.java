package org.rdma4j.bench.wire;

import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static org.assertj.core.api.Assertions.assertThat;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.SymbolLookup;
import java.lang.invoke.MethodHandle;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.rdma4j.bench.device.NullProvider;
import org.rdma4j.bench.run.Child;
import org.rdma4j.bench.run.JvmOfTests;
import org.rdma4j.bench.run.Operation;

/**
 * Messages post as many requests as the prepared requests that they are compared with, and the messages that return credits.
 * In a JVM of its own, whose libibverbs is that of the benchmark.
 */
class MessageSameWorkTest {
    /** Prints, for each operation and way, the number of requests that have been posted and the result. */
    public static final class Counting {
        private Counting() {}

        public static void main(String... arguments) throws Throwable {
            SymbolLookup library =
                    SymbolLookup.libraryLookup(System.getProperty("org.rdma4j.ibverbs.path"), Arena.global());
            MethodHandle posts = Linker.nativeLinker()
                    .downcallHandle(library.find("loop_posts").orElseThrow(), FunctionDescriptor.of(JAVA_LONG));
            for (Operation operation : List.of(Operation.MESSAGE, Operation.REQUEST)) {
                Object own = operation.benchmark().getConstructor().newInstance();
                for (String method : operation.methods()) {
                    long before = (long) posts.invokeExact();
                    Object bytes = operation.benchmark().getMethod(method).invoke(own);
                    long count = (long) posts.invokeExact() - before;
                    System.out.println(
                            "counted " + operation + " " + method + ": " + count + " posts, " + bytes + " bytes");
                }
            }
        }
    }

    @Test
    void messagesPostWhatTheyNeed() {
        List<String> command = JvmOfTests.command();
        Object library = NullProvider.library().resolveSibling("libwire_verbs.so");
        command.add("-Dorg.rdma4j.ibverbs.path=" + library);
        command.add("-Dorg.rdma4j.rdmacm.path=" + library);
        command.add(Counting.class.getName());
        List<String> counted = Child.run(command)
                .output()
                .lines()
                .filter(line -> line.startsWith("counted "))
                .toList();
        assertThat(counted).hasSize(4);
        assertThat(counted.get(0)).isEqualTo("counted MESSAGE byHand: 8000 posts, 320000 bytes");
        // Every eighth message is followed by one that returns the credits of half a window. The last one may be in
        // flight.
        assertThat(counted.get(1)).matches("counted MESSAGE message: (8999|9000) posts, 256000 bytes");
        assertThat(counted.get(2)).isEqualTo("counted REQUEST byHand: 16000 posts, 640000 bytes");
        assertThat(counted.get(3)).isEqualTo("counted REQUEST message: 16000 posts, 256000 bytes");
    }
}
