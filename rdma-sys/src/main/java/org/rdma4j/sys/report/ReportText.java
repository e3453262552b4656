package org.rdma4j.sys.report;

import java.util.List;
import java.util.OptionalLong;
import org.rdma4j.sys.LoadAttempt;
import org.rdma4j.sys.report.RdmaReport.Device;
import org.rdma4j.sys.report.RdmaReport.DeviceFile;
import org.rdma4j.sys.report.RdmaReport.Devices;
import org.rdma4j.sys.report.RdmaReport.LibraryState;
import org.rdma4j.sys.report.RdmaReport.MissingFunction;
import org.rdma4j.sys.runtime.printing.PrintableText;

/** Text of a report: the result, the recommendations, then the details. */
final class ReportText {
    private static final int LABEL_WIDTH = 16;
    private static final long KIB = 1024;

    private final StringBuilder text = new StringBuilder();

    private ReportText() {}

    /** Returns the text. Each line ends with a line separator. */
    static String of(RdmaReport report) {
        ReportText writer = new ReportText();
        writer.answer(report);
        writer.advice(report.advice());
        writer.machine(report);
        report.libraries().forEach(state -> writer.library(state, report.libraries()));
        writer.functions(report);
        writer.devices(report.devices());
        return writer.text.toString();
    }

    private void answer(RdmaReport report) {
        String version = report.version().isEmpty() ? "" : " " + report.version();
        String answer = report.usable()
                ? "RDMA can be used here."
                : report.loads()
                        ? "The libraries load, but RDMA cannot be used here."
                        : "RDMA cannot be used here: not all libraries load.";
        line("rdma-sys" + version + ": " + answer);
        line("");
    }

    private void advice(List<String> advice) {
        if (advice.isEmpty()) {
            return;
        }
        line("What to do:");
        advice.forEach(step -> line("  - " + step));
        line("");
    }

    private void machine(RdmaReport report) {
        RdmaReport.Jvm jvm = report.jvm();
        entry("Java", jvm.version() + " (" + jvm.vendor() + "), " + jvm.home());
        entry("Loaded from", jvm.module().isEmpty() ? "the class path" : "module " + jvm.module());
        entry(
                "Native access",
                switch (jvm.access()) {
                    case GRANTED -> "granted";
                    case WARNED -> "not granted, but allowed with a warning";
                    case REFUSED -> "refused";
                });
        RdmaReport.Host host = report.host();
        entry("Host", host.system() + " " + host.architecture() + (host.libc().isEmpty() ? "" : ", " + host.libc()));
        entry("User", host.user());
        entry(
                "Locked memory",
                limit(host.lockedMemory()) + (host.exempt() ? ", which does not apply to this user" : ""));
    }

    private static String limit(OptionalLong bytes) {
        return bytes.isEmpty() ? "unlimited" : "at most " + bytes.getAsLong() / KIB + " KiB";
    }

    private void library(LibraryState state, List<LibraryState> all) {
        String release = state.release().map(r -> ", rdma-core " + r).orElse("");
        String label = state.library().soname().replaceFirst("\\.so.*", "");
        entry(label, state.location().map(location -> location + release).orElse("not loaded"));
        if (state.location().isEmpty() && state.attempts().isEmpty()) {
            // The message of libibverbs is not repeated for the libraries that need it.
            LibraryState first = all.get(0);
            indented(
                    first.equals(state) || first.location().isPresent()
                            ? state.problem().orElse("")
                            : "it needs " + first.library().soname());
        }
        for (LoadAttempt attempt : state.attempts()) {
            indented(attempt.toString());
        }
    }

    private void functions(RdmaReport report) {
        List<MissingFunction> missing = report.missing();
        if (missing.isEmpty()
                && !report.libraries().stream()
                        .allMatch(state -> state.location().isPresent())) {
            return; // nothing is known about libraries that are not loaded
        }
        entry(
                "Functions",
                missing.isEmpty()
                        ? "all " + report.functions() + " available"
                        : missing.size() + " of " + report.functions()
                                + " are not available on this host; a call throws an exception");
        for (MissingFunction function : missing) {
            String since = function.since()
                    .map(release -> ", since rdma-core " + release)
                    .orElse("");
            line("  " + function.name() + " (" + function.library() + since + ")");
        }
    }

    private void devices(Devices devices) {
        entry(
                "Devices",
                devices.all().isEmpty() ? "none" : String.valueOf(devices.all().size()));
        for (Device device : devices.all()) {
            line("  " + device.name() + ": " + file(device.file()) + opened(device));
        }
        entry(
                "Device list",
                "ibv_get_device_list: "
                        + (devices.listed().isPresent()
                                ? "number of devices: " + devices.listed().getAsInt()
                                : devices.listing()));
        entry("CM device", file(devices.connectionManager()));
    }

    private static String file(DeviceFile file) {
        return file.path() + (file.opens() ? " opens" : ": " + file.problem());
    }

    private static String opened(Device device) {
        if (device.opens().orElse(false)) {
            return ", ibv_open_device succeeds";
        }
        return device.problem().isEmpty() ? "" : ", ibv_open_device: " + device.problem();
    }

    private void entry(String label, String value) {
        line(label + " ".repeat(Math.max(1, LABEL_WIDTH - label.length())) + value);
    }

    private void indented(String lines) {
        lines.lines().forEach(line -> line("  " + line));
    }

    private void line(String line) {
        text.append(PrintableText.message(PrintableText.of(line))).append(System.lineSeparator());
    }
}
