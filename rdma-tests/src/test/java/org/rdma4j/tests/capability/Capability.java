package org.rdma4j.tests.capability;

import static org.rdma4j.tests.capability.Area.CHANNEL;
import static org.rdma4j.tests.capability.Area.COMPLETIONS;
import static org.rdma4j.tests.capability.Area.CONNECTION_MANAGER;
import static org.rdma4j.tests.capability.Area.DEVICES;
import static org.rdma4j.tests.capability.Area.ERRORS;
import static org.rdma4j.tests.capability.Area.MEMORY;
import static org.rdma4j.tests.capability.Area.MULTI_CHANNEL;
import static org.rdma4j.tests.capability.Area.NETWORK;
import static org.rdma4j.tests.capability.Area.QUEUE_PAIRS;
import static org.rdma4j.tests.capability.Area.WORK;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Capabilities of rdma-io and rdma-network, and of the libraries that they are compared with.
 *
 * <p>Each has an area, a text in Markdown, and the letters of the other libraries that have it, according to their
 * public sources (see {@link ComparedLibrary}). The last argument lists the public classes and members that provide it,
 * separated by commas; parts with a space are remarks. For a capability that does not exist here, the last argument is
 * {@code absent} with the reason. In the last three areas, the text names types and methods of ibverbs-rs if ibverbs-rs
 * has the capability.
 */
