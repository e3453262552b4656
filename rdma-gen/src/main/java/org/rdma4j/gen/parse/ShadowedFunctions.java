package org.rdma4j.gen.parse;

import java.util.Optional;
import java.util.regex.Pattern;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.preprocess.MacroTable;
import org.rdma4j.gen.problem.ProblemException;

/** A macro of the same name as a function: what C programs call is the macro, so that the configuration must say so. */
final class ShadowedFunctions {

    private ShadowedFunctions() {}

    /** Whether a macro shadows the function and the configuration does not say what it calls. */
    static boolean isUnlisted(FunctionDecl function, MacroTable.Macro macro, ParseConfig binding) {
        String name = function.name();
        return !macro.expansion().strip().equals(name) && !binding.shadow().containsKey(name);
    }

    /** The function, marked as shadowed where it is listed and the macro calls what the list says. */
    static FunctionDecl check(FunctionDecl function, MacroTable.Macro macro, ParseConfig binding) {
        String name = function.name();
        if (macro.expansion().strip().equals(name)) {
            // #define f f: the macro only says that f is there.
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
