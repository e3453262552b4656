package org.rdma4j.gen.model;

import java.util.List;
import java.util.Optional;

/**
 * The machine that sizes and offsets hold for. All known targets are LP64, little-endian and follow their System V ABI.
 *
 * @param triple the GNU name, as in {@code x86_64-linux-gnu}
 * @param charSigned whether plain {@code char} is signed
 */
public record Target(String triple, boolean charSigned) {

    /** 64-bit x86, Linux, glibc. */
    public static final Target X86_64 = new Target("x86_64-linux-gnu", true);

    /** 64-bit Arm, Linux, glibc. */
    public static final Target AARCH64 = new Target("aarch64-linux-gnu", false);

    /** Every target that the generator can describe. */
    public static final List<Target> ALL = List.of(X86_64, AARCH64);

    /** The target of this GNU triple, if it is known. */
    public static Optional<Target> of(String triple) {
        return ALL.stream().filter(t -> t.triple.equals(triple)).findFirst();
    }
}
