package org.rdma4j.gen.verify;

import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.List;
import org.rdma4j.gen.problem.Location;

/**
 * Reports declarations that the {@link SecondReader} finds in the headers of a partition, but that the metadata neither
 * contains nor lists as skipped.
 */
final class CompletenessCheck {

    private final String namespace;
    private final List<PathMatcher> bind;
    private final HeaderFilter headers;
    private final MetadataNames known;
    private final Findings findings;

    /**
     * @param namespace the namespace of the partition
     * @param bind globs of the names that the partition binds; empty for all
     */
    CompletenessCheck(
            String namespace, List<String> bind, HeaderFilter headers, MetadataNames known, Findings findings) {
        this.namespace = namespace;
        this.bind = bind.stream()
                .map(name -> FileSystems.getDefault().getPathMatcher("glob:" + name))
                .toList();
        this.headers = headers;
        this.known = known;
        this.findings = findings;
    }

    void check(SecondReader reader) {
        reader.declarations()
                .forEach(node -> headers.name(node.file)
                        .ifPresent(header -> declaration(node, new Location(header, node.line), reader)));
        reader.text()
                .tags()
                .values()
                .forEach(tag -> headers.name(tag.file).ifPresent(header -> {
                    // A tag belongs to the header that gives it a body.
                    if (!reader.defines(tag.name) && !isType(tag) && !known.has(tag.name, "opaque")) {
                        missing(tag.kind, tag.name, new Location(header, tag.line));
                    }
                }));
        reader.text()
                .macros()
                .forEach((name, macro) -> headers.name(macro.file()).ifPresent(header -> {
                    boolean says = !macro.functionLike()
                            && !macro.body().isEmpty()
                            && !macro.body().equals(name);
                    // A macro with the name of a function is compared as part of its linkage.
                    boolean shadows = !reader.functions(name).isEmpty();
                    if (says && !shadows && !known.has(name, "constant", "enumerator")) {
                        missing("macro", name, new Location(header, macro.line()));
                    }
                }));
    }

    private void declaration(CompilerNode node, Location where, SecondReader reader) {
        String name = node.name;
        switch (node.kind) {
            case "struct", "union" -> {
                if (!isType(node)) {
                    missing(node.kind, name, where);
                } else if (known.has(name, "record")) {
                    reader.fields(node).forEach(field -> member("field", name + "." + field, where));
                }
            }
            case "enum" -> {
                boolean named = !name.isEmpty();
                if (named && !isType(node)) {
                    missing("enum", name, where);
                } else if (named && known.has(name, "enum")) {
                    SecondReader.enumerators(node).forEach(constant -> member("enumerator", constant, where));
                } else if (!named) {
                    SecondReader.enumerators(node).stream()
                            .filter(this::isWanted)
                            .forEach(constant -> member("enumerator", constant, where));
                }
            }
            case "typedef" -> require(node.kind, name, where, "typedef", "record", "enum", "foreign");
            case "variable" -> require(node.kind, name, where, "constant");
            case "function" -> {
                if (!known.has(name, "function")
                        && !known.isSkipped(name)
                        && isWanted(name)
                        && reader.isAtFileScope(name)) {
                    missing(node.kind, name, where);
                }
            }
            default -> {
                // Types without a declaration of their own.
            }
        }
    }

    /** Returns {@code true} if the metadata has the record or enum, or refers to it as a type of another namespace. */
    private boolean isType(CompilerNode tag) {
        return known.has(tag.name, tag.isEnum() ? "enum" : "record", "foreign", "foreign " + tag.kind);
    }

    private void member(String kind, String name, Location where) {
        if (!known.has(name, kind) && !known.isSkipped(name)) {
            findings.missing(new MissingDeclaration(namespace, kind, name, where));
        }
    }

    /** Reports a name that the metadata has under none of these words of {@link MetadataNames}. */
    private void require(String kind, String name, Location where, String... words) {
        if (!known.has(name, words)) {
            missing(kind, name, where);
        }
    }

    private void missing(String kind, String name, Location where) {
        if (!known.isSkipped(name) && isWanted(name)) {
            findings.missing(new MissingDeclaration(namespace, kind, name, where));
        }
    }

    private boolean isWanted(String name) {
        return bind.isEmpty() || bind.stream().anyMatch(pattern -> pattern.matches(Path.of(name)));
    }
}
