package org.rdma4j.tests.loading;

import java.util.function.Supplier;

/**
 * A faulty or unusual environment in which a program loads the libraries.
 *
 * @param title the title in docs/reference/loading.md
 * @param saying creates the environment, and returns the output of the program without differences between machines
 */
record Situation(String title, Supplier<String> saying) {}
