package org.rdma4j.tests.capability;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Capabilities that the devices of a test do not support: the test expects the exception that reports the refusal of
 * the driver.
 */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
public @interface ShowsRefusal {
    /** Capabilities in any order. */
    Capability[] value();
}
