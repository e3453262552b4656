package org.rdma4j.internal;

/** Vendor ids of the devices that Linux implements in software. */
public final class SoftDevices {
    /** Vendor id of soft-RoCE ({@code RXE_VENDOR_ID} in the kernel). */
    public static final int SOFT_ROCE = 0xFFFFFF;

    /** Vendor id of soft-iWARP ({@code SIW_VENDOR_ID} in the kernel). */
    public static final int SOFT_IWARP = 0x626d74;

    private SoftDevices() {}
}
