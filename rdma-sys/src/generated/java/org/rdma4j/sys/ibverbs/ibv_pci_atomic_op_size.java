// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.util.StringJoiner;

/**
 * The C type {@code enum ibv_pci_atomic_op_size}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code infiniband/verbs.h}.
 */
public final class ibv_pci_atomic_op_size {
    public static final int IBV_PCI_ATOMIC_OPERATION_4_BYTE_SIZE_SUP = 0x1;

    public static final int IBV_PCI_ATOMIC_OPERATION_8_BYTE_SIZE_SUP = 0x2;

    public static final int IBV_PCI_ATOMIC_OPERATION_16_BYTE_SIZE_SUP = 0x4;

    private ibv_pci_atomic_op_size() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & IBV_PCI_ATOMIC_OPERATION_4_BYTE_SIZE_SUP) == IBV_PCI_ATOMIC_OPERATION_4_BYTE_SIZE_SUP) {
            names.add("IBV_PCI_ATOMIC_OPERATION_4_BYTE_SIZE_SUP");
            rest &= ~IBV_PCI_ATOMIC_OPERATION_4_BYTE_SIZE_SUP;
        }
        if ((rest & IBV_PCI_ATOMIC_OPERATION_8_BYTE_SIZE_SUP) == IBV_PCI_ATOMIC_OPERATION_8_BYTE_SIZE_SUP) {
            names.add("IBV_PCI_ATOMIC_OPERATION_8_BYTE_SIZE_SUP");
            rest &= ~IBV_PCI_ATOMIC_OPERATION_8_BYTE_SIZE_SUP;
        }
        if ((rest & IBV_PCI_ATOMIC_OPERATION_16_BYTE_SIZE_SUP) == IBV_PCI_ATOMIC_OPERATION_16_BYTE_SIZE_SUP) {
            names.add("IBV_PCI_ATOMIC_OPERATION_16_BYTE_SIZE_SUP");
            rest &= ~IBV_PCI_ATOMIC_OPERATION_16_BYTE_SIZE_SUP;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
