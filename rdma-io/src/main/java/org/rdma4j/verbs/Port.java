package org.rdma4j.verbs;

import java.lang.foreign.MemorySegment;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_port_attr;

/** A port of a device as it was when it was asked for: {@code struct ibv_port_attr}. */
public final class Port {
    /** {@code enum ibv_port_state}, in its order. */
    public enum State {
        NOP,
        DOWN,
        INIT,
        ARMED,
        ACTIVE,
        ACTIVE_DEFER
    }

    /** How far the link itself is, whatever the port's state: {@code phys_state}, by the InfiniBand specification. */
    public enum PhysicalState {
        /** A value that this class does not know. */
        UNKNOWN,
        SLEEP,
        POLLING,
        DISABLED,
        PORT_CONFIGURATION_TRAINING,
        LINK_UP,
        LINK_ERROR_RECOVERY,
        PHY_TEST
    }

    /** What is below the port: {@code IBV_LINK_LAYER_…}, in their order. */
    public enum LinkLayer {
        UNSPECIFIED,
        INFINIBAND,
        ETHERNET
    }

    private static final State[] STATES = State.values();
    private static final PhysicalState[] PHYSICAL_STATES = PhysicalState.values();
    private static final LinkLayer[] LINK_LAYERS = LinkLayer.values();
    private static final int TIMES_8 = 4;

    private final int number;
    private final MemorySegment attr;

    Port(int number, MemorySegment attr) {
        this.number = number;
        this.attr = attr;
    }

    /** From 1. */
    public int number() {
        return number;
    }

    /** Whether it works: only an {@link State#ACTIVE} one does. */
    public State state() {
        return STATES[ibv_port_attr.state(attr)];
    }

    /** How far its link is. */
    public PhysicalState physicalState() {
        int value = ibv_port_attr.phys_state(attr);
        return value < PHYSICAL_STATES.length ? PHYSICAL_STATES[value] : PhysicalState.UNKNOWN;
    }

    /** What is below it. */
    public LinkLayer linkLayer() {
        return LINK_LAYERS[ibv_port_attr.link_layer(attr)];
    }

    /** The largest packet that it can. */
    public Mtu maxMtu() {
        return Mtu.of(ibv_port_attr.max_mtu(attr));
    }

    /** The largest packet that it is set to. */
    public Mtu activeMtu() {
        return Mtu.of(ibv_port_attr.active_mtu(attr));
    }

    /** The longest message, in bytes. */
    public long maxMessage() {
        return Integer.toUnsignedLong(ibv_port_attr.max_msg_sz(attr));
    }

    /** Its local identifier; 0 on Ethernet. */
    public int lid() {
        return ibv_port_attr.lid(attr);
    }

    /** The subnet manager's local identifier; 0 on Ethernet. */
    public int smLid() {
        return ibv_port_attr.sm_lid(attr);
    }

    /** Rows of its GID table. */
    public int gidTableLength() {
        return ibv_port_attr.gid_tbl_len(attr);
    }

    /** Rows of its P_Key table. */
    public int pkeyTableLength() {
        return ibv_port_attr.pkey_tbl_len(attr);
    }

    /** Its speed over all lanes in Gb/s, as the link signals it; 0 where it is unknown. */
    public double gigabitsPerSecond() {
        return lanes() * gigabitsPerLane();
    }

    private int lanes() {
        // The values are those of the InfiniBand specification; active_width is a set with one member.
        switch (ibv_port_attr.active_width(attr)) {
            case 1:
                return 1;
            case 2:
                return 4;
            case TIMES_8:
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

    /** The state in libibverbs's words, such as {@code PORT_ACTIVE}. */
    @Override
    public String toString() {
        return "port " + number + " " + Ibverbs.ibv_port_state_strString(ibv_port_attr.state(attr));
    }
}
