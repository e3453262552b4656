package org.rdma4j.internal;

import jdk.jfr.Category;
import jdk.jfr.DataAmount;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;
import jdk.jfr.Threshold;
import org.jspecify.annotations.Nullable;

/** JDK Flight Recorder events of this module. They record rare operations, long waits and failures, but neither posts nor polls. */
public final class FlightEvents {
    private FlightEvents() {}

    /** A registration of memory with a device. */
    @Name("org.rdma4j.MemoryRegistration")
    @Label("Memory Registration")
    @Category("RDMA")
    @Description("Memory was registered with a device; its pages are pinned until the region is closed")
    public static final class MemoryRegistration extends Event {
        @Label("Memory")
        public @Nullable String memory;

        @Label("Size")
        @DataAmount
        public long size;

        @Label("Access")
        @Description("Flags of enum ibv_access_flags")
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

    /** A request that the device has completed with an error. */
    @Name("org.rdma4j.FailedWork")
    @Label("Failed Work")
    @Category("RDMA")
    @Description("A request completed with an error; requests that were flushed by an abort are not recorded")
    public static final class FailedWork extends Event {
        @Label("Request")
        public @Nullable String request;

        @Label("Status")
        @Description("Constant of enum ibv_wc_status")
        public @Nullable String status;

        @Label("Vendor Error")
        public int vendorError;
    }

    /** A wait of a thread for completions that did not end within some microseconds of spinning. */
    @Name("org.rdma4j.Wait")
    @Label("Wait")
    @Category("RDMA")
    @Description("A thread waited for completions, after spinning for some microseconds")
    @Threshold("20 ms")
    public static final class Wait extends Event {
        @Label("For")
        public @Nullable String what;
    }

    /** An object that became unreachable without having been closed. */
    @Name("org.rdma4j.Leak")
    @Label("Leak")
    @Category("RDMA")
    @Description("An object became unreachable without having been closed; only with -Dorg.rdma4j.leaks=true")
    @StackTrace(false)
    public static final class Leak extends Event {
        @Label("Object")
        public @Nullable String object;

        @Label("Created At")
        @Description("Stack trace of the code that created the object")
        public @Nullable String madeAt;
    }
}
