package org.rdma4j.tests.guest.support;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ArgumentsSource;

/** A test that runs once for each device, which is its only parameter and stands in its name. */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@ParameterizedTest(name = "{0}")
@ArgumentsSource(DeviceArguments.class)
public @interface OnDevices {
    /** On which; all unless told. */
    Device[] value() default {Device.RXE, Device.SIW};
}
