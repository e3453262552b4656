// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

import org.rdma4j.sys.runtime.printing.EnumNames;

/**
 * Names of the enums of members of records in this package.
 */
final class Mlx5EnumNames implements EnumNames {
    static final Mlx5EnumNames ALL = new Mlx5EnumNames();

    private Mlx5EnumNames() {
    }

    @Override
    public String name(String declared, long value) {
        switch (declared) {
            case "mlx5_ib_uapi_dm_type": return mlx5_ib_uapi_dm_type.toString((int) value);
            case "mlx5_ib_uapi_flow_table_type": return mlx5_ib_uapi_flow_table_type.toString((int) value);
            case "mlx5dv_block_size": return mlx5dv_block_size.toString((int) value);
            case "mlx5dv_crypto_key_purpose": return mlx5dv_crypto_key_purpose.toString((int) value);
            case "mlx5dv_crypto_key_size": return mlx5dv_crypto_key_size.toString((int) value);
            case "mlx5dv_crypto_login_state": return mlx5dv_crypto_login_state.toString((int) value);
            case "mlx5dv_crypto_standard": return mlx5dv_crypto_standard.toString((int) value);
            case "mlx5dv_dc_type": return mlx5dv_dc_type.toString((int) value);
            case "mlx5dv_dek_state": return mlx5dv_dek_state.toString((int) value);
            case "mlx5dv_dr_action_dest_type": return mlx5dv_dr_action_dest_type.toString((int) value);
            case "mlx5dv_flow_action_type": return mlx5dv_flow_action_type.toString((int) value);
            case "mlx5dv_mkey_err_type": return mlx5dv_mkey_err_type.toString((int) value);
            case "mlx5dv_sig_crc_type": return mlx5dv_sig_crc_type.toString((int) value);
            case "mlx5dv_sig_t10dif_bg_type": return mlx5dv_sig_t10dif_bg_type.toString((int) value);
            case "mlx5dv_sig_type": return mlx5dv_sig_type.toString((int) value);
            case "mlx5dv_signature_crypto_order": return mlx5dv_signature_crypto_order.toString((int) value);
            default: throw new IllegalArgumentException(declared);
        }
    }
}
