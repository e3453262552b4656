package org.rdma4j.gen.diff;

import java.util.List;
import org.rdma4j.gen.dump.DumpRow;

/**
 * One change between two releases.
 *
 * @param kind of what
 * @param action what happened
 * @param namespace the partition
 * @param name the C name; for fields the path as {@code dump} has it; empty for a library
 * @param before what it was, for a person; empty for what is added
 * @param after what it is; empty for what is removed
 * @param verdict whom it breaks
 * @param reason why
 * @param removed the rows of the older dump that this change takes away
 * @param added the rows of the newer dump that it brings
 * @param targets the machines whose numbers alone it is about, as GNU triples; empty for all that were compared
 */
public record Change(
        ChangeKind kind,
        Action action,
        String namespace,
        String name,
        String before,
        String after,
        Verdict verdict,
        String reason,
        List<DumpRow> removed,
        List<DumpRow> added,
        List<String> targets) {

    /** What has happened to a declaration. */
    public enum Action {
        ADDED("added", '+'),
        REMOVED("removed", '-'),
        CHANGED("changed", '~'),
        /** Declared in another header; nothing else. */
        MOVED("moved", '>');

        private final String word;
        private final char sign;

        Action(String word, char sign) {
            this.word = word;
            this.sign = sign;
        }

        /** The word, as JSON has it. */
        public String word() {
            return word;
        }

        /** One character that stands for it at the start of a line. */
        public char sign() {
            return sign;
        }
    }

    public Change {
        removed = List.copyOf(removed);
        added = List.copyOf(added);
        targets = List.copyOf(targets);
    }

    /** The same for these targets alone. */
    Change on(List<String> these) {
        return new Change(kind, action, namespace, name, before, after, verdict, reason, removed, added, these);
    }

    /** Whether it is about this target, perhaps among others. */
    public boolean isOn(String target) {
        return targets.isEmpty() || targets.contains(target);
    }

    /** Where it is, for a person: {@code on aarch64-linux-gnu}; empty for all targets. */
    String place() {
        return targets.isEmpty() ? "" : "on " + String.join(", ", targets);
    }
}
