package org.rdma4j.verbs;

import java.lang.foreign.MemorySegment;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_port_attr;

/**
 * The attributes of a device port at the time of the call to {@link Context#port}: {@code struct ibv_port_attr}.
 *
 * @see "docs/concepts.md"
 */
public final class Port {
    /** The logical state of a port: {@code enum ibv_port_state}. The constants are declared in C order. */
    public enum State {
        NOP,
        DOWN,
        INIT,
        ARMED,
        ACTIVE,
        ACTIVE_DEFER
    }

    /**
     * The physical state of a port's link: {@code phys_state} in {@code struct ibv_port_attr}. The InfiniBand
     * specification defines the values.
     */
    public enum PhysicalState {
        /** A value that is unknown to this release. */
        UNKNOWN,
        SLEEP,
        POLLING,
        DISABLED,
        PORT_CONFIGURATION_TRAINING,
        LINK_UP,
        LINK_ERROR_RECOVERY,
        PHY_TEST
    }

    /** The link layer of a port: {@code IBV_LINK_LAYER_…}. The constants are declared in C order. */
    public enum LinkLayer {
        UNSPECIFIED,
        INFINIBAND,
        ETHERNET
    }

    private static final State[] STATES = State.values();
    private static final PhysicalState[] PHYSICAL_STATES = PhysicalState.values();
    private static final LinkLayer[] LINK_LAYERS = LinkLayer.values();
    /** Value of {@code active_width} for 8 lanes. */
    private static final int WIDTH_8X = 4;

    private final int number;
    private final MemorySegment attr;

    Port(int number, MemorySegment attr) {
        this.number = number;
        this.attr = attr;
    }

    /** Returns the port number, starting at 1. */
    public int number() {
        return number;
    }

    /** Returns the logical state. A port transfers data only in the state {@link State#ACTIVE}. */
    public State state() {
        return STATES[ibv_port_attr.state(attr)];
    }

    /** Returns the physical state of the link. */
    public PhysicalState physicalState() {
        int value = ibv_port_attr.phys_state(attr);
        return value < PHYSICAL_STATES.length ? PHYSICAL_STATES[value] : PhysicalState.UNKNOWN;
    }

    /** Returns the link layer. */
    public LinkLayer linkLayer() {
        return LINK_LAYERS[ibv_port_attr.link_layer(attr)];
    }

    /** Returns the maximum MTU supported by the port. */
    public Mtu maxMtu() {
        return Mtu.of(ibv_port_attr.max_mtu(attr));
    }

    /** Returns the MTU for which the port is configured. */
    public Mtu activeMtu() {
        return Mtu.of(ibv_port_attr.active_mtu(attr));
    }

    /** Returns the maximum length of a message in bytes. */
    public long maxMessage() {
        return Integer.toUnsignedLong(ibv_port_attr.max_msg_sz(attr));
    }

    /** Returns the local identifier (LID) of the port, or 0 on Ethernet. */
    public int lid() {
        return ibv_port_attr.lid(attr);
    }

    /** Returns the local identifier (LID) of the subnet manager, or 0 on Ethernet. */
    public int smLid() {
        return ibv_port_attr.sm_lid(attr);
    }

    /** Returns the number of entries in the GID table. */
    public int gidTableLength() {
        return ibv_port_attr.gid_tbl_len(attr);
    }

    /** Returns the number of entries in the P_Key table. */
    public int pkeyTableLength() {
        return ibv_port_attr.pkey_tbl_len(attr);
    }

    /** Returns the total signaling rate of all lanes in Gb/s, or 0 if it is unknown. */
    public double gigabitsPerSecond() {
        return lanes() * gigabitsPerLane();
    }

    private int lanes() {
        // The InfiniBand specification defines one flag per width, of which exactly one is set.
        switch (ibv_port_attr.active_width(attr)) {
            case 1:
                return 1;
            case 2:
                return 4;
            case WIDTH_8X:
                return 8;
            case 8:
                return 12;
            case 16:
                return 2;
            default:
                return 0;
        }
    }

    private double gigabitsPerLane() {
        switch (ibv_port_attr.active_speed(attr)) {
            case 1:
                return 2.5;
            case 2:
                return 5;
            case 4:
            case 8:
                return 10;
            case 16:
                return 14;
            case 32:
                return 25;
            case 64:
                return 50;
            case 128:
                return 100;
            default:
                return 0;
        }
    }

    /** Returns the port number and the state name of libibverbs, such as {@code port 1 PORT_ACTIVE}. */
    @Override
    public String toString() {
        return "port " + number + " " + Ibverbs.ibv_port_state_strString(ibv_port_attr.state(attr));
    }
}
