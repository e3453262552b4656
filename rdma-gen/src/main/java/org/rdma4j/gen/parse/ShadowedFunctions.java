package org.rdma4j.gen.parse;

import java.util.Optional;
import java.util.regex.Pattern;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.preprocess.MacroTable;
import org.rdma4j.gen.problem.ProblemException;

/** Functions with a macro of the same name, which C programs use instead. The configuration must list them. */
final class ShadowedFunctions {

    private ShadowedFunctions() {}

    /** Returns {@code true} if a macro shadows the function and the configuration does not list the function. */
    static boolean isUnlisted(FunctionDecl function, MacroTable.Macro macro, ParseConfig binding) {
        String name = function.name();
        return !macro.expansion().strip().equals(name) && !binding.shadow().containsKey(name);
    }

    /** Returns the function, marked as shadowed if the macro calls the function in the configuration. */
    static FunctionDecl check(FunctionDecl function, MacroTable.Macro macro, ParseConfig binding) {
        String name = function.name();
        if (macro.expansion().strip().equals(name)) {
            // #define f f only makes f visible to #ifdef
            return function;
        }
        String target = binding.shadow().get(name);
        if (target == null) {
            throw ProblemException.badInput(
                    macro.location(),
                    "macro '" + name + "' shadows the function of the same name",
                    "list it under [shadow] with the function that it calls, or under [[skip]] with a reason");
        }
        boolean callsTarget = Pattern.compile("(?<!\\w)" + Pattern.quote(target) + "(?!\\w)")
                .matcher(macro.expansion())
                .find();
        if (!callsTarget) {
            throw ProblemException.badInput(
                    macro.location(),
                    "macro '" + name + "' does not call " + target + ", as [shadow] says",
                    "correct the entry: the macro expands to "
                            + macro.expansion().strip());
        }
        return new FunctionDecl(
                name, function.type(), FunctionDecl.Linkage.SHADOWED, Optional.empty(), function.header());
    }
}
