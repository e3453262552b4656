package org.rdma4j.tests.guest.io;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.rdma4j.cm.ConnectionException;
import org.rdma4j.sys.Errno;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.verbs.RdmaException;
import org.rdma4j.verbs.VerbsException;

/**
 * Runs each scenario repeatedly, with the k-th native call failing in the k-th run, and prints every violation of the
 * expected behavior.
 */
final class FaultProbe {
    /** Error number that no call of these scenarios fails with otherwise. */
    private static final int ERROR = Errno.EXDEV;

    /** Prefix of the last line, followed by the number of calls that failed. */
    static final String LAST_LINE = "calls ";

    /** Time limit for a run, in milliseconds. */
    private static final long MAX_MILLIS = 60_000;

    private static final long SETTLE = 3_000_000_000L;

    /** Functions whose failure causes no exception, because rdma-io works without their result. */
    private static final Set<String> QUIET = Set.of(
            // The device is used without its GUID.
            "ibv_get_device_guid",
            // The peer detects the disconnection when the queue pair is destroyed.
            "rdma_disconnect");

    /** Scenarios in which a thread may be polling for the last time when a call fails. */
    private static final Set<FaultScenarios> TWO_THREADS =
            EnumSet.of(FaultScenarios.CONNECTIONS, FaultScenarios.SERVICES);

    /** The last poll of a completion queue, which happens when the queue is closed. */
    private static final String LAST_LOOK = "ibv_poll_cq";

    private final NativeFaults faults;
    private final Kernel kernel;
    private final FaultScenarios graph;
    private final Device device;
    private final boolean freeingToo;
    private final Map<String, Integer> failed = new TreeMap<>();
    private Set<String> quiet = QUIET;
    private State before = new State(0, 0, "");
    private volatile String current = "";
    private volatile long begun;

    /** Resources that must be the same before and after a run. */
    private record State(int descriptors, long mappings, String kernel) {
        private static State of(Device device, Kernel kernel) throws IOException {
            try (Stream<Path> descriptors = Files.list(Path.of("/proc/self/fd"));
                    Stream<String> mappings = Files.lines(Path.of("/proc/self/maps"))) {
                return new State(
                        // Excludes jar files, which are opened and closed as classes are loaded.
                        (int) descriptors
                                .filter(path -> !target(path).endsWith(".jar"))
                                .count(),
                        mappings.filter(line -> line.contains("infiniband")).count(),
                        kernel.objects(device));
            }
        }
    }

    /**
     * A shell that queries the kernel repeatedly, because starting a program for each query would dominate the run
     * time.
     */
    private static final class Kernel {
        private static final String END = ".";
        private static final String LOOP =
                "while read -r device; do rdma resource show \"$device\" || exit; echo " + END + "; done";

        private final Process shell;

        Kernel() throws IOException {
            ProcessBuilder builder = new ProcessBuilder("sh", "-c", LOOP);
            builder.environment().put("LC_ALL", "C");
            shell = builder.redirectErrorStream(true).start();
        }

        /** Returns the number of kernel objects of each kind that belong to a device. */
        private String objects(Device device) throws IOException {
            shell.outputWriter().write(device.verbsName() + "\n");
            shell.outputWriter().flush();
            StringBuilder said = new StringBuilder();
            for (String line = shell.inputReader().readLine();
                    !END.equals(line);
                    line = shell.inputReader().readLine()) {
                if (line == null) {
                    throw new AssertionError("rdma resource show failed: " + said);
                }
                said.append(line).append('\n');
            }
            return said.toString();
        }
    }

    private static String target(Path descriptor) {
        try {
            return Files.readSymbolicLink(descriptor).toString();
        } catch (IOException e) {
            return "closed meanwhile";
        }
    }

    private FaultProbe(NativeFaults faults, Kernel kernel, FaultScenarios graph, Device device, boolean freeingToo) {
        this.faults = faults;
        this.kernel = kernel;
        this.graph = graph;
        this.device = device;
        this.freeingToo = freeingToo;
    }

    /**
     * Runs the given trials. Each argument consists of a scenario, a device, and whether the next freeing call after
     * the failure fails too, separated by commas. The last line of output for each trial begins with {@link
     * #LAST_LINE}.
     */
    public static void main(String[] arguments) throws IOException, InterruptedException {
        NativeFaults faults = new NativeFaults();
        Kernel kernel = new Kernel();
        List<FaultProbe> probes = new ArrayList<>();
        for (String argument : arguments) {
            String[] words = argument.split(",");
            probes.add(new FaultProbe(
                    faults,
                    kernel,
                    FaultScenarios.valueOf(words[0]),
                    Device.valueOf(words[1]),
                    Boolean.parseBoolean(words[2])));
        }
        probes.get(0).sharedLoop();
        for (FaultProbe probe : probes) {
            Thread watch = new Thread(probe::watch, "watch");
            watch.setDaemon(true);
            watch.start();
            probe.run();
            watch.interrupt();
        }
        System.exit(0);
    }

