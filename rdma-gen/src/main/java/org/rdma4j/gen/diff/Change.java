package org.rdma4j.gen.diff;

import java.util.List;
import org.rdma4j.gen.dump.DumpRow;

/**
 * A change between two releases.
 *
 * @param kind kind of declaration
 * @param action action
 * @param namespace namespace of the partition
 * @param name C name; the path as in {@code dump} for a field; empty for a library
 * @param before description in the older release; empty for an addition
 * @param after description in the newer release; empty for a removal
 * @param verdict compatibility
 * @param reason reason for the verdict
 * @param removed rows of the older dump that are not in the newer one
 * @param added rows of the newer dump that are not in the older one
 * @param targets GNU triplets of the affected targets; empty if all compared targets are
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

    /** Action of a change. */
    public enum Action {
        ADDED("added", '+'),
        REMOVED("removed", '-'),
        CHANGED("changed", '~'),
        /** Moved to another header without other changes. */
        MOVED("moved", '>');

        private final String word;
        private final char sign;

        Action(String word, char sign) {
            this.word = word;
            this.sign = sign;
        }

        /** Returns the value in JSON. */
        public String word() {
            return word;
        }

        /** Returns the character at the start of a line. */
        public char sign() {
            return sign;
        }
    }

    public Change {
        removed = List.copyOf(removed);
        added = List.copyOf(added);
        targets = List.copyOf(targets);
    }

    /** Returns a copy that affects the given targets. */
    Change on(List<String> these) {
        return new Change(kind, action, namespace, name, before, after, verdict, reason, removed, added, these);
    }

    /** Returns {@code true} if the change affects the target. */
    public boolean isOn(String target) {
        return targets.isEmpty() || targets.contains(target);
    }

    /** Returns the affected targets for a report, such as {@code on aarch64-linux-gnu}; empty for all targets. */
    String place() {
        return targets.isEmpty() ? "" : "on " + String.join(", ", targets);
    }
}