public enum Capability {
    DEVICE_LIST(DEVICES, "list of devices", "ISRA", "Device.list"),
    DEVICE_NAME(DEVICES, "name and GUID", "ISRA", "Device.name, Device.guid"),
    TRANSPORT(DEVICES, "transport type: InfiniBand and RoCE, or iWARP", "SR", "Device.transport"),
    DEVICE_BY_NAME(DEVICES, "opening a device by name", "IRA", "Device.named, Device.open"),
    DEVICE_ATTRIBUTES(
            DEVICES, "limits, capability flags, firmware, vendor", "SR", "Context.attributes, DeviceAttributes"),
    EXTENDED_ATTRIBUTES(
            DEVICES,
            "clock frequency, timestamp mask, PCI atomics (`ibv_query_device_ex`)",
            "S",
            "DeviceAttributes.timestampMask, DeviceAttributes.clockKilohertz, DeviceAttributes.pciAtomics"),
    ON_DEMAND_PAGING_SUPPORT(
            DEVICES,
            "operations that support on-demand paging",
            "D",
            "DeviceAttributes.onDemand, DeviceAttributes.hasOnDemandPaging"),
    DEVICE_CLOCK(DEVICES, "reading the device's clock (`ibv_query_rt_values_ex`)", "S", "Context.clock"),
    PORT_STATE(
            DEVICES,
            "ports: state, link layer, MTU, LID",
            "SR",
            "Context.port, Port.state, Port.activeMtu, Port.linkLayer"),
    PORT_PHYSICAL_STATE(DEVICES, "ports: physical state of the link", "SR", "Port.physicalState"),
    PORT_SPEED(DEVICES, "ports: speed", "SR", "Port.gigabitsPerSecond"),
    GID_BY_INDEX(DEVICES, "GID by index", "SRA", "Context.gids"),
    GID_TABLE(
            DEVICES,
            "all GIDs, with type and network interface",
            "S",
            "Context.gids, GidEntry.type, GidEntry.interfaceName"),
    DEVICE_EVENTS(
            DEVICES,
            "asynchronous events (async-rdma keeps only the type of the last event)",
            "A",
            "Context.events, DeviceEvent, DeviceEventType"),
    COMPLETION_VECTORS(DEVICES, "number of completion vectors", "D", "Context.completionVectors"),
    NUMA_THREADS(
            DEVICES,
            "binding of threads to the NUMA node of a device",
            "I",
            absent("the program can bind its threads itself")),
    DEVICE_BY_ROUTE(
            DEVICES,
            "device lookup by network interface or by the route to a peer",
            "",
            "Device.onInterface, Device.towards, Device.withGuid"),
    GID_BY_ROUTE(DEVICES, "GID selection by route", "", "Context.gid, Context.gidTowards"),
    PKEY_TABLE(DEVICES, "P_Key table", "", "Context.pkeys"),
    PROTECTION_DOMAINS(MEMORY, "protection domains", "ISRAD", "ProtectionDomain.allocate, ProtectionDomain"),
    REGISTRATION(
            MEMORY, "registration of existing memory", "ISRD", "MemoryRegion.register, MemoryRegion.registerUnchecked"),
    REGION_ALLOCATION(MEMORY, "allocation and registration in one step", "RA", "MemoryRegion.allocate"),
    REMOTE_READ_WRITE(
            MEMORY, "remote access to a region: read, write", "ISRAD", "Access.REMOTE_READ, Access.REMOTE_WRITE"),
    REMOTE_ATOMIC(MEMORY, "remote access to a region: atomic operations", "SRAD", "Access.REMOTE_ATOMIC"),
    ACCESS_HINTS(MEMORY, "access: relaxed ordering, huge pages", "SRA", "Access.RELAXED_ORDERING, Access.HUGETLB"),
    ON_DEMAND_PAGING(MEMORY, "access: on-demand paging", "SRAD", "Access.ON_DEMAND"),
    PREFETCH(MEMORY, "prefetching of on-demand pages", "D", absent("DiSNI uses a Mellanox library for this")),
    ZERO_BASED_WINDOWS(MEMORY, "access: zero-based addresses of a window", "SRA", "Access.ZERO_BASED"),
    FLUSH_ACCESS(
            MEMORY,
            "access: flush to global visibility or to persistence",
            "S",
            absent("rdma-sys has the flags `IBV_ACCESS_FLUSH_GLOBAL` and `IBV_ACCESS_FLUSH_PERSISTENT`")),
    DMA_BUF(MEMORY, "dma-buf", "I", "MemoryRegion.registerDmabuf"),
    REGION_SLICES(
            MEMORY, "slices of a region, checked against its bounds", "IA", "MemoryRegion.slice, LocalMemory.slice"),
    UNCHECKED_SLICES(
            MEMORY,
            "slices of a region, unchecked",
            "ISRAD",
            absent("the bounds check is a comparison of two numbers")),
    REMOTE_MEMORY(MEMORY, "remote memory as a value: address, length, key", "IRA", "RemoteMemory"),
    REMOTE_MEMORY_ENCODING(MEMORY, "binary encoding of remote memory", "IA", "RemoteMemory.copyTo, RemoteMemory.from"),
    REMOTE_SLICES(MEMORY, "slices of remote memory, checked", "IA", "RemoteMemory.slice"),
    REMOTE_STRUCT_FIELDS(
            MEMORY,
            "slices of remote memory by struct field",
            "I",
            absent("pass the offset of the field to `RemoteMemory.slice`")),
    BUFFER_POOL(MEMORY, "pool of registered buffers", "A", "BufferPool, BufferPool.lease, Lease"),
    MEMORY_WINDOWS(
            MEMORY, "memory windows bound by work requests", "R", "MemoryWindow.allocate, QueuePair.prepareBind"),
    WINDOW_INVALIDATION(MEMORY, "invalidation of a window by its owner", "R", "QueuePair.prepareInvalidate"),
    HUGE_PAGES_AND_FILES(
            MEMORY, "memory in huge pages, mapped files", "", "MemoryRegion.allocateHuge, MemoryRegion.map"),
    REGION_CHANGES(
            MEMORY,
            "changing the access or the memory of a region",
            "",
            "MemoryRegion.changeAccess, MemoryRegion.changeMemory"),
    DEVICE_MEMORY(MEMORY, "device memory", "", "DeviceMemory.allocate, DeviceMemory"),
    SEND_WITH_INVALIDATE(
            MEMORY,
            "invalidation of a window by the peer (send with invalidate)",
            "",
            "SendRequest.invalidate, ReceiveRequest.invalidatedKey"),
    RELIABLE_CONNECTIONS(QUEUE_PAIRS, "reliable connections (RC)", "ISRAD", "QueuePairType.RC"),
    UNRELIABLE_CONNECTIONS(QUEUE_PAIRS, "unreliable connections (UC)", "SRD", "QueuePairType.UC"),
    DATAGRAM_QUEUE_PAIRS(QUEUE_PAIRS, "unreliable datagrams (UD)", "SRD", "QueuePairType.UD, QueuePair.startDatagrams"),
    RAW_PACKETS(QUEUE_PAIRS, "raw packets", "SR", absent("rdma-sys has the type `IBV_QPT_RAW_PACKET`")),
    EXTENDED_RELIABLE_CONNECTIONS(
            QUEUE_PAIRS,
            "extended reliable connections (XRC); sideway and rust-rdma-io define the types, but have no XRC domain",
            "SR",
            absent("rdma-sys has the verbs, for example `ibv_open_xrcd`")),
    QUEUE_CAPACITY(
            QUEUE_PAIRS,
            "capacity: requests, buffers per request",
            "ISRAD",
            "QueuePairBuilder.sendRequests, QueuePairBuilder.receiveRequests, QueuePairBuilder.elements"),
    INLINE_CAPACITY(QUEUE_PAIRS, "capacity: inline data", "SRD", "QueuePairBuilder.inline, QueuePair.maxInline"),
    SEPARATE_COMPLETION_QUEUES(
            QUEUE_PAIRS,
            "separate completion queues for sends and receives",
            "ISRAD",
            "QueuePairBuilder.sendCompletions, QueuePairBuilder.receiveCompletions"),
    CONNECT_BY_LID(
            QUEUE_PAIRS,
            "connecting without the connection manager, by queue pair number and LID",
            "ISRA",
            "QueuePair.endpoint, QueuePair.connect, Endpoint"),
    CONNECT_BY_GID(
            QUEUE_PAIRS,
            "connecting without the connection manager, by GID (RoCE)",
            "SRA",
            "Endpoint.gid, QueuePair.connect"),
    ENDPOINT_ENCODING(
            QUEUE_PAIRS,
            "binary and text encoding of endpoints",
            "IA",
            "Endpoint.copyTo, Endpoint.from, Endpoint.parse"),
    STATE_CHANGES(
            QUEUE_PAIRS, "state changes with arbitrary attributes", "SR", "QueuePair.modify, QueuePairAttributes"),
    TIMERS_AND_RETRIES(
            QUEUE_PAIRS,
            "timeouts, retries, RNR timer, MTU, PSNs",
            "ISRA",
            "QueuePairAttributes.timeout, QueuePairAttributes.retries, "
                    + "QueuePairAttributes.minRnrTimer, QueuePairAttributes.pathMtu"),
    TIMERS_AS_DURATIONS(
            QUEUE_PAIRS,
            "timers as durations",
            "I",
            absent("queue pair attributes use exponents and codes, as the verbs do")),
    PATH_ATTRIBUTES(
            QUEUE_PAIRS,
            "path: service level, traffic class, flow label",
            "SRA",
            "QueuePairAttributes.serviceLevel, QueuePairAttributes.trafficClass, QueuePairAttributes.flowLabel"),
    HOP_LIMIT(
            QUEUE_PAIRS,
            "path: hop limit",
            "SRA",
            absent("the hop limit is 64; on RoCE, the kernel uses the hop limit of the route")),
    STATIC_RATE(
            QUEUE_PAIRS,
            "path: static rate, source path bits",
            "RA",
            absent("rdma-sys has these fields of `ibv_ah_attr`")),
    PKEY(QUEUE_PAIRS, "P_Key", "SRA", "QueuePairAttributes.pkeyIndex"),
    STATE_CHANGE_ERRORS(
            QUEUE_PAIRS,
            "error message that lists the required and the allowed attributes of a state change",
            "S",
            "QueuePair.modify"),
    QUERIED_STATE(QUEUE_PAIRS, "current state, queried from the driver", "SRA", "QueuePair.queryState"),
    QUERIED_ATTRIBUTES(
            QUEUE_PAIRS,
            "all attributes, queried from the driver (`ibv_query_qp`)",
            "SR",
            "QueuePair.query, QueuePairAttributes"),
    ERROR_STATE(QUEUE_PAIRS, "transition to the error state", "SR", "QueuePair.abort"),
    SHARED_RECEIVE_QUEUES(QUEUE_PAIRS, "shared receive queues", "", "SharedReceiveQueue.create, SharedReceiveQueue"),
    SHARED_RECEIVE_QUEUE_RESIZE(QUEUE_PAIRS, "resizing shared receive queues", "", "SharedReceiveQueue.resize"),
    SEND_RECEIVE(WORK, "send and receive", "ISRAD", "QueuePair.prepareSend, QueuePair.prepareReceive"),
    WRITE(WORK, "write", "ISRAD", "QueuePair.prepareWrite"),
    READ(WORK, "read", "ISRAD", "QueuePair.prepareRead"),
    SEND_WITH_IMMEDIATE(WORK, "send with immediate data", "ISRAD", "SendRequest.immediate, ReceiveRequest.immediate"),
    WRITE_WITH_IMMEDIATE(WORK, "write with immediate data", "ISRAD", "SendRequest.immediate"),
    IMMEDIATE_ONLY(WORK, "immediate data only", "I", "QueuePair.prepareSend, SendRequest.immediate"),
    COMPARE_AND_SWAP(WORK, "compare-and-swap", "SRA", "QueuePair.prepareCompareAndSwap"),
    FETCH_AND_ADD(WORK, "fetch-and-add", "SR", "QueuePair.prepareFetchAndAdd"),
    SEVERAL_BUFFERS(WORK, "several buffers per request", "ISRD", "SendRequest.local"),
    INLINE_DATA(WORK, "inline data", "SRD", "SendRequest.inline"),
    FENCE_AND_SOLICITED(WORK, "fenced and solicited requests", "SRD", "SendRequest.fence, SendRequest.solicited"),
    UNSIGNALED(WORK, "signaled and unsignaled requests", "SRD", "SendRequest.signaled"),
    SIGNAL_ALL(
            WORK,
            "signaling of all sends of a queue pair (`sq_sig_all`)",
            "RD",
            absent("requests are signaled by default")),
    CHECKSUMS(WORK, "checksums calculated by the device", "SR", absent("rdma-sys has the flag `IBV_SEND_IP_CSUM`")),
    REQUEST_OF_COMPLETION(WORK, "mapping of a completion to its request", "ISRD", "Completions.request"),
    WORK_CHAINS(WORK, "several requests in one native call", "SD", "WorkChain.of, WorkChain.post"),
    REJECTED_REQUEST(
            WORK,
            "identification of the request that the driver rejected",
            "",
            "ChainException.posted, ChainException.request"),
    REPEATED_REQUESTS(
            WORK,
            "prepared requests that can be changed and posted again",
            "D",
            "SendRequest.range, SendRequest.remoteOffset, SendRequest.add"),
    WORK_SCOPES(
            WORK,
            "scopes that end when all their work has completed (in ibverbs-rs, for channels)",
            "I",
            "WorkScope.post, WorkScope.close"),
    FUTURES(
            WORK,
            "futures (`async` operations in rust-rdma-io and async-rdma)",
            "RA",
            "EventLoop.submit, EventLoop.register"),
    WR_START(
            WORK,
            "posting with `ibv_wr_start` and related functions",
            "S",
            absent("requests are posted with `ibv_post_send`")),
    DATAGRAMS(
            WORK,
            "datagrams: address handles, senders, replies",
            "",
            "AddressHandle, SendRequest.to, ReceiveRequest.sender"),
    MULTICAST_GROUPS(WORK, "multicast groups", "", "MulticastGroup.join"),
    BACK_PRESSURE(WORK, "back pressure when a queue is full", "", "WorkRequest.tryPost, QueuePair.sendsInFlight"),
    WAIT_LIMITS(
            WORK,
            "timeout for every wait; after a timeout, the device no longer uses the buffers",
            "",
            "WorkRequest.await, WorkRequest.complete"),
    COMPLETION_QUEUES(
            COMPLETIONS,
            "completion queues of a given capacity",
            "ISRAD",
            "CompletionQueue.create, CompletionQueue.entries"),
    BATCHED_POLL(COMPLETIONS, "polling several completions at once", "ISRAD", "CompletionQueue.poll, Completions.next"),
    COMPLETION_EVENTS(COMPLETIONS, "waiting for completion events", "RAD", "CompletionQueue.createWithEvents"),
    TIMED_POLL(COMPLETIONS, "timed polls", "RAD", "CompletionQueue.poll"),
    POLL_WAKEUP(COMPLETIONS, "waking up a timed poll from another thread", "", "CompletionQueue.wakeup"),
    SOLICITED_EVENTS(
            COMPLETIONS,
            "events for solicited messages only (on soft-iWARP, the queue can be armed, but no events arrive)",
            "RD",
            "CompletionQueueBuilder.solicitedEvents, SendRequest.solicited"),
    EVENT_DESCRIPTOR(
            COMPLETIONS,
            "file descriptor for the program's own event loop",
            "SRD",
            "CompletionQueue.eventDescriptor, CompletionQueue.arm, DeviceEvents.descriptor"),
    COMPLETION_VECTOR(COMPLETIONS, "choice of the completion vector", "SD", "CompletionQueueBuilder.vector"),
    TIMESTAMPS(
            COMPLETIONS,
            "extended completion queues: device and wall-clock timestamps",
            "S",
            "CompletionQueueBuilder.timestamps, CompletionQueueBuilder.wallClock, "
                    + "Completions.timestamp, Completions.wallClock"),
    SINGLE_THREADED_QUEUE(
            COMPLETIONS,
            "extended completion queues without the driver's lock (on soft-iWARP, a standard queue is used)",
            "",
            "CompletionQueueBuilder.singleThreaded"),
    EXTENDED_COMPLETION_FIELDS(
            COMPLETIONS,
            "extended completion queues: VLAN, flow tag, tag matching",
            "S",
            absent("these fields exist only for raw packets and tag-matching queues")),
    OUTCOME(
            COMPLETIONS,
            "result: status, message length, immediate data",
            "ISRAD",
            "WorkRequest.status, ReceiveRequest.length, ReceiveRequest.hasImmediate"),
    VENDOR_ERROR(COMPLETIONS, "vendor error code", "ISRD", "WorkException.vendorError"),
    QUEUE_PAIR_OF_COMPLETION(COMPLETIONS, "queue pair of a completion", "RD", "QueuePair.of"),
    COMPLETION_QUEUE_RESIZE(COMPLETIONS, "resizing completion queues", "", "CompletionQueue.resize"),
    VIRTUAL_THREADS(COMPLETIONS, "virtual threads", "", "Connection.release, QueuePair.release"),
    CONNECT_IN_ONE_CALL(CONNECTION_MANAGER, "connecting in one call", "RAD", "Connection.to"),
    LISTENERS(
            CONNECTION_MANAGER,
            "listeners; accepting each connection request",
            "RD",
            "Listener.on, Listener.next, Listener.nextRequest, ConnectionRequest.accept, Connection.establish"),
    IDENTIFIERS(
            CONNECTION_MANAGER,
            "identifiers with individual steps: bind, listen, resolve, connect, accept",
            "SRD",
            "CommunicationIdentifier.bind, CommunicationIdentifier.listen, "
                    + "CommunicationIdentifier.resolveAddress, CommunicationIdentifier.resolveRoute"),
    LOCAL_ADDRESS(
            CONNECTION_MANAGER,
            "local address of a connection",
            "SR",
            "CommunicationIdentifier.resolveAddress, ConnectionOptions.withLocalAddress"),
    BACKLOG(CONNECTION_MANAGER, "backlog of a listener", "SRD", "ConnectionOptions.withBacklog"),
    CONNECTION_RETRIES(
            CONNECTION_MANAGER,
            "retries, RNR retries",
            "RD",
            "ConnectionOptions.withRetries, ConnectionOptions.withRnrRetries"),
    READS_IN_FLIGHT(
            CONNECTION_MANAGER,
            "maximum number of reads in flight",
            "R",
            "ConnectionOptions.withReads, ConnectionRequest.responderResources, ConnectionRequest.initiatorDepth"),
    PRIVATE_DATA(
            CONNECTION_MANAGER,
            "private data in the connection request",
            "D",
            "ConnectionOptions.withPrivateData, Connection.peerData, ConnectionRequest.peerData"),
    EXTERNAL_QUEUE_PAIR(
            CONNECTION_MANAGER,
            "connecting a queue pair that the program has created",
            "S",
            "CommunicationIdentifier.queuePairAttributes, CommunicationIdentifier.connect, "
                    + "CommunicationIdentifier.accept, CommunicationIdentifier.establish"),
    MANAGER_EVENTS(
            CONNECTION_MANAGER,
            "events, with type and status",
            "SRD",
            "Event, EventType, CommunicationIdentifier.await"),
    EVENT_CHANNEL(
            CONNECTION_MANAGER,
            "event channel for several identifiers",
            "SRD",
            "EventChannel, CommunicationIdentifier.onEvent"),
    IDENTIFIER_MIGRATION(
            CONNECTION_MANAGER,
            "migration of an identifier to another event channel",
            "R",
            "CommunicationIdentifier.migrate"),
    EVENT_CHANNEL_DESCRIPTOR(
            CONNECTION_MANAGER,
            "file descriptor of the event channel",
            "SRD",
            "EventChannel.open, EventChannel.descriptor, EventChannel.takeEvents"),
    IDENTIFIER_ATTACHMENT(
            CONNECTION_MANAGER,
            "object attached to each identifier",
            "S",
            absent("the handler passed to `onEvent` can refer to it")),
    CONNECTION_ADDRESSES(
            CONNECTION_MANAGER, "addresses of both ends", "RD", "Connection.localAddress, Connection.peerAddress"),
    IDENTIFIER_DEVICE(
            CONNECTION_MANAGER,
            "device of an identifier",
            "SRD",
            "CommunicationIdentifier.deviceName, Connection.domain"),
    DISCONNECTION(
            CONNECTION_MANAGER,
            "disconnection, reported to both sides",
            "SRD",
            "Connection.close, Connection.isConnected, CommunicationIdentifier.disconnect"),
    OTHER_PORT_SPACES(
            CONNECTION_MANAGER,
            "port spaces for IPoIB and InfiniBand",
            "SR",
            absent("rdma-sys has the values, for example `RDMA_PS_IPOIB`")),
    NAME_RESOLUTION(
            CONNECTION_MANAGER,
            "resolution of host and service names (`rdma_getaddrinfo`)",
            "A",
            "Addresses.ofPeer, Addresses.toListenOn"),
    DATAGRAM_PORT_SPACE(CONNECTION_MANAGER, "port space for datagrams", "SR", "PortSpace.UDP, EventChannel.identifier"),
    SHARED_CONNECTION_QUEUES(
            CONNECTION_MANAGER,
            "connections that share a receive queue and a completion queue",
            "",
            "ConnectionOptions.withSharedReceiveQueue, ConnectionOptions.withCompletionQueue, "
                    + "Listener.deviceName, Listener.pollRequest"),
    CONNECTION_REJECTION(
            CONNECTION_MANAGER,
            "rejection of connection requests; private data in the reply",
            "",
            "ConnectionRequest.reject, ConnectionOptions.withPrivateData"),
    SERVICE_TYPE_AND_ACK_TIMEOUT(
            CONNECTION_MANAGER,
            "type of service, acknowledgement timeout",
            "",
            "ConnectionOptions.withTypeOfService, ConnectionOptions.withAcknowledgeTimeout"),
    DATAGRAM_SERVICES(
            CONNECTION_MANAGER,
            "datagram services found by address (SIDR)",
            "",
            "DatagramEndpoint.find, DatagramPeer, DatagramListener"),
    MULTICAST_MEMBERSHIP(
            CONNECTION_MANAGER,
            "multicast groups joined through the connection manager",
            "",
            "DatagramEndpoint.join, Membership"),
    SHARED_PORTS(
            CONNECTION_MANAGER,
            "shared ports, IPv6-only listeners",
            "",
            "ConnectionOptions.withReuseAddress, ConnectionOptions.withIpv6Only"),
    ERROR_NUMBERS(ERRORS, "error number of a failed call", "ISRAD", "VerbsException.errno, VerbsException.function"),
    EXCEPTION_TYPES(
            ERRORS,
            "exception types for calls, work, connections and timeouts",
            "ISR",
            "VerbsException, WorkException, RdmaTimeoutException"),
    WORK_STATUS(ERRORS, "status of failed work", "ISRD", "WorkStatus, WorkException.status"),
    LIKELY_CAUSE(ERRORS, "likely cause of a failure", "I", "WorkStatus.hint"),
    FAILURE_CLASSES(ERRORS, "classification of a failure: program, peer, path, device", "I", "WorkStatus.cause"),
    CONNECT_TIMEOUTS(ERRORS, "timeouts for connecting", "RAD", "Connection.to, Connection.establish"),
    FLIGHT_EVENTS(ERRORS, "JFR events: registrations, failed work, long waits", "", "MemoryRegion, WorkException"),
    CHANNEL_BUILDER(CHANNEL, "`ProtectionDomain::create_channel`, `Channel::builder`", "I", "Channel.builder"),
    CHANNEL_CAPACITY(
            CHANNEL,
            "`ChannelBuilder`: `access`, `min_cq_entries`, `max_send_wr`, `max_recv_wr`, "
                    + "`max_send_sge`, `max_recv_sge`",
            "I",
            "ChannelBuilder.access, ChannelBuilder.completions, ChannelBuilder.sendRequests, "
                    + "ChannelBuilder.receiveRequests, ChannelBuilder.sendElements, "
                    + "ChannelBuilder.receiveElements"),
    CHANNEL_RETRIES(
            CHANNEL,
            "`max_rnr_retries`, `max_ack_retries`, `min_rnr_timer`, `ack_timeout` and their types",
            "I",
            "ChannelBuilder.retries, RetryPolicy, AckTimeout.atLeast, RnrTimer.atLeast"),
    CHANNEL_MTU_AND_PSN(
            CHANNEL,
            "`mtu`, `send_psn`, `recv_psn` (in rdma4j, part of the endpoint)",
            "I",
            "ChannelBuilder.mtu, ChannelBuilder.psn"),
    CHANNEL_HANDSHAKE(
            CHANNEL,
            "`ChannelBuilder::build`, `PreparedChannel::endpoint`, `PreparedChannel::handshake`",
            "I",
            "Channel.Builder.create, Channel.endpoint, Channel.connect"),
    CHANNEL_DOMAIN(CHANNEL, "`Channel::pd`", "I", "Channel.domain"),
    CHANNEL_OPERATIONS(
            CHANNEL,
            "`Channel::send`, `receive`, `write`, `read`",
            "I",
            "Channel.send, Channel.receive, Channel.write, Channel.read"),
    CHANNEL_SCOPE(CHANNEL, "`Channel::scope`, `PollingScope`, `ScopedPendingWork`", "I", "Channel.scope, WorkScope"),
    CHANNEL_MANUAL_SCOPE(CHANNEL, "`Channel::manual_scope`", "I", "Channel.manualScope"),
    SCOPE_OPERATIONS(
            CHANNEL,
            "`PollingScope::post_send`, `post_receive`, `post_write`, `post_read`",
            "I",
            "WorkScope.send, WorkScope.receive, WorkScope.write, WorkScope.read"),
    SCOPE_WORK_POLL(CHANNEL, "`ScopedPendingWork::poll`, `spin_poll`", "I", "Work.isInFlight, Work.await"),
    SCOPE_DOMAIN(CHANNEL, "`PollingScope::pd`", "I", "Channel.domain"),
    SCOPE_ERRORS(
            CHANNEL,
            "`ScopeError`, `ScopeResult`: errors of the scope body, and of work that the body did not wait for",
            "I",
            "WorkScope.close, WorkException"),
    TRANSPORT_ERRORS(CHANNEL, "`TransportError`, `TransportResult`", "I", "RdmaException, WorkException"),
    CHANNEL_REQUESTS(
            CHANNEL,
            "`send_unpolled`, `receive_unpolled`, `write_unpolled`, `read_unpolled` (unsafe in ibverbs-rs)",
            "I",
            "Channel.prepareSend, Channel.prepareReceive, Channel.prepareWrite, Channel.prepareRead"),
    WORK_REQUEST_ID(CHANNEL, "`PendingWork::wr_id`", "I", absent("the request itself is the handle")),
    CHANNEL_WORK_POLL(
            CHANNEL, "`PendingWork::poll`, `spin_poll`", "I", "Work.isInFlight, Work.await, CompletionQueue.poll"),
    CHANNEL_COMPLETION_QUEUE(CHANNEL, "`CachedCompletionQueue`", "I", "CompletionQueue"),
    CHANNEL_BY_ADDRESS(
            CHANNEL,
            "channel created in one step through the connection manager",
            "",
            "Channel.to, Channel.from, Channel.of"),
    CHANNEL_GID(CHANNEL, "RoCE: GID selected automatically or by the program", "", "ChannelBuilder.gid"),
    CHANNEL_ATOMICS_AND_IMMEDIATES(
            CHANNEL,
            "atomic operations and immediate data for channels and scopes",
            "",
            "Channel.fetchAndAdd, Channel.compareAndSwap, Channel.sendWithImmediate, WorkScope.writeWithImmediate"),
    CHANNEL_WAIT_LIMITS(
            CHANNEL,
            "timeout for every wait on a channel; after a timeout, the device no longer uses the buffers",
            "",
            "Channel.scope, Channel.receive"),
    CHANNEL_EVENTS_AND_FUTURES(
            CHANNEL,
            "blocking on completion events instead of polling; futures",
            "",
            "ChannelBuilder.events, EventLoop.submit"),
    SCOPE_BACK_PRESSURE(
            CHANNEL, "back pressure for scopes with more work than the queue can hold", "", "WorkScope.post"),
    MULTI_CHANNEL_BUILDER(
            MULTI_CHANNEL,
            "`ProtectionDomain::create_multi_channel`, `MultiChannel::builder`, `num_channels`",
            "I",
            "MultiChannel.builder, MultiChannel.Builder.peers, MultiChannel.peers"),
    MULTI_CHANNEL_HANDSHAKE(
            MULTI_CHANNEL,
            "`MultiChannelBuilder::build`, `PreparedMultiChannel::endpoints`, `handshake`",
            "I",
            "MultiChannel.Builder.create, MultiChannel.endpoints, MultiChannel.connect"),
    MULTI_CHANNEL_DOMAIN(MULTI_CHANNEL, "`MultiChannel::pd`", "I", "MultiChannel.domain"),
    PEER_SENDS(
            MULTI_CHANNEL,
            "`PeerSendWorkRequest`: `new`, `from_wr`, `with_immediate`, `only_immediate`, `peer`",
            "I",
            "Channel.prepareSend, MultiChannel.peerOf, SendRequest.immediate"),
    PEER_RECEIVES(
            MULTI_CHANNEL,
            "`PeerReceiveWorkRequest`: `new`, `only_immediate`, `from_wr`, `peer`",
            "I",
            "Channel.prepareReceive, MultiChannel.peerOf"),
    PEER_WRITES(
            MULTI_CHANNEL,
            "`PeerWriteWorkRequest`: `new`, `with_immediate`, `peer`",
            "I",
            "Channel.prepareWrite, MultiChannel.peerOf"),
    PEER_READS(MULTI_CHANNEL, "`PeerReadWorkRequest`: `new`, `peer`", "I", "Channel.prepareRead, MultiChannel.peerOf"),
    PEER_REMOTE_MEMORY(
            MULTI_CHANNEL,
            "`PeerRemoteMemoryRegion`: `new`, `peer`, `sub_region`",
            "I",
            "RemoteMemory, RemoteMemory.slice, WorkScope.write, WorkScope.read, with the index of the peer"),
    PEER_UNCHECKED_SLICES(
            MULTI_CHANNEL,
            "`PeerRemoteMemoryRegion::sub_region_unchecked`",
            "I",
            absent("the bounds check is a comparison of two numbers")),
    SCATTER_AND_GATHER(
            MULTI_CHANNEL,
            "`MultiChannel::scatter_send`, `scatter_write`, `gather_receive`, `gather_read`",
            "I",
            "MultiChannel.completeAll, for any mixture of operations"),
    SEND_TO_PEERS(MULTI_CHANNEL, "`MultiChannel::multicast_send`", "I", "MultiChannel.sendToPeers"),
    SINGLE_PEER_OPERATIONS(
            MULTI_CHANNEL,
            "`MultiChannel::send`, `receive`, `write`, `read` for one peer",
            "I",
            "MultiChannel.channel, Channel.send"),
    MULTI_CHANNEL_SCOPES(
            MULTI_CHANNEL,
            "`MultiChannel::scope`, `manual_scope`",
            "I",
            "MultiChannel.scope, MultiChannel.manualScope"),
    SCOPE_SCATTER_AND_GATHER(
            MULTI_CHANNEL,
            "`post_scatter_send`, `post_scatter_write`, `post_gather_receive`, `post_gather_read`, "
                    + "`post_multicast_send`",
            "I",
            "WorkScope.postAll, WorkScope.sendToPeers"),
    SCOPE_SINGLE_PEER_OPERATIONS(
            MULTI_CHANNEL,
            "`post_send`, `post_receive`, `post_write`, `post_read` for one peer in a scope",
            "I",
            "WorkScope.send, WorkScope.receive, WorkScope.write, WorkScope.read, with the index of the peer"),
    MULTI_CHANNEL_REQUESTS(
            MULTI_CHANNEL,
            "`scatter_send_unpolled` and the four related functions (unsafe in ibverbs-rs)",
            "I",
            "Channel.prepareSend, Work.post"),
    PEER_FAILURES(
            MULTI_CHANNEL,
            "exception with the indices of the failed peers; work of the other peers completes",
            "",
            "PeersException.failures"),
    MULTI_CHANNEL_COMPLETION_QUEUES(
            MULTI_CHANNEL,
            "one completion queue for all channels, or one per channel",
            "",
            "MultiChannel.completions, MultiChannel.Builder.completionsEach"),
    RECEIVES_SHARED_BY_PEERS(
            MULTI_CHANNEL,
            "receives shared by all peers",
            "",
            "MultiChannel.Builder.sharedReceives, MultiChannel.sharedReceives, MultiChannel.peerOf"),
    MULTI_CHANNEL_BY_ADDRESS(MULTI_CHANNEL, "channels created by the connection manager", "", "MultiChannel.of"),
    MULTI_CHANNEL_FUTURES(MULTI_CHANNEL, "futures for the work of several peers", "", "EventLoop.submit"),
    NETWORK_CONFIG(
            NETWORK,
            "`NetworkConfig`, `RawNetworkConfig`: `builder`, `add_node`, `build`",
            "I",
            "NetworkConfig.builder, NetworkConfig.Builder.add, NetworkConfig.Builder.build, "
                    + "NetworkConfig.parse, NetworkConfig.load"),
    CONFIG_TRUNCATION(NETWORK, "`RawNetworkConfig::truncate`", "I", "NetworkConfig.truncate"),
    WORLD_SIZE(
            NETWORK,
            "`NetworkConfig::world_size`; access to the nodes as a slice or an iterator",
            "I",
            "NetworkConfig.worldSize, NetworkConfig.host, NetworkConfig.hosts"),
    CONFIG_ERRORS(
            NETWORK,
            "`NetworkConfigError`: `EmptyNetwork`, `FirstRankNotZero`, `NonSequentialRanks`, `DuplicatedRank`",
            "I",
            "NetworkConfig.parse, NetworkConfig.Builder.build, which throw an IllegalArgumentException"),
    NODE_CONFIG(
            NETWORK,
            "`NodeConfig`: `hostname`, `port`, `ibdev`, `rankid`, `comment`, `builder`",
            "I",
            "NodeConfig.hostname, NodeConfig.port, NodeConfig.device, NodeConfig.rank, "
                    + "NodeConfig.comment, NodeConfig.of, NodeConfig.withComment"),
    RENDEZVOUS(NETWORK, "`Exchanger::await_exchange_all`", "I", "Rendezvous.exchange"),
    RENDEZVOUS_OPTIONS(
            NETWORK,
            "`ExchangeConfig`: `exchange_timeout`, `retry_delay`",
            "I",
            "RendezvousOptions.retryDelay, Rendezvous.exchange, which has the timeout as a parameter"),
    RENDEZVOUS_ERRORS(
            NETWORK,
            "`ExchangeError`: `InvalidRank`, `MessageTooLarge`; `SerdeError`, `IoError`, `Timeout`",
            "I",
            "RendezvousException, or an IllegalArgumentException"),
    NODE_BUILDER(
            NETWORK,
            "`Node::builder`, `ProtectionDomain::create_node`: `pd`, `rank`, `world_size`, "
                    + "`barrier`, and the channels' parameters",
            "I",
            "Node.builder, Node.Builder.rank, Node.Builder.worldSize, Node.Builder.barrier, Node.Builder.channels"),
    NODE_ENDPOINT(
            NETWORK,
            "`PreparedNode::endpoint`; `LocalEndpoint`, `NetworkChannelEndpoint`",
            "I",
            "PreparedNode.endpoint, NodeEndpoint"),
    NODE_HANDSHAKE(
            NETWORK,
            "`PreparedNode::gather_endpoints`, `handshake`; `RemoteEndpoints`",
            "I",
            "PreparedNode.handshake, NodeEndpoint.all"),
    NODE_RANK(NETWORK, "`Node::rank`, `world_size`, `pd`", "I", "Node.rank, Node.worldSize, Node.domain"),
    NODE_SINGLE_PEER_OPERATIONS(
            NETWORK,
            "`Node::send`, `receive`, `write`, `read`, and each `…_unpolled`",
            "I",
            "Node.channel, whose methods have the same names"),
    NODE_COLLECTIVE_CALLS(
            NETWORK,
            "`Node::scatter_send`, `scatter_write`, `gather_receive`, `gather_read`, "
                    + "`multicast_send`, and each `…_unpolled`",
            "I",
            "Node.channels, with the corresponding methods of `MultiChannel`"),
    NODE_SCOPES(
            NETWORK,
            "`Node::scope`, `manual_scope`; `PollingScope` with `post_…`, `pd`, `rank`, `world_size`, `barrier`",
            "I",
            "MultiChannel.scope, MultiChannel.manualScope, WorkScope, and further methods of `Node`"),
    BARRIER(NETWORK, "`Node::barrier`", "I", "Node.barrier, with ranks or for all nodes"),
    UNCHECKED_BARRIER(NETWORK, "`Node::barrier_unchecked`", "I", absent("the check costs one comparison per rank")),
    BARRIER_ALGORITHMS(
            NETWORK,
            "`BarrierAlgorithm`: `Centralized`, `BinaryTree`, `Dissemination`; `instance`, "
                    + "`Barrier`, `PreparedBarrier`",
            "I",
            "BarrierAlgorithm, as the only public type"),
    BARRIER_FAILURES(
            NETWORK, "`BarrierError`: `Poisoned`, `Timeout`, `TransportError`", "I", "BarrierException.origin"),
    BARRIER_ARGUMENTS(
            NETWORK,
            "`BarrierError`: `SelfNotInGroup`, `UnorderedPeers`, `DuplicatePeers`",
            "I",
            "Node.barrier, which throws an IllegalArgumentException; barriers remain usable"),
    NETWORK_EXAMPLES(
            NETWORK,
            "examples `network`, `network_barrier_test`, `network_barrier_test_random`",
            "I",
            "Node.join, and examples of the same names in rdma-examples"),
    NODE_GID(NETWORK, "GID of each node, required for RoCE", "", "NodeConfig.gid"),
    JOIN(NETWORK, "joining a network in one step", "", "Node.join"),
    CLUSTER_TOKEN(NETWORK, "cluster token, without which a connection has no effect", "", "NetworkConfig.token"),
    MISSING_NODES(NETWORK, "exception that names the missing nodes", "", "RendezvousException.missing"),
    COMMON_OUTCOME(
            NETWORK,
            "exchange with the same outcome on all nodes; further exchanges over the same connections",
            "",
            "Rendezvous.exchange, Rendezvous.giveUp"),
    BARRIER_POISON(
            NETWORK,
            "barrier failures reported to all nodes; terminated nodes detected before the timeout",
            "",
            "Node.barrier, BarrierException.origin"),
    COLLECTIVES(
            NETWORK,
            "collective operations on message connections",
            "",
            "Node.collectives, Collectives.join, Collectives.allReduce"),
    COLLECTIVE_FAILURES(
            NETWORK,
            "exception that names the node whose failure ended a collective operation",
            "",
            "CollectiveException.origin");