    private void run() throws IOException, InterruptedException {
        // Creates the objects that live as long as the process.
        for (int i = 0; i < 2; i++) {
            List<Throwable> thrown = once(0);
            if (!thrown.isEmpty()) {
                thrown.forEach(Throwable::printStackTrace);
                System.out.println("wrong without an injected failure: " + thrown);
                System.out.println(LAST_LINE + "0");
                return;
            }
        }
        once(1);
        State.of(device, kernel);
        before = State.of(device, kernel);
        long k = 0;
        do {
            k++;
            List<Throwable> thrown = once(k);
            current = "k " + k + ", " + faults.failed();
            if (!faults.failed().isEmpty()) {
                check(thrown);
            }
            if (!freeingToo) {
                settle();
            }
        } while (!faults.failed().isEmpty());
        failed.forEach((name, count) -> System.out.println("failed " + name + " " + count));
        System.out.println(LAST_LINE + (k - 1));
    }

    /** Returns the event channel of the blocking connections, which no public method returns. */
    private static void sharedChannel() throws VerbsException {
        try {
            Method get = Class.forName("org.rdma4j.cm.SharedChannel").getDeclaredMethod("get");
            get.setAccessible(true);
            get.invoke(null);
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof VerbsException failure) {
                throw failure;
            }
            throw new IllegalStateException(e.getCause());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The single shared loop of a process can be created after an earlier attempt has failed. */
    private void sharedLoop() throws IOException {
        faults.arm(1, ERROR, false);
        try {
            sharedChannel();
            wrong("the shared loop was made", List.of());
        } catch (VerbsException e) {
            check(List.of(e));
        }
        faults.disarm();
        sharedChannel();
    }

    private List<Throwable> once(long k) {
        OwnedResources owned = new OwnedResources();
        List<Throwable> thrown = new ArrayList<>();
        current = "k " + k;
        begun = System.nanoTime();
        faults.arm(k, ERROR, freeingToo);
        try {
            graph.run(device, owned);
        } catch (Throwable e) {
            thrown.add(e);
        }
        quiet = new HashSet<>(QUIET);
        quiet.addAll(owned.quiet());
        if (faults.failed().isEmpty() || TWO_THREADS.contains(graph)) {
            quiet.add(LAST_LOOK);
        }
        thrown.addAll(owned.close());
        faults.disarm();
        long took = (System.nanoTime() - begun) / 1_000_000;
        // The first runs have no failures and load the classes.
        if (k > 0 && took > MAX_MILLIS) {
            wrong("took " + took + " ms", thrown);
        }
        begun = 0;
        return thrown;
    }

    private void wrong(String what, List<Throwable> thrown) {
        System.out.println("wrong " + current + ", " + faults.failed() + ": " + what);
        thrown.forEach(e -> e.printStackTrace(System.out));
    }

    private void check(List<Throwable> thrown) {
        String name = faults.failed();
        failed.merge(name, 1, Integer::sum);
        List<Throwable> leaves = thrown.stream().flatMap(FaultProbe::parts).toList();
        boolean untold = quiet.contains(name) && (leaves.isEmpty() || freeingToo);
        if (leaves.stream().noneMatch(e -> names(e, name)) && !untold) {
            wrong("no exception names it", thrown);
        }
        if (freeingToo) {
            // Resources that could not be freed may make further closings fail, as their exceptions say.
            return;
        }
        for (Throwable e : leaves) {
            boolean closed =
                    e instanceof IllegalStateException && e.getMessage().contains("is closed");
            if (!(e instanceof RdmaException) && !closed) {
                wrong("is no RdmaException: " + e, thrown);
            }
        }
    }

    private static Stream<Throwable> parts(Throwable e) {
        if (e instanceof FaultScenarios.Failures) {
            return Arrays.stream(e.getSuppressed()).flatMap(FaultProbe::parts);
        }
        return Stream.of(e);
    }

    private static boolean names(Throwable e, String name) {
        for (Throwable cause = e; cause != null; cause = cause.getCause()) {
            if (cause instanceof VerbsException verbs
                    && name.replaceFirst("^_+", "").startsWith(verbs.function())
                    && (verbs.errno() == ERROR || verbs.errno() == 0)) {
                return true;
            }
            if (cause instanceof ConnectionException connection
                    && connection.event().status() == -ERROR) {
                return true;
            }
        }
        return false;
    }

    /** Compares the resources after a run with those before it. The kernel may take some time to release objects. */
    private void settle() throws IOException, InterruptedException {
        long start = System.nanoTime();
        State after = State.of(device, kernel);
        while (!after.equals(before) && System.nanoTime() - start < SETTLE) {
            Thread.sleep(50);
            after = State.of(device, kernel);
        }
        if (!after.equals(before)) {
            wrong("left: before " + before + ", after " + after, List.of());
            before = after;
        }
    }

    private void watch() {
        while (true) {
            try {
                Thread.sleep(500);
            } catch (InterruptedException e) {
                return;
            }
            long start = begun;
            if (start != 0 && System.nanoTime() - start > 2 * MAX_MILLIS * 1_000_000) {
                wrong("hangs", List.of());
                Thread.getAllStackTraces().forEach((thread, stack) -> {
                    System.out.println(thread);
                    Arrays.stream(stack).forEach(frame -> System.out.println("    at " + frame));
                });
                Runtime.getRuntime().halt(3);
            }
        }
    }
}
