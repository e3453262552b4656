package org.rdma4j.gen.parse;

import java.nio.file.Path;
import java.util.List;
import org.rdma4j.gen.config.InjectedType;
import org.rdma4j.gen.model.Packing;
import org.rdma4j.gen.model.RecordDecl;

/** Types that the configuration declares with a size and alignment, because no header defines them. */
final class InjectedTypes {

    private final ParseConfig binding;

    InjectedTypes(ParseConfig binding) {
        this.binding = binding;
    }

    /** Defines the types before the headers are parsed, so that they take precedence over definitions in headers. */
    void define(DeclarationScope scope) {
        for (InjectedType injected : binding.injected()) {
            RecordDecl record = record(injected, binding);
            scope.define(record.type(), record, binding.configFile());
        }
    }

    /** Returns the record without members that represents an injected type. */
    static RecordDecl record(InjectedType injected, ParseConfig binding) {
        return new RecordDecl(
                injected.kind() == InjectedType.Kind.UNION ? RecordDecl.Kind.UNION : RecordDecl.Kind.STRUCT,
                injected.name(),
                injected.kind() == InjectedType.Kind.TYPEDEF,
                Packing.NONE,
                injected.size(),
                injected.alignment(),
                List.of(),
                String.valueOf(Path.of(binding.configFile().file()).getFileName()));
    }
}
