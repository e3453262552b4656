package org.rdma4j.gen.parse;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.IASTPointerOperator;
import org.rdma4j.gen.preprocess.RemovedToken;

/**
 * The attributes and keywords that the parser of a translation unit was not shown, each at the gap between two tokens
 * that it stood in. Whoever builds a declaration takes those in its own gaps, after everything inside has taken its
 * own.
 */
final class RemovedTokens {

    private final List<RemovedToken> marks;

    /** By the index of a mark, the node that has taken it. */
    private final IASTNode[] owners;

    RemovedTokens(List<RemovedToken> all) {
        this.marks = all.stream().filter(LayoutAttributes::matters).toList();
        this.owners = new IASTNode[marks.size()];
    }

    /** Returns the offset at which the token before a mark ends. */
    private static int previousEnd(RemovedToken mark) {
        return TokenLocations.end(mark.position() - 1);
    }

    /** Returns the offset at which the token behind a mark begins. */
    private static int nextOffset(RemovedToken mark) {
        return TokenLocations.begin(mark.position());
    }

    /** Takes what stands on a struct, union or enum itself: behind its keyword, or behind its closing brace. */
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

    /** Takes the keywords among a specifier's marks. */
    List<RemovedToken> takeKeywords(IASTNode specifier) {
        return take(
                specifier, NodeLocations.sequence(specifier), NodeLocations.end(specifier), RemovedToken::isKeyword);
    }

    /** Takes all that stands directly before the node, in it, or directly behind it. */
    List<RemovedToken> takeAround(IASTNode node) {
        return take(node, NodeLocations.sequence(node), NodeLocations.end(node), mark -> true);
    }

    /** What stands around a node, left for others to take. */
    List<RemovedToken> around(IASTNode node) {
        int end = NodeLocations.end(node);
        return marks.subList(from(NodeLocations.sequence(node)), marks.size()).stream()
                .takeWhile(mark -> previousEnd(mark) <= end)
                .toList();
    }

    /** Takes what a declaration says of everything that it declares: all up to its first declarator. */
    List<RemovedToken> takeCommon(IASTNode declaration, IASTDeclarator... declarators) {
        int end = declarators.length == 0 ? NodeLocations.end(declaration) : NodeLocations.sequence(declarators[0]) + 1;
        return take(declaration, NodeLocations.sequence(declaration), end, mark -> nextOffset(mark) < end);
    }

    /** Takes what stands on one of the declarators, once the common ones are taken. */
    List<RemovedToken> take(IASTNode declaration, IASTDeclarator[] declarators, int index) {
        int end = index + 1 < declarators.length
                ? NodeLocations.sequence(declarators[index + 1])
                : NodeLocations.end(declaration);
        return take(
                declarators[index], NodeLocations.sequence(declarators[index]), end, mark -> nextOffset(mark) < end);
    }

    /** Takes what nobody has taken between two places. */
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

    /** Returns those inside a node that nothing has taken. */
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

    /** The first mark whose next token is not before the place. */
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

    /** Whether a mark stands behind a pointer's asterisk. */
    static boolean isBehind(IASTPointerOperator pointer, RemovedToken mark) {
        return previousEnd(mark) > NodeLocations.sequence(pointer) && previousEnd(mark) <= NodeLocations.end(pointer);
    }

    /** Whether a mark stands inside a node, in brackets of an array for instance. */
    static boolean isInside(IASTNode node, RemovedToken mark) {
        return previousEnd(mark) > NodeLocations.sequence(node) && nextOffset(mark) < NodeLocations.end(node);
    }

    /** Whether a mark stands directly behind a node. */
    static boolean isAtEnd(IASTNode node, RemovedToken mark) {
        return previousEnd(mark) == NodeLocations.end(node);
    }

    /** Whether a mark stands directly before a node. */
    static boolean isAtBegin(IASTNode node, RemovedToken mark) {
        return nextOffset(mark) == NodeLocations.sequence(node);
    }
}
