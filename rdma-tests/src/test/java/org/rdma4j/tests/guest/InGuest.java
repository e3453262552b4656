package org.rdma4j.tests.guest;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.condition.EnabledIfEnvironmentVariable;

/** A test class that runs in the virtual machine; anywhere else its tests are skipped, and say so. */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@EnabledIfEnvironmentVariable(
        named = "RDMA4J_VM",
        matches = "1",
        disabledReason = "needs the virtual machine's devices; GuestTests runs it there")
public @interface InGuest {}
