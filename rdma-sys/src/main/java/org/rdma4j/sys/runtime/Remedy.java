package org.rdma4j.sys.runtime;

/** What to do where a library cannot be had, as far as its name and the options of this JVM tell. */
final class Remedy {
    private Remedy() {}

    static String of(LibraryFacts facts) {
        boolean explicit = !System.getProperty(facts.property(), "").isEmpty();
        StringBuilder text = new StringBuilder();
        if (explicit) {
            text.append("Correct -D")
                    .append(facts.property())
                    .append(" (a file, or a folder that has ")
                    .append(facts.soname())
                    .append("), or leave it out");
            if (facts.bundled()) {
                return text.append(" and take the jar's copy.").toString();
            }
            if (facts.debian().isEmpty()) {
                return text.append('.').toString();
            }
            text.append(" and take the system's copy: ");
        }
        if (!facts.debian().isEmpty()) {
            text.append(explicit ? "install" : "Install")
                    .append(" it with apt-get install ")
                    .append(facts.debian())
                    .append(" (Debian, Ubuntu) or dnf install ")
                    .append(facts.rpm())
                    .append(" (Fedora, RHEL)");
        } else if (facts.bundled()) {
            text.append("Compile it on this machine (scripts/build-wrapper in the sources of rdma4j)");
        } else {
            text.append(explicit ? "install" : "Install").append(" it where the loader looks for it");
        }
        if (!explicit) {
            text.append(", or name a file or folder with -D").append(facts.property());
        }
        return text.append('.').toString();
    }
}
