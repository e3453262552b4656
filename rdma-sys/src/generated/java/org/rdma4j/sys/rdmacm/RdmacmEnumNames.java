// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.rdmacm;

import org.rdma4j.sys.ibverbs.ibv_qp_type;
import org.rdma4j.sys.runtime.printing.EnumNames;

/**
 * Names of the enums of members of records in this package.
 */
final class RdmacmEnumNames implements EnumNames {
    static final RdmacmEnumNames ALL = new RdmacmEnumNames();

    private RdmacmEnumNames() {
    }

    @Override
    public String name(String declared, long value) {
        switch (declared) {
            case "ibv_qp_type": return ibv_qp_type.toString((int) value);
            case "rdma_cm_event_type": return rdma_cm_event_type.toString((int) value);
            case "rdma_port_space": return rdma_port_space.toString((int) value);
            default: throw new IllegalArgumentException(declared);
        }
    }
}
