package org.rdma4j.gen.parse;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.cdt.core.dom.ast.IASTFileLocation;
import org.eclipse.cdt.core.dom.ast.IASTPreprocessorMacroDefinition;
import org.eclipse.cdt.core.dom.ast.IASTPreprocessorPragmaStatement;
import org.eclipse.cdt.core.dom.ast.IASTPreprocessorStatement;
import org.rdma4j.gen.problem.ProblemException;

/**
 * What {@code _Pragma("...")} says, written out or by a macro. The parser notes where one stands, but the message that it
 * keeps is cut from the wrong place, and a macro that holds nothing else leaves no trace of its expansion. Shown every
 * statement of a unit in order.
 */
final class PragmaOperators {

    private static final Pattern OPERATOR = Pattern.compile("_Pragma\\s*\\(\\s*\"([^\"]*)\"\\s*\\)");
    private static final Pattern WORD = Pattern.compile("[A-Za-z_]\\w*");
    private static final Pattern PACK = Pattern.compile("\\bpack\\b");

    private final Map<String, String> macros = new HashMap<>();
    private final Set<String> read = new HashSet<>();

    /** Notes a macro, as it stands for the operators that follow. */
    void define(IASTPreprocessorStatement statement) {
        if (statement instanceof IASTPreprocessorMacroDefinition definition && definition.isActive()) {
            macros.put(definition.getName().toString(), definition.getExpansion());
        }
    }

    /** The texts of the operators at this place; a macro that holds several tells them all the first time. */
    List<String> texts(IASTPreprocessorPragmaStatement operator) {
        String source = operator.getRawSignature().strip();
        Matcher name = WORD.matcher(source);
        String body = name.lookingAt() ? macros.get(name.group()) : null;
        if (body == null) {
            return texts(source);
        }
        IASTFileLocation location = operator.getFileLocation();
        if (!read.add(location.getFileName() + ':' + location.getNodeOffset())) {
            return List.of();
        }
        List<String> texts = texts(body);
        if (texts.isEmpty() && mayPack(source, new HashSet<>())) {
            throw ProblemException.badInput(
                    Locations.of(operator),
                    "macro " + name.group() + " sets #pragma pack in a way that cannot be followed",
                    "write #pragma pack, or _Pragma with one string literal");
        }
        return texts;
    }

    /** Whether the word stands in the code, or in a macro that it uses. */
    private boolean mayPack(String code, Set<String> seen) {
        if (PACK.matcher(code).find()) {
            return true;
        }
        return WORD.matcher(code)
                .results()
                .map(MatchResult::group)
                .anyMatch(word -> macros.containsKey(word) && seen.add(word) && mayPack(macros.get(word), seen));
    }

    private static List<String> texts(String code) {
        List<String> texts = new ArrayList<>();
        Matcher matcher = OPERATOR.matcher(code);
        while (matcher.find()) {
            texts.add(matcher.group(1).strip());
        }
        return texts;
    }
}
