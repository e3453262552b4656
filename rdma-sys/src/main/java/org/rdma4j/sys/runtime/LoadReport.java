package org.rdma4j.sys.runtime;

import java.util.ArrayList;
import java.util.List;

/** Collects the attempts to open one library, and words the failure. */
final class LoadReport {
    private final LibraryFacts facts;
    private final List<String> attempts = new ArrayList<>();

    LoadReport(LibraryFacts facts) {
        this.facts = facts;
    }

    /**
     * Records an attempt.
     *
     * @param path what was opened
     * @param how why that one
     * @param words the loader's, or what else went wrong
     */
    void tried(String path, String how, String words) {
        String machine = path.contains("/")
                ? ElfFile.machine(path).map(m -> ", a file for " + m).orElse("")
                : "";
        attempts.add(path + " (" + how + machine + "): " + words);
    }

    /** The failure after the attempts so far. */
    Loaded.Failed failed() {
        return failed("");
    }

    /** The failure for a reason that no attempt gave. */
    Loaded.Failed failed(String reason) {
        StringBuilder text = new StringBuilder("Cannot load ")
                .append(facts.soname())
                .append(", ")
                .append(facts.what())
                .append(", on ")
                .append(Platform.describe());
        if (!reason.isEmpty()) {
            text.append(": ").append(reason);
        }
        text.append('.');
        for (String attempt : attempts) {
            text.append(System.lineSeparator()).append("  tried ").append(attempt);
        }
        if (!attempts.isEmpty()) {
            text.append(System.lineSeparator()).append("  ").append(remedy());
        }
        return new Loaded.Failed(new Unavailable(Unavailable.Kind.LIBRARY, text.toString()));
    }

    /** The failure where a library that this one needs could not be had. */
    Loaded.Failed needsFailed(String soname, Unavailable why) {
        if (why.kind() != Unavailable.Kind.LIBRARY) {
            return new Loaded.Failed(why);
        }
        return new Loaded.Failed(new Unavailable(
                why.kind(), facts.soname() + ", " + facts.what() + ", needs " + soname + ". " + why.message()));
    }

    private String remedy() {
        boolean explicit = !System.getProperty(facts.property(), "").isEmpty();
        StringBuilder text = new StringBuilder();
        if (explicit) {
            text.append("Correct -D")
                    .append(facts.property())
                    .append(" (a file, or a folder that has ")
                    .append(facts.soname())
                    .append("), or leave it out");
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
            text.append("The jar carries it for linux-x86_64 and linux-aarch_64 where it was built for them;"
                    + " for another machine compile rdma-sys/wrapper there (scripts/build-wrapper)");
        } else {
            text.append(explicit ? "install" : "Install").append(" it where the loader looks for it");
        }
        if (!explicit) {
            text.append(", or name a file or folder with -D").append(facts.property());
        }
        return text.append('.').toString();
    }
}
