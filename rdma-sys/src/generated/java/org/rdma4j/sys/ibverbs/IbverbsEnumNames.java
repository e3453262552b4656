// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import org.rdma4j.sys.runtime.printing.EnumNames;

/**
 * Names of the enums of members of records in this package.
 */
final class IbverbsEnumNames implements EnumNames {
    static final IbverbsEnumNames ALL = new IbverbsEnumNames();

    private IbverbsEnumNames() {
    }

    @Override
    public String name(String declared, long value) {
        switch (declared) {
            case "ib_uverbs_flow_action_esp_keymat": return ib_uverbs_flow_action_esp_keymat.toString((int) value);
            case "ib_uverbs_flow_action_esp_replay": return ib_uverbs_flow_action_esp_replay.toString((int) value);
            case "ibv_atomic_cap": return ibv_atomic_cap.toString((int) value);
            case "ibv_comp_cntr_type": return ibv_comp_cntr_type.toString((int) value);
            case "ibv_counter_description": return ibv_counter_description.toString((int) value);
            case "ibv_event_type": return ibv_event_type.toString((int) value);
            case "ibv_flow_attr_type": return ibv_flow_attr_type.toString((int) value);
            case "ibv_flow_spec_type": return ibv_flow_spec_type.toString((int) value);
            case "ibv_mig_state": return ibv_mig_state.toString((int) value);
            case "ibv_mtu": return ibv_mtu.toString((int) value);
            case "ibv_mw_type": return ibv_mw_type.toString((int) value);
            case "ibv_node_type": return ibv_node_type.toString((int) value);
            case "ibv_ops_wr_opcode": return ibv_ops_wr_opcode.toString((int) value);
            case "ibv_port_state": return ibv_port_state.toString((int) value);
            case "ibv_qp_state": return ibv_qp_state.toString((int) value);
            case "ibv_qp_type": return ibv_qp_type.toString((int) value);
            case "ibv_srq_type": return ibv_srq_type.toString((int) value);
            case "ibv_transport_type": return ibv_transport_type.toString((int) value);
            case "ibv_wc_opcode": return ibv_wc_opcode.toString((int) value);
            case "ibv_wc_status": return ibv_wc_status.toString((int) value);
            case "ibv_wq_state": return ibv_wq_state.toString((int) value);
            case "ibv_wq_type": return ibv_wq_type.toString((int) value);
            case "ibv_wr_opcode": return ibv_wr_opcode.toString((int) value);
            default: throw new IllegalArgumentException(declared);
        }
    }
}
