package org.rdma4j.network;

import java.io.Closeable;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.rdma4j.message.MessageStatistics;
import org.rdma4j.network.OperationHeader.Kind;

/**
 * Collective operations in which all nodes of a network participate. The operations have the same names as in MPI.
 * Instances are returned by {@link Node#collectives} or, for a network that needs no channels and barriers, by {@link
 * #join}. Every node must call the same operations in the same order. A node returns from an operation as soon as its
 * own part is complete, so an operation is not a barrier. The following methods compute the dot product of two
 * distributed vectors, average the parameters of a model after each round of training, and redistribute blocks of
 * records:
 *
 * {@snippet lang=java :
 * double dotProduct(double[] x, double[] y) throws IOException {
 *     double sum = 0;
 *     for (int i = 0; i < x.length; i++) {
 *         sum += x[i] * y[i];
 *     }
 *     return collectives.allReduce(sum, Reduction.SUM, TIMEOUT);
 * }
 *
 * void train(float[] parameters) throws IOException {
 *     collectives.broadcast(MemorySegment.ofArray(parameters), 0, TIMEOUT); // All start with the model of rank 0.
 *     for (int round = 0; round < ROUNDS; round++) {
 *         trainLocally(parameters);
 *         collectives.allReduce(parameters, Reduction.SUM, TIMEOUT);
 *         for (int i = 0; i < parameters.length; i++) {
 *             parameters[i] /= collectives.worldSize();
 *         }
 *     }
 * }
 *
 * void shuffle(MemorySegment outgoing, MemorySegment incoming) throws IOException {
 *     for (int rank = 0; rank < collectives.worldSize(); rank++) {
 *         selectRecords(rank, outgoing.asSlice(rank * BLOCK, BLOCK));
 *     }
 *     collectives.allToAll(outgoing, incoming, TIMEOUT);
 *     process(incoming);
 * }
 * }
 *
 * <p><b>Data.</b> Segments may be native or heap segments of any size, including 0, and need not be aligned. An
 * operation on several blocks uses one segment that contains one block for each node. The blocks have the same size and
 * are in the order of the ranks. No other thread may access the segments during an operation. When the operation has
 * ended, whether or not it succeeded, its segments are no longer in use. After a failure, the contents of the
 * destination segments are undefined.
 *
 * <p><b>Threads.</b> Any thread may call an operation, but only one at a time. While a thread is performing an
 * operation, calls by other threads throw an {@link IllegalStateException}.
 *
 * <p><b>Arguments.</b> The operation, the size of the data or of a block, the root, the element type and the reduction
 * must be the same on all nodes. Otherwise, the nodes detect the difference and fail. The timeout, the kind of segment,
 * and the use of the in-place form may differ. An {@link IllegalArgumentException} is thrown before the operation
 * begins, so the node may then call the operation again.
 *
 * <p><b>Failures.</b> If a node terminates, does not call the operation, or is interrupted, all nodes that depend on it
 * throw a {@link CollectiveException} before their timeouts expire. The exception names the failed node. One fifth of
 * the timeout, but at most 500 ms, is reserved for determining which node has failed. Nodes that complete the operation
 * without the failed node return normally, and fail in the next operation. All later operations fail immediately.
 *
 * <p><b>Connections.</b> The first operation connects the nodes by {@linkplain org.rdma4j.message message connections},
 * on InfiniBand, RoCE or iWARP. Each node accepts connections on a thread of its own, so a node that calls no operation
 * does not prevent the others from connecting. A node may be closed after its last operation, because {@link #close}
 * waits until the other nodes have received its messages.
 *
 * @see "docs/guide/cluster.md"
 */
public final class Collectives implements Closeable {
    private final CollectiveGroup group;
    private final CollectiveAlgorithms algorithms;
    private final Transport transport;

    Collectives(Transport transport, CollectiveAlgorithms algorithms) {
        this.transport = transport;
        this.group = new CollectiveGroup(transport);
        this.algorithms = algorithms;
    }

