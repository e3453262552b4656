package org.rdma4j.tests.guest.support;

/** The devices of the guest. {@code toString} returns the name in libibverbs, which is part of test names. */
public enum Device {
    /** soft-RoCE. */
    RXE("rxe0", "net-rxe", "10.77.0.1"),
    /** soft-iWARP, which supports only reliable connections made through the connection manager. */
    SIW("siw0", "net-siw", "10.77.1.1");

    private final String verbsName;
    private final String netName;
    private final String address;

    Device(String verbsName, String netName, String address) {
        this.verbsName = verbsName;
        this.netName = netName;
        this.address = address;
    }

    /** Returns the name of the device, for example {@code rxe0}. */
    public String verbsName() {
        return verbsName;
    }

    /** Returns the name of its network interface. */
    public String netName() {
        return netName;
    }

    /** Returns the IPv4 address of the network interface. */
    public String address() {
        return address;
    }

    @Override
    public String toString() {
        return verbsName;
    }
}
