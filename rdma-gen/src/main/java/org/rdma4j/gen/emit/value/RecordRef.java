package org.rdma4j.gen.emit.value;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import java.util.Optional;
import org.rdma4j.gen.emit.name.RuntimeClasses;
import org.rdma4j.gen.model.RecordDecl;

/**
 * A record of the partitions or of imported metadata.
 *
 * @param name C name
 * @param declaration declaration, if the metadata contains it
 * @param home metadata that contains the types of its members
 * @param className Java class, if it has one
 * @param size size in bytes
 * @param alignment alignment in bytes
 * @param growsAtFront whether the record grows at the front, so that its class must adjust pointers
 */
public record RecordRef(
        String name,
        Optional<RecordDecl> declaration,
        BoundMetadata home,
        Optional<ClassName> className,
        PerTargetNumber size,
        PerTargetNumber alignment,
        boolean growsAtFront) {

    /** Returns code for the size. */
    public CodeBlock sizeCode(RuntimeClasses runtime) {
        return className.map(c -> CodeBlock.of("$T.sizeof()", c)).orElseGet(() -> size.code(runtime));
    }
}
