package org.rdma4j.tests.coverage;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/**
 * Sets the device of the recorder before each test. The device is found in the name of the test or of one of its
 * containers, because tests in the guest name their device. The JUnit launcher loads this class through
 * META-INF/services.
 */
public final class DeviceListener implements TestExecutionListener {
    private static final Pattern DEVICE = Pattern.compile("(?<![a-z])(rxe|siw)(?![a-z])", Pattern.CASE_INSENSITIVE);
    private static final Pattern WORD = Pattern.compile("([Rr]xe|[Ss]iw)(?![a-z])");

    private volatile Optional<TestPlan> plan = Optional.empty();

    @Override
    public void testPlanExecutionStarted(TestPlan started) {
        plan = Optional.of(started);
    }

    @Override
    public void executionStarted(TestIdentifier identifier) {
        CallRecorder.device(device(identifier));
    }

    private String device(TestIdentifier identifier) {
        Optional<TestIdentifier> at = Optional.of(identifier);
        while (at.isPresent()) {
            TestIdentifier here = at.get();
            Matcher shown = DEVICE.matcher(here.getDisplayName());
            if (shown.find()) {
                return shown.group(1).toLowerCase(java.util.Locale.ROOT);
            }
            // The name of a method or class may contain the device: overSiw(), RxeOnlyTest.
            Matcher word = WORD.matcher(here.getLegacyReportingName());
            if (word.find()) {
                return word.group(1).toLowerCase(java.util.Locale.ROOT);
            }
            at = plan.flatMap(p -> p.getParent(here));
        }
        return CallRecorder.NO_DEVICE;
    }
}
