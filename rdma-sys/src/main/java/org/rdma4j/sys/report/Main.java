package org.rdma4j.sys.report;

import org.rdma4j.sys.runtime.printing.PrintableText;

/** Prints the report. Started by {@link Launcher}. */
final class Main {
    private static final String USAGE = """
            usage: java -jar rdma-sys.jar

            Reports which of the requirements of rdma4j this machine meets, and how to meet the others.
            Exit code: 0 if verbs can be used, 1 if not, 2 for an invalid argument.

            Options of java, before -jar:
              -Dorg.rdma4j.ibverbs.path=   another libibverbs: its file, or the directory that contains it
              -Dorg.rdma4j.rdmacm.path=    another librdmacm: its file, or the directory that contains it
              -Dorg.rdma4j.wrapper.path=   another librdma_wrapper.so: its file, or the directory that contains it
              -Dorg.rdma4j.tmpdir=         the directory to extract the wrapper to
            """;

    private Main() {}

    /** Prints the report and exits: with 0 if RDMA can be used, with 1 if not, with 2 after a wrong argument. */
    public static void main(String[] arguments) {
        System.exit(run(arguments));
    }

    private static int run(String[] arguments) {
        if (arguments.length == 1 && (arguments[0].equals("--help") || arguments[0].equals("-h"))) {
            System.out.print(USAGE);
            return 0;
        }
        if (arguments.length > 0) {
            System.err.println("rdma-sys: unknown argument " + PrintableText.shortened(arguments[0]) + "; see --help");
            return 2;
        }
        RdmaReport report = RdmaReport.create();
        System.out.print(report);
        return report.usable() ? 0 : 1;
    }
}
