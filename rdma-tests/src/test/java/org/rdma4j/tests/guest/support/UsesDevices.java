package org.rdma4j.tests.guest.support;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Devices of a test that shows capabilities and is not annotated with {@link OnDevices} (default: {@link Device#RXE}).
 */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
public @interface UsesDevices {
    /** All devices that the test opens. */
    Device[] value();
}
