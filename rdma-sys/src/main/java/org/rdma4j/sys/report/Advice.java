package org.rdma4j.sys.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.rdma4j.sys.NativeLibrary;
import org.rdma4j.sys.report.RdmaReport.Device;
import org.rdma4j.sys.report.RdmaReport.NativeAccess;

/** Recommendations about the problems in a report. */
final class Advice {
    private static final String IN_CONTAINER = "in a container, start it with --device=/dev/infiniband";

    private Advice() {}

    /**
     * Returns the recommendations, most urgent first: nothing works without native access, and devices cannot be used
     * without the libraries.
     */
    static List<String> of(RdmaReport report) {
        Set<String> advice = new LinkedHashSet<>();
        if (report.jvm().access() == NativeAccess.WARNED) {
            advice.add(org.rdma4j.sys.runtime.loading.NativeAccess.remedy()
                    + "; this JVM allows native access by default, but later versions of Java will not.");
        }
        advice.addAll(libraries(report));
        advice.addAll(devices(report));
        if (!report.host().exempt() && report.host().lockedMemory().orElse(1) == 0) {
            advice.add("Memory cannot be registered, because this process is not allowed to lock memory: raise the"
                    + " limit (ulimit -l"
                    + " unlimited, LimitMEMLOCK=infinity in a systemd unit); in a container, start it with"
                    + " --ulimit memlock=-1.");
        }
        return List.copyOf(advice);
    }

    /** Lists each remedy once, for the first library that needs it. */
    private static List<String> libraries(RdmaReport report) {
        boolean refused = report.jvm().access() == NativeAccess.REFUSED;
        Map<String, String> sonames = new LinkedHashMap<>();
        for (NativeLibrary library : NativeLibrary.values()) {
            library.remedy().ifPresent(remedy -> sonames.putIfAbsent(remedy, library.soname()));
        }
        return sonames.entrySet().stream()
                .map(entry -> refused ? entry.getKey() : entry.getValue() + ": " + entry.getKey())
                .toList();
    }

    private static List<String> devices(RdmaReport report) {
        List<String> advice = new ArrayList<>();
        List<Device> all = report.devices().all();
        if (all.isEmpty()) {
            advice.add(
                    "The kernel has no RDMA device: load the driver of the adapter (modprobe mlx5_ib, irdma, ...), or create"
                            + " a software device (modprobe rdma_rxe; rdma link add rxe0 type rxe netdev eth0).");
            return advice;
        }
        for (Device device : all) {
            problem(device).ifPresent(text -> advice.add(device.name() + ": " + text));
        }
        if (!report.devices().connectionManager().exists()) {
            advice.add("The connection manager has no device file "
                    + report.devices().connectionManager().path() + ": load its module (modprobe rdma_ucm); "
                    + IN_CONTAINER + ".");
        }
        return advice;
    }

    private static Optional<String> problem(Device device) {
        if (!device.file().exists()) {
            return Optional.of("its device file " + device.file().path()
                    + " is missing: load its module (modprobe ib_uverbs); " + IN_CONTAINER + ".");
        }
        if (!device.file().opens()) {
            return Optional.of("this user cannot open " + device.file().path() + " ("
                    + device.file().problem() + "): add the user to the file's group, or have udev set mode 0666; "
                    + IN_CONTAINER + ".");
        }
        if (device.opens().orElse(true) && device.problem().isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(
                device.problem() + ": install the providers with apt-get install ibverbs-providers (Debian, Ubuntu) or"
                        + " dnf install libibverbs (Fedora, RHEL), of the same release as libibverbs.");
    }
}
