package org.rdma4j.gen.config;

/**
 * {@code [[inject_type]]}: a type that no header defines, with its size and alignment.
 *
 * @param namespace namespace of the partition that owns the type
 * @param name tag or typedef name
 * @param kind {@code struct}, {@code union} or {@code typedef}
 * @param size size in bytes
 * @param alignment alignment in bytes
 */
public record InjectedType(String namespace, String name, Kind kind, long size, long alignment) {

    /** Kind of an injected type. */
    public enum Kind {
        STRUCT,
        UNION,
        TYPEDEF
    }
}