    /**
     * Joins a network for collective operations only. The nodes exchange their addresses over TCP as in {@link Node#join},
     * but create no channels. Also supports iWARP devices.
     *
     * {@snippet lang=java :
     * try (Collectives collectives = Collectives.join(config, rank, TIMEOUT)) {
     *     return collectives.allReduce(local, Reduction.SUM, TIMEOUT);
     * }
     * }
     *
     * @param config the configuration of the network; the ports and GIDs of the devices are not used. The address of
     *     this node's host name is used if it belongs to the device, otherwise another address of the device
     * @param rank the rank of this node
     * @param timeout maximum time to wait for the other nodes
     * @return the operations; the caller must close them
     * @throws IllegalArgumentException if the rank is not in the network
     * @throws RendezvousException if nodes are missing when the timeout expires, or a node aborts the exchange
     * @throws IOException if the connection manager is not available, or the device has no IP address
     */
    public static Collectives join(NetworkConfig config, int rank, Duration timeout) throws IOException {
        return new Collectives(MessageTransport.join(config, rank, timeout), CollectiveAlgorithms.DEFAULT);
    }

    /** Returns the rank of this node. Ranks start at 0. */
    public int rank() {
        return group.rank();
    }

    /** Returns the number of nodes, including this one. */
    public int worldSize() {
        return group.size();
    }

    /**
     * Copies data from the root to all other nodes. Each node forwards large data in blocks to the node with the next
     * rank; small data is sent along a binomial tree.
     *
     * @param data the data to send on the root; the destination on all other nodes
     * @param root rank of the root
     * @param timeout maximum time to wait for the other nodes
     * @throws IllegalArgumentException if there is no such rank, or the segment is read-only on a node other than the
     *     root
     * @throws IllegalStateException if another thread is performing an operation
     * @throws CollectiveException if the operation, or an earlier one, has failed
     */
    public void broadcast(MemorySegment data, int root, Duration timeout) throws CollectiveException {
        CollectiveArguments.checkRoot(root, worldSize());
        if (rank() != root) {
            CollectiveArguments.checkWritable(data);
        }
        OperationHeader header = header(Kind.BROADCAST, root, data.byteSize());
        group.perform(header, timeout, operation -> algorithms.broadcast(operation, data, root));
    }

    /**
     * Copies an array from the root to all other nodes.
     *
     * @param data the data to send on the root; the destination, of the same length, on all other nodes
     * @param root rank of the root
     * @param timeout maximum time to wait for the other nodes
     * @throws IllegalArgumentException if there is no such rank
     * @throws IllegalStateException if another thread is performing an operation
     * @throws CollectiveException if the operation, or an earlier one, has failed
     */
    public void broadcast(byte[] data, int root, Duration timeout) throws CollectiveException {
        broadcast(MemorySegment.ofArray(data), root, timeout);
    }

    /**
     * Copies a block from each node to the root. To operate in place, the root passes its own block in {@code into} as
     * {@code from}.
     *
     * @param from the block of this node
     * @param into the destination of the blocks of all nodes; used on the root only; other nodes may pass {@link
     *     MemorySegment#NULL}
     * @param root rank of the root
     * @param timeout maximum time to wait for the other nodes
     * @throws IllegalArgumentException if there is no such rank, or, on the root, {@code into} is read-only or its size
     *     is not {@link #worldSize} times that of {@code from}
     * @throws IllegalStateException if another thread is performing an operation
     * @throws CollectiveException if the operation, or an earlier one, has failed
     */
    public void gather(MemorySegment from, MemorySegment into, int root, Duration timeout) throws CollectiveException {
        CollectiveArguments.checkRoot(root, worldSize());
        if (rank() == root) {
            CollectiveArguments.checkBlocks(from.byteSize(), into, worldSize());
        }
        OperationHeader header = header(Kind.GATHER, root, from.byteSize());
        group.perform(header, timeout, operation -> algorithms.gather(operation, from, into, root));
    }

    /**
     * Copies a block from each node to all nodes.
     *
     * @param from the block of this node; may overlap {@code into}
     * @param into the destination of the blocks of all nodes
     * @param timeout maximum time to wait for the other nodes
     * @throws IllegalArgumentException if {@code into} is read-only or its size is not {@link #worldSize} times that of
     *     {@code from}
     * @throws IllegalStateException if another thread is performing an operation
     * @throws CollectiveException if the operation, or an earlier one, has failed
     */
    public void allGather(MemorySegment from, MemorySegment into, Duration timeout) throws CollectiveException {
        CollectiveArguments.checkBlocks(from.byteSize(), into, worldSize());
        allGather(from.byteSize(), into, from, timeout);
    }

