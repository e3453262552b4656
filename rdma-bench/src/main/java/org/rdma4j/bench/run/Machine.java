package org.rdma4j.bench.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Description of the machine. */
public final class Machine {
    private Machine() {}

    /** Returns a line with the processor, the number of processors, and the JVM. */
    public static String describe() {
        String model = "unknown processor";
        try {
            model = Files.readAllLines(Path.of("/proc/cpuinfo")).stream()
                    .filter(line -> line.startsWith("model name"))
                    .map(line -> line.substring(line.indexOf(':') + 1).strip())
                    .findFirst()
                    .orElse(model);
        } catch (IOException e) {
            // The model remains unknown.
        }
        return model + ", " + Runtime.getRuntime().availableProcessors() + " processors, "
                + System.getProperty("os.arch") + "; " + System.getProperty("java.vm.name") + " " + Runtime.version();
    }
}
