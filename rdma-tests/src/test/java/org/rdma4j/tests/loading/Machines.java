package org.rdma4j.tests.loading;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Machines on which the libraries load but RDMA cannot be used, and the advice in the report. */
final class Machines {
    private final Bench bench;

    private Machines(Bench bench) {
        this.bench = bench;
    }

    static List<Situation> all(Bench bench) {
        Machines all = new Machines(bench);
        return List.of(
                new Situation("A kernel without an RDMA device", all::noDevice),
                new Situation("A device without its device file", all::noDeviceFile),
                new Situation("A device that the user may not open", all::forbidden),
                new Situation("A device without a provider in libibverbs", all::noProvider),
                new Situation("The process is not allowed to lock memory", all::noLockedMemory));
    }

    private String advice(List<String> prefix) {
        return bench.java().behind(prefix).probe("advice");
    }

    /**
     * Replaces device classes and device files for the child process; the files in the real /dev that a JVM requires
     * remain.
     */
    private List<String> devices(String script) {
        Path real = bench.directory("dev");
        return Host.mounting("mount --rbind /dev " + real + "\n"
                + "mount -t tmpfs none /sys/class\n"
                + "mount -t tmpfs -o mode=755 none /dev\n"
                + "for f in null zero random urandom; do : > /dev/$f; mount --bind " + real + "/$f /dev/$f; done\n"
                + "mkdir /dev/infiniband\n"
                + ": > /dev/infiniband/rdma_cm\n"
                + "chmod 666 /dev/infiniband/rdma_cm\n"
                + script);
    }

    private static final String DEVICE = "mkdir -p /sys/class/infiniband/mlx5_0 /sys/class/infiniband_verbs/uverbs0\n"
            + "echo mlx5_0 > /sys/class/infiniband_verbs/uverbs0/ibdev\n"
            + "echo 6 > /sys/class/infiniband_verbs/abi_version\n";

    private String noDevice() {
        return advice(devices(""));
    }

    private String noDeviceFile() {
        return advice(devices(DEVICE + "rm /dev/infiniband/rdma_cm\n"));
    }

    private String forbidden() {
        List<String> prefix =
                new ArrayList<>(devices(DEVICE + ": > /dev/infiniband/uverbs0\nchmod 600 /dev/infiniband/uverbs0\n"));
        prefix.addAll(Host.asNobody());
        return advice(prefix);
    }

    private String noProvider() {
        return advice(devices(DEVICE + ": > /dev/infiniband/uverbs0\n"));
    }

    private String noLockedMemory() {
        List<String> prefix = new ArrayList<>(devices(""));
        prefix.addAll(List.of("prlimit", "--memlock=0:0"));
        prefix.addAll(Host.asNobody());
        return advice(prefix);
    }
}
