package org.rdma4j.verbs;

/**
 * Limits of the queues of a queue pair, as the program has requested them: {@code struct ibv_qp_cap}.
 *
 * @param sendRequests capacity of the send queue, in requests
 * @param receiveRequests capacity of the receive queue, in requests; 0 with a shared receive queue
 * @param sendElements maximum number of buffers of a send request
 * @param receiveElements maximum number of buffers of a receive request
 * @param inlineBytes maximum size of inline data, in bytes
 */
record QueueLimits(int sendRequests, int receiveRequests, int sendElements, int receiveElements, int inlineBytes) {}
