package org.rdma4j.gen.cprint;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.rdma4j.gen.model.AliasDecl;
import org.rdma4j.gen.model.ConstantDecl;
import org.rdma4j.gen.model.EnumDecl;
import org.rdma4j.gen.model.Enumerator;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.Parameter;
import org.rdma4j.gen.model.Partition;

/** Chooses names of parameters that are valid in C after all headers have been included. */
final class ParameterNames {

    /** Lower-case macros of the compiler and the C library. */
    private static final Set<String> SYSTEM_MACROS = Set.of("""
            linux unix i386 errno h_errno stdin stdout stderr bool true false complex imaginary noreturn alignas
            alignof thread_local static_assert signgam sa_handler sa_sigaction s6_addr s6_addr16 s6_addr32
            st_atime st_mtime st_ctime si_pid si_uid si_value si_addr si_status d_fileno loff_t
            """.strip().split("\\s+"));

    private final Set<String> reserved = new HashSet<>(SYSTEM_MACROS);

    ParameterNames(Metadata metadata) {
        for (Partition partition : metadata.partitions()) {
            partition.constants().stream().map(ConstantDecl::name).forEach(reserved::add);
            partition.aliases().stream().map(AliasDecl::name).forEach(reserved::add);
            partition.enums().stream()
                    .map(EnumDecl::enumerators)
                    .flatMap(List::stream)
                    .map(Enumerator::name)
                    .forEach(reserved::add);
            // A parameter with the name of a function would hide the function that the body calls.
            partition.functions().stream().map(FunctionDecl::name).forEach(reserved::add);
        }
    }

    /**
     * Returns the parameters with valid names: underscores are appended to invalid ones, and missing ones are added.
     */
    List<Parameter> safe(List<Parameter> parameters) {
        Set<String> given = new HashSet<>();
        parameters.forEach(parameter -> given.add(parameter.name()));
        Set<String> used = new HashSet<>();
        List<Parameter> safe = new ArrayList<>();
        for (Parameter parameter : parameters) {
            boolean unnamed = parameter.name().isEmpty();
            String name = unnamed ? "arg" + (safe.size() + 1) : parameter.name();
            while (reserved.contains(name) || used.contains(name) || (unnamed && given.contains(name))) {
                name += "_";
            }
            used.add(name);
            safe.add(new Parameter(name, parameter.type()));
        }
        return safe;
    }
}
