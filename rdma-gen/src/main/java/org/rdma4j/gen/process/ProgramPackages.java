package org.rdma4j.gen.process;

import java.util.Map;
import java.util.Optional;

/** Debian and Ubuntu packages of programs. */
final class ProgramPackages {

    private static final Map<String, String> BY_PROGRAM = Map.of(
            "cc", "gcc",
            "gcc", "gcc",
            "clang", "clang",
            "readelf", "binutils",
            "nm", "binutils",
            "pkg-config", "pkg-config",
            "pkgconf", "pkgconf",
            "dpkg-query", "dpkg");

    private ProgramPackages() {}

    /** Returns the advice for a missing program. */
    static String remedy(String program) {
        String name = program.substring(program.lastIndexOf('/') + 1);
        String cross = name.endsWith("-linux-gnu-gcc")
                ? "gcc-" + name.substring(0, name.length() - "-gcc".length()).replace('_', '-')
                : null;
        if (name.startsWith("qemu-")) {
            return "install the package qemu-user";
        }
        return Optional.ofNullable(BY_PROGRAM.getOrDefault(name, cross))
                .map(found -> "install the package " + found)
                .orElse("install it, or name another program");
    }
}
