package org.rdma4j.tests.guest.support;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ArgumentsSource;

/** A test that runs once for each device. The device is the only parameter, and part of the test name. */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@ParameterizedTest(name = "{0}")
@ArgumentsSource(DeviceArguments.class)
public @interface OnDevices {
    /** Devices on which the test runs (default: all). */
    Device[] value() default {Device.RXE, Device.SIW};
}
