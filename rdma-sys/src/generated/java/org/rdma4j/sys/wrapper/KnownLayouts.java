// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.wrapper;

/**
 * The tables of sizes and offsets that wrapper libraries have which were compiled with the headers of
 * known releases, by their checksums (CRC-32).
 */
final class KnownLayouts {
    static final String CHECKSUMS = "aarch64-linux-gnu 3302=3a1dfd04 4400=c36ebb48 5601=27469891 6500=887e84b7;riscv64-linux-gnu 3302=11dab464 4400=cb222bf1 5601=49b30ba3 6500=e5aa283;x86_64-linux-gnu 3302=11dab464 4400=cb222bf1 5601=49b30ba3 6500=e5aa283;";

    private KnownLayouts() {
    }
}
