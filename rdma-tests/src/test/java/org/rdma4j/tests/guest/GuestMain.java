package org.rdma4j.tests.guest;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.ClassOrderer;
import org.junit.platform.engine.discovery.ClassNameFilter;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/**
 * The guest's only JVM: runs the test classes of this package, one after the other, and writes their reports.
 *
 * <p>Arguments: the folder for the reports, then a regular expression of the class names to run. Ends with 0 when all
 * tests were run, whatever became of them: that is for the reports to tell.
 */
public final class GuestMain {
    private GuestMain() {}

    public static void main(String[] arguments) {
        if (arguments.length != 2) {
            System.err.println("usage: GuestMain REPORTS CLASSES");
            System.exit(2);
        }
        LauncherDiscoveryRequest request = LauncherDiscoveryRequestBuilder.request()
                .selectors(List.of(DiscoverySelectors.selectPackage(GuestMain.class.getPackageName())))
                .filters(ClassNameFilter.includeClassNamePatterns(arguments[1]))
                // The same order on every machine, so that what a test leaves behind shows, or not, everywhere.
                .configurationParameter("junit.jupiter.testclass.order.default", ClassOrderer.ClassName.class.getName())
                .build();
        LauncherFactory.create().execute(request, new Reports(Path.of(arguments[0])));
        // A thread that a failed test left behind must not keep the machine running.
        System.exit(0);
    }
}
