package org.rdma4j.tests.guest;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.condition.EnabledIfEnvironmentVariable;

/** Marks a test class that runs in the virtual machine. Elsewhere its tests are skipped with a reason. */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@EnabledIfEnvironmentVariable(
        named = "RDMA4J_VM",
        matches = "1",
        disabledReason = "needs the devices of the virtual machine; GuestTests runs it there")
public @interface InGuest {}