    /**
     * Copies a block from each node to all nodes, in place.
     *
     * @param blocks the blocks of all nodes; on entry, only the block of this node is used
     * @param timeout maximum time to wait for the other nodes
     * @throws IllegalArgumentException if the segment is read-only or its size is not a multiple of {@link #worldSize}
     * @throws IllegalStateException if another thread is performing an operation
     * @throws CollectiveException if the operation, or an earlier one, has failed
     */
    public void allGather(MemorySegment blocks, Duration timeout) throws CollectiveException {
        CollectiveArguments.checkWritable(blocks);
        allGather(CollectiveArguments.blockSize(blocks, worldSize()), blocks, null, timeout);
    }

    private void allGather(long block, MemorySegment blocks, @Nullable MemorySegment own, Duration timeout)
            throws CollectiveException {
        group.perform(header(Kind.ALL_GATHER, -1, block), timeout, operation -> {
            if (own != null) {
                blocks.asSlice(rank() * block, block).copyFrom(own);
            }
            algorithms.allGather(operation, blocks);
        });
    }

    /**
     * Copies a different block from each node to each node. Block {@code d} of a node's {@code from} is sent to the
     * node with rank {@code d}, which stores the block received from the node with rank {@code s} as block {@code s} of
     * its {@code into}.
     *
     * @param from the blocks to send, indexed by destination
     * @param into the destination of the blocks received, indexed by source
     * @param timeout maximum time to wait for the other nodes
     * @throws IllegalArgumentException if {@code into} is read-only, the segments differ in size or overlap, or their
     *     size is not a multiple of {@link #worldSize}
     * @throws IllegalStateException if another thread is performing an operation
     * @throws CollectiveException if the operation, or an earlier one, has failed
     */
    public void allToAll(MemorySegment from, MemorySegment into, Duration timeout) throws CollectiveException {
        long block = CollectiveArguments.blockSize(from, worldSize());
        CollectiveArguments.checkBlocks(block, into, worldSize());
        if (from.asOverlappingSlice(into).isPresent()) {
            throw new IllegalArgumentException("the segments overlap; call allToAll(blocks, timeout) to work in place");
        }
        OperationHeader header = header(Kind.ALL_TO_ALL, -1, block);
        group.perform(header, timeout, operation -> PairwiseExchange.run(operation, from, into));
    }

    /**
     * Copies a different block from each node to each node, in place.
     *
     * @param blocks the blocks to send, indexed by destination; replaced by the blocks received, indexed by source
     * @param timeout maximum time to wait for the other nodes
     * @throws IllegalArgumentException if the segment is read-only or its size is not a multiple of {@link #worldSize}
     * @throws IllegalStateException if another thread is performing an operation
     * @throws CollectiveException if the operation, or an earlier one, has failed
     */
    public void allToAll(MemorySegment blocks, Duration timeout) throws CollectiveException {
        CollectiveArguments.checkWritable(blocks);
        long block = CollectiveArguments.blockSize(blocks, worldSize());
        OperationHeader header = header(Kind.ALL_TO_ALL, -1, block);
        group.perform(header, timeout, operation -> PairwiseExchange.runInPlace(operation, blocks));
    }

    /**
     * Combines, for each index, the elements of all nodes at that index, in place. All nodes receive the same result.
     *
     * <p>The order in which the elements are combined depends only on the number of nodes and the size of the data.
     * Results of type {@code float} and {@code double} are therefore identical on all nodes and in repeated runs,
     * except for the bits of a NaN. If the size of the data divided by the number of nodes is less than 4096 bytes, the
     * elements are combined in a binary tree: first the elements of adjacent ranks, then the results of adjacent pairs,
     * and so on. Otherwise, the data is divided into one chunk per rank, and chunk {@code c} is combined from left to
     * right, beginning with rank {@code c} and continuing with rank 0 after the last rank.
     *
     * @param values the elements of this node; replaced by the result
     * @param type type of the elements
     * @param reduction the operation
     * @param timeout maximum time to wait for the other nodes
     * @throws IllegalArgumentException if the segment is read-only or its size is not a multiple of that of an element
     * @throws IllegalStateException if another thread is performing an operation
     * @throws CollectiveException if the operation, or an earlier one, has failed
     */
    public void allReduce(MemorySegment values, ElementType type, Reduction reduction, Duration timeout)
            throws CollectiveException {
        allReduce(values, values, type, reduction, timeout);
    }

