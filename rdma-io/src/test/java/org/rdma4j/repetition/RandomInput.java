package org.rdma4j.repetition;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.TestWatcher;

/**
 * Marks tests whose input differs in each run. If such a test fails, it fails in a second run as well, without being
 * executed: another input might hide the fault.
 */
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(RandomInput.FirstRun.class)
public @interface RandomInput {
    /** Records the failures of the first run. */
    final class FirstRun implements BeforeEachCallback, TestWatcher {
        /** Failures by the unique id of the test. */
        private static final Map<String, Throwable> FAILURES = new ConcurrentHashMap<>();

        @Override
        public void beforeEach(ExtensionContext test) {
            Throwable failure = FAILURES.get(test.getUniqueId());
            if (failure != null) {
                throw new AssertionError("not run a second time, because the input would differ", failure);
            }
        }

        @Override
        public void testFailed(ExtensionContext test, Throwable failure) {
            FAILURES.putIfAbsent(test.getUniqueId(), failure);
        }
    }
}
