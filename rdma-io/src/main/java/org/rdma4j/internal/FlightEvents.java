package org.rdma4j.internal;

import jdk.jfr.Category;
import jdk.jfr.DataAmount;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;
import jdk.jfr.Threshold;
import jdk.jfr.Timespan;
import org.jspecify.annotations.Nullable;

/**
 * JDK Flight Recorder events for this module. The events record rare operations, long waits and failures; posts and
 * polls are not recorded.
 */
public final class FlightEvents {
    private FlightEvents() {}

    /** The registration of memory with a device. */
    @Name("org.rdma4j.MemoryRegistration")
    @Label("Memory Registration")
    @Category("RDMA")
    @Description("Memory was registered with a device; its pages stay pinned until the region is closed")
    public static final class MemoryRegistration extends Event {
        @Label("Memory")
        public @Nullable String memory;

        @Label("Size")
        @DataAmount
        public long size;

        @Label("Access")
        @Description("Combination of enum ibv_access_flags values")
        public int access;
    }

    /** An attempt to establish a connection. */
    @Name("org.rdma4j.Connect")
    @Label("Connect")
    @Category("RDMA")
    @Description("A connection was requested or accepted through the connection manager")
    public static final class Connect extends Event {
        @Label("Local Address")
        public @Nullable String local;

        @Label("Peer Address")
        public @Nullable String peer;

        @Label("Active")
        @Description("Whether this side requested the connection")
        public boolean active;

        @Label("Established")
        public boolean established;
    }

    /** A work request that completed with an error. */
    @Name("org.rdma4j.FailedWork")
    @Label("Failed Work")
    @Category("RDMA")
    @Description("A work request completed with an error; requests flushed without a completion are not recorded")
    public static final class FailedWork extends Event {
        @Label("Request")
        public @Nullable String request;

        @Label("Status")
        @Description("Constant of enum ibv_wc_status")
        public @Nullable String status;

        @Label("Vendor Error")
        public int vendorError;
    }

    /** A thread's wait for completions, queue capacity or a pooled buffer that lasted longer than the initial spin. */
    @Name("org.rdma4j.Wait")
    @Label("Wait")
    @Category("RDMA")
    @Description("A thread waited for completions, queue capacity or a pooled buffer; the initial spin is not included")
    @Threshold("20 ms")
    public static final class Wait extends Event {
        @Label("For")
        public @Nullable String what;
    }

    /** An object that became unreachable without being closed. */
    @Name("org.rdma4j.Leak")
    @Label("Leak")
    @Category("RDMA")
    @Description("An object became unreachable without being closed; recorded only with -Dorg.rdma4j.leaks=true")
    @StackTrace(false)
    public static final class Leak extends Event {
        @Label("Object")
        public @Nullable String object;

        @Label("Created At")
        @Description("Stack trace of the code that created the object")
        public @Nullable String madeAt;
    }

    /** The opening of a message connection. */
    @Name("org.rdma4j.MessageConnectionOpened")
    @Label("Message Connection Opened")
    @Category({"RDMA", "Messages"})
    @Description("A message connection was opened: both sides can send messages")
    @StackTrace(false)
    public static final class MessageConnectionOpened extends Event {
        @Label("Local Address")
        public @Nullable String local;

        @Label("Peer Address")
        public @Nullable String peer;

        @Label("Active")
        @Description("Whether this side requested the connection")
        public boolean active;

        @Label("Peer Window")
        @Description("Number of messages that this side may send before the peer has consumed them")
        public int peerWindow;

        @Label("Peer Slot Size")
        @DataAmount
        public int peerSlotSize;
    }

    /** The end of a message connection. */
    @Name("org.rdma4j.MessageConnectionClosed")
    @Label("Message Connection Closed")
    @Category({"RDMA", "Messages"})
    @Description("A message connection has ended, or could not be opened after its queue pair had been created")
    @StackTrace(false)
    public static final class MessageConnectionClosed extends Event {
        @Label("Local Address")
        public @Nullable String local;

        @Label("Peer Address")
        public @Nullable String peer;

        @Label("Reason")
        @Description("Why messages may have been lost; absent if both sides have received all messages")
        public @Nullable String reason;

        @Label("Open Time")
        @Description("Time since the connection was opened; 0 if it was not opened")
        @Timespan
        public long openTime;

        @Label("Sent Messages")
        public long sentMessages;

        @Label("Received Messages")
        public long receivedMessages;

        @Label("Blocked")
        @Description("Number of times that a message could not be sent immediately")
        public long blocked;
    }

    /** The wait of a message, a request or an answer until it was sent. */
    @Name("org.rdma4j.MessageWait")
    @Label("Message Wait")
    @Category({"RDMA", "Messages"})
    @Description("A message, request or answer had to wait because it could not be sent immediately")
    @StackTrace(false)
    @Threshold("20 ms")
    public static final class MessageWait extends Event {
        @Label("Peer Address")
        public @Nullable String peer;

        @Label("Type")
        @Description("Type of the message in the protocol, such as MESSAGE or REQUEST")
        public @Nullable String messageType;

        @Label("Size")
        @DataAmount
        public long size;

        @Label("For")
        @Description("What was missing when the wait began")
        public @Nullable String what;

        @Label("Sent")
        @Description("Whether the message was sent; otherwise, it was withdrawn or the connection has ended")
        public boolean sent;
    }

    /** A period in which the peer had granted no credits and messages were to be sent. */
    @Name("org.rdma4j.CreditsExhausted")
    @Label("Credits Exhausted")
    @Category({"RDMA", "Messages"})
    @Description("No message could be sent because the peer had not consumed enough earlier messages. Ends when the"
            + " peer has returned a credit, or all waiting messages have been withdrawn")
    @StackTrace(false)
    @Threshold("20 ms")
    public static final class CreditsExhausted extends Event {
        @Label("Peer Address")
        public @Nullable String peer;

        @Label("Blocked")
        @Description("Number of messages that began to wait in this period")
        public long blocked;
    }
}
