package org.rdma4j.sys.report;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import org.rdma4j.sys.NativeLibrary;
import org.rdma4j.sys.runtime.checking.EmittedFunctions;
import org.rdma4j.sys.runtime.loading.Library;

/** Creates the report. */
final class ReportBuilder {
    private static final String POM = "/META-INF/maven/org.rdma4j/rdma-sys/pom.properties";

    private ReportBuilder() {}

    /** Returns a report about the current state. */
    static RdmaReport report() {
        // First, because the first native call enables native access in a JVM that only warns.
        boolean granted = ReportBuilder.class.getModule().isNativeAccessEnabled();
        List<RdmaReport.LibraryState> libraries = new ArrayList<>();
        for (NativeLibrary library : NativeLibrary.values()) {
            libraries.add(state(library));
        }
        List<EmittedFunctions.Function> functions = EmittedFunctions.all();
        List<RdmaReport.MissingFunction> missing = functions.stream()
                .filter(EmittedFunctions.Function::isMissing)
                .map(ReportBuilder::missing)
                .toList();
        RdmaReport report = new RdmaReport(
                version(),
                jvm(granted),
                HostSurvey.host(),
                List.copyOf(libraries),
                functions.size(),
                missing,
                DeviceSurvey.ofThisHost(),
                List.of());
        return withAdvice(report);
    }

    private static RdmaReport withAdvice(RdmaReport report) {
        return new RdmaReport(
                report.version(),
                report.jvm(),
                report.host(),
                report.libraries(),
                report.functions(),
                report.missing(),
                report.devices(),
                Advice.of(report));
    }

    private static RdmaReport.LibraryState state(NativeLibrary library) {
        return new RdmaReport.LibraryState(
                library, library.location(), library.release(), library.attempts(), library.problem());
    }

    private static RdmaReport.MissingFunction missing(EmittedFunctions.Function function) {
        return new RdmaReport.MissingFunction(
                function.name(), function.library().toString(), function.since());
    }

    private static RdmaReport.Jvm jvm(boolean granted) {
        RdmaReport.NativeAccess access = RdmaReport.NativeAccess.GRANTED;
        if (!granted) {
            access = Library.ibverbs().isRefused() ? RdmaReport.NativeAccess.REFUSED : RdmaReport.NativeAccess.WARNED;
        }
        Module module = ReportBuilder.class.getModule();
        return new RdmaReport.Jvm(
                Runtime.version().toString(),
                System.getProperty("java.vendor", "?"),
                System.getProperty("java.home", "?"),
                module.isNamed() ? module.getName() : "",
                access);
    }

    private static String version() {
        Properties properties = new Properties();
        try (InputStream in = ReportBuilder.class.getResourceAsStream(POM)) {
            if (in != null) {
                properties.load(in);
            }
        } catch (IOException e) {
            // The version remains unknown.
        }
        return properties.getProperty("version", "");
    }
}
