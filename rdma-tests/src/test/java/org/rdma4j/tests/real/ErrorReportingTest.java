package org.rdma4j.tests.real;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.StringWriter;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rdma4j.sys.Errno;
import org.rdma4j.sys.ErrnoException;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_context;
import org.rdma4j.sys.ibverbs.ibv_gid_entry;
import org.rdma4j.sys.ibverbs.ibv_td_init_attr;
import org.rdma4j.sys.ibverbs.ibv_values_ex;
import org.rdma4j.sys.ibverbs.verbs_context;
import org.rdma4j.sys.posix.Posix;
import org.rdma4j.sys.posix.addrinfo;
import org.rdma4j.sys.rdmacm.Rdmacm;
import org.rdma4j.sys.rdmacm.rdma_port_space;
import org.rdma4j.sys.sequences.Sequences;
import org.rdma4j.tests.support.C;

/** Failing calls, with each of the ways in which C reports errors: Java reports the same as src/test/c/failures.c. */
class ErrorReportingTest {
    private static final long ROOM = 65536;
    private static final MemorySegment NULL = MemorySegment.NULL;

    private final Arena arena = Arena.ofConfined();
    private final List<String> lines = new ArrayList<>();

    @TempDir
    Path folder;

    @AfterEach
    void close() {
        arena.close();
    }

    /**
     * Returns a context like that of the C program, with an invalid descriptor, so that the kernel rejects all
     * requests.
     */
    private MemorySegment context() {
        MemorySegment verbs = arena.allocate(ROOM, 8).asSlice(0, verbs_context.sizeof());
        verbs_context.sz(verbs, verbs_context.sizeof());
        verbs_context.priv(verbs, arena.allocate(ROOM, 8));
        MemorySegment context = verbs_context.context(verbs);
        ibv_context.abi_compat(context, MemorySegment.ofAddress(-1));
        ibv_context.cmd_fd(context, -1);
        ibv_context.async_fd(context, -1);
        return context;
    }

    private void line(String name, long result, int error, String words) {
        lines.add(name + "\t" + result + "\t" + error + "\t" + words);
    }

    /** Records the error of a function, and asserts that its checked variant throws the same error. */
    private void number(String name, LongSupplier call, boolean negative, Runnable checked) {
        long result = call.getAsLong();
        long error = negative ? -result : result;
        add(name, result, (int) error, checked);
    }

    private void errno(String name, LongSupplier call, Runnable checked) {
        long result = call.getAsLong();
        add(name, result, Errno.last(), checked);
    }

    private void pointer(String name, Supplier<MemorySegment> call, Runnable checked) {
        long made = call.get().equals(NULL) ? 0 : 1;
        add(name, made, Errno.last(), checked);
    }

    private void add(String name, long result, int error, Runnable checked) {
        line(name, result, error, error == 0 ? "" : Errno.message(error));
        if (error != 0) {
            assertThatExceptionOfType(ErrnoException.class)
                    .isThrownBy(checked::run)
                    .satisfies(e -> assertThat(e.errno()).isEqualTo(error))
                    .satisfies(e -> assertThat(e.function()).isEqualTo(name))
                    .withMessage(name + ": " + Errno.name(error) + ", " + Errno.message(error));
        }
    }

    @Test
    void errorsAreEqualToC() {
        MemorySegment none = context();
        MemorySegment td = ibv_td_init_attr.allocate(arena);
        pointer(
                "ibv_get_device_list",
                () -> Ibverbs.ibv_get_device_list(NULL),
                () -> Ibverbs.ibv_get_device_listChecked(NULL));
        pointer("ibv_alloc_td", () -> Ibverbs.ibv_alloc_td(none, td), () -> Ibverbs.ibv_alloc_tdChecked(none, td));
        pointer(
                "rdma_create_event_channel",
                Rdmacm::rdma_create_event_channel,
                Rdmacm::rdma_create_event_channelChecked);

        MemorySegment id = arena.allocate(ValueLayout.ADDRESS);
        int tcp = rdma_port_space.RDMA_PS_TCP;
        errno(
                "rdma_create_id",
                () -> Rdmacm.rdma_create_id(NULL, id, NULL, tcp),
                () -> Rdmacm.rdma_create_idChecked(NULL, id, NULL, tcp));
        errno("rdma_seterrno", () -> Rdmacm.rdma_seterrno(Errno.EBUSY), () -> Rdmacm.rdma_seterrnoChecked(Errno.EBUSY));
        errno("close", () -> Posix.close(-1), () -> Posix.closeChecked(-1));

        MemorySegment values = ibv_values_ex.allocate(arena);
        number(
                "ibv_query_rt_values_ex",
                () -> Ibverbs.ibv_query_rt_values_ex(none, values),
                false,
                () -> Ibverbs.ibv_query_rt_values_exChecked(none, values));
        MemorySegment entry = ibv_gid_entry.allocate(arena);
        long size = ibv_gid_entry.sizeof();
        number(
                "_ibv_query_gid_ex",
                () -> Ibverbs._ibv_query_gid_ex(none, 1, 0, entry, 0, size),
                false,
                () -> Ibverbs._ibv_query_gid_exChecked(none, 1, 0, entry, 0, size));
        number(
                "ibv_query_gid_table",
                () -> Ibverbs.ibv_query_gid_table(none, entry, 1, 0),
                true,
                () -> Ibverbs.ibv_query_gid_tableChecked(none, entry, 1, 0));

        MemorySegment mr = arena.allocate(ROOM, 8).asSlice(ROOM / 2);
        errno(
                "ibv_rereg_mr",
                () -> Ibverbs.ibv_rereg_mr(mr, 1 << 30, NULL, NULL, 0, 0),
                () -> Ibverbs.ibv_rereg_mrChecked(mr, 1 << 30, NULL, NULL, 0, 0));
        addressInfo();
        assertThat(lines).isEqualTo(C.run("failures", "-libverbs", "-lrdmacm").lines());
    }

