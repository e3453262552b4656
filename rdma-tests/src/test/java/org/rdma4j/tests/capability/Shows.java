package org.rdma4j.tests.capability;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Capabilities that a test shows, on all devices that it uses. */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
public @interface Shows {
    /** Capabilities in any order. */
    Capability[] value();
}
