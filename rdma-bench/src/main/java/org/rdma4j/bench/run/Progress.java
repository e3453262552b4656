package org.rdma4j.bench.run;

import java.time.LocalTime;
import java.time.temporal.ChronoUnit;

/** Reports on standard error what is being measured. */
public final class Progress {
    private Progress() {}

    public static void report(String part, String what) {
        System.err.println(LocalTime.now().truncatedTo(ChronoUnit.SECONDS) + " " + part + ": " + what);
    }
}