    /**
     * Combines, for each index, the elements of all nodes at that index, in the order specified by {@link
     * #allReduce(MemorySegment, ElementType, Reduction, Duration)}.
     *
     * @param from the elements of this node; may overlap {@code into}
     * @param into the destination of the result
     * @param type type of the elements
     * @param reduction the operation
     * @param timeout maximum time to wait for the other nodes
     * @throws IllegalArgumentException if {@code into} is read-only, the segments differ in size, or their size is not a
     *     multiple of that of an element
     * @throws IllegalStateException if another thread is performing an operation
     * @throws CollectiveException if the operation, or an earlier one, has failed
     */
    public void allReduce(
            MemorySegment from, MemorySegment into, ElementType type, Reduction reduction, Duration timeout)
            throws CollectiveException {
        CollectiveArguments.checkElements(from, into, type);
        Reducer reducer = Reducer.of(type, reduction);
        OperationHeader header =
                new OperationHeader(Kind.ALL_REDUCE, type, reduction, -1, worldSize(), 0, from.byteSize());
        group.perform(header, timeout, operation -> {
            into.copyFrom(from);
            algorithms.allReduce(operation, into, reducer);
        });
    }

    /**
     * Combines the elements of an array at each index, in place: see {@link #allReduce(MemorySegment, ElementType,
     * Reduction, Duration)}.
     */
    public void allReduce(int[] values, Reduction reduction, Duration timeout) throws CollectiveException {
        allReduce(MemorySegment.ofArray(values), ElementType.INT, reduction, timeout);
    }

    /**
     * Combines the elements of an array at each index, in place: see {@link #allReduce(MemorySegment, ElementType,
     * Reduction, Duration)}.
     */
    public void allReduce(long[] values, Reduction reduction, Duration timeout) throws CollectiveException {
        allReduce(MemorySegment.ofArray(values), ElementType.LONG, reduction, timeout);
    }

    /**
     * Combines the elements of an array at each index, in place: see {@link #allReduce(MemorySegment, ElementType,
     * Reduction, Duration)}.
     */
    public void allReduce(float[] values, Reduction reduction, Duration timeout) throws CollectiveException {
        allReduce(MemorySegment.ofArray(values), ElementType.FLOAT, reduction, timeout);
    }

    /**
     * Combines the elements of an array at each index, in place: see {@link #allReduce(MemorySegment, ElementType,
     * Reduction, Duration)}.
     */
    public void allReduce(double[] values, Reduction reduction, Duration timeout) throws CollectiveException {
        allReduce(MemorySegment.ofArray(values), ElementType.DOUBLE, reduction, timeout);
    }

    /**
     * Combines a value of each node and returns the result: see {@link #allReduce(MemorySegment, ElementType, Reduction,
     * Duration)}.
     */
    public int allReduce(int value, Reduction reduction, Duration timeout) throws CollectiveException {
        int[] values = {value};
        allReduce(values, reduction, timeout);
        return values[0];
    }

    /**
     * Combines a value of each node and returns the result: see {@link #allReduce(MemorySegment, ElementType, Reduction,
     * Duration)}.
     */
    public long allReduce(long value, Reduction reduction, Duration timeout) throws CollectiveException {
        long[] values = {value};
        allReduce(values, reduction, timeout);
        return values[0];
    }

    /**
     * Combines a value of each node and returns the result: see {@link #allReduce(MemorySegment, ElementType, Reduction,
     * Duration)}.
     */
    public float allReduce(float value, Reduction reduction, Duration timeout) throws CollectiveException {
        float[] values = {value};
        allReduce(values, reduction, timeout);
        return values[0];
    }

    /**
     * Combines a value of each node and returns the result: see {@link #allReduce(MemorySegment, ElementType, Reduction,
     * Duration)}.
     */
    public double allReduce(double value, Reduction reduction, Duration timeout) throws CollectiveException {
        double[] values = {value};
        allReduce(values, reduction, timeout);
        return values[0];
    }

    /**
     * Returns the sums of the counters of the connections to all other nodes, including connections that have ended.
     * They include a request of 16 bytes that each side sends first.
     */
    public MessageStatistics statistics() {
        return transport.statistics();
    }

    /**
     * Closes the connections to all other nodes. Waits, at most for a few seconds, until the other nodes have received
     * all messages of this node. Messages that this node has not received are discarded, and operations in progress
     * fail. {@link Node#close} also closes the collectives of the node. Idempotent.
     *
     * @throws IOException if resources cannot be freed
     */
    @Override
    public void close() throws IOException {
        transport.close();
    }

    private OperationHeader header(Kind kind, int root, long length) {
        return new OperationHeader(kind, null, null, root, worldSize(), 0, length);
    }
}
