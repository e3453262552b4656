package org.rdma4j.tests.guest;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.ClassOrderer;
import org.junit.platform.engine.discovery.ClassNameFilter;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.EngineFilter;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.rdma4j.tests.guest.control.CPrograms;
import org.rdma4j.tests.guest.support.Device;

/**
 * Main class of the guest JVM: runs the test classes of this package sequentially and writes their reports.
 *
 * <p>The arguments are the folder for the reports and a regular expression for class names. The exit status is 0 if all
 * tests ran, whether or not they passed; the reports contain the results.
 *
 * <p>If at most five tests failed, they are run a second time, and the report says so. The emulated processor may pause
 * for longer than the fixed time limits of the kernel's drivers.
 *
 * <p>In a guest of another distribution (property {@code rdma4j.cell}), the soft-iWARP driver may leave the first
 * message unread, or report a delivered message as failed. A C program checks in the same boot whether it does. If so,
 * all failed tests on soft-iWARP are run a second time, and no others.
 */
public final class GuestMain {
    /** First words of the report of a test that failed first and passed later. */
    public static final String PASSED_IN_SECOND_RUN = "passed in the second run";

    /** Number of messages that the C program sends in each mode. */
    private static final int MESSAGES = 200;

    /** Maximum number of failed tests that are repeated. If more fail, a slow machine is unlikely to be the cause. */
    private static final int MAX_REPEATED = 5;

    private GuestMain() {}

    public static void main(String[] arguments) {
        if (arguments.length != 2) {
            System.err.println("usage: GuestMain REPORTS CLASSES");
            System.exit(2);
        }
        int status = 1;
        try {
            Launcher launcher = LauncherFactory.create();
            XmlReportWriter reports = new XmlReportWriter(Path.of(arguments[0]));
            launcher.execute(
                    request()
                            .selectors(DiscoverySelectors.selectPackage(GuestMain.class.getPackageName()))
                            .filters(ClassNameFilter.includeClassNamePatterns(arguments[1]))
                            .build(),
                    reports);
            status = 0;
            List<String> repeated =
                    System.getProperty("rdma4j.cell") == null ? fewFailed(reports) : failedDueToDriver(reports);
            if (!repeated.isEmpty()) {
                launcher.execute(
                        request()
                                .selectors(repeated.stream()
                                        .map(DiscoverySelectors::selectUniqueId)
                                        .toList())
                                .build(),
                        reports);
            }
        } catch (Throwable e) {
            // If the second run fails, or the C program before it, the failures of the first run stand.
            e.printStackTrace();
        }
        // A thread left behind by a failed test must not keep the JVM running.
        System.exit(status);
    }

    private static LauncherDiscoveryRequestBuilder request() {
        return LauncherDiscoveryRequestBuilder.request()
                // The ArchUnit engine is on the class path for other tests. It would read the bytecode of all classes.
                .filters(EngineFilter.includeEngines("junit-jupiter"))
                // A fixed order makes side effects between tests reproducible on every machine.
                .configurationParameter(
                        "junit.jupiter.testclass.order.default", ClassOrderer.ClassName.class.getName());
    }

    private static List<String> fewFailed(XmlReportWriter reports) {
        List<String> failed = reports.failed();
        if (failed.size() > MAX_REPEATED) {
            return List.of();
        }
        reports.beginSecondRun("number of failed tests: " + failed.size());
        return failed;
    }

    /** Returns the tests that failed on soft-iWARP if a C program loses messages as well, otherwise none. */
    private static List<String> failedDueToDriver(XmlReportWriter reports) {
        List<String> failed = reports.failedOn(Device.SIW.verbsName(), Device.RXE.verbsName());
        if (failed.isEmpty()) {
            return failed;
        }
        List<String> toC = CPrograms.lines("siw_sends", Device.SIW.address(), "7901", String.valueOf(MESSAGES));
        if (toC.equals(List.of("parts 0:" + MESSAGES, "no_receive 0:" + MESSAGES, "unread 0, of a busy server 0"))) {
            return List.of();
        }
        reports.beginSecondRun("statuses of " + MESSAGES + " messages in each mode in C: " + toC);
        return failed;
    }
}
