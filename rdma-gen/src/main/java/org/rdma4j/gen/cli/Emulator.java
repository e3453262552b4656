package org.rdma4j.gen.cli;

import java.util.List;
import org.rdma4j.gen.model.Target;

/** How a program for another machine is run on this one. */
final class Emulator {

    private Emulator() {}

    /**
     * The words before the program: none on the target itself, QEMU with the cross compiler's libraries elsewhere.
     *
     * @param target what the program was compiled for
     */
    static List<String> words(Target target) {
        String machine = target.triple().substring(0, target.triple().indexOf('-'));
        String here = System.getProperty("os.arch", "").replace("amd64", "x86_64");
        return machine.equals(here) ? List.of() : List.of("qemu-" + machine, "-L", "/usr/" + target.triple());
    }
}
