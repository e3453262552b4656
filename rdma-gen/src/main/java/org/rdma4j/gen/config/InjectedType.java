package org.rdma4j.gen.config;

/**
 * {@code [[inject_type]]}: a type that no header describes, known by its size alone.
 *
 * @param namespace the partition that owns it
 * @param name the tag or typedef name
 * @param kind {@code struct}, {@code union} or {@code typedef}
 * @param size in bytes
 * @param alignment in bytes
 */
public record InjectedType(String namespace, String name, Kind kind, long size, long alignment) {

    /** How C spells the type. */
    public enum Kind {
        STRUCT,
        UNION,
        TYPEDEF
    }
}
