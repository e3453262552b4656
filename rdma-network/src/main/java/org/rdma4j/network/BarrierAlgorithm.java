package org.rdma4j.network;

import java.io.IOException;

/**
 * How the nodes of a barrier tell each other that they have entered it: by 8 bytes that one writes into the other's memory.
 * All nodes of a network use the same.
 */
public enum BarrierAlgorithm {
    /**
     * The first node hears from all others, then tells them all. Two steps, and 2 (n - 1) messages for n nodes, all of them
     * from or to the first: for few nodes.
     */
    CENTRALIZED {
        @Override
        void run(Barrier.Group group, int self, int nodes) throws IOException {
            if (self == 0) {
                for (int i = 1; i < nodes; i++) {
                    group.await(i);
                }
                for (int i = 1; i < nodes; i++) {
                    group.tell(i);
                }
            } else {
                group.tell(0);
                group.await(0);
            }
        }

        @Override
        public long messages(int nodes) {
            return 2L * (nodes - 1);
        }
    },

    /**
     * Each node hears from its two children in a binary tree and then tells its parent; the root's answer goes down again.
     * About 2 log2 n steps, and 2 (n - 1) messages, of which no node has more than six.
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
                group.tell(parent);
                group.await(parent);
            }
            for (int child = left; child < end; child++) {
                group.tell(child);
            }
        }

        @Override
        public long messages(int nodes) {
            return 2L * (nodes - 1);
        }
    },

    /**
     * In each step a node tells the one at a distance to the right, and hears from the one as far to the left; the distance
     * doubles. The fewest steps, log2 n rounded up, with n messages in each: no node is special.
     */
    DISSEMINATION {
        @Override
        void run(Barrier.Group group, int self, int nodes) throws IOException {
            for (int distance = 1; distance < nodes; distance *= 2) {
                group.tell((self + distance) % nodes);
                group.await((self - distance + nodes) % nodes);
            }
        }

        @Override
        public long messages(int nodes) {
            return nodes * (long) (Integer.SIZE - Integer.numberOfLeadingZeros(nodes - 1));
        }
    };

    /**
     * One node's part.
     *
     * @param self the node's place in the group
     * @param nodes how many there are
     */
    abstract void run(Barrier.Group group, int self, int nodes) throws IOException;

    /**
     * How many messages one barrier takes, those of all its nodes together.
     *
     * @param nodes how many there are, at least 1
     */
    public abstract long messages(int nodes);
}
