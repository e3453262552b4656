package org.rdma4j.gen.verify;

import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.util.List;
import org.rdma4j.gen.model.NamedType.Tag;
import org.rdma4j.gen.problem.Location;

/** Reports what the second reader sees in a partition's headers and the metadata neither has nor skips. */
final class Completeness {

    private final String namespace;
    private final List<String> bind;
    private final KnownNames known;
    private final Findings findings;

    /**
     * @param namespace the partition
     * @param bind the names that the partition binds, globs allowed; empty for all
     */
    Completeness(String namespace, List<String> bind, KnownNames known, Findings findings) {
        this.namespace = namespace;
        this.bind = bind;
        this.known = known;
        this.findings = findings;
    }

    void check(SecondReader reader) {
        reader.declarations().forEach(this::declaration);
        reader.prototypes().forEach((name, prototype) -> {
            if (!known.hasFunction(name)) {
                missing("function", name, prototype.where());
            }
        });
        reader.macros().forEach((name, macro) -> {
            boolean says = !macro.functionLike()
                    && !macro.body().isEmpty()
                    && !macro.body().equals(name);
            // Whether a macro before a function is known of is a question of the function's linkage.
            if (says && !known.hasMacro(name) && !known.hasFunction(name)) {
                reader.headers().name(macro.file()).ifPresent(header -> missing("macro", name, macro.where(header)));
            }
        });
    }

    private void declaration(Seen seen) {
        switch (seen.kind()) {
            case "struct", "union" -> record(seen);
            case "enum" -> enumeration(seen);
            case "typedef" -> {
                if (!known.hasTypedef(seen.name()) && !known.hasRecord(seen.name()) && !known.hasEnum(seen.name())) {
                    missing("typedef", seen.name(), seen.where());
                }
            }
            default -> {
                // A constexpr object is a constant.
                if (!known.hasMacro(seen.name())) {
                    missing(seen.kind(), seen.name(), seen.where());
                }
            }
        }
    }

    private void record(Seen seen) {
        if (known.hasRecord(seen.name())) {
            for (String field : seen.members()) {
                String path = seen.name() + "." + field;
                if (!known.hasField(seen.name(), field) && !known.isSkipped(path)) {
                    findings.missing(new Missing(namespace, "field", path, seen.where()));
                }
            }
        } else if (!known.isForeign(seen.kind().equals("union") ? Tag.UNION : Tag.STRUCT, seen.name())
                && !known.isForeign(Tag.TYPEDEF, seen.name())) {
            missing(seen.kind(), seen.name(), seen.where());
        }
    }

    private void enumeration(Seen seen) {
        boolean named = !seen.name().isEmpty();
        if (named && !known.hasEnum(seen.name())) {
            if (!known.isForeign(Tag.ENUM, seen.name()) && !known.isForeign(Tag.TYPEDEF, seen.name())) {
                missing("enum", seen.name(), seen.where());
            }
            return;
        }
        for (String enumerator : seen.members()) {
            if (known.hasEnumerator(enumerator) || known.isSkipped(enumerator)) {
                continue;
            }
            if (named) {
                findings.missing(new Missing(namespace, "enumerator", enumerator, seen.where()));
            } else {
                missing("enumerator", enumerator, seen.where());
            }
        }
    }

    private void missing(String kind, String name, Location where) {
        if (!known.isSkipped(name) && isWanted(name)) {
            findings.missing(new Missing(namespace, kind, name, where));
        }
    }

    private boolean isWanted(String name) {
        return bind.isEmpty()
                || bind.stream()
                        .anyMatch(pattern -> FileSystems.getDefault()
                                .getPathMatcher("glob:" + pattern)
                                .matches(Path.of(name)));
    }
}
