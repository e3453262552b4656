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

/**
 * What a JDK Flight Recorder recording shows of RDMA. Posting and polling record nothing; each event is of something that
 * is rare, slow or wrong.
 */
public final class FlightEvents {
    private FlightEvents() {}

    /** Memory is registered with a device, which pins its pages. */
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

    /** A connection is established, or is not. */
    @Name("org.rdma4j.Connect")
    @Label("Connect")
    @Category("RDMA")
    @Description("A connection was asked for, or accepted, through the connection manager")
    public static final class Connect extends Event {
        @Label("Local Address")
        public @Nullable String local;

        @Label("Peer Address")
        public @Nullable String peer;

        @Label("Active")
        @Description("Whether this side asked for it")
        public boolean active;

        @Label("Established")
        public boolean established;
    }

    /** A request that the device has ended with an error. */
    @Name("org.rdma4j.FailedWork")
    @Label("Failed Work")
    @Category("RDMA")
    @Description("The completion of a request has an error; requests that an abort takes back are not among them")
    public static final class FailedWork extends Event {
        @Label("Request")
        public @Nullable String request;

        @Label("Status")
        @Description("Of enum ibv_wc_status")
        public @Nullable String status;

        @Label("Vendor Error")
        public int vendorError;
    }

    /** A thread waits for completions, after it has spun for a while. */
    @Name("org.rdma4j.Wait")
    @Label("Wait")
    @Category("RDMA")
    @Description("A thread waited for completions, after spinning for some microseconds")
    @Threshold("20 ms")
    public static final class Wait extends Event {
        @Label("For")
        public @Nullable String what;
    }

    /** An object became unreachable and was not closed. */
    @Name("org.rdma4j.Leak")
    @Label("Leak")
    @Category("RDMA")
    @Description("An object became unreachable without having been closed; only with -Dorg.rdma4j.leaks=true")
    @StackTrace(false)
    public static final class Leak extends Event {
        @Label("Object")
        public @Nullable String object;

        @Label("Made At")
        @Description("The code that made it")
        public @Nullable String madeAt;
    }
}
