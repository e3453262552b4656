package org.rdma4j.network;

import java.io.IOException;

/**
 * A barrier algorithm. The nodes of a group signal each other by writing 8 bytes to a peer's memory. All nodes of a
 * network must use the same algorithm.
 *
 * @see "docs/reference/tuning.md"
 */
public enum BarrierAlgorithm {
    /**
     * The first node waits for signals from all other nodes and then signals all of them. Takes 2 steps and 2 (n - 1)
     * messages for n nodes; the first node sends or receives every message. Suitable for small numbers of nodes.
     */
    CENTRALIZED {
        @Override
        void run(Barrier.Group group, int self, int nodes) throws IOException {
            if (self == 0) {
                for (int i = 1; i < nodes; i++) {
                    group.await(i);
                }
                for (int i = 1; i < nodes; i++) {
                    group.signal(i);
                }
            } else {
                group.signal(0);
                group.await(0);
            }
        }

        @Override
        public long messages(int nodes) {
            return 2L * (nodes - 1);
        }
    },

    /**
     * Signals travel up a binary tree to its root and down again. Each node waits for its children before it signals
     * its parent. Takes about 2 log2 n steps and 2 (n - 1) messages; each node sends and receives at most six messages
     * in total.
     */
    BINARY_TREE {
        @Override
        void run(Barrier.Group group, int self, int nodes) throws IOException {
            int parent = (self - 1) / 2;
            int left = 2 * self + 1;
            int end = Math.min(left + 2, nodes);
            for (int child = left; child < end; child++) {
                group.await(child);
            }
            if (self > 0) {
                group.signal(parent);
                group.await(parent);
            }
            for (int child = left; child < end; child++) {
                group.signal(child);
            }
        }

        @Override
        public long messages(int nodes) {
            return 2L * (nodes - 1);
        }
    },

    /**
     * In each step, a node signals the node at a given distance to its right and waits for the node at the same
     * distance to its left. The distance doubles with each step. Takes the fewest steps (log2 n, rounded up), with n
     * messages per step. All nodes have equal load.
     */
    DISSEMINATION {
        @Override
        void run(Barrier.Group group, int self, int nodes) throws IOException {
            for (int distance = 1; distance < nodes; distance *= 2) {
                group.signal((self + distance) % nodes);
                group.await((self - distance + nodes) % nodes);
            }
        }

        @Override
        public long messages(int nodes) {
            return nodes * (long) (Integer.SIZE - Integer.numberOfLeadingZeros(nodes - 1));
        }
    };

    /**
     * Performs a barrier on one node.
     *
     * @param group the group of nodes
     * @param self index of this node in the group
     * @param nodes number of nodes in the group
     */
    abstract void run(Barrier.Group group, int self, int nodes) throws IOException;

    /**
     * Returns the total number of messages that all nodes send for one barrier.
     *
     * @param nodes number of nodes, at least 1
     */
    public abstract long messages(int nodes);
}
