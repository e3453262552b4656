package org.rdma4j.gen.parse;

import java.util.List;
import org.eclipse.cdt.core.dom.ast.IASTFileLocation;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.internal.core.dom.parser.ASTNode;
import org.rdma4j.gen.preprocess.CToken;
import org.rdma4j.gen.problem.Location;

/** Locations of nodes of the syntax tree. The location of an expanded macro is that of its use. */
final class NodeLocations {

    private NodeLocations() {}

    static Location of(IASTNode node) {
        IASTFileLocation location = node.getFileLocation();
        return location == null
                ? Location.of(node.getTranslationUnit().getFilePath())
                : new Location(location.getFileName(), location.getStartingLineNumber());
    }

    /** Returns the tokens of a node. */
    static List<CToken> tokens(IASTNode node) {
        return TokenLocations.of(node)
                .tokens()
                .tokens()
                .subList(TokenLocations.index(sequence(node)), TokenLocations.index(end(node)));
    }

    /** Returns the position of a node in the translation unit. */
    static int sequence(IASTNode node) {
        return ((ASTNode) node).getOffset();
    }

    /** Returns the position of the end of a node. */
    static int end(IASTNode node) {
        ASTNode place = (ASTNode) node;
        return place.getOffset() + place.getLength();
    }
}
