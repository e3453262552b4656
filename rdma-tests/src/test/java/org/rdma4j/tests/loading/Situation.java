package org.rdma4j.tests.loading;

import java.util.function.Supplier;

/**
 * One way in which a machine is not as it should be, or one that must work all the same.
 *
 * @param title under which docs/loading.md has it
 * @param saying makes it happen and returns what a user sees, without what differs between machines
 */
record Situation(String title, Supplier<String> saying) {}
