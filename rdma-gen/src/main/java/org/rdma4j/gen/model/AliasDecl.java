package org.rdma4j.gen.model;

/**
 * An object-like macro that renames a type: {@code #define ibv_flow_action_esp ib_uverbs_flow_action_esp}.
 *
 * @param name the macro
 * @param target the tag that it expands to
 * @param header where it is defined
 */
public record AliasDecl(String name, NamedType target, String header) implements Declaration {}
