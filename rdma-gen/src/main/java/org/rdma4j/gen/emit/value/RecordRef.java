package org.rdma4j.gen.emit.value;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import java.util.Optional;
import org.rdma4j.gen.emit.name.RuntimeClasses;
import org.rdma4j.gen.model.RecordDecl;

/**
 * A record that a declaration refers to, of these partitions or of an import.
 *
 * @param name the C name
 * @param declaration its members, where the metadata has them
 * @param home the metadata that its members' types are found in
 * @param className its Java class, where one is emitted
 * @param size in bytes
 * @param alignment in bytes
 * @param growsAtFront whether it begins elsewhere in each release, and has a class that knows where
 */
public record RecordRef(
        String name,
        Optional<RecordDecl> declaration,
        BoundMetadata home,
        Optional<ClassName> className,
        PerTargetNumber size,
        PerTargetNumber alignment,
        boolean growsAtFront) {

    /** Code for its size. */
    public CodeBlock sizeCode(RuntimeClasses runtime) {
        return className.map(c -> CodeBlock.of("$T.sizeof()", c)).orElseGet(() -> size.code(runtime));
    }
}
