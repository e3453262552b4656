/**
 * Declarations that Java cannot express. Generators reject them through a
 * {@link org.rdma4j.gen.emit.refusal.DeclarationPart}. They are skipped if the configuration of the partition says so;
 * otherwise {@code emit} reports an error with file and line, a reason and a remedy.
 */
@NullMarked
package org.rdma4j.gen.emit.unsupported;

import org.jspecify.annotations.NullMarked;
