package org.rdma4j.sys.report;

import org.rdma4j.sys.runtime.printing.PrintableText;

/** Prints the report; {@link Launcher} starts it. */
final class Main {
    private static final String USAGE = """
            usage: java -jar rdma-sys.jar

            Says what this machine has of all that RDMA with rdma4j needs, and what to do about the rest.
            Ends with 0 if verbs can be used here, with 1 if not.
            -Dorg.rdma4j.ibverbs.path, -Dorg.rdma4j.rdmacm.path, -Dorg.rdma4j.wrapper.path (before -jar) name other
            libraries, -Dorg.rdma4j.tmpdir another folder for the wrapper to be unpacked to.
            """;

    private Main() {}

    /** Ends the JVM with 0 if RDMA can be used here, with 1 if not, with 2 for a wrong argument. */
    public static void main(String[] arguments) {
        System.exit(run(arguments));
    }

    private static int run(String[] arguments) {
        if (arguments.length == 1 && (arguments[0].equals("--help") || arguments[0].equals("-h"))) {
            System.out.print(USAGE);
            return 0;
        }
        if (arguments.length > 0) {
            System.err.println("rdma-sys takes no argument " + PrintableText.shortened(arguments[0])
                    + "; --help says what it does");
            return 2;
        }
        RdmaReport report = RdmaReport.create();
        System.out.print(report);
        return report.usable() ? 0 : 1;
    }
}
