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
import org.rdma4j.bench.run.ChildProcess;
import org.rdma4j.bench.run.Operation;
import org.rdma4j.bench.run.TestJvm;

/**
 * Compares the number of requests that messages post to that of the prepared requests: only the messages that return
 * credits are additional. Runs in a JVM of its own, whose libibverbs is that of the benchmark.
 */
class MessageSameWorkTest {
    /** Prints the number of posted requests and the result for each operation and variant. */
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
        List<String> command = TestJvm.command();
        Object library = NullProvider.library().resolveSibling("libwire_verbs.so");
        command.add("-Dorg.rdma4j.ibverbs.path=" + library);
        command.add("-Dorg.rdma4j.rdmacm.path=" + library);
        command.add(Counting.class.getName());
        List<String> counted = ChildProcess.run(command)
                .output()
                .lines()
                .filter(line -> line.startsWith("counted "))
                .toList();
        assertThat(counted).hasSize(4);
        assertThat(counted.get(0)).isEqualTo("counted MESSAGE byHand: 8000 posts, 320000 bytes");
        // Every eighth message is followed by a message that returns the credits of half a window. The last of these
        // may be in flight.
        assertThat(counted.get(1)).matches("counted MESSAGE message: (8999|9000) posts, 256000 bytes");
        assertThat(counted.get(2)).isEqualTo("counted REQUEST byHand: 16000 posts, 640000 bytes");
        assertThat(counted.get(3)).isEqualTo("counted REQUEST message: 16000 posts, 256000 bytes");
    }
}