    private void addressInfo() {
        MemorySegment hints = addrinfo.allocate(arena);
        addrinfo.ai_flags(hints, Posix.AI_NUMERICHOST);
        MemorySegment found = arena.allocate(ValueLayout.ADDRESS);
        MemorySegment host = arena.allocateFrom("no such host");
        int result = Posix.getaddrinfo(host, NULL, hints, found);
        assertThat(Errno.last()).as("errno of a failure that does not set it").isZero();
        line("getaddrinfo", result, 0, Posix.gai_strerrorString(result));
        assertThatExceptionOfType(ErrnoException.class)
                .isThrownBy(() -> Posix.getaddrinfoChecked(host, NULL, hints, found))
                .withMessage("getaddrinfo: " + Posix.gai_strerrorString(result))
                .satisfies(e -> assertThat(e.errno()).isZero());
    }

    @Test
    void successAfterFailureClearsErrno() {
        assertThat(Posix.close(-1)).isEqualTo(-1);
        assertThat(Errno.last()).isEqualTo(Errno.EBADF);
        assertThat(Rdmacm.rdma_seterrno(0)).isZero();
        assertThat(Errno.last()).isZero();
        assertThat(Posix.close(-1)).isEqualTo(-1);
        int fd = Posix.eventfdChecked(0, 0);
        assertThat(Errno.last()).isZero();
        assertThat(Posix.closeChecked(fd)).isZero();
    }

    @Test
    void failureWithoutErrnoReportsNoStaleValue() {
        assertThat(Posix.close(-1)).isEqualTo(-1);
        MemorySegment none = context();
        MemorySegment values = ibv_values_ex.allocate(arena);
        assertThatExceptionOfType(ErrnoException.class)
                .isThrownBy(() -> Ibverbs.ibv_query_rt_values_exChecked(none, values))
                .satisfies(e -> assertThat(e.errno()).isEqualTo(Errno.EOPNOTSUPP));
    }

    @Test
    void checkedVariantsExistForFallibleFunctions() throws Exception {
        Pattern cannot = Pattern.compile("(ibv_wr_send|ibv_free_device_list|ibv_get_device_name)Checked");
        for (var method : Ibverbs.class.getMethods()) {
            assertThat(method.getName()).doesNotMatch(cannot);
        }
        assertThat(Ibverbs.class
                        .getMethod(
                                "ibv_post_sendChecked", MemorySegment.class, MemorySegment.class, MemorySegment.class)
                        .getReturnType())
                .isEqualTo(void.class);
    }

    /** Compiles a program that statically imports all four classes: no name is hidden by or collides with another. */
    @Test
    void allNamesCanBeImportedStatically() throws Exception {
        StringBuilder calls = new StringBuilder();
        for (Class<?> functions : List.of(Ibverbs.class, Rdmacm.class, Posix.class, Sequences.class)) {
            for (Method method : functions.getDeclaredMethods()) {
                boolean question = Set.of("isAvailable", "problem").contains(method.getName());
                if (Modifier.isPublic(method.getModifiers()) && !question) {
                    calls.append("  static void m")
                            .append(calls.length())
                            .append("() { ")
                            .append(call(method))
                            .append("; }\n");
                }
            }
        }
        Path source = folder.resolve("AllNames.java");
        Files.writeString(source, """
                import java.lang.foreign.*;
                import static org.rdma4j.sys.ibverbs.Ibverbs.*;
                import static org.rdma4j.sys.rdmacm.Rdmacm.*;
                import static org.rdma4j.sys.posix.Posix.*;
                import static org.rdma4j.sys.sequences.Sequences.*;
                class AllNames {
                """ + calls + "}\n");
        assertThat(calls.toString())
                .contains("ibv_poll_cq(", "ibv_poll_cqChecked(", "rdma_seq_wr_sendChecked(", "closeChecked(");
        Path classes = Path.of(Ibverbs.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        StringWriter messages = new StringWriter();
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        boolean compiled = compiler.getTask(
                        messages,
                        null,
                        null,
                        List.of("-proc:none", "-cp", classes.toString(), "-d", folder.toString()),
                        null,
                        compiler.getStandardFileManager(null, null, null).getJavaFileObjects(source))
                .call();
        assertThat(compiled).as(messages.toString()).isTrue();
    }

    private static String call(Method method) {
        String arguments = Stream.of(method.getParameterTypes())
                .map(type -> type.isPrimitive() ? "(" + type + ") 0" : "(" + type.getCanonicalName() + ") null")
                .collect(Collectors.joining(", "));
        return method.getName() + "(" + arguments + ")";
    }
}