    private final Area area;
    private final String text;
    private final Set<ComparedLibrary> peers;
    private final List<String> here;
    private final Optional<Absent> absent;

    Capability(Area area, String text, String peers, String here) {
        this(area, text, peers, List.of(here.split(", ")), Optional.empty());
    }

    Capability(Area area, String text, String peers, Absent absent) {
        this(area, text, peers, List.of(), Optional.of(absent));
    }

    Capability(Area area, String text, String peers, List<String> here, Optional<Absent> absent) {
        this.area = area;
        this.text = text;
        this.peers = ComparedLibrary.ofLetters(peers);
        this.here = here;
        this.absent = absent;
    }

    /** Reason why a capability does not exist here, in Markdown. */
    private record Absent(String reason) {}

    private static Absent absent(String reason) {
        return new Absent(reason);
    }

    /** Returns the section that lists the capability. */
    public Area area() {
        return area;
    }

    /** Returns the description, in Markdown. */
    public String text() {
        return text;
    }

    /** Returns the other libraries that have the capability. */
    public Set<ComparedLibrary> peers() {
        return peers;
    }

    /** Returns the public classes and members that provide the capability, for example {@code Device.list}. */
    public List<String> api() {
        return here.stream().filter(word -> !isRemark(word)).toList();
    }

    /** Returns the reason why the capability does not exist here, in Markdown. */
    public Optional<String> reasonOfAbsence() {
        return absent.map(Absent::reason);
    }

    /** Returns the classes, members and remarks, or the reason of the absence, in Markdown. */
    public String here() {
        Stream<String> words = here.stream().map(word -> isRemark(word) ? word : "`" + word + "`");
        return absent.map(why -> "not provided: " + why.reason()).orElseGet(() -> String.join(", ", words.toList()));
    }

    private static boolean isRemark(String word) {
        return word.contains(" ");
    }
}
