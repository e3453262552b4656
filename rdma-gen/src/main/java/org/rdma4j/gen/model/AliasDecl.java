package org.rdma4j.gen.model;

/**
 * An object-like macro that renames a type: {@code #define ibv_flow_action_esp ib_uverbs_flow_action_esp}.
 *
 * @param name name of the macro
 * @param target type that the macro expands to
 * @param header header that defines the macro
 */
public record AliasDecl(String name, NamedType target, String header) implements Declaration {}
