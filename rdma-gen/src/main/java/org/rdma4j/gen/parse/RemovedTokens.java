package org.rdma4j.gen.parse;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.IASTPointerOperator;
import org.rdma4j.gen.preprocess.RemovedToken;

/**
 * The attributes and keywords that were removed from the parser's input, with their positions between its tokens. The
 * builder of a declaration takes the removed tokens of the declaration, after the builders of nested declarations have
 * taken theirs.
 */
final class RemovedTokens {

    private final List<RemovedToken> marks;

    /** Node that has taken each removed token. */
    private final IASTNode[] owners;

    RemovedTokens(List<RemovedToken> all) {
        this.marks = all.stream().filter(LayoutAttributes::matters).toList();
        this.owners = new IASTNode[marks.size()];
    }

    /** Returns the end offset of the previous token. */
    private static int previousEnd(RemovedToken mark) {
        return TokenLocations.end(mark.position() - 1);
    }

    /** Returns the start offset of the next token. */
    private static int nextOffset(RemovedToken mark) {
        return TokenLocations.begin(mark.position());
    }

    /** Takes the attributes of a struct, union or enum: after its keyword or after its closing brace. */
    List<RemovedToken> takeOnType(IASTNode specifier) {
        int begin = NodeLocations.sequence(specifier);
        int end = NodeLocations.end(specifier);
        return take(
                specifier,
                begin,
                end,
                mark -> mark.after() == RemovedToken.After.TAG_KEYWORD
                        || mark.after() == RemovedToken.After.BRACE && previousEnd(mark) > begin);
    }

    /** Takes the keywords of a specifier. */
    List<RemovedToken> takeKeywords(IASTNode specifier) {
        return take(
                specifier, NodeLocations.sequence(specifier), NodeLocations.end(specifier), RemovedToken::isKeyword);
    }

    /** Takes all removed tokens directly before, inside or directly after the node. */
    List<RemovedToken> takeAround(IASTNode node) {
        return take(node, NodeLocations.sequence(node), NodeLocations.end(node), mark -> true);
    }

    /** Returns the removed tokens before, inside and after a node without taking them. */
    List<RemovedToken> around(IASTNode node) {
        int end = NodeLocations.end(node);
        return marks.subList(from(NodeLocations.sequence(node)), marks.size()).stream()
                .takeWhile(mark -> previousEnd(mark) <= end)
                .toList();
    }

    /** Takes the removed tokens that apply to a whole declaration: those before the first declarator. */
    List<RemovedToken> takeCommon(IASTNode declaration, IASTDeclarator... declarators) {
        int end = declarators.length == 0 ? NodeLocations.end(declaration) : NodeLocations.sequence(declarators[0]) + 1;
        return take(declaration, NodeLocations.sequence(declaration), end, mark -> nextOffset(mark) < end);
    }

    /** Takes the removed tokens of a declarator, after the common ones have been taken. */
    List<RemovedToken> take(IASTNode declaration, IASTDeclarator[] declarators, int index) {
        int end = index + 1 < declarators.length
                ? NodeLocations.sequence(declarators[index + 1])
                : NodeLocations.end(declaration);
        return take(
                declarators[index], NodeLocations.sequence(declarators[index]), end, mark -> nextOffset(mark) < end);
    }

    /** Takes the remaining removed tokens between two offsets. */
    private List<RemovedToken> take(IASTNode owner, int begin, int end, Predicate<RemovedToken> wanted) {
        List<RemovedToken> taken = new ArrayList<>();
        for (int i = from(begin); i < marks.size() && previousEnd(marks.get(i)) <= end; i++) {
            RemovedToken mark = marks.get(i);
            if ((owners[i] == null || owners[i] == owner) && wanted.test(mark)) {
                owners[i] = owner;
                taken.add(mark);
            }
        }
        return taken;
    }

    /** Returns the remaining removed tokens inside a node. */
    List<RemovedToken> untakenInside(IASTNode node) {
        List<RemovedToken> untaken = new ArrayList<>();
        for (int i = from(NodeLocations.sequence(node));
                i < marks.size() && previousEnd(marks.get(i)) <= NodeLocations.end(node);
                i++) {
            if (owners[i] == null && isInside(node, marks.get(i))) {
                untaken.add(marks.get(i));
            }
        }
        return untaken;
    }

    /** Returns the index of the first removed token whose next token is not before the offset. */
    private int from(int offset) {
        int low = 0;
        int high = marks.size();
        while (low < high) {
            int middle = (low + high) / 2;
            if (nextOffset(marks.get(middle)) < offset) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** Returns {@code true} if a removed token is after the asterisk of a pointer. */
    static boolean isBehind(IASTPointerOperator pointer, RemovedToken mark) {
        return previousEnd(mark) > NodeLocations.sequence(pointer) && previousEnd(mark) <= NodeLocations.end(pointer);
    }

    /** Returns {@code true} if a removed token is inside a node, for example in the brackets of an array. */
    static boolean isInside(IASTNode node, RemovedToken mark) {
        return previousEnd(mark) > NodeLocations.sequence(node) && nextOffset(mark) < NodeLocations.end(node);
    }

    /** Returns {@code true} if a removed token is directly after a node. */
    static boolean isAtEnd(IASTNode node, RemovedToken mark) {
        return previousEnd(mark) == NodeLocations.end(node);
    }

    /** Returns {@code true} if a removed token is directly before a node. */
    static boolean isAtBegin(IASTNode node, RemovedToken mark) {
        return nextOffset(mark) == NodeLocations.sequence(node);
    }
}
