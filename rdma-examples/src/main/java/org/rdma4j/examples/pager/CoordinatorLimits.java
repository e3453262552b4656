package org.rdma4j.examples.pager;

import java.time.Duration;

/**
 * Limits of a {@link Coordinator}. With {@link #DEFAULT}, a coordinator runs in a heap of 64 MiB whatever its clients
 * send.
 *
 * @param connections maximum number of open connections, at least 4. If one more arrives, the connection that has been
 *     idle, receiving a request or sending an answer for the longest time is closed, with status 503 if a response can
 *     still be sent. At most three quarters of the connections hold waiting requests
 * @param requestTime maximum time to receive a request, and to send its answer, at most a day; must be positive. A
 *     slower request is answered with status 408, a slower answer is cut off
 * @param idleTime maximum time between two requests on a connection, at most a day; must be positive
 * @param nodes maximum number of nodes, at least 1. Beyond it, a new node is rejected with status 503
 * @param callsPerNode maximum number of calls that a node has begun, at least 1. Beyond it, an offer is rejected with
 *     status 429. The maximum number of calls to a node is four times this number
 * @param calls maximum number of calls of all nodes, at least 1. A single node may use at most a sixteenth of the calls
 *     that are left, so that capacity remains for nodes that have begun few calls
 */
public record CoordinatorLimits(
        int connections, Duration requestTime, Duration idleTime, int nodes, int callsPerNode, int calls) {
    // Before DEFAULT, whose initialization uses it.
    private static final Duration MAX_TIME = Duration.ofDays(1);

    /**
     * Default limits: 1024 connections, 5 s for a request, 60 s between requests, 4096 nodes, 256 calls of a node, and
     * 20,480 calls in total.
     */
    public static final CoordinatorLimits DEFAULT =
            new CoordinatorLimits(1024, Duration.ofSeconds(5), Duration.ofSeconds(60), 4096, 256, 20_480);

    /** Maximum length of the request line and headers, in bytes. A longer head is rejected with status 431. */
    public static final int MAX_HEAD_BYTES = 8192;

    /** Maximum length of a request's body, in bytes. A longer body is rejected with status 413. */
    public static final int MAX_BODY_BYTES = 4096;

    /**
     * Creates limits.
     *
     * @throws IllegalArgumentException if a value is out of range
     */
    public CoordinatorLimits {
        checkAtLeast(4, connections, "connections");
        checkTime(requestTime, "time of a request");
        checkTime(idleTime, "time between requests");
        checkAtLeast(1, nodes, "nodes");
        checkAtLeast(1, callsPerNode, "calls per node");
        checkAtLeast(1, calls, "calls");
    }

    /** Returns the maximum number of waiting requests. */
    int waiting() {
        return connections - connections / 4;
    }

    /** Returns the maximum number of calls to a node. */
    int callsToNode() {
        return (int) Math.min(4L * callsPerNode, calls);
    }

    private static void checkAtLeast(int min, int value, String name) {
        if (value < min) {
            throw new IllegalArgumentException(
                    "the maximum number of " + name + " must be at least " + min + ", but is " + value);
        }
    }

    private static void checkTime(Duration value, String name) {
        if (value.isNegative() || value.isZero() || value.compareTo(MAX_TIME) > 0) {
            throw new IllegalArgumentException(
                    "the maximum " + name + " must be positive and at most " + MAX_TIME + ", but is " + value);
        }
    }
}
