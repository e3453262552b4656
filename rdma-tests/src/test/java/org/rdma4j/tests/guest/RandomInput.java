package org.rdma4j.tests.guest;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.Tag;

/** Marks a test class with input that differs in each run. Its failed tests are not repeated: each failure is a finding. */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@Tag(RandomInput.TAG)
public @interface RandomInput {
    /** The tag of the tests. */
    String TAG = "random-input";
}
