package org.rdma4j.tests.guest.support;

/** The guest's devices; {@code toString} is the name that libibverbs knows, and that a test's name shows. */
public enum Device {
    /** soft-RoCE. */
    RXE("rxe0", "net-rxe", "10.77.0.1"),
    /** soft-iWARP: reliable connections only, and those only through the connection manager. */
    SIW("siw0", "net-siw", "10.77.1.1");

    private final String verbsName;
    private final String netName;
    private final String address;

    Device(String verbsName, String netName, String address) {
        this.verbsName = verbsName;
        this.netName = netName;
        this.address = address;
    }

    /** Such as {@code rxe0}. */
    public String verbsName() {
        return verbsName;
    }

    /** The network interface below it. */
    public String netName() {
        return netName;
    }

    /** The IPv4 address of that interface. */
    public String address() {
        return address;
    }

    @Override
    public String toString() {
        return verbsName;
    }
}
