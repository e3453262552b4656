package org.rdma4j.tests.guest;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.ClassOrderer;
import org.junit.platform.engine.discovery.ClassNameFilter;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.EngineFilter;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.rdma4j.tests.guest.control.CPrograms;
import org.rdma4j.tests.guest.support.Device;

/**
 * The guest's only JVM: runs the test classes of this package, one after the other, and writes their reports.
 *
 * <p>Arguments: the folder for the reports, then a regular expression of the class names to run. Ends with 0 when all
 * tests were run, whatever became of them: that is for the reports to tell.
 *
 * <p>In machines of other systems (property {@code rdma4j.cell}), tests that failed on soft-iWARP are run once more where
 * its driver leaves first messages unread, or tells senders that what has arrived has failed: as a C program finds out in
 * the same boot. Its report then says so.
 */
public final class GuestMain {
    /** Of the C program, in each of its ways. */
    private static final int MESSAGES = 200;

    private GuestMain() {}

    public static void main(String[] arguments) {
        if (arguments.length != 2) {
            System.err.println("usage: GuestMain REPORTS CLASSES");
            System.exit(2);
        }
        LauncherDiscoveryRequest request = LauncherDiscoveryRequestBuilder.request()
                .selectors(List.of(DiscoverySelectors.selectPackage(GuestMain.class.getPackageName())))
                .filters(
                        ClassNameFilter.includeClassNamePatterns(arguments[1]),
                        // ArchUnit's engine, on the class path for other tests, would read the bytecode of all classes.
                        EngineFilter.includeEngines("junit-jupiter"))
                // The same order on every machine, so that what a test leaves behind shows, or not, everywhere.
                .configurationParameter("junit.jupiter.testclass.order.default", ClassOrderer.ClassName.class.getName())
                .build();
        Launcher launcher = LauncherFactory.create();
        Reports reports = new Reports(Path.of(arguments[0]));
        launcher.execute(request, reports);
        try {
            if (System.getProperty("rdma4j.cell") != null) {
                runAgain(reports.failedOn(Device.SIW.verbsName(), Device.RXE.verbsName()), launcher, reports);
            }
        } catch (RuntimeException | AssertionError e) {
            // Such as C that takes too long: what failed stays so.
            e.printStackTrace();
        }
        // A thread that a failed test left behind must not keep the machine running.
        System.exit(0);
    }

    private static void runAgain(List<String> failed, Launcher launcher, Reports reports) {
        if (failed.isEmpty()) {
            return;
        }
        List<String> toC = CPrograms.lines("siw_sends", Device.SIW.address(), "7901", String.valueOf(MESSAGES));
        if (toC.equals(List.of("parts 0:" + MESSAGES, "no_receive 0:" + MESSAGES, "unread 0, of a busy server 0"))) {
            return;
        }
        reports.again("of " + MESSAGES + " messages each C was told " + toC);
        launcher.execute(
                LauncherDiscoveryRequestBuilder.request()
                        .selectors(failed.stream()
                                .map(DiscoverySelectors::selectUniqueId)
                                .toList())
                        .build(),
                reports);
    }
}
