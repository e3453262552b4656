package org.rdma4j.gen.parse;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.rdma4j.gen.model.Target;

/**
 * What the machine's C compiler says of itself.
 *
 * @param command how it is called, with the flags of the configuration
 * @param includePaths the folders that it searches for {@code #include <...>}, in order, absolute
 * @param macros what it predefines; a function-like one has its parameters in the key
 * @param target the machine that it compiles for
 * @param version coarse, as in {@code gcc 12}
 */
public record Compiler(
        List<String> command, List<Path> includePaths, Map<String, String> macros, Target target, String version) {
    public Compiler {
        command = List.copyOf(command);
        includePaths = List.copyOf(includePaths);
        macros = Map.copyOf(macros);
    }
}
