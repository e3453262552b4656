package org.rdma4j.cm;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.rdma4j.loop.LoopControl;

/**
 * Installs the stand-in for librdmacm before each test. After each test, restores the defaults of the loop devices and
 * fails the test if it has left native objects or identifiers, or has destroyed an object that was in use.
 */
@SuppressWarnings("exports") // JUnit is not a module of the tests
public final class LoopLeakCheck implements BeforeEachCallback, AfterEachCallback {
    private long objects;
    private long violations;
    private int identifiers;

    /** Called by JUnit. */
    public LoopLeakCheck() {}

    @Override
    public void beforeEach(ExtensionContext test) {
        LoopManager.install();
        objects = LoopControl.objects();
        violations = LoopControl.violations();
        identifiers = LoopManager.identifiers();
    }

    @Override
    public void afterEach(ExtensionContext test) {
        LoopControl.reset();
        LoopManager.reset();
        if (test.getExecutionException().isEmpty()) {
            assertThat(LoopControl.objects()).as("native objects").isEqualTo(objects);
            assertThat(LoopManager.identifiers()).as("native identifiers").isEqualTo(identifiers);
            assertThat(LoopControl.violations())
                    .as("destroyed objects that were in use")
                    .isEqualTo(violations);
        }
    }
}
