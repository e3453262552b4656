package org.rdma4j.bench.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** What the numbers were taken on. */
public final class Machine {
    private Machine() {}

    /** A line: processor, how many, JVM. */
    public static String describe() {
        String model = "unknown processor";
        try {
            model = Files.readAllLines(Path.of("/proc/cpuinfo")).stream()
                    .filter(line -> line.startsWith("model name"))
                    .map(line -> line.substring(line.indexOf(':') + 1).strip())
                    .findFirst()
                    .orElse(model);
        } catch (IOException e) {
            // Not a Linux that tells; the numbers do not depend on it.
        }
        return model + ", " + Runtime.getRuntime().availableProcessors() + " processors, "
                + System.getProperty("os.arch") + "; " + System.getProperty("java.vm.name") + " " + Runtime.version();
    }
}
